import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { isSoak } from '../support/soak';

const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

type Rules = 'all' | 'colours';

/** Maximum runs of axe on a page that keeps moving. */
const RUNS_MAX = 5;

/** Returns the rules that the page violates in its current state, with the places. */
export async function axeTroubles(page: Page, rules: Rules = 'all'): Promise<readonly string[]> {
  // Once per page: parsing axe takes as long as running it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  for (let run = 1; ; run++) {
    await motionEnds(page);
    const { moved, troubles } = await runAxe(page, rules);
    // An element may have been fading in.
    if (troubles.length === 0 || !moved || run === RUNS_MAX) return troubles;
  }
}

/** Runs axe once; `moved` is true if a transition or animation began meanwhile. */
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

/** Waits for visible, finite transitions and animations, whose intermediate colours would be wrong. */
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

/** Number of pixels by which the page is wider than its window. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Returns the widths at which the page scrolls sideways, with the excess pixels. */
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

/** Every rule on desktop and phone, which show different elements, and in light and dark mode. */
const LOOKS = [
  { width: DESK, colorScheme: 'light', rules: 'all' },
  { width: PHONE, colorScheme: 'dark', rules: 'all' },
] as const;

/** Finds wrong colours of elements that only a phone or only a desktop shows. */
const OTHER_LOOKS = [
  { width: PHONE, colorScheme: 'light', rules: 'colours' },
  { width: DESK, colorScheme: 'dark', rules: 'colours' },
] as const;

/** Tests the page in its current state, without reloading: on desktop and phone, in light and dark mode. */
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

/** Loads a page and tests it in the same way; `ready` can wait for its content. */
export async function expectPageAccessible(page: Page, address: string, ready = stands): Promise<void> {
  const response = await page.goto(address);
  expect(response?.status()).toBeLessThan(500);
  await ready(page);
  await expectAllLooksAccessible(page, address);
}

const stands = (page: Page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible();

/** Tests the page in its current state and window, and whether it scrolls sideways. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  await toTop(page);
  expect.soft(await axeTroubles(page), where).toEqual([]);
  expect.soft(await overflowOf(page), `${where} scrolls sideways`).toBeLessThanOrEqual(0);
}

/** Scrolls to the top, since at other positions the bottom bar of a phone covers something. */
const toTop = (page: Page): Promise<void> => page.evaluate(() => window.scrollTo(0, 0));
