import type { Locator, Page } from '@playwright/test';
import { expect, goToStep, startFrom, test } from './fixtures';

/** What a page's picture looks like, in pixels. */
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

/** The pages of the kit with that piece, as the print step shows them. */
async function printed(page: Page, piece: string): Promise<readonly string[]> {
  await goToStep(page, 'Print');
  const thumbnails = page.getByRole('button', { name: new RegExp(`^Page \\d+: ${piece}$`) });
  const all = page.getByRole('list', { name: 'All pages' });
  await expect(all).toBeVisible();
  // Only those in sight are there.
  const row = all.locator('..');
  for (let left = 0; (await thumbnails.count()) === 0; left += 300) {
    expect(left).toBeLessThan(10_000);
    await row.evaluate((strip, to) => strip.scrollTo({ left: to }), left);
    await page.waitForTimeout(50);
  }
  const pictures: string[] = [];
  for (const label of await thumbnails.evaluateAll((found) => found.map((one) => one.getAttribute('aria-label')))) {
    await page.getByRole('button', { name: label ?? '', exact: true }).click();
    const number = /\d+/.exec(label ?? '')?.[0];
    const sheet = page.getByRole('img', { name: new RegExp(`^Page ${number} of .*, as it will be printed$`) });
    pictures.push(await drawnOn(sheet.last()));
  }
  return pictures;
}

test('the map’s preview is the kit’s own page, for everybody who gets one', async ({ page }) => {
  await startFrom(page, 'Start from this one');
  await goToStep(page, 'Map');
  await page.getByRole('button', { name: 'As it will be printed', exact: true }).click();
  await expect(preview(page)).toHaveCount(1);
  const forPlayers = await drawnOn(preview(page));
  await page.getByRole('button', { name: 'The GM’s copy, with secrets' }).click();
  await expect.poll(async () => drawnOn(preview(page).first())).not.toBe(forPlayers);
  const forGm: string[] = [];
  for (const image of await preview(page).all()) forGm.push(await drawnOn(image));

  // A blank page may follow in the kit, so that nothing is printed on the map's back.
  expect((await printed(page, 'Map')).slice(0, 1)).toEqual([forPlayers]);
  expect((await printed(page, 'Map for the GM')).slice(0, forGm.length)).toEqual(forGm);
});

test('the map’s preview is there too where its page is not ordered, and turns with the map', async ({ page }) => {
  await startFrom(page, 'Start from this one');
  await goToStep(page, 'Print');
  await page.getByRole('checkbox', { name: 'Map', exact: true }).uncheck();
  await goToStep(page, 'Map');
  await page.getByRole('button', { name: 'As it will be printed', exact: true }).click();
  const isBroad = () =>
    preview(page).evaluate((image) => {
      const { naturalWidth, naturalHeight } = image as HTMLImageElement;
      return naturalWidth > naturalHeight;
    });
  await expect(preview(page)).toHaveCount(1);
  await expect.poll(isBroad).toBe(true);
});
