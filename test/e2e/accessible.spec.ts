import type { Page } from '@playwright/test';
import { systems } from '@/lib/systems/registry';
import { axeTroubles, OF_COLOURS, overflowOf } from './axe';
import { expect, goToStep, logged, startFrom, test } from './fixtures';

/** What all games share. */
const OUTSIDE = [
  '/',
  '/guides',
  '/guides/gm-guide',
  '/privacy',
  '/your-data',
  '/nowhere',
  '/?notice=link-gone',
  '/read/nowhere',
];

for (const [name, widths] of [
  ['on a phone', [360]],
  ['on a desk and a tablet', [1440, 820]],
] as const) {
  test.describe(`axe finds nothing ${name}, and nothing is wider than the page`, () => {
    test.use({ viewport: { width: widths[0], height: 800 } });

    test('outside the studio', async ({ page, expectComplaints }) => {
      expectComplaints(/404/);
      for (const address of OUTSIDE) await expectPageAccessible(page, address, widths);
    });

    for (const { title: game } of systems) {
      test(`on any page of ${game}`, async ({ page }) => {
        await startFrom(page, 'Start from this one', game);
        await logged(page);
        const [, id] = /\/studio\/([^/]+)/.exec(page.url()) ?? [];
        const made = await page.request.post(`/api/drafts/${id}/links`, { data: { role: 'read', hideGm: false } });
        const { url } = (await made.json()) as { url: string };
        const rail = page.getByRole('navigation', { name: 'Steps' }).getByRole('link');
        const steps = await rail.evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
        expect(steps.length).toBeGreaterThanOrEqual(8);
        for (const address of [url, ...steps]) await expectPageAccessible(page, address, widths);
      });
    }
  });
}

/** Loads a page, and looks at it in all these widths and in both colour schemes. */
async function expectPageAccessible(page: Page, address: string, widths: readonly number[]) {
  const response = await page.goto(address);
  expect(response?.status()).toBeLessThan(500);
  await page.waitForLoadState('networkidle');
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await expectAccessible(page, `${address} at ${width}`);
    // The dark page is the same in other colours.
    await page.emulateMedia({ colorScheme: 'dark' });
    expect.soft(await axeTroubles(page, OF_COLOURS), `${address} at ${width}, dark`).toEqual([]);
    await page.emulateMedia({ colorScheme: 'light' });
  }
  await page.setViewportSize({ width: widths[0] ?? 0, height: 800 });
}

/** What axe finds on the page as it stands, and whether it scrolls sideways. */
async function expectAccessible(page: Page, where: string) {
  // What floats at the foot of a phone covers something wherever one has scrolled to.
  await page.evaluate(() => window.scrollTo(0, 0));
  expect.soft(await axeTroubles(page), where).toEqual([]);
  expect.soft(await overflowOf(page), `${where} scrolls sideways`).toBeLessThanOrEqual(0);
}

test.describe('a ship on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('is put together, played and watched, and axe finds nothing in what unfolds', async ({ page }) => {
    await startFrom(page, 'Start from this one', 'Mothership Fantasia');
    await goToStep(page, 'Traps');
    await page.getByRole('button', { name: 'Unfold “Freeze”' }).click();
    await page
      .getByRole('button', { name: /^Unfold “House rules/ })
      .or(page.getByText('House rules: caught'))
      .click();
    await expectAccessible(page, 'traps');
    await goToStep(page, 'Characters');
    await page.getByRole('button', { name: 'Unfold “Ranger”' }).click();
    await expectAccessible(page, 'characters');
    await goToStep(page, 'Playtest');
    await page.getByRole('combobox', { name: /^Level/ }).selectOption({ label: 'Hard' });
    await page.getByLabel('Games per table size').selectOption({ label: '200' });
    for (const size of ['3', '4']) await page.getByLabel(size, { exact: true }).uncheck();
    await page.getByRole('button', { name: 'Play it', exact: true }).click();
    const short = page.getByRole('region', { name: 'In short' });
    await expect(short).toContainText('Level: Hard');
    await expect(page.getByRole('figure', { name: 'Endings by level' })).not.toContainText('Easy');
    const watch = page.getByRole('region', { name: 'Watch a game' });
    await watch.getByRole('button', { name: 'The worst game' }).click();
    await expect(watch.getByText(/^Moment 1 of \d{2,}/)).toBeVisible();
    await watch.getByRole('slider').press('End');
    await expect(watch.getByText(/The end/)).toBeVisible();
    await expectAccessible(page, 'playtest');
  });
});

test.describe('with 400 % zoom', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test('the head of the studio goes out of the way', async ({ page }) => {
    await startFrom(page, 'Start blank');
    await page.getByLabel('Name of the place').focus();
    await page.getByLabel('Name of the place').evaluate((field) => field.scrollIntoView({ block: 'center' }));
    await expect(page.getByRole('banner')).not.toBeInViewport();
    await expect(page.getByLabel('Name of the place')).toBeInViewport({ ratio: 1 });
  });
});

test.describe('with colours of one’s own', () => {
  test.use({ forcedColors: 'active' });

  test('lamps and chosen views differ from the others', async ({ page }) => {
    await startFrom(page, 'Start blank');
    await goToStep(page, 'Events');
    await page.getByRole('button', { name: 'Add to Violence' }).click();
    await page.keyboard.type('A bite');
    const violence = page.getByRole('region', { name: 'Violence', exact: true });
    await expect(violence.getByText('1 (5 needed)')).toBeVisible();
    const lamps = violence.locator('header [aria-hidden] > span');
    const grounds = await lamps.evaluateAll((all) => all.map((lamp) => getComputedStyle(lamp).backgroundColor));
    expect(grounds).toHaveLength(5);
    expect(grounds[0]).not.toBe(grounds[1]);
    expect(new Set(grounds.slice(1)).size).toBe(1);

    await goToStep(page, 'Map');
    const ground = (name: string) =>
      page.getByRole('button', { name, exact: true }).evaluate((view) => getComputedStyle(view).backgroundColor);
    expect(await ground('Editor')).not.toBe(await ground('As it will be printed'));
  });
});

test('where no script runs, the studio says so', async ({ page, browser }) => {
  await startFrom(page, 'Start blank');
  await expect(page.getByText('This page isn’t ready for typing yet.')).toHaveCount(0);
  const { origin } = new URL(page.url());
  const context = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  const still = await context.newPage();
  await still.goto(page.url());
  await expect(still.getByText('This page isn’t ready for typing yet.')).toBeVisible();
  await still.getByRole('link', { name: 'back to your list' }).click();
  await expect(still).toHaveURL(`${origin}/`);
  await context.close();
});
