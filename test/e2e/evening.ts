import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import type { System } from '@/lib/contract/authored';
import { draftShape } from '@/lib/scenario/draft-shape';
import { type Agenda, agendaOf } from '@/lib/table/agenda';
import type { Question } from '@/lib/table/questions';
import { answer, type OwnEvening, soFar } from './evening-games';
import { goToStep, logged } from './fixtures';
import { arrive, axe, DESK, expect, type Guest, handIn, lead, openTableAtHome, PHONE, sitDown } from './guests';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Three phones and a wall, which meet for one game after the other. */
export interface Group {
  readonly gm: Guest;
  readonly others: readonly [Guest, Guest];
  readonly wall: Guest;
  /** How often the GM has pressed anything since this was asked last. */
  presses(): Promise<number>;
}

export async function gather(browser: Browser): Promise<Group> {
  const [gm, bob, cat] = await Promise.all(['Ann', 'Bob', 'Cat'].map((name) => arrive(browser, name, PHONE)));
  const wall = await arrive(browser, 'TV', DESK);
  if (!gm || !bob || !cat) throw new Error('three came');
  await gm.page.addInitScript(() => {
    const count = () => sessionStorage.setItem('presses', String(Number(sessionStorage.getItem('presses')) + 1));
    addEventListener('pointerdown', count, true);
  });
  const presses = () =>
    gm.page.evaluate(() => {
      const count = Number(sessionStorage.getItem('presses'));
      sessionStorage.removeItem('presses');
      return count;
    });
  return { gm, others: [bob, cat], wall, presses };
}

/** From opening a table at home to a kit that is valid; tells how often the GM pressed something. */
export async function spend(group: Group, system: System, own: OwnEvening, url: string): Promise<number> {
  const { gm, others, wall, presses } = group;
  await gm.page.goto(url);
  await presses();
  await openTableAtHome(gm, url, system.title);
  if (system.form.host !== undefined) await lead(gm, 'Be the GM');
  const code = new URL(gm.page.url()).pathname.slice(-8);
  await Promise.all([...others.map((guest) => sitDown(guest, `${url}/table/${code}`)), hangUp(wall, url, code)]);
  const agenda = agendaOf(system.form, draftShape(system));
  const asked = await askEverything(group, agenda, own);
  expect(new Set(asked)).toEqual(new Set(agenda.questions.filter(({ isInCourse }) => isInCourse).map(({ id }) => id)));
  await finish(group, own);
  const file = await download(gm.page);
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/trapdoor.mjs', 'validate', file, '--json'], {
    cwd: ROOT,
  });
  expect(JSON.parse(stdout)).toMatchObject({ ok: true });
  return presses();
}

/** The code is typed on the TV. */
async function hangUp({ page }: Guest, url: string, code: string): Promise<void> {
  await page.goto(`${url}/tv`);
  await page.getByLabel('Code').fill(code);
  await page.getByRole('button', { name: 'Show the board' }).click();
  await expect(page.getByText(/^At the table: \d/)).toBeVisible();
}

const titleOf = (page: Page) => page.getByRole('heading', { level: 1 });

/** Everything that the table proposes, in its order; tells what that was. */
async function askEverything(group: Group, agenda: Agenda, own: OwnEvening): Promise<readonly string[]> {
  const { gm, others, wall } = group;
  const asked: string[] = [];
  const bar = gm.page.getByRole('region', { name: 'Lead the table' });
  while (!(await bar.getByText('All questions of the course have been asked.').isVisible())) {
    const question = await openNext(gm, agenda);
    for (const { page } of [gm, ...others, wall]) await expect(titleOf(page)).toHaveText(question.title);
    const before = asked.filter((id) => id === question.id).length;
    asked.push(question.id);
    if (question.isReady) await choose(group, question);
    else if (question.isFollowUp) await followUp(group, own);
    else await brainstorm(group, question, own.ideas?.[question.title]?.[before] ?? ideasFor(question, agenda));
  }
  return asked;
}

/** The question that the table proposes. */
async function openNext(gm: Guest, { questions }: Agenda): Promise<Question> {
  await lead(gm, /question/);
  const dialog = gm.page.getByRole('dialog');
  const id = await dialog.locator('input[name=question]:checked').inputValue();
  await dialog.getByRole('button', { name: 'Open it for everybody' }).click();
  await expect(dialog).toBeHidden();
  const question = questions.find((each) => each.id === id);
  if (!question) throw new Error(`nobody knows ${id}`);
  return question;
}

/** As many ideas as the course wants of it; the first of several has more to say than fits a name. */
function ideasFor({ id, title, isSingle, nameMax }: Question, { course }: Agenda): readonly string[] {
  const enough = Math.max(2, ...course.map((stop) => (stop.question === id ? (stop.enough ?? 0) : 0)));
  const more = nameMax === undefined ? '' : `, and everything that comes with ${title.toLowerCase()} like this one`;
  return isSingle
    ? [title]
    : Array.from({ length: enough }, (_, i) => (i === 0 ? `${title} 1${more}` : `${title} ${i + 1}`));
}

