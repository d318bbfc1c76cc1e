import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import type { TableFrame } from '@/lib/table/wire';
import { readPdfText } from '../support/read-pdf';
import { ideaOf, viewOf } from '../support/table-view';
import { axeTroubles } from './axe';
import { expect, logged, test } from './fixtures';
import { expectForPaper } from './on-paper';

interface Opened {
  readonly id: string;
  readonly code: string;
}

const IDEAS = ['The flight crew is dead', 'No radio other than the pod’s', 'All suits are torn', 'A cat'];

let keys = 0;
async function say(who: APIRequestContext, { id }: Opened, command: object): Promise<void> {
  const key = `screens-${process.pid}-${String(keys++).padStart(8, '0')}`;
  const answer = await who.post(`/api/tables/${id}/commands`, { data: { key, command } });
  expect(answer.ok(), await answer.text()).toBe(true);
}

async function axe(page: Page): Promise<void> {
  expect(await axeTroubles(page)).toEqual([]);
}

/** A wall shows everything at once without scrolling. */
const fits = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    return scrollWidth <= window.innerWidth && scrollHeight <= window.innerHeight;
  });

/** Gives the page the share sheet of a phone. Returns the picture that it shares when pressed. */
async function sharedByPhone(page: Page, press: () => Promise<void>) {
  await page.evaluate(() => {
    const { matchMedia } = window;
    window.matchMedia = (query) => matchMedia.call(window, query === '(pointer: coarse)' ? 'all' : query);
    Object.defineProperty(navigator, 'canShare', { value: () => true });
    const shared = new Promise<File | undefined>((resolve) => {
      const share = async ({ files }: ShareData) => resolve(files?.[0]);
      Object.defineProperty(navigator, 'share', { value: share });
    });
    Object.assign(window, { shared });
  });
  await press();
  return page.evaluate(async () => {
    const file = await (window as unknown as { readonly shared: Promise<File> }).shared;
    const { width, height } = await createImageBitmap(file);
    return { type: file.type, width, height };
  });
}

