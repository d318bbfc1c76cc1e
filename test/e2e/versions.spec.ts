import type { Page } from '@playwright/test';
import { expectAllLooksAccessible } from './axe';
import { expect, goToStep, logged, startWithGoals, test } from './fixtures';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Earlier versions' });
const fields = (page: Page) =>
  page.getByRole('region', { name: 'Goals', exact: true }).getByRole('textbox', { name: /, goal \d+$/ });
const goals = (page: Page) =>
  fields(page).evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));

test('versions are compared by entry and word, named, and restored one entry at a time', async ({ page }) => {
  await startWithGoals(page, 'Find the key', 'Open the gate', 'Run');
  await fields(page).nth(0).fill('Find the rusty key');
  await fields(page).nth(2).fill('Run away');
  await logged(page);
  const now = ['Find the rusty key', 'Open the gate', 'Run away'];

  await page.getByRole('button', { name: 'Earlier versions' }).click();
  const versions = dialog(page).getByRole('listitem');
  await expect(versions).toHaveCount(2);
  // Each says who changed what in it.
  await expect(versions.first()).toContainText('You: Goals: 2 changed.');
  await versions
    .last()
    .getByRole('button', { name: /^Compare/ })
    .click();
  const comparison = dialog(page).getByRole('region', { name: 'Comparison' });
  await expect(comparison.getByRole('listitem')).toHaveCount(2);
  await expect(comparison.locator('ins').first()).toContainText('rusty');
  await expect(comparison.locator('ins').first()).not.toContainText('key');
  await expectAllLooksAccessible(page, 'versions');

  // A name stays with the version, whatever is edited later.
  await comparison.getByLabel('Name of this version').fill('Before the rust');
  await comparison.getByRole('button', { name: 'Save the name' }).click();
  await expect(comparison.getByRole('heading', { name: /^Before the rust/ })).toBeVisible();

  // One entry is restored; the other stays.
  await comparison.getByRole('button', { name: /Restore this one.*Goals · Run/ }).click();
  await expect(comparison.getByRole('listitem')).toHaveCount(1);
  // Also while a notice is shown, which would handle Escape itself.
  await expect(page.getByRole('button', { name: 'Close the notice', includeHidden: true })).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect.poll(() => goals(page)).toEqual(['Find the rusty key', 'Open the gate', 'Run']);
  await page.locator('#step').focus();
  await page.keyboard.press('Control+z');
  await expect.poll(() => goals(page)).toEqual(now);
  await logged(page);

  // Any two: the first version with a later one, and its full restoration.
  await page.getByRole('button', { name: 'Earlier versions' }).click();
  await versions
    .filter({ hasText: 'Before the rust' })
    .getByRole('button', { name: /^Compare/ })
    .click();
  await comparison.getByLabel('Compare with').selectOption({ index: 1 });
  await expect(comparison.getByRole('listitem')).toHaveCount(2);
  await comparison.getByRole('button', { name: 'Restore this version' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect.poll(() => goals(page)).toEqual(['Find the key', 'Open the gate', 'Run']);
  await goToStep(page, 'Goals');
  await page.keyboard.press('Control+z');
  await expect.poll(() => goals(page)).toEqual(now);
});

test('the present moment is saved under a name', async ({ page }) => {
  await startWithGoals(page, 'Run');
  await fields(page).first().fill('Run away');
  await logged(page);
  await page.getByRole('button', { name: 'Earlier versions' }).click();
  await dialog(page).getByLabel('Save this moment as').fill('Before the rewrite');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('status').filter({ hasText: 'Saved as' })).toHaveText(
    'Saved as “Before the rewrite”.',
  );
  await expect(dialog(page).getByRole('listitem').first()).toContainText('Before the rewrite');
  await page.keyboard.press('Escape');
  await fields(page).first().fill('Walk');
  await logged(page);
  await page.getByRole('button', { name: 'Earlier versions' }).click();
  const named = dialog(page).getByRole('listitem').filter({ hasText: 'Before the rewrite' });
  await named.getByRole('button', { name: /^Compare/ }).click();
  await expect(dialog(page).getByRole('region', { name: 'Comparison' }).locator('ins')).toContainText(['Walk']);
});

test('a name is refused for missing versions, and for readers', async ({ page, browser }) => {
  await startWithGoals(page, 'Run');
  const [, id] = /\/studio\/([^/]+)/.exec(page.url()) ?? [];
  const { origin } = new URL(page.url());
  const patch = (seq: number | string, name: unknown) =>
    page.request.patch(`/api/drafts/${id}/points/${seq}`, { data: { name } }).then((answer) => answer.status());
  expect(await patch(1, 'First')).toBe(200);
  expect(await Promise.all([patch(99, 'None'), patch('x', 'None'), patch(1, 7), patch(1, 'x'.repeat(81))])).toEqual([
    404, 404, 400, 400,
  ]);
  const stranger = await browser.newContext();
  const refused = await stranger.request.patch(`${origin}/api/drafts/${id}/points/1`, { data: { name: 'Mine' } });
  expect(refused.status()).toBe(404);
  await stranger.close();
});
