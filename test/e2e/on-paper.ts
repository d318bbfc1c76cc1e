import type { Page } from '@playwright/test';
import { readPng } from '../support/pictures';
import { expect } from './fixtures';

/**
 * Expects a page to print well from the dark mode, without grounds, as browsers do by default: dark text on white, no
 * buttons, and no entry or heading that a page break could part from its text. Leaves the page as it is on paper.
 */
export async function expectForPaper(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  expect(await page.evaluate(troublesOnPaper)).toEqual([]);
}

/** Runs in the page. */
function troublesOnPaper(): readonly string[] {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('A canvas is needed.');
  const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
  /** Contrast of a CSS colour with white paper. */
  const contrast = (color: string): number => {
    context.fillStyle = '#fff';
    context.fillRect(0, 0, 1, 1);
    context.fillStyle = color;
    context.fillRect(0, 0, 1, 1);
    const [r = 0, g = 0, b = 0] = [...context.getImageData(0, 0, 1, 1).data].map((value) => linear(value / 255));
    return 1.05 / (0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05);
  };
  const troubles = new Set<string>();
  for (const element of document.body.querySelectorAll<HTMLElement | SVGElement>('*')) {
    const style = getComputedStyle(element);
    if (!element.checkVisibility() || style.visibility === 'hidden' || element.getClientRects().length === 0) continue;
    const name = `${element.localName} “${(element.textContent ?? '').trim().slice(0, 40)}”`;
    if (element.matches('button, [role=button], input, select, textarea'))
      troubles.add(`${name} is a button or a field`);
    const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim() !== '');
    const color = element.closest('svg') ? style.fill : style.color;
    if (hasText && color !== 'none' && contrast(color) < 4.5) troubles.add(`${name} is too light: ${color}`);
    if (element.matches('main :is(li, tr, figure)') && style.breakInside !== 'avoid')
      troubles.add(`${name} may be cut`);
    if (element.matches('main :is(h1, h2, h3, h4)') && style.breakAfter !== 'avoid')
      troubles.add(`${name} may be alone`);
  }
  return [...troubles];
}

/** Returns the mean lightness of an image on the page, from 0 to 255. */
export async function lightnessOf(page: Page, name: string | RegExp): Promise<number> {
  const image = page.getByRole('img', { name }).first();
  await image.scrollIntoViewIfNeeded();
  await expect.poll(() => image.evaluate((one) => one instanceof HTMLImageElement && one.naturalWidth)).toBeTruthy();
  const { data } = readPng(await image.screenshot());
  const values = [...data].filter((_, i) => i % 4 < 3);
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