/** With the keyboard, which is up anyway. */
async function enterIdea({ page }: Guest, idea: string): Promise<void> {
  await page.getByLabel('Your idea').fill(idea);
  await page.getByLabel('Your idea').press('Enter');
  await expect(page.getByLabel('Your idea')).toHaveValue('');
}

/** From ideas to entries of the draft. Where only one can stand, the first is chosen. */
export async function brainstorm({ gm, others }: Group, question: Question, ideas: readonly string[]): Promise<void> {
  const all = [gm, ...others];
  const shareOf = (i: number) => ideas.filter((_, idea) => idea % all.length === i);
  await Promise.all(
    all.map(async (guest, i) => {
      for (const idea of shareOf(i)) await (guest === gm ? enterIdea : handIn)(guest, idea);
    }),
  );
  await expect(gm.page.getByRole('heading', { name: `On the board: ${ideas.length}` })).toBeVisible();
  await lead(gm, 'Read back');
  await lead(gm, 'Decide');
  await Promise.all(all.map(({ page }) => page.getByRole('button', { name: `Keep all ${ideas.length}` }).click()));
  await lead(gm, 'Reveal the votes: 3 of 3');
  if (question.isSingle && ideas.length > 1) {
    await lead(gm, `Choose one of ${ideas.length}`);
    await Promise.all(all.map(({ page }) => page.getByRole('radio', { name: ideas[0] ?? '' }).check()));
    await axe(others[0], 'choosing one');
    await lead(gm, 'Reveal the votes: 3 of 3');
  }
  await lead(gm, 'Develop the kept ideas');
  await gm.page
    .getByRole('button', { name: /^Add (all|to)/ })
    .first()
    .click();
  await expect(others[0].page.getByText('All kept ideas are in the draft.')).toBeVisible();
}

/** One phone answers what it has an answer for, otherwise the first that is open; another sees it. */
async function followUp({ others }: Group, own: OwnEvening): Promise<void> {
  const [bob, cat] = others;
  const fields = soFar(bob.page).getByRole('button');
  await expect(fields.first()).toBeVisible();
  let answered = 0;
  for (let i = 0; i < (await fields.count()); i++) {
    await fields.nth(i).click();
    const [about = '', ask = ''] = await answer(bob.page)
      .getByRole('heading', { level: 2 })
      .locator('span')
      .evaluateAll((spans) => spans.map(({ textContent }) => textContent ?? ''));
    const given = own.answers?.(about, ask) ?? (answered === 0 ? answerAnything : undefined);
    await given?.(bob.page);
    if (given) answered++;
  }
  await axe(bob, 'follow-up');
  await expect(soFar(cat.page)).toHaveText(await soFar(bob.page).innerText(), { useInnerText: true });
}

async function answerAnything(page: Page): Promise<void> {
  const box = answer(page).getByRole('textbox');
  if ((await box.count()) === 0) return;
  await box.fill('Somebody has said so');
  await answer(page)
    .getByRole('button', { name: /^(Save|Add)$/ })
    .click();
  await expect(soFar(page).getByText('Somebody has said so').first()).toBeVisible();
}

/** One phone chooses; the others see it. */
async function choose({ others }: Group, question: Question): Promise<void> {
  const [bob, cat] = others;
  const first = ({ page }: Guest) => page.getByRole('group', { name: question.ask }).getByRole('radio').first();
  await first(bob).check();
  await expect(first(cat)).toBeChecked();
  // Where none fits, it is edited; the table's bar leads back.
  const edit = cat.page.getByRole('link', { name: 'Edit it in the studio' });
  await expect(edit).toHaveAttribute('href', new RegExp(`/studio/[^/]+/${question.step.id}$`));
  await axe(bob, 'ready answers');
}

/** The end of the table; what it leaves for the studio is done there. */
async function finish({ gm, wall }: Group, own: OwnEvening): Promise<void> {
  const { page } = gm;
  await page.getByRole('button', { name: 'More for the GM' }).click();
  await page.getByRole('button', { name: 'Finish the table' }).click();
  if (!own.inStudio) {
    for (const each of [page, wall.page]) await expect(each.getByText('That is the setting.')).toBeVisible();
  } else await expect(titleOf(page)).toHaveText(/^The setting is not finished: \d+ errors? left\.$/);
  if (own.inStudio) {
    await page.getByRole('link', { name: 'Inspect the setting' }).click();
    await page.waitForURL(/\/studio\//);
    await own.inStudio(page);
    await logged(page);
    await goToStep(page, 'Print');
  } else await page.getByRole('link', { name: 'Print the kit' }).click();
}

async function download(page: Page): Promise<string> {
  const [kit] = await Promise.all([
    page.waitForEvent('download', { timeout: 120_000 }),
    page.getByRole('button', { name: 'Download the kit (PDF)' }).click(),
  ]);
  const file = `${await kit.path()}.pdf`;
  await kit.saveAs(file);
  return file;
}