test('a wall, a watcher and the record show the table', async ({ page, browser, server }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  const gm = page.request;
  const opened = await gm.post('/api/tables', {
    data: { system: 'trapped', starter: 'spaceship', name: 'Greta', colour: 'green' },
    headers: { origin: server.url },
  });
  const table = (await opened.json()) as Opened;
  const ann = await browser.newContext({ baseURL: server.url });
  await ann.request.post('/api/tables/join', { data: { code: table.code, name: 'Ann', colour: 'red' } });
  const { links } = (await (await gm.get(`/api/tables/${table.id}`)).json()) as { links: { watcher: string } };

  // The lobby shows the code, and no controls.
  await page.goto(`/table/${table.code}/screen`);
  await expect(page.getByText(`${table.code.slice(0, 4)}-${table.code.slice(4)}`)).toBeVisible();
  await expect(page.getByText('At the table: 2')).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  const sleepy = page.getByText('Over plain http this page cannot keep the screen awake');
  await expect(sleepy).toBeHidden();
  // Browsers offer no wake lock over plain http.
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'wakeLock'));
  await page.reload();
  await expect(sleepy).toBeVisible();
  expect(await fits(page)).toBe(true);

  // Anyone with the link can watch without a name.
  const stranger = await browser.newContext({ baseURL: server.url, viewport: { width: 360, height: 740 } });
  const phone = await stranger.newPage();
  const { pathname, hash } = new URL(links.watcher);
  await phone.goto(pathname + hash);
  await expect(phone.getByText('At the table: 2')).toBeVisible();
  await expect(page.getByText('1 watching')).toBeVisible();

  await say(gm, table, { type: 'chooseGm' });
  await say(gm, table, { type: 'openQuestion', question: 'barriers', anonymous: false, seconds: 180 });
  await expect(page.getByRole('timer')).toBeVisible();
  for (const text of IDEAS) await say(ann.request, table, { type: 'addIdea', question: 'barriers', text });
  for (const text of IDEAS) await expect(page.getByText(text)).toBeVisible();
  await expect(phone.getByText(IDEAS[0] ?? '')).toBeVisible();
  expect(await fits(page)).toBe(true);
  await page.setViewportSize({ width: 1920, height: 1080 });
  expect(await fits(page)).toBe(true);
  await page.emulateMedia({ colorScheme: 'dark' });
  await axe(page);
  await axe(phone);

  await say(gm, table, { type: 'readBack' });
  await expect(page.getByText('1 of 4')).toBeVisible();
  await say(gm, table, { type: 'startDeciding' });
  await expect(page.getByText(/^0 of \d have voted on everything$/)).toBeVisible();
  for (const voter of [gm, ann.request]) await say(voter, table, { type: 'voteRest', choice: 'keep' });
  await say(gm, table, { type: 'reveal' });
  // The wall shows the setting as it grows, with the last words chosen.
  const soFar = page.getByRole('complementary', { name: 'The setting so far' });
  await expect(soFar.getByRole('img', { name: 'Poster of Trapped on the Spaceship' })).toBeVisible();
  await expect(soFar.getByRole('img', { name: /^Map: \d+ places, \d+ ways between them$/ })).toBeVisible();
  await expect(soFar.getByText('A cat')).toBeVisible();
  expect(await fits(page)).toBe(true);
  await axe(page);
  await say(gm, table, { type: 'startDeveloping' });
  await expect(page.getByText('The pod has two seats')).toBeVisible();
  await expect(phone.getByRole('heading', { name: 'Goals', exact: true })).toBeVisible();
  expect(await fits(page)).toBe(true);

  // Editors of the draft are shown with their name at the table.
  const [draft] = (await (await gm.get('/api/drafts')).json()) as { id: string }[];
  const [writing, written] = [await ann.newPage(), await page.context().newPage()];
  await writing.goto(`/studio/${draft?.id}/goals`);
  await written.goto(`/studio/${draft?.id}/goals`);
  await expect(written.getByRole('button', { name: 'Ann is here' })).toBeVisible();
  await expect(writing.getByRole('button', { name: 'Greta is here' })).toBeVisible();
  await written.close();

  await say(gm, table, { type: 'consent', named: true });
  await say(gm, table, { type: 'finish' });
  await expect(page.getByText('That is the setting.')).toBeVisible();

  // The record needs no script.
  const quiet = await browser.newContext({
    baseURL: server.url,
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  const record = await quiet.newPage();
  await record.goto(`/table/${table.code}/record`);
  for (const text of IDEAS) await expect(record.getByText(text)).toBeVisible();
  await expect(record.getByText('Greta (GM), and 1 more.')).toBeVisible();
  await say(ann.request, table, { type: 'consent', named: false });
  await record.reload();
  await expect(record.getByText('Greta (GM), and 1 more who preferred not to be named.')).toBeVisible();
  // With scripts, times are in the reader's zone.
  const far = await browser.newContext({
    baseURL: server.url,
    timezoneId: 'Asia/Kolkata',
    storageState: await page.context().storageState(),
  });
  const there = await far.newPage();
  await there.goto(`/table/${table.code}/record`);
  const opening = there.locator('h3 time').first();
  const local = await opening.evaluate((time: HTMLTimeElement) =>
    new Date(time.dateTime).toLocaleTimeString(undefined, { timeStyle: 'short', timeZone: 'Asia/Kolkata' }),
  );
  await expect(opening).toHaveText(local);
  await far.close();
  // With scripts it can be saved.
  await page.goto(`/table/${table.code}/record`);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as PDF' }).click();
  const pdf = (await readPdfText(await readFile(await (await saved).path()))).join(' ');
  for (const text of IDEAS) expect(pdf).toContain(text);
  await expectForPaper(page);
  await stranger.close();
  await quiet.close();
  await ann.close();
});

