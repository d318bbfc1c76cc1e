import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { readPdfText } from '../support/read-pdf';
import { expect, goToStep, logged, test } from './fixtures';

const PHONE: BrowserContextOptions = { viewport: { width: 360, height: 740 }, hasTouch: true };
const DESK: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };
const IDEAS = ['Flood', 'Rats', 'Fog', 'No boat', 'A locked door', 'The keeper’s dog'];
const TIE = 'The keeper’s dog';

/** Somebody with a browser of their own; what it complains of counts. */
interface Guest {
  readonly name: string;
  readonly page: Page;
}

const complaints: string[] = [];
test.beforeEach(() => void complaints.splice(0));
test.afterEach(() => expect(complaints).toEqual([]));

async function arrive(browser: Browser, name: string, options: BrowserContextOptions): Promise<Guest> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  page.on('pageerror', (error) => complaints.push(`${name}: ${error.message}`));
  page.on('console', (message) => {
    const expected = /Failed to load resource|WebSocket connection/.test(message.text());
    if (['error', 'warning'].includes(message.type()) && !expected) complaints.push(`${name}: ${message.text()}`);
  });
  return { name, page };
}

/** Opens a table from the home page and tells its code. */
async function openTable({ page }: Guest, url: string): Promise<string> {
  await page.goto(url);
  await page.getByRole('button', { name: 'Open a table' }).click();
  await page.waitForURL(/\/table\/\w{8}$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Open a question/);
  return new URL(page.url()).pathname.slice(-8);
}

async function join({ name, page }: Guest, address: string): Promise<void> {
  await page.goto(address);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Join the table' }).click();
}

const lead = (gm: Guest, button: string | RegExp) =>
  gm.page.getByRole('region', { name: 'Lead the table' }).getByRole('button', { name: button }).click();

async function openQuestion(gm: Guest, question: string, names: 'with names' | 'without names'): Promise<void> {
  await lead(gm, /question/);
  const dialog = gm.page.getByRole('dialog');
  await dialog.getByRole('radio', { name: question }).check();
  await dialog.getByRole('radio', { name: names }).check();
  await dialog.getByRole('radio', { name: '3 min' }).check();
  await dialog.getByRole('button', { name: 'Open it to everybody' }).click();
  await expect(dialog).toBeHidden();
}

async function handIn({ page }: Guest, idea: string): Promise<void> {
  await page.getByLabel('Your idea').fill(idea);
  await page.getByRole('button', { name: 'Hand it in' }).click();
  await expect(page.getByLabel('Your idea')).toHaveValue('');
}

/** Votes on everything that is open, one idea after the other. */
async function voteOnAll({ page }: Guest, wish: (idea: string) => 'Keep' | 'Drop'): Promise<void> {
  const card = page.getByRole('region', { name: 'Your votes' });
  const idea = card.locator('[aria-live] > p').first();
  for (;;) {
    const text = await idea.innerText();
    if (text.startsWith('You have voted')) return;
    const button = card.getByRole('button', { name: wish(text) });
    // Two taps so soon after each other count as one.
    await expect(async () => {
      await button.click();
      await expect(idea).not.toHaveText(text, { timeout: 250 });
    }).toPass();
  }
}

async function readBack(gm: Guest, count: number): Promise<void> {
  await lead(gm, 'Read back');
  for (let i = 1; i < count; i++) {
    await expect(gm.page.getByText(`${i} of ${count}`)).toBeVisible();
    await lead(gm, 'Next idea');
  }
  await expect(gm.page.getByText(`${count} of ${count}`)).toBeVisible();
}

const axe = async ({ name, page }: Guest, where: string) => {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  expect.soft(found, `${name}, ${where}`).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(overflow, `${name}, ${where}: scrolls sideways`).toBeLessThanOrEqual(0);
};

