// @module-tag long
import { expect, it } from 'vitest';
import { draftFile } from '../support/drafts';
import { isSoak } from '../support/soak';
import { describeIn } from './support/programs';
import { createDraft, openStep, useStudio, withBrowsers } from './support/studio';
import { button, field, type Tab, type Target } from './support/tab';

const BROWSERS = ['firefox', 'webkit'] as const;

const heading = (name: string): Target => ({ css: 'h1, h2, h3', name, isLast: false });
const option = (name: string): Target => ({ css: '[role=option]', name, isLast: false });
const cell = (place: string): Target => ({ css: '[role=gridcell]', name: `^${place},`, isLast: false });

for (const name of BROWSERS) {
  describeIn([name], `the site in ${name}`, { timeout: 600_000, tags: 'soak', skip: !isSoak }, () => {
    const studio = useStudio();

    /** Runs a task in the browser, and expects no complaint. */
    const inBrowser = async (task: (tab: Tab) => Promise<void>) =>
      expect(await withBrowsers([name], (tab) => task(tab as Tab))).toEqual([]);

    it('publishes a draft, and the library finds it', () =>
      inBrowser(async (tab) => {
        const { server } = studio;
        const { publishable } = await import('../support/publishable');
        const draft = await createDraft(server, { scenario: publishable('harbour') });
        await openStep(tab, server, draft, 'review');
        await tab.shows('Saved.');
        await tab.click(button('Publish…'));
        await tab.click(button('Publish version 1'));
        await tab.has(heading('Version 1 is published'));
        const address = await tab.at(field('Address of version 1'), (input) => (input as HTMLInputElement).value);
        await tab.goto(address);
        await tab.has(heading('The harbour'));
        await tab.goto(`${server.url}/library`);
        await tab.fill({ css: '[type=search]', name: '', isLast: false }, 'harbour');
        await tab.press('Enter');
        await tab.until('results', () => window.location.search.includes('q='));
        await tab.has(heading('The harbour'));
      }));

    it('shows a draft to readers', () =>
      inBrowser(async (tab) => {
        const { url } = studio.server;
        const { id, cookie } = await createDraft(studio.server, { system: 'trapped', starter: 'spaceship' });
        const made = await fetch(`${url}/api/drafts/${id}/links`, {
          method: 'POST',
          headers: { origin: url, cookie: cookie.join('='), 'content-type': 'application/json' },
          body: JSON.stringify({ role: 'read' }),
        });
        const link = (await made.json()) as { readonly url: string };
        await tab.goto(url + new URL(link.url).pathname);
        await tab.has(heading('Trapped on the Spaceship'));
      }));

    it('prints the story of a game', () =>
      inBrowser(async (tab) => {
        const draft = await createDraft(studio.server, { system: 'trapped', starter: 'spaceship' });
        await openStep(tab, studio.server, draft, 'playtest');
        await tab.click(button(/^Play it/));
        await tab.shows('Show the numbers');
        await tab.click(button('A typical game'));
        await tab.has(button('Print the story'));
        // The dialog of the browser would wait for a person.
        await tab.run(() => {
          window.print = () => {
            document.documentElement.dataset.printed = document.querySelector('.print-alone')?.textContent ?? '';
          };
        });
        await tab.click(button('Print the story'));
        await tab.until('a print', () => (document.documentElement.dataset.printed ?? '').length > 100);
      }));

    it('chooses an icon for a card', () =>
      inBrowser(async (tab) => {
        const draft = await createDraft(studio.server, { system: 'trapped', starter: 'spaceship' });
        await openStep(tab, studio.server, draft, 'events');
        await tab.click(button(/^Unfold “/));
        await tab.click(button(/^More: Picture/));
        await tab.click(button('Picture'));
        await tab.until('the dialog', () => document.activeElement?.getAttribute('type') === 'search');
        await tab.type('exit door');
        await tab.click(option('^exit door$'));
        await tab.until('the icon', () =>
          [...document.querySelectorAll('button')].some(({ textContent }) => textContent?.trim() === 'exit door'),
        );
      }));

    it('draws a board of hexagons', () =>
      inBrowser(async (tab) => {
        const draft = await createDraft(studio.server, { scenario: draftFile('walls') });
        await openStep(tab, studio.server, draft, 'board');
        await tab.click({ css: 'input[type=radio]', name: 'Hexagons', isLast: false });
        await tab.click(cell('A1'));
        await tab.press('h');
        await tab.shows('A1: Hole');
      }));
  });
}
