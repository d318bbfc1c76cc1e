import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The rules that speak of colours. */
export const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

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

/** A colour on its way from one scheme to the other is neither. */
const transitionsEnd = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.allSettled(document.getAnimations().flatMap((one) => (one instanceof CSSTransition ? [one.finished] : []))),
  );

/** By how many pixels the page is wider than its window. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
