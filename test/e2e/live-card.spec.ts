import type { Page } from '@playwright/test';
import { eventKind } from '@/lib/systems/trapped/names';
import { SUITS } from '@/lib/tabletop/cards/playing-cards';
import { themeFor } from '@/templates/theme/theme';
import { expectAccessible } from './axe';
import { expect, goToStep, logged, startFrom, test } from './fixtures';

const card = (page: Page) => page.getByRole('region', { name: 'As printed' });
/** Source of the drawn front. Texts are outlines, so tests can only compare it. */
const front = (page: Page) =>
  card(page)
    .getByRole('img', { name: /front$/ })
    .first();

const asRgb = (hex: string): string =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

test('the printed card is beside the form, and follows typing', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await startFrom(page, 'Start from this one', 'Trapped!');
  await logged(page);
  await goToStep(page, 'Events');
  // Suits have the names and colours of the printed cards.
  for (const suit of SUITS) {
    const sign = page.getByRole('region', { name: eventKind(suit), exact: true }).locator('h3 svg');
    await expect(sign).toHaveCSS('color', asRgb(themeFor('placard', 'full').tone[suit].edge));
  }
  // The piece of the first entry, until one is being edited.
  await expect(front(page)).toBeVisible();
  const title = page.getByRole('textbox', { name: /, event \d+$/ }).first();
  await title.focus();
  await expect(front(page)).toBeVisible();
  await expect(card(page).getByRole('img', { name: 'Event cards, back' })).toBeVisible();
  const before = await front(page).getAttribute('src');
  await title.press('End');
  await page.keyboard.type(' of all');
  await expect(title).toHaveValue(/ of all$/);
  await expect.poll(() => front(page).getAttribute('src')).not.toBe(before);
  await expectAccessible(page, 'the card beside the form');

  // Entries that are printed only in lists say so.
  await goToStep(page, 'Goals');
  await page
    .getByRole('textbox', { name: /, goal \d+$/ })
    .first()
    .focus();
  await expect(card(page)).toContainText('printed in lists only');

  await page.getByRole('button', { name: 'Printed piece' }).click();
  await expect(card(page)).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('the printed piece is shown by a button', async ({ page }) => {
    await startFrom(page, 'Start from this one', 'Mothership Fantasia');
    await logged(page);
    await goToStep(page, 'Characters');
    await expect(card(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Show the printed piece' }).tap();
    await page
      .getByRole('textbox', { name: /, character \d+$/ })
      .first()
      .focus();
    await expect(front(page)).toBeVisible();
    await expectAccessible(page, 'the card on a phone');
  });
});
