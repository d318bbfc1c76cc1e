import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { axeTroubles, overflowOf } from './axe';
import { expect, test } from './fixtures';

export { expect };

export const PHONE: BrowserContextOptions = { viewport: { width: 360, height: 740 }, hasTouch: true };
export const DESK: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };

/** Somebody with a browser of their own; what it complains of counts. */
export interface Guest {
  readonly name: string;
  readonly page: Page;
}

const complaints: string[] = [];

/** In a spec whose guests may not make their browsers complain. */
export function watchComplaints(): void {
  test.beforeEach(() => void complaints.splice(0));
  test.afterEach(() => expect(complaints).toEqual([]));
}

/** A browser of somebody’s own. */
export async function arrive(browser: Browser, name: string, options: BrowserContextOptions): Promise<Guest> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  page.on('pageerror', (error) => complaints.push(`${name}: ${error.message}`));
  page.on('console', (message) => {
    const expected = /Failed to load resource|WebSocket connection/.test(message.text());
    if (['error', 'warning'].includes(message.type()) && !expected) complaints.push(`${name}: ${message.text()}`);
  });
  return { name, page };
}

/** Opens a table from the home page, for the first game or the one by that title, under their own name. */
export async function openTableAtHome({ name, page }: Guest, url: string, game?: string): Promise<void> {
  await page.goto(url);
  const doors = page.getByRole('region', { name: 'At one table' });
  const start = page.getByRole('region', { name: 'Start a scenario' });
  if (game !== undefined) await start.getByRole('combobox', { name: /^Game/ }).selectOption({ label: game });
  await doors.getByRole('button', { name: 'Open a table' }).click();
  const dialog = page.getByRole('dialog', { name: 'Open a table' });
  await expect(dialog.or(page.getByRole('banner').getByRole('button', { name: /^People/ }))).toBeVisible();
  // A browser that has been at a table knows the name.
  if (await dialog.isVisible()) {
    await dialog.getByLabel('Your name').fill(name);
    await dialog.getByRole('button', { name: 'Open the table' }).click();
  }
  await page.waitForURL(/\/table\/\w{8}$/);
}

/** The same as its GM; tells its code. */
export async function openTable(guest: Guest, url: string): Promise<string> {
  const { page } = guest;
  await openTableAtHome(guest, url);
  await page.getByRole('button', { name: 'Be the GM', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Open a question/);
  return new URL(page.url()).pathname.slice(-8);
}

/** By whatever address leads to the table’s door. */
export async function join({ name, page }: Guest, address: string): Promise<void> {
  await page.goto(address);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Join the table' }).click();
}

/** The same, and waits for the seat. */
export async function sitDown(guest: Guest, address: string): Promise<void> {
  await join(guest, address);
  await expect(guest.page.getByRole('banner').getByRole('button', { name: /^People/ })).toBeVisible();
}

/** Presses a button of the lead’s bar. */
export const lead = (gm: Guest, button: string | RegExp) =>
  gm.page.getByRole('region', { name: 'Lead the table' }).getByRole('button', { name: button }).click();

/** The question in the words it is asked in, for three minutes. */
export async function openQuestion(gm: Guest, question: string, names: 'with names' | 'without names'): Promise<void> {
  await lead(gm, /question/);
  const dialog = gm.page.getByRole('dialog');
  await dialog.getByRole('radio', { name: question }).check();
  await dialog.getByRole('radio', { name: names }).check();
  await dialog.getByRole('radio', { name: '3 min' }).check();
  await dialog.getByRole('button', { name: 'Open it for everybody' }).click();
  await expect(dialog).toBeHidden();
}

/** Hands in an idea by its button. */
export async function handIn({ page }: Guest, idea: string): Promise<void> {
  await page.getByLabel('Your idea').fill(idea);
  await page.getByRole('button', { name: 'Hand it in' }).click();
  await expect(page.getByLabel('Your idea')).toHaveValue('');
}

/** Votes on everything that is open, one idea after the other. */
export async function voteOnAll({ page }: Guest, wish: (idea: string) => 'Keep' | 'Drop'): Promise<void> {
  const card = page.getByRole('region', { name: 'Your votes' });
  const idea = card.locator('[aria-live] > p').first();
  for (;;) {
    const text = await idea.innerText();
    if (text.startsWith('You have voted')) return;
    const button = card.getByRole('button', { name: wish(text), exact: true });
    // Two taps so soon after each other count as one.
    await expect(async () => {
      await button.click();
      await expect(idea).not.toHaveText(text, { timeout: 250 });
    }).toPass();
  }
}

/** Reads so many ideas back, to the last. */
export async function readBack(gm: Guest, count: number): Promise<void> {
  await lead(gm, 'Read back');
  // The page goes on by itself, perhaps at the same moment.
  const last = gm.page.getByText(`${count} of ${count}`);
  const next = gm.page.getByRole('button', { name: 'Next idea' });
  await expect(async () => {
    if (await next.isEnabled()) await next.click({ timeout: 1_000 });
    await expect(last).toBeVisible({ timeout: 100 });
  }).toPass();
}

/** Nothing for axe to find, and nothing wider than the page. */
export const axe = async ({ name, page }: Guest, where: string) => {
  expect.soft(await axeTroubles(page), `${name}, ${where}`).toEqual([]);
  expect.soft(await overflowOf(page), `${name}, ${where}: scrolls sideways`).toBeLessThanOrEqual(0);
};
