import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { PNG } from 'pngjs';
import { axeTroubles } from './axe';
import { expect, fileOf, goToStep, logged, startAs, test } from './fixtures';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Choose a picture' });

/** Starts the spaceship with half of its Events, since each card is drawn in every format. */
async function startWithEvents(page: Page, ...titles: readonly string[]): Promise<void> {
  const made = await page.request.post('/api/drafts', { data: { system: 'trapped', starter: 'spaceship' } });
  const { id } = (await made.json()) as { id: string };
  const scenario = JSON.parse(String(await fileOf(page, id)));
  const events = scenario.body.events as readonly { readonly title: string }[];
  scenario.body.events = events.filter(({ title }, i) => titles.includes(title) || i % 2 === 0);
  await startAs(page, { scenario });
}

async function unfoldEvent(page: Page, title: string) {
  await page.getByRole('button', { name: `Unfold “${title}”` }).click();
  await page.getByRole('button', { name: /^More: Picture/ }).click();
}

/** Creates a striped picture. */
function stripes(): Buffer {
  const png = new PNG({ width: 60, height: 40 });
  for (let at = 0; at < png.data.length; at += 4) png.data.set([at % 32 < 16 ? 200 : 30, 60, 90, 255], at);
  return PNG.sync.write(png);
}

/** Source of the drawn page of Event cards on display. */
async function drawnCards(page: Page): Promise<string> {
  await goToStep(page, 'Print');
  const shown = page.getByRole('img', { name: /^Page \d+ of \d+, as it will be printed$/ });
  await expect(shown).toBeVisible();
  const goTo = page.getByLabel('Go to', { exact: true });
  await goTo.selectOption({ label: 'Event cards' });
  const drawing = () => shown.evaluate(async (image) => (await fetch((image as HTMLImageElement).src)).text());
  // Sorted by suit, so the violent Events are on one of the later sheets.
  await expect(async () => {
    if ((await drawing()).includes('sign-exit-door')) return;
    await page.getByRole('button', { name: 'Next page' }).click();
    throw new Error('not on this sheet');
  }).toPass();
  return drawing();
}

