import type { Browser, Locator } from '@playwright/test';
import type { System } from '@/lib/contract/authored';
import type { Agenda } from '@/lib/table/course';
import type { Question } from '@/lib/table/questions';
import { counted } from '@/lib/tabletop/words/wording';
import type { Group } from './evening';
import type { Given, OwnEvening } from './evening-games';
import { expect } from './fixtures';
import { arrive, axe, DESK, type Guest, PHONE } from './guests';
import type { TablePage } from './pages/table';

/** A session in browsers: three phones and a wall. */
export class PhoneGroup implements Group {
  #asked = 0;

  private constructor(
    readonly gm: Guest,
    readonly others: readonly [Guest, Guest],
    readonly wall: Guest,
  ) {}

  static async gather(browser: Browser): Promise<PhoneGroup> {
    const [gm, bob, cat] = await Promise.all(['Ann', 'Bob', 'Cat'].map((name) => arrive(browser, name, PHONE)));
    if (!gm || !bob || !cat) throw new Error('Three came.');
    await gm.page.addInitScript(() => {
      const count = () => sessionStorage.setItem('presses', String(Number(sessionStorage.getItem('presses')) + 1));
      addEventListener('pointerdown', count, true);
    });
    return new PhoneGroup(gm, [bob, cat], await arrive(browser, 'TV', DESK));
  }

