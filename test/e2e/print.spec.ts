import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { axeTroubles, expectAccessible } from './axe';
import { expect, goToStep, startFrom, test } from './fixtures';

async function openPrint(page: Page) {
  await startFrom(page, 'Start from this one');
  await goToStep(page, 'Print');
  await expect(shown(page)).toBeVisible();
}

const shown = (page: Page) => page.getByRole('img', { name: /^Page \d+ of \d+, as it will be printed$/ });
const view = (page: Page) => page.getByRole('region', { name: /^Page \d+, enlarged$/ });
/** Unfolds a part under *More*. */
async function unfold(page: Page, title: string) {
  const more = page.getByRole('button', { name: /^More:/ });
  if (await more.isVisible()) await more.click();
  await page.getByRole('button', { name: new RegExp(`^${title}`) }).click();
}
const choose = (page: Page, label: string, option: string) =>
  page.getByLabel(label, { exact: true }).selectOption({ label: option });

/** Makes a change and waits until the number of the kit's pages differs; returns the new number. */
async function countAfter(page: Page, change: () => Promise<void>): Promise<number> {
  const count = () => page.getByText(/^Page \d+ of \d+$/).textContent();
  const before = await count();
  await change();
  await expect.poll(count).not.toBe(before);
  return Number((await count())?.replace(/.* of /, ''));
}

async function downloading(page: Page, button: string) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button, exact: true }).click(),
  ]);
  return { name: download.suggestedFilename(), bytes: new Uint8Array(readFileSync(await download.path())) };
}

const openPdf = (bytes: Uint8Array) =>
  getDocument({ data: new Uint8Array(bytes), verbosity: 0, isEvalSupported: false }).promise;