test('an evening ends with the poster, the table’s own words and the result of test games', async ({
  page,
  browser,
  server,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  const gm = page.request;
  const opened = await gm.post('/api/tables', {
    data: { system: 'trapped', starter: 'spaceship', name: 'Greta', colour: 'green' },
    headers: { origin: server.url },
  });
  const table = (await opened.json()) as Opened;
  const ann = await browser.newContext({ baseURL: server.url });
  await ann.request.post('/api/tables/join', { data: { code: table.code, name: 'Ann', colour: 'red' } });
  await say(gm, table, { type: 'chooseGm' });
  const open = { type: 'openQuestion', question: 'barriers', seconds: null };
  await say(gm, table, { ...open, anonymous: false });
  for (const text of IDEAS) await say(ann.request, table, { type: 'addIdea', question: 'barriers', text });
  await say(gm, table, { type: 'readBack' });
  await say(gm, table, { type: 'startDeciding' });
  for (const voter of [gm, ann.request]) await say(voter, table, { type: 'voteRest', choice: 'keep' });
  await say(gm, table, { type: 'reveal' });
  await say(gm, table, { type: 'finish' });

  // The wall shows the table's own words; in the hand they scroll.
  const phone = await ann.newPage();
  await phone.setViewportSize({ width: 360, height: 740 });
  await phone.goto(`/table/${table.code}/watch`);
  await page.goto(`/table/${table.code}/screen`);
  for (const wall of [page, phone]) {
    await expect(wall.getByRole('img', { name: 'Poster of Trapped on the Spaceship' })).toBeVisible();
    const words = wall.getByRole('region', { name: 'In your own words' });
    for (const text of IDEAS) await expect(words.getByText(`“${text}”`)).toBeVisible();
    await expect(words.getByText(/^Ann · /)).toHaveCount(IDEAS.length);
    await axe(wall);
  }
  expect(await fits(page)).toBe(true);

  // The GM's browser plays test games, and everybody learns the result.
  const own = await page.context().newPage();
  await own.goto(`/table/${table.code}`);
  const result = /^In 200 test games (nobody got out\.|somebody got out in \d+\.)$/;
  await expect(own.getByText(result)).toBeVisible({ timeout: 30_000 });
  for (const wall of [page, phone]) await expect(wall.getByText(result)).toBeVisible();
  expect(await fits(page)).toBe(true);
  await axe(own);
  const taken = own.waitForEvent('download');
  await own.getByRole('button', { name: 'Photograph it' }).click();
  const header = (await readFile(await (await taken).path())).subarray(16, 24);
  expect([header.readUInt32BE(0), header.readUInt32BE(4)]).toEqual([1080, 1350]);
  expect(await sharedByPhone(own, () => own.getByRole('button', { name: 'Photograph it' }).click())).toEqual({
    type: 'image/png',
    width: 1080,
    height: 1350,
  });
  await own.getByRole('link', { name: 'Share it' }).click();
  await expect(own.getByRole('dialog', { name: 'Share' })).toBeVisible();
  await own.close();
  await ann.close();
});

test('a crowded wall shows pages rather than text too small to read', async ({ page, server }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  const opened = await page.request.post('/api/tables', {
    data: { system: 'trapped', starter: 'spaceship', name: 'Greta', colour: 'green' },
    headers: { origin: server.url },
  });
  const { code } = (await opened.json()) as Opened;
  const ideas = Array.from({ length: 40 }, (_, i) => ideaOf(`i${i}`, { place: i, text: `${IDEAS[i % 4]} (${i})` }));
  await page.routeWebSocket(/\/live/, (socket) => {
    const view = viewOf({ ideas, table: { code } });
    socket.send(JSON.stringify({ type: 'view', now: Date.now(), view } satisfies TableFrame));
  });
  await page.goto(`/table/${code}/screen`);
  const newest = page.getByText('A cat (39)');
  await expect(newest).toBeVisible();
  await expect(page.getByText(/1 to \d+ of 40, newest first/)).toBeVisible();
  const size = await newest.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  expect(size).toBeGreaterThanOrEqual(0.018 * 1920);
  expect(await fits(page)).toBe(true);
  await expect(newest).toBeHidden();
  expect(await fits(page)).toBe(true);
});

test('the GM sets secrets, prints them, and restores a minute', async ({ page, server }) => {
  const opened = await page.request.post('/api/tables', {
    data: { system: 'trapped', starter: 'spaceship', name: 'Greta', colour: 'green' },
    headers: { origin: server.url },
  });
  const table = (await opened.json()) as Opened;
  const { code } = table;
  await say(page.request, table, { type: 'chooseGm' });
  await page.goto(`/table/${code}`);
  const more = page.getByRole('button', { name: 'More for the GM' });
  await more.click();
  await page.getByRole('button', { name: 'Secrets for tonight' }).click();
  const secrets = page.getByRole('dialog', { name: 'Secrets for tonight' });
  const first = secrets.getByRole('combobox').first();
  await first.selectOption({ index: 2 });
  const settled = await first.inputValue();
  await axe(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Secrets for tonight' }).click();
  await expect(first).toHaveValue(settled);
  await secrets.getByRole('link', { name: 'Print the GM’s kit with secrets' }).click();
  await expect(page.getByRole('checkbox', { name: 'Print them: 1' })).toBeChecked();

  // A person deletes everything; the previous minute is restored, and this is undone.
  await page.goto(page.url().replace('/print', '/review'));
  const title = page.getByRole('textbox', { name: 'Title' }).first();
  await expect(title).toHaveValue(/Spaceship/);
  await logged(page);
  await title.fill('');
  await logged(page);
  await page.goto(`/table/${code}`);
  await more.click();
  await page.getByRole('button', { name: 'Restore an earlier version' }).click();
  const minutes = page.getByRole('dialog', { name: 'Restore an earlier version' });
  await minutes
    .getByRole('button', { name: /^Preview/ })
    .first()
    .click();
  // All this may have happened in one minute, within which one can go from edit to edit.
  const wanted = minutes.getByText('Title: written');
  const earlier = minutes.getByRole('button', { name: 'Previous edit' });
  const compared = minutes.getByText(/^(Nothing has changed since|Restoring it would mean)/);
  await expect(compared).toBeVisible();
  while (!(await wanted.isVisible()) && (await earlier.isVisible()) && (await earlier.isEnabled())) {
    await earlier.click();
    await expect(minutes.getByText('Comparing it with the current draft…')).toBeHidden();
    await expect(compared).toBeVisible();
  }
  await expect(wanted).toBeVisible();
  await axe(page);
  await minutes.getByRole('button', { name: 'Restore this version' }).click();
  await expect(minutes.getByText(/^Restored the version of/)).toBeVisible();
  await minutes.getByRole('button', { name: 'Undo' }).click();
  await expect(minutes.getByText('Undone: the draft is as it was before.')).toBeVisible();
});