test('six people go from the join code to a setting that passes inspection and is printed', async ({
  browser,
  server,
}) => {
  test.setTimeout(300_000);
  const all = await Promise.all(
    ['Ann', 'Bob', 'Cat', 'Dan', 'Eve', 'Fin'].map((name, i) => arrive(browser, name, i % 2 === 0 ? DESK : PHONE)),
  );
  const [gm, ...players] = all as [Guest, Guest, Guest, Guest, Guest, Guest];
  const [bob, cat, dan, eve, fin] = players;

  // In by sign, by code and by address.
  const code = await openTable(gm, server.url);
  const sign = await gm.page.getByRole('img', { name: /^Code for cameras/ }).getAttribute('aria-label');
  const link = new URL(/http\S+/.exec(sign ?? '')?.[0] ?? '');
  await Promise.all([
    join(bob, `${server.url}${link.pathname}`),
    join(cat, `${server.url}/table?code=${code.toLowerCase().slice(0, 4)}-${code.slice(4)}`),
    ...[dan, eve, fin].map((guest) => join(guest, `${server.url}/table/${code}`)),
  ]);
  for (const { page } of players) await expect(page.getByRole('heading', { level: 1 })).toHaveText(/You are in/);
  await expect(gm.page.getByRole('listitem').filter({ hasText: 'Fin' })).toBeVisible();

  // Brainstorm, with names: nothing can be judged.
  await openQuestion(gm, 'Barriers', 'with names');
  for (const { page } of all) await expect(page.getByRole('heading', { level: 1 })).toHaveText('Barriers');
  await Promise.all(all.map((guest, i) => handIn(guest, IDEAS[i] ?? '')));
  for (const { page } of all) {
    await expect(page.getByRole('heading', { name: 'On the board: 6' })).toBeVisible();
    await expect(page.getByRole('button', { name: /Keep|Drop/ })).toHaveCount(0);
  }
  await Promise.all([axe(gm, 'brainstorm'), axe(bob, 'brainstorm')]);

  await readBack(gm, 6);
  await axe(bob, 'read back');

  // All agree on five; of the sixth half of them are sure, and cards decide.
  await lead(gm, 'Decide');
  await Promise.all(all.map((guest, i) => voteOnAll(guest, (idea) => (idea === TIE && i % 2 === 0 ? 'Drop' : 'Keep'))));
  await axe(bob, 'vote');
  await expect(gm.page.getByText('6 of 6 have voted on everything')).toBeVisible();
  await expect(bob.page.getByText(/to keep, \d to drop/)).toHaveCount(0);
  await lead(gm, /Reveal the votes/);
  await expect(bob.page.getByRole('region', { name: 'Not agreed on' })).toContainText('3 to keep, 3 to drop');
  await lead(gm, 'Majority vote: 1 idea');
  await Promise.all(all.map((guest, i) => voteOnAll(guest, () => (i % 2 === 0 ? 'Drop' : 'Keep'))));
  await lead(gm, /Reveal the votes/);
  await expect(bob.page.getByRole('img', { name: / of (clubs|diamonds|hearts|spades)$/ })).toHaveCount(2);
  await axe(bob, 'cards');

  // Kept ideas go into the draft by one tap each, from everybody's hand.
  await lead(gm, 'Develop what is kept');
  await Promise.all(
    all.slice(0, 5).map(async ({ page }, i) => {
      await page.getByRole('button', { name: `Put into Barriers “${IDEAS[i]}”` }).click();
    }),
  );
  await expect(eve.page.getByRole('heading', { name: /In the draft: 5/ })).toBeVisible();

  // Without names: they come to light together.
  await openQuestion(gm, 'Monster', 'without names');
  await Promise.all([handIn(bob, 'What knocks from below'), handIn(dan, 'The lighthouse keeper')]);
  await expect(eve.page.getByRole('heading', { name: 'On the board: 2' })).toBeVisible({ timeout: 25_000 });
  await expect(eve.page.getByRole('region', { name: /On the board/ }).getByText('Bob')).toHaveCount(0);
  await readBack(gm, 2);
  await lead(gm, 'Decide');
  await Promise.all(
    all.map((guest) => voteOnAll(guest, (idea) => (idea === 'What knocks from below' ? 'Keep' : 'Drop'))),
  );
  await lead(gm, /Reveal the votes/);
  await lead(gm, 'Develop what is kept');
  await cat.page.getByRole('button', { name: 'Put into Monsters “What knocks from below”' }).click();
  await expect(gm.page.getByRole('heading', { name: /Kept, not placed yet/ })).toBeVisible();
  await axe(bob, 'develop');

  // All write at once in the studio.
  await Promise.all(
    all.map(async ({ page }) => {
      await page.getByRole('link', { name: /Write in the studio/ }).click();
      await page.waitForURL(/\/studio\//);
      await expect(page.getByRole('complementary', { name: 'The table' })).toBeVisible();
    }),
  );
  await Promise.all([drawMap(gm.page), writeMonster(cat.page), writeGoals(eve.page), writeEvents(bob.page)]);
  await Promise.all([writePlace(dan.page), writeTitle(fin.page)]);
  for (const { page } of all) await logged(page);

  await goToStep(gm.page, 'Review');
  await expect(gm.page.getByText('Inspection passed. Nobody is safe.').first()).toBeVisible({ timeout: 30_000 });
  await goToStep(gm.page, 'Print');
  const [download] = await Promise.all([
    gm.page.waitForEvent('download', { timeout: 120_000 }),
    gm.page.getByRole('button', { name: 'Print the kit' }).click(),
  ]);
  const printed = (await readPdfText(new Uint8Array(readFileSync(await download.path())))).join('\n');
  for (const words of [
    'What knocks at night',
    'What knocks from below',
    'A lighthouse in a flood',
    'spades trouble 5',
    'Flood',
  ]) {
    expect(printed).toContain(words);
  }

  // Over: everybody sees it, and the record has every idea.
  await gm.page.getByRole('link', { name: 'Back to the table' }).click();
  await gm.page.getByRole('button', { name: 'More for whoever leads' }).click();
  await gm.page.getByRole('button', { name: 'Finish the table' }).click();
  await expect(gm.page.getByRole('heading', { level: 1 })).toHaveText('That is the setting.');
  await axe(gm, 'finished');
  await Promise.all(all.map(({ page }) => page.context().close()));
});

async function addEntry(page: Page, button: string, name: string) {
  await page.getByRole('button', { name: button, exact: true }).last().click();
  await page.keyboard.type(name);
}

async function drawMap(page: Page) {
  await goToStep(page, 'Map');
  for (const room of ['Lamp room', 'Jetty']) await addEntry(page, 'Add a room', room);
  const passages = page.getByRole('region', { name: 'Passages', exact: true });
  await passages.getByRole('button', { name: 'Add a passage', exact: true }).click();
  await passages.getByLabel('From', { exact: true }).selectOption({ label: 'Lamp room' });
  await passages.getByLabel('To', { exact: true }).selectOption({ label: 'Jetty' });
  await page.getByLabel('Safe place').selectOption({ label: 'Lamp room' });
}

async function writeMonster(page: Page) {
  await goToStep(page, 'Monster');
  await page.getByLabel('How it gets about').fill('It swims, and climbs wet stairs.');
  await page.getByLabel('Weakness', { exact: true }).fill('The lamp.');
  await addEntry(page, 'Add an immunity', 'Harpoons');
  await addEntry(page, 'Add an attack', 'Pulls people under');
}

async function writeGoals(page: Page) {
  await goToStep(page, 'Goals');
  await addEntry(page, 'Add a goal', 'Mend the boat');
  await addEntry(page, 'Add a way out', 'Row away');
  const wayOut = page.getByRole('region', { name: 'Ways out', exact: true });
  await wayOut.getByRole('button', { name: 'Add the requirement' }).first().click();
  await wayOut.getByLabel('Goal', { exact: true }).last().selectOption({ label: 'Mend the boat' });
}

async function writeEvents(page: Page) {
  await goToStep(page, 'Events');
  await page.getByRole('button', { name: 'Paste lines or a spreadsheet' }).click();
  const events = ['clubs', 'hearts', 'spades', 'diamonds'].flatMap((suit) =>
    [1, 2, 3, 4, 5].map((i) => `${suit}: ${suit} trouble ${i}`),
  );
  await page.getByRole('dialog').getByRole('textbox').fill(events.join('\n'));
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Add 20/ })
    .click();
}