test('a sign for one Event and a picture of one’s own for another are printed, and nothing of them is lost', async ({
  page,
  browser,
  expectComplaints,
}) => {
  // Draws each card for print shops, at 300 dots per inch, in every format.
  test.setTimeout(180_000);
  expectComplaints(/ERR_FAILED/);
  await startWithEvents(page, 'It is in here', 'An arm, and then nothing');
  await goToStep(page, 'Events');
  await unfoldEvent(page, 'It is in here');
  await page.getByRole('button', { name: 'Picture', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('exit door');
  await expect(dialog(page).getByRole('option', { name: 'exit door' })).toBeVisible();
  expect(await axeTroubles(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Picture', exact: true })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Picture', exact: true })).toHaveText('exit door');

  // The server is unreachable now.
  await page.route('**/api/drafts/*/art/*', (route) => route.abort('failed'));
  await page.getByRole('button', { name: 'Fold “It is in here”' }).click();
  await unfoldEvent(page, 'An arm, and then nothing');
  await page.getByRole('button', { name: 'Picture', exact: true }).click();
  const file = dialog(page).getByLabel('Picture file');
  await file.setInputFiles({ name: 'words.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('no picture') });
  await expect(dialog(page).getByRole('alert')).toContainText('no PNG, JPEG or SVG picture');
  await file.setInputFiles({ name: 'large.png', mimeType: 'image/png', buffer: Buffer.alloc(2_100_000) });
  await expect(dialog(page).getByRole('alert')).toContainText('at most 2 MB');
  await file.setInputFiles({ name: 'mine.png', mimeType: 'image/png', buffer: stripes() });
  await dialog(page).getByLabel('What it shows').fill('Stripes');
  await dialog(page).getByLabel('Credit').fill('Ann, CC BY 4.0');
  await dialog(page).getByRole('button', { name: 'Use this picture' }).click();
  await expect(page.getByRole('button', { name: 'Picture', exact: true })).toHaveText('Your own picture');
  await logged(page);

  const before = await drawnCards(page);
  expect([before.includes('sign-exit-door'), before.includes('<image')]).toEqual([true, true]);

  await page.unroute('**/api/drafts/*/art/*');
  await page.reload();
  const brought = () =>
    page.evaluate(async () => (await fetch(`/api/drafts/${location.pathname.split('/')[2]}/art`)).json());
  await expect.poll(brought).toMatchObject([{ alt: 'Stripes', credit: 'Ann, CC BY 4.0' }]);
  const after = await drawnCards(page);
  expect([after.includes('sign-exit-door'), after.includes('<image')]).toEqual([true, true]);

  // Everybody with a read link also sees them and their credits, without scripts.
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await page.getByLabel('only read').click();
  await page.getByLabel('Leave out what players may not know yet').uncheck();
  await page.getByRole('button', { name: 'Create the link' }).click();
  const link = await page.getByRole('textbox', { name: /^Address/ }).inputValue();
  await page.keyboard.press('Escape');
  const reader = await browser.newContext({ javaScriptEnabled: false });
  const theirs = await reader.newPage();
  await theirs.goto(link);
  const shown = theirs.getByRole('img', { name: 'Stripes' });
  await shown.scrollIntoViewIfNeeded();
  await expect(shown).toBeVisible();
  await expect(theirs.getByText('exit door', { exact: true })).toBeVisible();
  await expect(theirs.getByRole('region', { name: 'Picture credits' })).toContainText('Stripes: Ann, CC BY 4.0');
  const drawn = await reader.request.get(new URL((await shown.getAttribute('src')) ?? '', link).href);
  expect([drawn.status(), drawn.headers()['content-type']]).toEqual([200, 'image/png']);
  await reader.close();

  // The whole kit of cards, with the pictures.
  await page.getByRole('radio', { name: 'Just some pieces' }).check();
  await page.getByRole('checkbox', { name: 'Event cards', exact: true }).check();
  await page.getByRole('button', { name: /^More:/ }).click();
  await page.getByRole('button', { name: /^Other files/ }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download', { timeout: 120_000 }),
    page.getByRole('button', { name: 'Everything', exact: true }).click(),
  ]);
  const files = unzipSync(new Uint8Array(readFileSync(await download.path())));
  const names = Object.keys(files);
  const count = (pattern: RegExp) => names.filter((name) => pattern.test(name)).length;
  const cards = count(/^pieces\/event-cards\/.*-front\.png$/);
  expect(cards).toBeGreaterThan(9);
  expect(count(/^makeplayingcards\/event-cards\/.*-front\.png$/)).toBe(cards);
  expect(count(/^sheets\/event-cards\/\d+-front\.png$/)).toBe(Math.ceil(cards / 9));
  expect([count(/^art\/[0-9a-f]{64}\.png$/), count(/^decks\//), count(/^components\//)]).toEqual([1, 1, 2]);
  const card = files[names.find((name) => /^pieces\/.*an-arm-and-then-nothing.*-front\.png$/.test(name)) ?? ''];
  const { width, height, data } = PNG.sync.read(Buffer.from(card ?? []));
  expect([width, height]).toEqual([825, 1125]);
  // Between red and blue, but with the stripes’ green everywhere.
  const isStriped = (at: number) => Math.abs((data[at + 1] ?? 0) - 60) < 4 && Math.abs((data[at + 2] ?? 0) - 90) < 4;
  const striped = Array.from({ length: data.length / 4 }, (_, i) => isStriped(4 * i)).filter(Boolean).length;
  expect(striped).toBeGreaterThan(100_000);
  expect(strFromU8(files['CREDITS.txt'] ?? new Uint8Array())).toContain('Stripes: Ann, CC BY 4.0');
});
