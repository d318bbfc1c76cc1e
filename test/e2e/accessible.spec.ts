import type { Page } from '@playwright/test';
import { systems } from '@/lib/systems/registry';
import { draftFile } from '../support/drafts';
import { isSoak, soaked } from '../support/soak';
import { startersOf } from '../support/starters';
import { expectAccessible, expectAllLooksAccessible, expectPageAccessible } from './axe';
import { expect, goToStep, logged, startAs, startFrom, test, typeIntoNew } from './fixtures';
import { openPublish, openToReview, publish, publishPart } from './publications';

/** Long texts with a word that does not fit on a line. */
const LONG = {
  title: `Everything that was written down about the ${'sub-basement'.repeat(8)}`,
  authors: Array.from({ length: 8 }, (_, i) => ({ id: `a${i}`, name: `Somebody${'o'.repeat(60)} the ${i + 2}th` })),
};

/** Pages that do not depend on a game. */
const OUTSIDE = [
  '/',
  '/guides',
  '/guides/gm-guide',
  '/guides/rules/trapped',
  '/guides/for-programs',
  '/privacy',
  '/your-data',
  '/nowhere',
  '/?notice=deleted',
  '/join',
  '/recover',
  '/t',
  '/read/nowhere',
];

/** Publishes two versions with long texts. Returns the address of the second. */
async function publishTwice(page: Page, first: string, second: string): Promise<string> {
  const id = await publish(page, first, { ...LONG, warnings: ['death', 'violence'] });
  await publish(page, second, LONG, { id, note: 'Longer '.repeat(20) });
  return `/library/${id}/2`;
}

/**
 * Returns for each game except the first its steps with widgets that no earlier game has. All pages of the first game
 * are tested.
 */
async function findOwnSteps(): Promise<Readonly<Record<string, ReadonlySet<string>>>> {
  const seen = new Set<string>();
  const games = await Promise.all(systems.map((game) => game.load()));
  const found = games.map(({ id, form: { steps } }) => {
    const own = steps.filter(({ each, widgets }) => {
      const kinds = widgets.map((widget) => [each && 'each', ...Object.keys(widget).toSorted()].join());
      const before = seen.size;
      for (const kind of kinds) seen.add(kind);
      return seen.size > before;
    });
    return [id, new Set(own.map((step) => step.id))] as const;
  });
  return Object.fromEntries(found.slice(1));
}

/** Returns the first starter of a game with a few entries of each list. */
async function shortStarter({ id, version }: { readonly id: string; readonly version: number }): Promise<object> {
  const [starter] = await startersOf(id);
  return draftFile(id, shorten(starter?.body ?? {}) as object, { title: 'Short', systemVersion: version });
}

const LIST_MAX = 5;

/** Shortens all lists of entries in a value; the entries that stay are from all of their parts. */
function shorten(value: unknown): unknown {
  if (Array.isArray(value)) {
    const step = value.every((entry) => typeof entry === 'object') ? Math.ceil(value.length / LIST_MAX) : 1;
    return value.filter((_, i) => i % step === 0).map(shorten);
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, shorten(part)]));
}