async function writePlace(page: Page) {
  await goToStep(page, 'Place');
  await page.getByLabel('Name of the place').fill('A lighthouse in a flood');
}

/** Somebody else at the same step at the same time. */
async function writeTitle(page: Page) {
  await goToStep(page, 'Place');
  await page.getByRole('textbox', { name: 'Title' }).first().fill('What knocks at night');
  await expect(page.getByLabel('Name of the place')).toHaveValue('A lighthouse in a flood');
}

test('the door, the clock and a broken line', async ({ browser, server }) => {
  test.setTimeout(180_000);
  const gm = await arrive(browser, 'Ann', DESK);
  const bob = await arrive(browser, 'Bob', PHONE);
  const code = await openTable(gm, server.url);
  const people = gm.page.getByRole('dialog', { name: 'People' });

  // The GM wants a lobby; whoever waits there sees nothing of the table.
  await gm.page.getByRole('button', { name: /^People/ }).click();
  await people.getByLabel('People wait in the lobby').check();
  await join(bob, `${server.url}/table/${code}`);
  await expect(bob.page.getByRole('heading', { level: 1 })).toHaveText(/you are at the door/);
  await axe(gm, 'people');
  await axe(bob, 'at the door');
  await people.getByRole('button', { name: 'Let in Bob' }).click();
  await expect(bob.page.getByRole('heading', { level: 1 })).toHaveText(/You are in/);
  await people.getByRole('button', { name: 'Close' }).click();

  // Ideas come without moving anything; the field and the button are worked with the keyboard.
  await openQuestion(gm, 'Barriers', 'with names');
  const field = bob.page.getByLabel('Your idea');
  await field.press('Tab');
  await expect(bob.page.getByRole('button', { name: 'Hand it in' })).toBeFocused();
  await bob.page.evaluate(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift' });
  });
  for (const idea of ['Flood', 'Rats', 'Fog']) {
    await gm.page.getByLabel('Your idea').fill(idea);
    await gm.page.getByLabel('Your idea').press('Enter');
  }
  await expect(bob.page.getByRole('heading', { name: 'On the board: 3' })).toBeVisible();
  await expect(bob.page.getByRole('log', { name: 'New at the table' })).toContainText('New idea: ');
  expect(await bob.page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);

  await gm.page.getByRole('button', { name: 'Stop the clock' }).click();
  await expect(bob.page.getByRole('button', { name: 'The clock is stopped' })).toBeDisabled();
  await gm.page.getByRole('button', { name: 'Let the clock run' }).click();
  await expect(bob.page.getByRole('button', { name: 'Hand it in' })).toBeEnabled();

  // What is handed in while the server is gone is kept by the page, and gets there once.
  await server.kill();
  await expect(bob.page.getByText(/^Not connected/)).toBeVisible();
  await field.fill('Half of this was typed in the dark');
  await bob.page.getByRole('button', { name: 'Hand it in' }).click();
  await field.fill('And this was never handed in');
  await expect(bob.page.getByText(/^On its way: /)).toBeVisible();
  await server.start();
  const board = gm.page.getByRole('region', { name: /^On the board/ });
  await expect(board.getByText('Half of this was typed in the dark')).toHaveCount(1, { timeout: 30_000 });
  await expect(bob.page.getByText(/^Not connected/)).toBeHidden();
  await bob.page.reload();
  await expect(field).toHaveValue('And this was never handed in');

  // Out within a second, and back.
  await gm.page.getByRole('button', { name: /^People/ }).click();
  await people.getByRole('button', { name: 'Change Bob' }).click();
  await people.getByRole('button', { name: 'Remove Bob' }).click();
  await expect(bob.page.getByRole('heading', { level: 1 })).toHaveText('This door is shut');
  await people.getByRole('button', { name: 'Let back in Bob' }).click();
  await bob.page.getByRole('button', { name: 'Try the door again' }).click();
  await expect(bob.page.getByRole('heading', { level: 1 })).toHaveText('Barriers');

  // The lead may be shared.
  await people.getByRole('button', { name: 'Change Bob' }).click();
  await people.getByLabel('Role').selectOption('Co-GM');
  await expect(bob.page.getByRole('region', { name: 'Lead the table' })).toBeVisible();
  await people.getByRole('button', { name: 'Close' }).click();
  await gm.page.getByRole('button', { name: 'Invite' }).click();
  await expect(gm.page.getByRole('dialog').getByRole('img', { name: /^Code for cameras/ })).toBeVisible();
  await axe(gm, 'invite');
  await gm.page.getByRole('button', { name: 'Take the code and all links back' }).click();
  await expect(gm.page.getByText(/^The old ones are dead/)).toBeVisible();
  await expect(bob.page).not.toHaveURL(new RegExp(code));
  await Promise.all([gm, bob].map(({ page }) => page.context().close()));
});
