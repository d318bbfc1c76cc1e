import type { Page } from '@playwright/test';
import { expect, goToStep, startFrom, test } from './fixtures';

test.use({ viewport: { width: 1440, height: 900 } });

async function paste(page: Page, list: string, lines: readonly string[]) {
  await page.getByRole('region', { name: list, exact: true }).getByRole('button', { name: 'Paste a list' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill(lines.join('\n'));
  return dialog;
}

test('indented goals become requirements of the one above them, in one step of undo', async ({ page }) => {
  await startFrom(page, 'Start blank');
  await goToStep(page, 'Goals');
  const edges = page.locator('.react-flow__edge');
  const nodes = page.locator('.react-flow__node');
  const dialog = await paste(page, 'Goals', [
    'Row away',
    '  Find the oars',
    '  Patch the boat',
    '    Boil tar',
    'Sleep',
  ]);
  await expect(dialog.getByRole('status')).toHaveText('5 to add, starting with “Row away”. 3 links between them.');
  await dialog.getByRole('button', { name: 'Add 5 to the list' }).click();
  await expect(nodes).toHaveCount(5);
  await expect(edges).toHaveCount(3);

  // Existing goals are connected, not added again.
  const again = await paste(page, 'Goals', ['sleep', '\tboil tar']);
  await expect(again.getByRole('status')).toHaveText('1 link between them.');
  await again.getByRole('button', { name: 'Add them to the list' }).click();
  await expect(edges).toHaveCount(4);
  await expect(nodes).toHaveCount(5);
  await page.keyboard.press('Control+z');
  await expect(edges).toHaveCount(3);
  await page.keyboard.press('Control+z');
  await expect(nodes).toHaveCount(0);
});

test('arrows between rooms are passages', async ({ page }) => {
  await startFrom(page, 'Start blank');
  await goToStep(page, 'Map');
  const dialog = await paste(page, 'Rooms', ['Hall -> Stairs -> Cellar', 'Hall → Well']);
  await expect(dialog.getByRole('status')).toContainText('3 passages between them.');
  await dialog.getByRole('button', { name: 'Add 4 to the list' }).click();
  await expect(
    page.getByRole('group', { name: /^Map: 4 places, 3 passages/ }).or(page.getByLabel(/^Map: 4 places, 3 passages/)),
  ).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(page.getByLabel(/^Map: 0 places, 0 passages/)).toBeVisible();
});
