import { expect, type Locator, type Page } from '@playwright/test';

/** Presses Tab, or Shift and Tab if that is shorter, until the target has the focus. */
export async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 150; presses++) {
    const key = await target.evaluate((element) => {
      const { activeElement } = document;
      if (element === activeElement) return undefined;
      const place = activeElement?.compareDocumentPosition(element) ?? 0;
      return place & Node.DOCUMENT_POSITION_PRECEDING ? 'Shift+Tab' : 'Tab';
    });
    if (key === undefined) return;
    await page.keyboard.press(key);
  }
  throw new Error('the keyboard never got there');
}

/** Presses a button or a link. */
export async function enter(page: Page, target: Locator) {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Opens a step by its link. */
export const enterStep = (page: Page, name: string) =>
  enter(page, page.getByRole('navigation', { name: 'Steps' }).getByRole('link', { name }));

/** Chooses an option of a list by its first letters. */
export async function choose(page: Page, list: Locator, option: string) {
  await tabTo(page, list);
  await page.keyboard.type(option);
  await expect(list.locator('option:checked')).toHaveText(option);
}
