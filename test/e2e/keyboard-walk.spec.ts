import type { Page } from '@playwright/test';
import { systems } from '@/lib/systems/registry';
import { soaked } from '../support/soak';
import { expect, startFrom, test } from './fixtures';

const STOPS_AT_MOST = 250;

/** Describes the focused element, and anything that hides it. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body)
      return { name: '', trouble: 'nothing is focused' };
    const name = `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 60)}`;
    const { left, right, top, bottom } = element.getBoundingClientRect();
    if (bottom <= 0 || top >= innerHeight || right <= 0 || left >= innerWidth) return { name, trouble: 'out of sight' };
    // Some part of it must be on top; large elements can extend under the bars.
    const seen = [0.1, 0.5, 0.9].some((share) => {
      const [x, y] = [left + (right - left) * 0.5, top + (bottom - top) * share];
      const above = document.elementFromPoint(x, y);
      return above !== null && (element.contains(above) || above.contains(element));
    });
    const ring = element.matches(':focus-visible');
    return { name, trouble: seen ? (ring ? '' : 'without a ring') : 'covered' };
  });

/** Walks through a step with Tab until a button has the focus. Returns problems on the way. */
async function walkTo(page: Page, button: RegExp): Promise<readonly string[]> {
  await page.locator('#step').focus();
  const troubles: string[] = [];
  for (let i = 0; i < STOPS_AT_MOST; i++) {
    await page.keyboard.press('Tab');
    const { name, trouble } = await focused(page);
    if (trouble !== '') troubles.push(`${name}: ${trouble}`);
    if (button.test(name)) return troubles;
  }
  return [...troubles, `${button} was not reached`];
}

for (const [width, height] of [
  [360, 740],
  [1440, 900],
] as const) {
  test.describe(`by keyboard alone, ${width} px wide`, { tag: '@soak' }, () => {
    test.use({ viewport: { width, height } });

    // All games on a desktop; only one on a phone, where the same parts are in a row.
    for (const { title: game, load } of soaked(systems, width === 360 ? systems.slice(0, 1) : systems)) {
      test(`every step of ${game} leads to the next one, and shows where one is`, async ({ page }) => {
        const { form } = await load();
        await startFrom(page, 'Start blank', game);
        const rail = page.getByRole('navigation', { name: 'Steps' });
        const steps = await rail
          .getByRole('link')
          .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname.split('/').at(-1) ?? ''));
        for (const [i, step] of steps.slice(0, -1).entries()) {
          await expect(rail.locator('[aria-current=step]')).toHaveAttribute('href', new RegExp(`/${step}$`));
          await expect(page.getByText(/^Loading the (editor|forms)…$/)).toHaveCount(0);
          const next = page.getByRole('main').getByRole('button', { name: /^Next: / });
          await expect(next).toBeVisible();
          // Graphs and maps have their own specs.
          const drawn = form.steps
            .find(({ id }) => id === step)
            ?.widgets.some(({ widget }) => /graph|map/.test(widget));
          if (drawn) await next.focus();
          else expect.soft(await walkTo(page, /^BUTTON Next: /), step).toEqual([]);
          await page.keyboard.press('Enter');
          await expect(page).toHaveURL(new RegExp(`/${steps[i + 1]}$`));
          await expect(page.locator('#step')).toBeFocused();
        }
      });
    }
  });
}
