import type { Locator, Page } from '@playwright/test';
import { expect, goToStep, startFrom, test } from './fixtures';

/** Pixels of a page's picture. */
const drawnOn = (image: Locator) =>
  image.evaluate(async (element) => {
    const picture = element as HTMLImageElement;
    await picture.decode();
    const canvas = document.createElement('canvas');
    canvas.width = 600;
    canvas.height = Math.round((600 * picture.naturalHeight) / picture.naturalWidth);
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    return canvas.toDataURL();
  });

const preview = (page: Page) => page.getByRole('img', { name: /^The map as it will be printed/ });

async function openPreview(page: Page) {
  await goToStep(page, 'Map');
  await page.getByRole('button', { name: 'As it will be printed', exact: true }).click();
  await expect(preview(page)).toHaveCount(1);
}

/** First pages of the kit with a piece, as shown in the print step. */
async function printed(page: Page, piece: string, count: number): Promise<readonly string[]> {
  const thumbnails = page.getByRole('button', { name: new RegExp(`^Page \\d+: ${piece}$`) });
  const row = page.getByRole('list', { name: 'All pages' }).locator('..');
  // Only visible ones are in the document.
  await row.evaluate((strip) => strip.scrollTo({ left: 0 }));
  await expect(async () => {
    if ((await thumbnails.count()) === 0) await row.evaluate((strip) => strip.scrollBy({ left: 300 }));
    await expect(thumbnails.first()).toBeVisible({ timeout: 100 });
  }).toPass({ intervals: [0] });
  const pictures: string[] = [];
  const labels = await thumbnails.evaluateAll((found) => found.map((one) => one.getAttribute('aria-label') ?? ''));
  for (const label of labels.slice(0, count)) {
    await page.getByRole('button', { name: label, exact: true }).click();
    const number = /\d+/.exec(label)?.[0];
    const sheet = page.getByRole('img', { name: new RegExp(`^Page ${number} of .*, as it will be printed$`) });
    pictures.push(await drawnOn(sheet.last()));
  }
  return pictures;
}

test('the map’s preview is the kit’s own page, for each reader, even if it is not ordered', async ({ page }) => {
  await startFrom(page, 'Start from this one');
  await openPreview(page);
  const forPlayers = await drawnOn(preview(page));
  // The page has the orientation of the map.
  const { width, height } = await preview(page).evaluate((image) => {
    const { naturalWidth, naturalHeight } = image as HTMLImageElement;
    return { width: naturalWidth, height: naturalHeight };
  });
  expect(width).toBeGreaterThan(height);
  await page.getByRole('button', { name: 'The GM’s copy, with secrets' }).click();
  await expect.poll(async () => drawnOn(preview(page).first())).not.toBe(forPlayers);
  const forGm: string[] = [];
  for (const image of await preview(page).all()) forGm.push(await drawnOn(image));

  // A blank page can follow in the kit, so that nothing is printed on the map's back.
  await goToStep(page, 'Print');
  await expect(page.getByRole('list', { name: 'All pages' })).toBeVisible();
  expect(await printed(page, 'Map', 1)).toEqual([forPlayers]);
  expect(await printed(page, 'Map for the GM', forGm.length)).toEqual(forGm);

  await page.getByRole('button', { name: /^More:/ }).click();
  await page.getByRole('button', { name: /^Pieces/ }).click();
  await page.getByRole('checkbox', { name: 'Map', exact: true }).uncheck();
  await openPreview(page);
  await expect.poll(() => drawnOn(preview(page))).toBe(forPlayers);
});
