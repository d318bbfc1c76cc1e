import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures';

const NEVER_COVERED = 'h1, h2, h3, h4, button, [role=button], nav[aria-label=Steps] a';

/** Lists headings, buttons and parts of the step bar that an element over the page covers. */
export function coveredBy(over: Locator): Promise<readonly string[]> {
  return over.evaluate((top, selector) => {
    const box = top.getBoundingClientRect();
    const header = top.closest('header');
    const bar = header?.getBoundingClientRect();
    // Content scrolled under the page's header is hidden anyway.
    const inBar = bar && box.top >= bar.top - 1 && box.bottom <= bar.bottom + 1;
    const around: ParentNode = inBar && header ? header : document;
    return [...around.querySelectorAll(selector)]
      .filter((element) => !top.contains(element) && !element.contains(top))
      .filter((element) => {
        const { left, right, top: y, bottom, width, height } = element.getBoundingClientRect();
        if (width < 2 || height < 2) return false;
        return left < box.right - 1 && right > box.left + 1 && y < box.bottom - 1 && bottom > box.top + 1;
      })
      .map((element) => `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent}`);
  }, NEVER_COVERED);
}

/** The single notice on the page. */
export const notice = (page: Page): Locator =>
  page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem');

/** Expects one visible notice that covers nothing. */
export async function expectNoticeApart(page: Page, where: string): Promise<void> {
  await expect(notice(page)).toHaveCount(1);
  await expect(notice(page)).toBeInViewport({ ratio: 0.99 });
  // It slides in from below.
  await expect.poll(() => coveredBy(notice(page)), where).toEqual([]);
}
