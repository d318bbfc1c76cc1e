import type { Page } from '@playwright/test';
import { expect, startFrom, test } from './fixtures';

/** Font families that the browser used to draw an element. */
async function drawnWith(page: Page, selector: string): Promise<readonly string[]> {
  const tools = await page.context().newCDPSession(page);
  await tools.send('DOM.enable');
  await tools.send('CSS.enable');
  const { root } = await tools.send('DOM.getDocument');
  const { nodeIds } = await tools.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
  const families = new Set<string>();
  for (const nodeId of nodeIds) {
    const { fonts } = await tools.send('CSS.getPlatformFontsForNode', { nodeId });
    for (const { familyName } of fonts) families.add(familyName.replace(/ (ExtraBold|SemiBold|Black|Bold)$/, ''));
  }
  await tools.detach();
  return [...families].sort();
}

test('on a first visit headings and labels use the same font, and so do texts and emphasis', async ({ page }) => {
  // Fonts that are not preloaded arrive too late on a slow connection.
  await page.route(/latin_(600|700)_normal[^/]*\.woff2/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    await route.continue();
  });
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const headings = await drawnWith(page, 'h1, h2');
  const texts = await drawnWith(page, 'main p:not([class])');
  expect(headings).toEqual(['Overpass']);
  expect(texts).toEqual(['Atkinson Hyperlegible Next']);
  expect(await drawnWith(page, 'main .sign:not(button)')).toEqual(headings);

  // Posters are outlines: no theme's display face is loaded.
  await page.goto('/library');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(fonts.filter((url) => !/overpass|atkinson/.test(url))).toEqual([]);

  await startFrom(page, 'Start blank');
  expect(await drawnWith(page, 'label .sign, button.sign, nav .sign span')).toEqual(headings);
});

test('accents and dots that stand alone are not drawn by the display face, which sets them over letters', async ({
  page,
}) => {
  // Scripts that still start would put the heading back.
  await page.goto('/guides', { waitUntil: 'networkidle' });
  await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    heading.textContent = 'Mo´s bar · 2';
  });
  // The font for the accent is loaded once it is drawn.
  await expect.poll(() => drawnWith(page, 'h1')).toEqual(['Atkinson Hyperlegible Next', 'Overpass']);
  const widths = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    const widthOf = (text: string) => {
      const range = document.createRange();
      heading.textContent = text;
      range.selectNodeContents(heading);
      return range.getBoundingClientRect().width;
    };
    return [widthOf('Mo´s'), widthOf('Mos')];
  });
  expect(widths[0]).toBeGreaterThan((widths[1] ?? 0) + 4);
});
