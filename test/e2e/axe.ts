import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { isSoak } from '../support/soak';

const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

type Rules = 'all' | 'colours';

/** Runs of axe on a page in which something keeps moving. */
const RUNS_MAX = 5;

/** Returns the rules that the page breaks as it stands, with the places. */
export async function axeTroubles(page: Page, rules: Rules = 'all'): Promise<readonly string[]> {
  // Once a page: to parse axe takes as long as to run it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  for (let run = 1; ; run++) {
    await motionEnds(page);
    const { moved, troubles } = await runAxe(page, rules);
    // Something came in meanwhile, in colours of its own.
    if (troubles.length === 0 || !moved || run === RUNS_MAX) return troubles;
  }
}

/** Runs axe once; `moved` says that a transition or animation began meanwhile. */
const runAxe = (page: Page, rules: Rules) =>
  page.evaluate(
    async ({ runOnly }) => {
      let moved = document.getAnimations().length > 0;
      const note = () => {
        moved = true;
      };
      const events = ['animationstart', 'transitionrun'];
      for (const event of events) document.addEventListener(event, note, true);
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, {
        runOnly,
        resultTypes: ['violations'],
      });
      for (const event of events) document.removeEventListener(event, note, true);
      return {
        moved,
        troubles: violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
      };
    },
    {
      runOnly:
        rules === 'all' ? { type: 'tag' as const, values: LEVELS } : { type: 'rule' as const, values: OF_COLOURS },
    },
  );

/** Waits for transitions and animations that are visible and finite: a colour in between is neither of the two. */
const motionEnds = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(
          ({ effect }) =>
            effect instanceof KeyframeEffect &&
            effect.target?.checkVisibility() &&
            Number.isFinite(Number(effect.getComputedTiming().endTime)),
        )
        .map((one) => one.finished),
    ),
  );

/** By how many pixels the page is wider than its window. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Returns the widths at which the page scrolls sideways, with the pixels that are too many. */
export async function overflows(page: Page, widths: readonly number[]): Promise<readonly string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: HEIGHT });
    const overflow = await overflowOf(page);
    if (overflow > 0) found.push(`${width}: ${overflow}`);
  }
  return found;
}

const [PHONE, TABLET, DESK] = [360, 820, 1440] as const;
const HEIGHT = 800;

/** Every rule on a desk and on a phone, which show different things, and in light and in dark. */
const LOOKS = [
  { width: DESK, colorScheme: 'light', rules: 'all' },
  { width: PHONE, colorScheme: 'dark', rules: 'all' },
] as const;

/** A colour that is wrong in these alone belongs to a thing that only a phone or only a desk shows. */
const OTHER_LOOKS = [
  { width: PHONE, colorScheme: 'light', rules: 'colours' },
  { width: DESK, colorScheme: 'dark', rules: 'colours' },
] as const;

/** Looks at the page as it stands, without loading it again: on a desk and on a phone, in light and in dark. */
export async function expectAllLooksAccessible(page: Page, where: string): Promise<void> {
  for (const { width, colorScheme, rules } of isSoak ? [...LOOKS, ...OTHER_LOOKS] : LOOKS) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: HEIGHT });
    await toTop(page);
    expect.soft(await axeTroubles(page, rules), `${where} at ${width}, ${colorScheme}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  expect.soft(await overflows(page, [PHONE, TABLET, DESK]), `${where} scrolls sideways`).toEqual([]);
}

/** The same for a page at its address, which `ready` may wait for. */
export async function expectPageAccessible(page: Page, address: string, ready = stands): Promise<void> {
  const response = await page.goto(address);
  expect(response?.status()).toBeLessThan(500);
  await ready(page);
  await expectAllLooksAccessible(page, address);
}

const stands = (page: Page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible();

/** Looks at the page as it stands in its window, and whether it scrolls sideways. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  await toTop(page);
  expect.soft(await axeTroubles(page), where).toEqual([]);
  expect.soft(await overflowOf(page), `${where} scrolls sideways`).toBeLessThanOrEqual(0);
}

/** A bar at the foot of a phone covers something wherever else one has scrolled to. */
const toTop = (page: Page): Promise<void> => page.evaluate(() => window.scrollTo(0, 0));
