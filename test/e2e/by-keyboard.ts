import { expect, type Locator, type Page } from '@playwright/test';

/** Presses Tab until the focus is there. */
export async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 150; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
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