test.describe('on a phone and on a desk axe finds nothing, and nothing is wider than the page', {
  tag: '@soak',
}, () => {
  // Up to a dozen pages each, and axe takes seconds a page where other tests run beside it.
  test.describe.configure({ timeout: 150_000 });

  test('outside the studio', async ({ page, expectComplaints }) => {
    expectComplaints(/404/);
    for (const address of OUTSIDE) await expectPageAccessible(page, address);
  });

  test('in the library', async ({ page, expectComplaints }) => {
    expectComplaints(/400|404|410/);
    const id = await publish(page, 'lantern', { ...LONG, warnings: ['death', 'violence'] });
    const withdrawn = await publish(page, 'ash');
    await page.request.delete(`/api/library/${withdrawn}`);
    for (const address of [
      '/library',
      '/library?players=4&without=death',
      '/library?q=xyzzy',
      '/library?players=many',
      `/library/${id}/report`,
      `/library/${withdrawn}`,
    ]) {
      await expectPageAccessible(page, address);
    }
  });

  test('on the reading pages of a version', async ({ page }) => {
    const version = await publishTwice(page, 'torch', 'candle');
    for (const part of ['', '/gm', '/changes', '/changes?part=gm']) await expectPageAccessible(page, version + part);
  });

  test('on the pages that print, remix and watch a version', async ({ page }) => {
    const version = await publishTwice(page, 'oar', 'sail');
    for (const part of ['/print', '/remix']) await expectPageAccessible(page, version + part);
    await page.goto(`${version}/watch`);
    await expect(page.getByRole('region', { name: 'Watch a game' })).toBeVisible();
    await expectAllLooksAccessible(page, 'watch');
  });

  test('where a remix is refused', async ({ page }) => {
    const closed = await publish(page, 'vault', { licence: 'all-rights-reserved' });
    await page.context().clearCookies();
    await page.goto(`/library/${closed}/1`);
    await page.getByRole('link', { name: 'May I remix it?' }).click();
    await expect(page.getByText('All rights reserved')).toBeVisible();
    await expectAllLooksAccessible(page, 'remix refusal');
  });

  test('in the publishing dialog', async ({ page }) => {
    const id = await publish(page, 'rope', LONG);
    await publish(page, 'ladder', LONG, { id });
    await page.goto('/');
    await page.getByText('2 versions', { exact: true }).click();
    await page.getByRole('button', { name: /^Withdraw version 1…/ }).click();
    await expectAllLooksAccessible(page, 'your publications');
    await page.goto('/your-data');
    await page.getByLabel('What it is for').fill('For a script');
    await page.getByRole('button', { name: 'Make a key' }).click();
    await expect(page.getByRole('textbox', { name: 'New key' })).toBeVisible();
    await expectAllLooksAccessible(page, 'your data');

    await openToReview(page, 'cellar', { ...LONG, warnings: [] });
    await openPublish(page);
    await expect(publishPart(page)).toContainText('Fix this first');
    await expectAllLooksAccessible(page, 'publish');
  });

  for (const game of systems) {
    test(`in ${game.title}`, async ({ page }) => {
      // Each page of the game with every rule, twice; in the soak four times.
      test.setTimeout(soaked(300_000, 180_000));
      // In the soak a whole starter. Its pages have the same parts as those of a short one, many more times.
      if (isSoak) await startFrom(page, 'Start from this one', game.title);
      else await startAs(page, { scenario: await shortStarter(game) });
      const address = new URL(page.url());
      const [, id] = /\/studio\/([^/]+)/.exec(address.pathname) ?? [];
      const made = await page.request.post(`/api/drafts/${id}/links`, { data: { role: 'read', hideGm: false } });
      const { url } = (await made.json()) as { url: string };
      await expectPageAccessible(page, url);
      const rail = page.getByRole('navigation', { name: 'Steps' }).getByRole('link');
      await page.goto(address.href);
      await logged(page);
      const steps = await rail.evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));
      expect(steps.length).toBeGreaterThanOrEqual(8);
      const ownSteps = (await findOwnSteps())[game.id];
      const own = soaked(
        steps,
        steps.filter((step) => ownSteps?.has(step.split('/').at(-1) ?? '') ?? true),
      );
      for (const step of own) await expectPageAccessible(page, step, logged);
    });
  }
});

test.describe('a ship on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('is built, played and watched, and axe finds nothing in its parts', async ({ page }) => {
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
    await expect(page.getByRole('figure', { name: 'Endings by level' })).toHaveCount(0);
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

  test('the studio’s header scrolls out of the way', async ({ page }) => {
    await startFrom(page, 'Start blank');
    await page.getByLabel('Name of the place').focus();
    await page.getByLabel('Name of the place').evaluate((field) => field.scrollIntoView({ block: 'center' }));
    await expect(page.getByRole('banner')).not.toBeInViewport();
    await expect(page.getByLabel('Name of the place')).toBeInViewport({ ratio: 1 });
  });
});

test.describe('with colours of one’s own', () => {
  test.use({ forcedColors: 'active' });

  test('lamps and selected views differ from the others', async ({ page }) => {
    await startFrom(page, 'Start blank');
    await goToStep(page, 'Events');
    await page.getByRole('button', { name: 'Add to Violence' }).click();
    await typeIntoNew(page, 'A bite');
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

test('without scripts, the studio says so', async ({ page, browser }) => {
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
