import AxeBuilder from '@axe-core/playwright';
import { expect, startFrom, test } from './fixtures';

const STEPS = ['place', 'barriers', 'monster', 'goals', 'events', 'map', 'review', 'playtest', 'print'];

for (const [name, width] of [
  ['phone', 360],
  ['tablet', 820],
  ['desk', 1440],
] as const) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`${name}, ${colorScheme}`, () => {
      test.use({ viewport: { width, height: 800 }, colorScheme });

      test('axe finds nothing on any page, and nothing is wider than the page', async ({ page, expectComplaints }) => {
        expectComplaints(/404/);
        test.setTimeout(180_000);
        await startFrom(page, 'Start from this one');
        const studio = page.url().replace(/(\/studio\/[^/]+).*/, '$1');
        for (const address of ['/', '/guides', '/nowhere', ...STEPS.map((step) => `${studio}/${step}`)]) {
          const response = await page.goto(address);
          expect(response?.status()).toBeLessThan(500);
          await page.waitForLoadState('networkidle');
          const { violations } = await new AxeBuilder({ page })
            .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
            .analyze();
          const found = violations.map(
            ({ id, nodes }) => `${address} ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
          );
          expect.soft(found).toEqual([]);
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          expect.soft(overflow, `${address} scrolls sideways`).toBeLessThanOrEqual(0);
        }
      });
    });
  }
}