  get #all(): readonly Guest[] {
    return [this.gm, ...this.others];
  }

  /** Counts the GM's clicks since the last call. */
  presses(): Promise<number> {
    return this.gm.page.evaluate(() => {
      const count = Number(sessionStorage.getItem('presses'));
      sessionStorage.removeItem('presses');
      return count;
    });
  }

  /** Opens a table on the home page with its first question; the others join by its address, and the wall by its code. */
  async meet(url: string, system: System, length?: string): Promise<void> {
    const { gm, others, wall } = this;
    await gm.home.inventTogether(url, gm.name, system.title, length);
    const address = gm.page.url();
    await Promise.all([
      ...others.map(({ table }) => table.sitDown(address)),
      wall.table.hangUp(url, gm.table.openCode),
    ]);
  }

  async finish(): Promise<void> {
    await this.gm.table.finish();
    for (const { table } of [this.gm, this.wall]) await expect(table.isFinished).toBeVisible();
  }

  async leave(): Promise<void> {
    await Promise.all([...this.#all, this.wall].map(({ page }) => page.context().close()));
  }

  async openNext({ questions }: Agenda): Promise<Question | undefined> {
    const { table } = this.gm;
    if (await table.isCourseOver.isVisible()) return undefined;
    // The table was opened with its first question.
    const id = this.#asked++ === 0 ? questions[0]?.id : await table.openProposed();
    const question = questions.find((each) => each.id === id);
    if (!question) throw new Error(`The agenda has no question ${id}.`);
    for (const guest of [...this.#all, this.wall]) await expect(guest.table.title).toHaveText(question.title);
    return question;
  }

  async brainstorm({ isSingle }: Question, ideas: readonly string[]): Promise<void> {
    const { gm, others } = this;
    const all = this.#all;
    await Promise.all(
      all.map(async ({ table }, i) => {
        for (const idea of ideas.filter((_, each) => each % all.length === i)) {
          await (table === gm.table ? table.enterIdea(idea) : table.sendIdea(idea));
        }
      }),
    );
    await expect(gm.table.onBoard(ideas.length)).toBeVisible();
    if (ideas.length > 1) await gm.table.lead('Read back');
    await gm.table.lead('Decide');
    if (isSingle && ideas.length > 1) {
      await Promise.all(all.map(({ page }) => page.getByRole('radio', { name: ideas[0] ?? '' }).check()));
      await axe(others[0], 'choosing one');
    } else {
      await Promise.all(all.map(({ table }) => table.keepAll(ideas.length)));
    }
    await gm.table.revealed();
    await expect(gm.table.keptHere).toBeVisible();
  }

  async followUp(_: Question, own: OwnEvening): Promise<void> {
    const [bob, cat] = this.others;
    const { answer, soFar, joining, ordering } = bob.table;
    const fields = soFar.getByRole('button');
    await expect(fields.or(joining).or(ordering).first()).toBeVisible();
    if (await joining.isVisible()) {
      for (const [one, other] of own.pairs ?? []) {
        for (const name of [one, other]) await joining.getByRole('button', { name, exact: true }).click();
        await expect(cat.table.joining.getByText(`${one} and ${other}`)).toBeVisible();
      }
      const map = this.wall.page.getByRole('img', { name: `, ${counted(own.pairs?.length ?? 0, 'way')} between them` });
      await expect(map).toBeVisible();
      await axe(bob, 'joining two');
      return;
    }
    if (await ordering.isVisible()) {
      // Few pairs are not dealt to all phones: who joined last may have none.
      const hasNone = ordering.getByText('Nothing is left to compare on this phone.');
      const [by, other] = (await hasNone.isVisible()) ? [cat, bob] : [bob, cat];
      for (const name of own.first ?? []) {
        // Which pairs come first on a phone depends on who joined first, too.
        const wanted = by.table.ordering.getByRole('button', { name: `${name} first` });
        while (!(await wanted.isVisible()))
          await by.table.ordering.getByRole('button', { name: 'Either order will do' }).click();
        await wanted.click();
        await expect(other.table.ordering.getByText(`${name}, then `)).toBeVisible();
      }
      await axe(bob, 'putting in order');
      if ((await fields.count()) === 0) return;
    }
    let answered = 0;
    for (let i = 0; i < (await fields.count()); i++) {
      await fields.nth(i).click();
      const [about = '', ask = ''] = await answer
        .getByRole('heading', { level: 2 })
        .locator('span')
        .evaluateAll((spans) => spans.map(({ textContent }) => textContent ?? ''));
      const given = own.answers?.(about, ask) ?? (answered === 0 ? await anything(bob.table) : undefined);
      if (given === undefined) continue;
      answered++;
      await give(bob.table, given);
    }
    await axe(bob, 'follow-up');
    const same = async () => (await cat.table.soFar.innerText()) === (await soFar.innerText());
    await expect.poll(same).toBe(true);
  }

  async choose(question: Question): Promise<void> {
    const [bob, cat] = this.others;
    await bob.table.readyAnswers(question.ask).first().check();
    await expect(cat.table.readyAnswers(question.ask).first()).toBeChecked();
    // If none fits, it is edited in the studio; the table's bar links back.
    const edit = cat.page.getByRole('link', { name: 'Edit it in the studio' });
    await expect(edit).toHaveAttribute('href', new RegExp(`/studio/[^/]+/${question.step.id}$`));
    await axe(bob, 'ready answers');
  }

  async link(question: Question): Promise<void> {
    const [bob, cat] = this.others;
    const { pairs, missing } = bob.table;
    const names = await Promise.all(['One', 'Other'].map((label) => nameIn(menuOf(pairs, label))));
    await expect(pairs).toContainText('Nothing is between them yet.');
    await menuOf(pairs, 'Because of').selectOption({ index: 0 });
    await pairs.getByRole('button', { name: 'Add it' }).press('Enter');
    await expect(pairs.getByRole('list', { name: 'Links' }).getByRole('listitem')).toHaveCount(1);
    await axe(bob, 'links');

    // Another phone looks at the same two, and takes the link away again.
    const others = cat.table.pairs;
    for (const [i, label] of ['One', 'Other'].entries()) {
      await menuOf(others, label).selectOption({ label: names[i] ?? '' });
    }
    await others.getByRole('button', { name: /^Remove / }).click();
    await expect(pairs).toContainText('Nothing is between them yet.');

    await missing.getByRole('button', { name: /^Add “Draw what is missing”/ }).click();
    await expect(cat.table.missing).toContainText(/^What is missing0 of /);
    await expect(cat.page.getByRole('link', { name: 'Draw it in the studio' })).toHaveAttribute(
      'href',
      new RegExp(`/studio/[^/]+/${question.step.id}$`),
    );
  }
}

const menuOf = (region: Locator, name: string): Locator => region.getByRole('combobox', { name, exact: true });

/** Returns the title of a menu's chosen option. */
const nameIn = (menu: Locator): Promise<string> =>
  menu.locator('option:checked').evaluate((option) => option.textContent ?? '');

async function give({ answer, soFar }: TablePage, given: Given): Promise<void> {
  const said = (text: string) => expect(soFar.getByRole('button').filter({ hasText: text }).first()).toBeVisible();
  const press = (name: string | RegExp) => answer.getByRole('button', { name }).click();
  if (given === 'nothing') return;
  if ('pick' in given) await answer.getByRole('radio', { name: given.pick }).check();
  else if ('tick' in given) {
    for (const option of given.tick) await answer.getByRole('checkbox', { name: option }).check();
  } else if ('add' in given) {
    await answer.getByRole('textbox').fill(given.add);
    await leafAwayAndBack(answer);
    await press('Add');
    await said(given.add);
  } else {
    await answer.locator('textarea, input').fill(given.type);
    await leafAwayAndBack(answer);
    // An unchanged answer is not saved again.
    await press(/^(Save|Next)$/);
    await said(given.type);
  }
}

/** A default answer if text is required. */
async function anything({ answer }: TablePage): Promise<Given> {
  const text = 'Somebody has said so';
  if ((await answer.getByRole('textbox').count()) === 0) return 'nothing';
  return (await answer.getByRole('button', { name: 'Add', exact: true }).count()) > 0 ? { add: text } : { type: text };
}

/** Expects typed but unsaved text to stay in its field. */
async function leafAwayAndBack(answer: Locator): Promise<void> {
  const [previous, next] = ['Previous question', 'Next question'].map((name) =>
    answer.getByRole('button', { name }),
  ) as [Locator, Locator];
  const [away, back] = (await next.isEnabled()) ? [next, previous] : [previous, next];
  if (await away.isDisabled()) return;
  await away.click();
  await back.click();
}