test('a deck with backs and bleed on Letter is turned over, zoomed and downloaded', async ({ page }) => {
  await openPrint(page);
  await choose(page, 'Paper', 'Letter');
  await unfold(page, 'Cutting');
  await page.getByRole('radio', { name: '1/8 in' }).check();
  await page.getByLabel('Go to', { exact: true }).selectOption({ label: 'Event cards' });
  await expect(page.getByText(/too small for everything: no bleed/)).toBeVisible();
  // More sheets rather than no bleed.
  await countAfter(page, async () => {
    const earlier = page.getByRole('button', { name: 'Give up sooner: Pieces per sheet' });
    await earlier.click();
    await earlier.click();
  });
  await expect(page.getByText(/too small for everything: more sheets of paper/)).toBeVisible();
  await unfold(page, 'Backs');
  // Event cards lie face down, so they had backs from the start.
  await countAfter(page, () => page.getByRole('radio', { name: /No backs/ }).check());
  await countAfter(page, () => page.getByRole('radio', { name: /Flip on the long edge/ }).check());
  const apart = await countAfter(page, () => page.getByRole('checkbox', { name: /Add blank pages/ }).check());
  const count = await countAfter(page, () => page.getByRole('checkbox', { name: /Add blank pages/ }).uncheck());
  expect(count).toBeLessThan(apart);

  await page.getByRole('button', { name: 'Show the back' }).click();
  await expect(page.getByText('Event cards, back')).toBeVisible();
  await expect(page.locator('[data-side=back]')).toBeVisible();
  // The front is behind it and hidden from screen readers.
  await expect(shown(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Show the front' }).click();
  await expect(page.locator('[data-side=front]')).toBeVisible();

  const width = () => shown(page).evaluate((picture) => picture.getBoundingClientRect().width);
  await view(page).focus();
  await page.keyboard.press('1');
  // Letter in landscape is 11 inches of 96 pixels.
  await expect.poll(width).toBeCloseTo(1056, 0);
  await page.keyboard.press('+');
  await expect.poll(width).toBeCloseTo(1584, 0);
  await page.keyboard.press('-');
  await expect.poll(width).toBeCloseTo(1056, 0);
  await view(page).hover();
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -200);
  await page.keyboard.up('Control');
  await expect.poll(width).toBeGreaterThan(1200);
  await view(page).focus();
  await page.keyboard.press('0');
  await expect.poll(width).toBeLessThan(1056);
  await page.keyboard.press('t');
  await expect(page.locator('[data-side=back]')).toBeVisible();
  await page.getByLabel('Rulers').selectOption('in');
  await expect(view(page).getByText('8', { exact: true }).first()).toBeVisible();

  const pdf = await downloading(page, 'Download the kit (PDF)');
  expect(pdf.name).toMatch(/spaceship.*\.pdf$/);
  const kit = await openPdf(pdf.bytes);
  expect(kit.numPages).toBe(count);
  const [left, top, right, bottom] = (await kit.getPage(1)).view;
  expect([left, top, right, bottom]).toEqual([0, 0, 612, 792]);

  await unfold(page, 'Other files');
  const zip = await downloading(page, 'A PDF of each piece');
  const files = unzipSync(zip.bytes);
  expect(zip.name).toMatch(/-pdfs\.zip$/);
  const kitAgain = files['kit.pdf'];
  expect(kitAgain && (await openPdf(kitAgain)).numPages).toBe(count);
  const cards = files['components/event-cards.pdf'];
  const cardPages = cards ? (await openPdf(cards)).numPages : 0;
  expect(cardPages).toBeGreaterThan(2);

  const all = page.getByRole('button', { name: 'Everything' });
  await all.click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(all).toBeFocused();
  await expect(shown(page)).toBeVisible();
});

test('on a slow line one page is drawn before the fonts of the others have come, and stays in view', async ({
  page,
}) => {
  await startFrom(page, 'Start from this one');
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch' && request.url().includes('/_next/static/chunks/'))
      scripts.push(request.url());
  });
  let arrive = () => {};
  const late = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  // The poster has no character that only this font can draw; other pages have.
  await page.route('**/fonts/DejaVuSans*', async (route) => {
    await late;
    await route.continue();
  });
  await page.goto(`${page.url().split('/').slice(0, 5).join('/')}/print`);
  const first = page.getByRole('img', { name: /^Page \d+, as it will be printed$/ });
  await expect(first).toBeVisible();
  await expect(page.getByText('Laying out the pages…')).toBeVisible();
  await expect(page.getByText(/^Page 1: Cover/)).toBeVisible();
  const name = await first.getAttribute('alt');
  arrive();
  await expect(shown(page)).toHaveAccessibleName(new RegExp(`^${name?.split(',')[0]} of `));
  await expect(page.getByRole('button', { name: /^Page 1: Cover/ })).toBeVisible();
  // The page fetched the scripts of its workers at once.
  expect(new Set(scripts).size).toBeGreaterThan(5);
});

test('the form and the first page are there before the scripts', async ({ page, browser }) => {
  await startFrom(page, 'Start from this one');
  const address = `${page.url().split('/').slice(0, 5).join('/')}/print`;
  const reader = await browser.newContext({
    storageState: await page.context().storageState(),
    viewport: { width: 390, height: 844 },
  });
  const tab = await reader.newPage();
  await tab.route(/\.js$/, (route) => route.abort());
  await tab.goto(address);
  await expect(tab.getByLabel(/^Play tonight/)).toBeChecked();
  // Not by roles: what cannot be used yet is inert.
  const first = tab.getByAltText('Page 1, as it will be printed');
  const view = tab.getByLabel('Page 1, enlarged');
  const [picture, frame] = [await first.boundingBox(), await view.boundingBox()];
  expect((picture?.height ?? 0) / (picture?.width ?? 1)).toBeCloseTo(297 / 210, 1);
  expect(picture?.width ?? 0).toBeLessThan(frame?.width ?? 0);
  const answer = await tab.request.get((await first.getAttribute('src')) ?? '');
  expect(await answer.text()).toMatch(/^<svg /);
  expect((await tab.request.get(`${answer.url().split('?')[0]}?paper=wall&ink=full`)).status()).toBe(400);
  await reader.close();
});

