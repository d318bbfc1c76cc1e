import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The rules that speak of colours. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** What axe finds on the page as it stands, by all rules or by these, with the places. */
export async function axeTroubles(page: Page, rules?: string[]): Promise<readonly string[]> {
  await transitionsEnd(page);
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    // The other way reports through a second page, which takes three times as long and finds the same: no page of ours
    // holds one of another site.
    .setLegacyMode();
  const { violations } = await (rules ? axe.withRules(rules) : axe.withTags(LEVELS)).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

/** A colour on its way from one scheme to the other is neither. What is folded away stays on its way. */
const transitionsEnd = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((one) => one instanceof CSSTransition && (one.effect as KeyframeEffect).target?.checkVisibility())
        .map((one) => one.finished),
    ),
  );

/** By how many pixels the page is wider than its window. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Loads a page, and looks at it as expectAllLooksAccessible() does. */
export async function expectPageAccessible(page: Page, address: string, widths: readonly number[]) {
  const response = await page.goto(address);
  expect(response?.status()).toBeLessThan(500);
  await page.waitForLoadState('networkidle');
  await expectAllLooksAccessible(page, address, widths);
}

/**
 * Looks at the page as it stands in the first of these widths in both colour schemes, and whether it scrolls sideways in
 * any of them.
 */
export async function expectAllLooksAccessible(page: Page, where: string, widths: readonly number[]) {
  const [main = 0, ...others] = widths;
  for (const width of others) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await overflowOf(page), `${where} scrolls sideways at ${width}`).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize({ width: main, height: 800 });
  await expectAccessible(page, `${where} at ${main}`);
  // The dark page is the same in other colours.
  await page.emulateMedia({ colorScheme: 'dark' });
  expect.soft(await axeTroubles(page, OF_COLOURS), `${where} at ${main}, dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** What axe finds on the page as it stands, and whether it scrolls sideways. */
export async function expectAccessible(page: Page, where: string) {
  // What floats at the foot of a phone covers something wherever one has scrolled to.
  await page.evaluate(() => window.scrollTo(0, 0));
  expect.soft(await axeTroubles(page), where).toEqual([]);
  expect.soft(await overflowOf(page), `${where} scrolls sideways`).toBeLessThanOrEqual(0);
}
