import type { Page } from '@playwright/test';
import { systems } from '@/lib/systems/registry';
import { expect, logged, startFrom, test } from './fixtures';

const WIDTHS = [320, 390];

/** Lists elements that overflow the page, with the number of pixels. */
const sticksOut = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const { documentElement: root } = document;
    if (root.scrollWidth <= window.innerWidth) return [];
    return [
      `${root.scrollWidth} of ${window.innerWidth} px`,
      ...[...document.querySelectorAll('body *')]
        .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 0.5)
        .filter((element) => !element.parentElement?.closest('[class*=overflow-]'))
        .slice(0, 8)
        .map((element) => `${element.tagName} ${element.className} ${element.textContent?.slice(0, 30)}`),
    ];
  });

async function expectNothingSticksOut(page: Page, where: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 700 });
    expect.soft(await sticksOut(page), `${where} at ${width} px`).toEqual([]);
  }
}

test.describe('with letters twice as large no step is wider than the page', () => {
  test.use({ viewport: { width: 320, height: 700 }, hasTouch: true });

  for (const { title: game } of systems) {
    test(game, async ({ page }) => {
      await startFrom(page, 'Start from this one', game);
      await logged(page);
      await page.addStyleTag({ content: 'html { font-size: 200% }' });
      const rail = page.getByRole('navigation', { name: 'Steps' }).getByRole('link');
      const steps = await rail.evaluateAll((links) =>
        links.map((link) => link.getAttribute('href')?.split('/').at(-1)),
      );
      expect(steps.length).toBeGreaterThanOrEqual(8);
      for (const step of steps) {
        await page.locator(`nav[aria-label="Steps"] a[href$="/${step}"]`).click();
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByText(/^Loading the (editor|forms)…$/)).toHaveCount(0);
        await expectNothingSticksOut(page, `${step}`);
        const unfold = page.getByRole('main').getByRole('button', { name: /^Unfold/ });
        if ((await unfold.count()) === 0) continue;
        await unfold.first().click();
        await expectNothingSticksOut(page, `${step}, unfolded`);
      }
    });
  }
});