test('a calibration stays in effect, and all choices are remembered', async ({ page }) => {
  await openPrint(page);
  await choose(page, 'Paper', 'Tabloid');
  await choose(page, 'Colours', 'Grey');
  await page.getByLabel('Kits', { exact: true }).fill('7');
  await unfold(page, 'Cutting');
  await page.getByRole('radio', { name: /^Hairlines/ }).check();
  await unfold(page, 'My printer');
  await page.getByLabel('Margin, in mm').fill('9');
  await page.getByRole('button', { name: 'Calibrate my printer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Calibrate my printer' });
  expect(await axeTroubles(page)).toEqual([]);
  const sheet = await downloading(page, 'Print the calibration page');
  expect((await openPdf(sheet.bytes)).numPages).toBe(2);
  const front = dialog.getByRole('group', { name: 'Front' });
  await front.getByLabel('Across, mm').fill('40');
  await expect(dialog.getByRole('button', { name: 'Save these numbers' })).toBeDisabled();
  await front.getByLabel('Across, mm').fill('1,5');
  await dialog.getByRole('group', { name: 'Back' }).getByLabel('Turned, degrees').fill('-0.5');
  await dialog.getByRole('button', { name: 'Save these numbers' }).click();
  await expect(page.getByText('Adjusted for your printer')).toBeVisible();

  await page.reload();
  await expect(page.getByText('Adjusted for your printer')).toBeVisible();
  // The device also remembers all other choices.
  await expect(page.getByLabel('Paper', { exact: true })).toHaveValue('tabloid');
  await expect(page.getByLabel('Colours', { exact: true })).toHaveValue('grey');
  await expect(page.getByLabel('Kits', { exact: true })).toHaveValue('7');
  await page.getByRole('button', { name: /^More:/ }).click();
  await expect(page.getByRole('button', { name: 'Cutting' })).toContainText('Hairlines');
  await expect(page.getByRole('button', { name: 'My printer' })).toContainText('9 mm margin');
  await expect(shown(page)).toBeVisible();
  const leftOfWords = async () => {
    const kit = await openPdf((await downloading(page, 'Download the kit (PDF)')).bytes);
    const { items } = await (await kit.getPage(1)).getTextContent();
    const [first] = items;
    return first && 'transform' in first ? Number(first.transform[4]) : Number.NaN;
  };
  const calibrated = await leftOfWords();
  await unfold(page, 'My printer');
  const adjusted = page.getByText('Adjusted for your printer');
  await page.getByRole('button', { name: 'Delete the calibration' }).click();
  // Quickly, before the notice disappears.
  await page
    .getByRole('region', { name: /^Notifications/ })
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect(adjusted).toBeVisible();
  await page.getByRole('button', { name: 'Delete the calibration' }).click();
  await expect(adjusted).toHaveCount(0);
  // The printer prints 1.5 mm too far to the right, so everything is shifted to the left by that.
  expect((await leftOfWords()) - calibrated).toBeCloseTo((1.5 * 72) / 25.4, 2);
});

test.describe('unfolded on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 } });

  test('a device with little memory is offered a large kit in small PDFs', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'deviceMemory', { value: 2 }));
    await openPrint(page);
    const parts = page.getByRole('button', { name: 'Take it in small PDFs (ZIP)' });
    await page.getByRole('radio', { name: 'Best copy' }).check();
    await expect(parts).toBeEnabled();
    await page.getByRole('radio', { name: 'Save paper' }).check();
    await expect(parts).toHaveCount(0);
  });

  test('axe finds nothing, and of many pages only the visible ones are in the document', async ({ page }) => {
    await openPrint(page);
    for (const title of ['Other files', 'Backs']) await unfold(page, title);
    await expectAccessible(page, 'other files and backs');
    for (const title of ['Cutting', 'My printer']) {
      await unfold(page, title);
      await expectAccessible(page, title);
    }
    const pages = page.getByRole('list', { name: 'All pages' });
    expect(await pages.getByRole('listitem').count()).toBeLessThan(20);
    await pages.getByRole('button', { name: /^Page 1:/ }).focus();
    await page.keyboard.press('End');
    await expect(pages.getByRole('button', { name: /^Page \d+:/ }).last()).toBeFocused();
    await expect(pages.getByRole('button', { name: /^Page 1:/ })).toHaveCount(0);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page, 'in the dark');
  });
});
