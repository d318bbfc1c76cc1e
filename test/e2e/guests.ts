import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { axeTroubles, overflowOf } from './axe';
import { expect, test } from './fixtures';
import { HomePage } from './pages/home';
import { TablePage } from './pages/table';

export { expect };

export const PHONE: BrowserContextOptions = { viewport: { width: 360, height: 740 }, hasTouch: true };
export const DESK: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };

/** A person with their own browser, whose console errors count. */
export interface Guest {
  readonly name: string;
  readonly page: Page;
  readonly home: HomePage;
  readonly table: TablePage;
}

export const guestOn = (page: Page, name: string): Guest => ({
  name,
  page,
  home: new HomePage(page),
  table: new TablePage(page, name),
});

const complaints: string[] = [];

/** Fails tests of a spec if a guest's browser logs an error. */
export function watchComplaints(): void {
  test.beforeEach(() => void complaints.splice(0));
  test.afterEach(() => expect(complaints).toEqual([]));
}

/** Opens a browser for a person. */
export async function arrive(browser: Browser, name: string, options: BrowserContextOptions): Promise<Guest> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  page.on('pageerror', (error) => complaints.push(`${name}: ${error.message}`));
  page.on('console', (message) => {
    const expected = /Failed to load resource|WebSocket connection/.test(message.text());
    if (['error', 'warning'].includes(message.type()) && !expected) complaints.push(`${name}: ${message.text()}`);
  });
  return guestOn(page, name);
}

/** Opens a table with a lobby, as the studio does. Returns its code. */
export async function openLobby({ page, name, table }: Guest, url: string): Promise<string> {
  const opened = await page.request.post(`${url}/api/tables`, { data: { system: 'trapped', name, colour: 'green' } });
  const { page: address } = (await opened.json()) as { page: string };
  await page.goto(new URL(address, url).href);
  return table.openCode;
}

/** Opens a table with a lobby, as its GM. Returns its code. */
export async function openTable(guest: Guest, url: string): Promise<string> {
  const code = await openLobby(guest, url);
  await guest.table.beGm();
  return code;
}

/** Expects axe to find nothing, and nothing to be wider than the page. */
export const axe = async ({ name, page }: Guest, where: string) => {
  // A target that is half under a bar would count as too small.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  expect.soft(await axeTroubles(page), `${name}, ${where}`).toEqual([]);
  expect.soft(await overflowOf(page), `${name}, ${where}: scrolls sideways`).toBeLessThanOrEqual(0);
};
