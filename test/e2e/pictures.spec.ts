import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { PNG } from 'pngjs';
import { soaked } from '../support/soak';
import { axeTroubles } from './axe';
import { expect, fileOf, goToStep, logged, startAs, test } from './fixtures';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Choose a picture' });

/** Starts the spaceship with a few of its Events, since each card is drawn in every format. */
async function startWithEvents(page: Page, ...titles: readonly string[]): Promise<void> {
  const made = await page.request.post('/api/drafts', { data: { system: 'trapped', starter: 'spaceship' } });
  const { id } = (await made.json()) as { id: string };
  const scenario = JSON.parse(String(await fileOf(page, id)));
  const events = scenario.body.events as readonly { readonly title: string }[];
  scenario.body.events = events.filter(({ title }, i) => titles.includes(title) || i % soaked(2, 8) === 0);
  await startAs(page, { scenario });
  // Findings push the list down when they come.
  const steps = page.getByRole('navigation', { name: 'Steps' });
  await expect(steps.getByRole('link', { name: /^Events\b.*\d to do$/ })).toBeVisible();
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
  await startWithEvents(page, 'Rocks', 'An arm, and then nothing');
  await goToStep(page, 'Events');
  await unfoldEvent(page, 'Rocks');
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
  await page.getByRole('button', { name: 'Fold “Rocks”' }).click();
  await unfoldEvent(page, 'An arm, and then nothing');
  await page.getByRole('button', { name: 'Picture', exact: true }).click();
  const file = dialog(page).getByLabel('Picture file');
  await file.setInputFiles({ name: 'words.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('no picture') });
  await expect(dialog(page).getByRole('alert')).toContainText('no picture that Trapdoor can read');
  await file.setInputFiles({ name: 'large.png', mimeType: 'image/png', buffer: Buffer.alloc(30_100_000) });
  await expect(dialog(page).getByRole('alert')).toContainText('30 MB at most');
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
  expect(cards).toBeGreaterThan(soaked(9, 3));
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

const fixture = (name: string) => readFileSync(`test/fixtures/pictures/${name}`);

/** A JPEG of more than 2 MB with an Exif orientation: comments stand between its head and its pixels. */
function turnedPhotograph(orientation: number): Buffer {
  const jpeg = fixture('turned.jpg');
  const exif = [0x45, 0x78, 0x69, 0x66, 0, 0, 0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0];
  const segment = Buffer.from([0xff, 0xe1, 0, 36, ...exif, orientation, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
  const comment = Buffer.alloc(65_537, 0x20);
  comment.set([0xff, 0xfe, 0xff, 0xff]);
  const comments = Array.from({ length: 32 }, () => comment);
  return Buffer.concat([jpeg.subarray(0, 2), segment, ...comments, jpeg.subarray(2)]);
}

/** A PNG of noise, which hardly compresses, of about 17 MB. */
function largePicture(): Buffer {
  const png = new PNG({ width: 2800, height: 2100 });
  let seed = 7;
  for (let at = 0; at < png.data.length; at++) {
    seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff;
    png.data[at] = at % 4 === 3 ? 255 : seed >> 16;
  }
  return PNG.sync.write(png, { filterType: 0, deflateLevel: 1 });
}

const RED_BLUE = ['red', 'blue'];

/** Tells the size of the shown picture, and the colours near two opposite corners. */
const shownPicture = (page: Page) =>
  dialog(page)
    .getByAltText('As it will be printed')
    .evaluate(async (element) => {
      const image = element as HTMLImageElement;
      await image.decode();
      const canvas = document.createElement('canvas');
      const { naturalWidth: width, naturalHeight: height } = image;
      Object.assign(canvas, { width, height });
      const context = canvas.getContext('2d', { willReadFrequently: true });
      context?.drawImage(image, 0, 0);
      const colourAt = (x: number, y: number) => {
        const [red = 0, , blue = 0, alpha = 0] = context?.getImageData(x, y, 1, 1).data ?? [];
        return `${alpha < 200 ? 'faint ' : ''}${red > blue + 60 ? 'red' : blue > red + 60 ? 'blue' : 'grey'}`;
      };
      const bytes = (await (await fetch(image.src)).arrayBuffer()).byteLength;
      return { width, height, bytes, colours: [colourAt(9, 9), colourAt(width - 9, height - 9)] };
    });

test('pictures of many kinds come in upright, scaled to what is kept, and a refused one leaves none behind', async ({
  page,
}) => {
  await startWithEvents(page, 'Rocks');
  await goToStep(page, 'Events');
  await unfoldEvent(page, 'Rocks');
  await page.getByRole('button', { name: 'Picture', exact: true }).click();
  const file = dialog(page).getByLabel('Picture file');
  const use = dialog(page).getByRole('button', { name: 'Use this picture' });
  const alert = dialog(page).getByRole('alert');
  const bring = async (name: string, buffer: Buffer) => {
    await file.setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
    await expect(use).toBeVisible();
    await expect(use).toBeEnabled();
    return shownPicture(page);
  };
  for (const name of [
    'lossy.webp',
    'lossless.webp',
    'photograph.avif',
    'bottom-up.bmp',
    'two-frames.gif',
    'press.jpg',
  ]) {
    expect(await bring(name, fixture(name)), name).toMatchObject({ width: 96, height: 64, colours: RED_BLUE });
  }
  expect(await bring('seen-through.webp', fixture('seen-through.webp'))).toMatchObject({
    colours: ['faint red', 'faint blue'],
  });
  // Turned clockwise by a quarter for display, and by half.
  const upright = { width: 64, height: 96, colours: RED_BLUE };
  expect(await bring('6.jpg', turnedPhotograph(6))).toMatchObject(upright);
  expect(await bring('3.jpg', turnedPhotograph(3))).toMatchObject({ width: 96, colours: RED_BLUE.toReversed() });

  // This browser has no decoder for HEIC: the turned picture goes.
  await file.setInputFiles({ name: 'a.heic', mimeType: 'image/heic', buffer: fixture('photograph.heic') });
  await expect(alert).toContainText('can’t read HEIC');
  await expect(use).toBeHidden();
  await expect(dialog(page).getByAltText('As it will be printed')).toBeHidden();
  const huge = fixture('two-frames.gif');
  huge.fill(255, 6, 10);
  await file.setInputFiles({ name: 'a.gif', mimeType: 'image/gif', buffer: huge });
  await expect(alert).toContainText('65535 × 65535 pixels, more than 60 million');

  const large = largePicture();
  expect(large.length).toBeGreaterThan(10_000_000);
  const kept = await bring('large.png', large);
  expect(kept.bytes).toBeLessThanOrEqual(2_000_000);
  expect(kept.width / kept.height).toBeCloseTo(4 / 3, 1);
  await use.click();
  await expect(page.getByRole('button', { name: 'Picture', exact: true })).toHaveText('Your own picture');
  const brought = () =>
    page.evaluate(async () => (await fetch(`/api/drafts/${location.pathname.split('/')[2]}/art`)).json());
  await expect.poll(brought).toMatchObject([{ size: kept.bytes }]);
});
