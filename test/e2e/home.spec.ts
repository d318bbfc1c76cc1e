import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { systems } from '@/lib/systems/registry';
import { expectAccessible, expectAllLooksAccessible } from './axe';
import { expect, fileOf, holdScripts, logged, test, untilAwake } from './fixtures';
import { HomePage } from './pages/home';

const [game] = systems;
const WIDTHS = [360, 820, 1440];

/** Layout shifts so far, as browsers measure them: how far and what moved. */
const shiftsOf = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const seen: string[] = [];
        interface Shift extends PerformanceEntry {
          readonly value: number;
          readonly sources: readonly { readonly node: Node | null }[];
        }
        new PerformanceObserver((list) => {
          for (const { value, sources } of list.getEntries() as Shift[])
            if (value > 0) seen.push(`${value}: ${sources.map(({ node }) => node?.textContent).join(' | ')}`);
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(seen), 500);
      }),
  );

/** Creates a draft with a title without opening it. */
async function make(page: Page, title: string, system = game?.id, starter?: string): Promise<string> {
  const made = await page.request.post('/api/drafts', { data: { system, starter } });
  const { id } = (await made.json()) as { id: string };
  await page.request.patch(`/api/drafts/${id}`, { data: { title } });
  return id;
}

const open = (page: Page, name: string, buffer: Buffer, mimeType = 'application/json') =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType, buffer });

