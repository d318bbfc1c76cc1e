// @module-tag long
import { expect, it } from 'vitest';
import { draftShape } from '@/lib/scenario/draft-shape';
import { systems } from '@/lib/systems/registry';
import { agendaOf } from '@/lib/table/course';
import { describeIn } from './support/programs';
import { useStudio, withBrowsers } from './support/studio';
import { button, field, radio, sourceOf, type Tab } from './support/tab';

const BROWSERS = ['chromium', 'firefox', 'webkit'] as const;

const IDEA = field('Your idea');

/** A key of an input method: whether it is still composing when Enter confirms. */
const CONFIRMED = { firefox: true, webkit: false } as const;

/** Plays the events with which a browser confirms a Japanese word by Enter; the word stays in the field. */
const confirmComposition = (tab: Tab, isComposing: boolean): Promise<void> =>
  tab.at(
    IDEA,
    (element, composing) => {
      const fire = (event: Event) => void element.dispatchEvent(event);
      const end = () => fire(new CompositionEvent('compositionend', { bubbles: true, data: '灯台' }));
      const enter = new KeyboardEvent('keydown', {
        bubbles: true,
        cancelable: true,
        key: 'Enter',
        isComposing: composing,
      });
      Object.defineProperty(enter, 'keyCode', { value: 229 });
      fire(new CompositionEvent('compositionstart', { bubbles: true }));
      // Safari ends the composition before the key; other browsers end it after that.
      if (!composing) end();
      fire(enter);
      if (composing) end();
    },
    isComposing,
  );

const textOf = (tab: Tab): Promise<string> => tab.at(IDEA, (element) => (element as HTMLTextAreaElement).value);

describeIn(BROWSERS, 'a table of three browsers', { timeout: 600_000 }, () => {
  const studio = useStudio();

  it('collects, keeps and places ideas, and Enter that ends a composition sends nothing', async () => {
    const system = await systems[0]?.load();
    if (!system) throw new Error('The table needs a game.');
    const { questions } = agendaOf(system.form, draftShape(system));
    const question = questions.find(({ nameMax, isSingle }) => nameMax && !isSingle);
    const complaints = await withBrowsers(BROWSERS, async (gm, ...phones) => {
      if (!gm) throw new Error('The table needs a GM.');
      const all = [gm, ...phones];
      await gm.goto(studio.server.url);
      await gm.click(button('Invent one together'));
      await gm.fill(field('Your name'), 'Ann');
      await gm.click(button(new RegExp(`^${sourceOf(system.title)}`)));
      await gm.until('the table', () => /\/table\/\w{8}$/.test(window.location.pathname));
      const address = await gm.run(() => window.location.href);
      for (const phone of phones) {
        await phone.goto(address);
        await phone.fill(field('Your name'), phone.browser);
        await phone.click(button('Join the table'));
        await phone.has(IDEA);
      }
      await gm.click(button('More for the GM'));
      await gm.click(button('Open another question'));
      await gm.click(radio(new RegExp(sourceOf(question?.ask ?? ''))));
      await gm.click(button(/^Open it for everybody/));

      for (const phone of phones) {
        const idea = `A dog that belongs to ${phone.browser}`;
        await phone.fill(IDEA, idea);
        await confirmComposition(phone, CONFIRMED[phone.browser as keyof typeof CONFIRMED]);
        expect(await textOf(phone)).toBe(idea);
        await phone.press('Enter');
        await phone.until('an empty field', () => document.querySelector('textarea')?.value === '');
      }
      for (const tab of all) await tab.shows('On the board: 2');

      await gm.click(button(/^Read back/));
      await gm.click(button(/^Decide/));
      for (const tab of all) await tab.click(button(/^Keep all 2/));
      // The GM's page reveals the votes once everybody has voted.
      await gm.click(button(/^Build it up/));
      await gm.click(button(/^Add (all|to)/));
      for (const tab of all) await tab.shows('All kept ideas are in the draft.');
    });
    expect(complaints).toEqual([]);
  });
});