for (const width of WIDTHS) {
  test(`the first screen has the code, the sentence and three doors, and posters follow, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 780 });
    await page.goto('/');
    const home = new HomePage(page);
    const doors = ['Invent one together', 'Write one alone', 'Print one to play tonight'];
    const first = [
      home.code,
      page.getByText('Games for two to six players'),
      ...doors.map((name) => page.getByRole('main').getByText(name, { exact: true })),
    ];
    for (const part of first) await expect(part).toBeInViewport({ ratio: 1 });
    expect(await shiftsOf(page)).toEqual([]);

    const posters = home.ready.getByRole('listitem').getByRole('img');
    await expect(posters).toHaveCount(game?.starters.length ?? 0);
    const poster = home.ready.getByRole('img', { name: /^Trapped on Mars\. What hunts you/ });
    await poster.scrollIntoViewIfNeeded();
    await expect.poll(() => poster.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(100);
    const figures = home.ready.getByRole('link', { name: 'Trapped on Mars', exact: false }).first();
    await expect(figures).toContainText('in 100 get out');
    await home.ready.getByRole('radio', { name: 'Walls' }).check();
    await expect(posters).toHaveCount(systems.find(({ id }) => id === 'walls')?.starters.length ?? 0);
  });
}

test('a finished setting is printed in three taps, without a draft', async ({ page }) => {
  await page.goto('/');
  // Whatever was printed last, people who come from here play tonight.
  await page.evaluate(() => localStorage.setItem('trapdoor:print:trapped', JSON.stringify({ purpose: 'best' })));
  await page.getByRole('link', { name: 'Print one to play tonight' }).click();
  const home = new HomePage(page);
  await home.ready.getByRole('link', { name: 'Trapped in Oz', exact: false }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Oz');
  await expect(page.getByRole('radio', { name: 'Play tonight' })).toBeChecked();
  const [kit] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the kit (PDF)' }).click(),
  ]);
  expect(kit.suggestedFilename()).toMatch(/\.pdf$/);
  const drafts = await page.request.get('/api/drafts');
  expect(await drafts.json()).toEqual([]);
});

test('a pasted link opens its table, and a link’s secret is not sent as a code', async ({ page }) => {
  await page.goto('/');
  const home = new HomePage(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await home.enterCode('https://elsewhere.example/t#some.secret');
  await page.waitForURL(/\/t#some\.secret$/);
  expect(asked.filter((url) => url.includes('secret'))).toEqual([]);
  await page.goto('/');
  await home.enterCode('http://10.0.0.2:3000/table/abcd-efgh');
  await page.waitForURL(/\/table\/ABCDEFGH$/);
});

test('what is chosen before the page’s scripts run is kept', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const { ready } = new HomePage(page);
  await ready.getByLabel('Players').selectOption('2');
  await ready.getByLabel('Sort by').selectOption({ index: 1 });
  const chosen = await ready.getByLabel('Sort by').inputValue();
  release();
  await untilAwake(page);
  await ready.getByRole('radio', { name: 'Walls' }).check();
  await expect(ready.getByRole('link', { name: 'What Walls is' })).toBeVisible();
  await ready.getByRole('radio', { name: 'Trapped!' }).check();
  await expect(ready.getByLabel('Players')).toHaveValue('2');
  await expect(ready.getByLabel('Sort by')).toHaveValue(chosen);
});

test('your drafts come first, with their posters, and can be searched and sorted', async ({ page }) => {
  await make(page, 'Zeppelin', 'trapped', 'spaceship');
  await make(page, 'An abbey');
  await make(page, 'Mill', 'walls');
  await page.goto('/');
  const list = new HomePage(page).drafts;
  const titles = () => list.getByRole('listitem').getByRole('link').allInnerTexts();
  expect(await titles()).toEqual(['Mill', 'An abbey', 'Zeppelin']);
  await expect(list.getByText('last edited').first()).toBeVisible();
  const above = await list.evaluate((own) => {
    const start = document.querySelector('[aria-labelledby="ready"]');
    return start ? own.compareDocumentPosition(start) & Node.DOCUMENT_POSITION_FOLLOWING : 0;
  });
  expect(above).toBeGreaterThan(0);

  const pictures = list.getByRole('listitem').locator('img');
  await expect(pictures).toHaveCount(3);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(100);
  }
  const poster = await page.request.get((await pictures.last().getAttribute('src')) ?? '');
  expect((await poster.text()).match(/<path/g)?.length).toBeGreaterThan(5);

  await list.getByLabel('Sort by').selectOption('Title');
  expect(await titles()).toEqual(['An abbey', 'Mill', 'Zeppelin']);
  await list.getByLabel('Sort by').selectOption('Game');
  expect(await titles()).toEqual(['An abbey', 'Zeppelin', 'Mill']);
  await list.getByLabel('Search your drafts').fill('walls');
  await expect(list.getByRole('listitem')).toHaveCount(1);
  expect(await titles()).toEqual(['Mill']);
  await list.getByLabel('Search your drafts').fill('nowhere');
  await expect(list.getByRole('status')).toContainText('No draft has these words');
  await list.getByLabel('Search your drafts').fill('');
  await expect(list.getByRole('listitem')).toHaveCount(3);
  await expectAllLooksAccessible(page, 'home with drafts');
});

test('a draft in the list says what is to do in it, and who was in it', async ({ page, browser, server }) => {
  const opened = await page.request.post('/api/tables', { data: { system: game?.id, name: 'Ann', colour: 'red' } });
  const { page: table } = (await opened.json()) as { page: string };
  const guest = await browser.newContext();
  const code = table.split('/').at(-1);
  const seat = await guest.request.post(`${server.url}/api/tables/join`, {
    data: { code, name: 'Bob <b>', colour: 'blue' },
  });
  expect(seat.status()).toBe(200);
  await guest.close();
  await page.goto('/');
  const draft = new HomePage(page).drafts.getByRole('listitem');
  await expect(draft).toContainText('with Bob <b>');
  await expect(draft).not.toContainText('to do');
  const height = await draft.evaluate((row) => row.clientHeight);

  await draft.getByRole('link').click();
  await expect(page.getByText(/^\d+ to fix, \d+ to look at, \d+ to do\.$/)).toBeAttached();
  await page.goto('/');
  await expect(draft).toContainText(/\d+ to do/);
  expect(await draft.evaluate((row) => row.clientHeight)).toBe(height);
});

test('each game has a page that ends in the doors, with this game chosen', async ({ page }) => {
  await page.goto('/');
  const home = new HomePage(page);
  await home.ready.getByRole('radio', { name: 'Walls' }).check();
  await home.ready.getByRole('link', { name: 'What Walls is' }).click();
  await expect(page).toHaveURL('/games/walls');
  await expect(page).toHaveTitle(/Walls/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Walls');
  await expect(page.getByRole('definition').filter({ hasText: '8 and up' })).toBeVisible();
  const kit = page.getByRole('img', { name: 'Some pieces of a printed kit of Walls' });
  await expect.poll(() => kit.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(100);
  await expect(home.ready.getByRole('listitem')).toHaveCount(
    systems.find(({ id }) => id === 'walls')?.starters.length ?? 0,
  );
  await expectAllLooksAccessible(page, 'a game');

  await page.getByRole('button', { name: 'Invent one together' }).click();
  await expect(home.together).toContainText('Walls');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Write one alone' }).click();
  await page.waitForURL(/\/studio\//);
  await expect(page.getByText('Which board?').first()).toBeVisible();

  const sitemap = await (await page.request.get('/sitemap.xml')).text();
  for (const { id } of systems) {
    expect(sitemap).toContain(`/games/${id}<`);
    expect((await page.request.get(`/games/${id}`)).status()).toBe(200);
  }
  await page.goto('/guides/walls');
  await expect(page).toHaveURL('/games/walls');
});

test('a file of a listed draft is opened, copied, or replaces the draft, with undo', async ({ page }) => {
  const id = await make(page, 'The old well');
  const file = await fileOf(page, id);
  await page.request.patch(`/api/drafts/${id}`, { data: { title: 'The new well' } });
  await page.goto('/');
  const list = new HomePage(page).drafts;
  await open(page, 'well.json', file);
  const notice = page.getByRole('alert').filter({ hasText: 'This file is of your draft “The new well”' });
  await expect(notice.getByRole('link', { name: 'Open it' })).toHaveAttribute('href', `/studio/${id}`);
  await expectAccessible(page, 'home with a known file');

  await notice.getByRole('button', { name: 'Replace' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('is now as it is in the file');
  await expect(page.getByRole('link', { name: 'Open it' })).toBeFocused();
  await page.reload();
  await expect(list.getByRole('link', { name: 'The old well' })).toBeVisible();

  await page.request.patch(`/api/drafts/${id}`, { data: { title: 'The new well' } });
  await page.reload();
  await open(page, 'well.json', file);
  await page.getByRole('button', { name: 'Replace' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Replace' })).toBeVisible();
  await page.reload();
  await expect(list.getByRole('link', { name: 'The new well' })).toBeVisible();

  await open(page, 'well.json', file);
  await page.getByRole('button', { name: 'As a copy' }).click();
  await page.waitForURL(/\/studio\//);
  expect(page.url()).not.toContain(id);
  await logged(page);
  await page.goto('/');
  await expect(list.getByRole('listitem')).toHaveCount(2);
});

test('nobody can replace another person’s draft with a file, or see its map', async ({ page, browser }) => {
  const id = await make(page, 'The well');
  const scenario = JSON.parse(String(await fileOf(page, id)));
  const guest = await browser.newContext();
  await page.goto('/');
  const { origin } = new URL(page.url());
  const put = await guest.request.put(`${origin}/api/drafts/${id}`, { data: { scenario } });
  const map = await guest.request.get(`${origin}/api/drafts/${id}/poster`);
  expect([put.status(), map.status()]).toEqual([404, 404]);
  await guest.close();

  const other = { ...scenario, system: 'walls', systemVersion: 1, body: {} };
  const refused = await page.request.put(`/api/drafts/${id}`, { data: { scenario: other } });
  expect(refused.status()).toBe(409);
});

test('a picture is recognised as one, whatever its size', async ({ page }, testInfo) => {
  await page.goto('/');
  const alert = page.getByRole('main').getByRole('alert');
  const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const pictures: readonly (readonly [string, Buffer])[] = [
    ['small.png', png],
    ['large.png', Buffer.concat([png, Buffer.alloc(30_000_000)])],
    ['photo.heic', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0', 'latin1')],
    ['map.svg', Buffer.from('<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ];
  for (const [name, bytes] of pictures) {
    const path = testInfo.outputPath(name);
    writeFileSync(path, bytes);
    await page.locator('input[type=file]').setInputFiles(path);
    await expect(alert).toContainText('This is a picture, not a scenario.');
    await open(page, 'empty.json', Buffer.from(''));
    await expect(alert).toContainText('it is empty');
  }
});
