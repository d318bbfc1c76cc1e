import type { Page } from '@playwright/test';
import { axeTroubles } from './axe';
import { expect, goToStep, test, untilAwake } from './fixtures';

const NOTES = `# The Drowned Mill

Eels are slippery.

## Place
An old mill on a flooded island. The wheel never stops.

## Goals
- Find the oars
- Row away

## Events
- A voice from the well
`;

const drawer = (page: Page) => page.getByRole('region', { name: 'To be placed' });

/** Drops a file on the box of the home page. */
async function drop(page: Page, name: string, text: string) {
  await page.goto('/');
  const transfer = await page.evaluateHandle(
    ([file, content]) => {
      const data = new DataTransfer();
      data.items.add(new File([content], file, { type: 'text/markdown' }));
      return data;
    },
    [name, text] as const,
  );
  const dialog = page.getByRole('dialog', { name: 'Bring your notes' });
  // The page shows the box before its scripts run.
  await expect(async () => {
    await page.getByText('Open a file, or drop it here').dispatchEvent('drop', { dataTransfer: transfer });
    await expect(dialog).toBeVisible({ timeout: 2_000 });
  }).toPass();
  return dialog;
}

async function make(page: Page, name = 'mill.md', text = NOTES) {
  const dialog = await drop(page, name, text);
  await dialog.getByLabel('Which game?').selectOption({ label: 'Trapped!' });
  await dialog.getByRole('button', { name: 'Make the scenario' }).click();
  await page.waitForURL(/\/studio\//);
  await untilAwake(page);
  await expect(drawer(page)).toBeVisible();
}

test('notes that are dropped fill the steps, and the rest waits in the drawer', async ({ page, expectComplaints }) => {
  // The page prefetches parts while the test is offline.
  expectComplaints(/WebSocket|ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  const dialog = await drop(page, 'mill.md', NOTES);
  await dialog.getByLabel('Which game?').selectOption({ label: 'Trapped!' });
  await expect(dialog.getByRole('status').first()).toContainText(
    'Placed by their headings: Goals 2, What it is like. 2 ideas wait under “To be placed”.',
  );
  expect(await axeTroubles(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Make the scenario' }).click();
  await page.waitForURL(/\/studio\//);
  await untilAwake(page);
  await expect(page.getByRole('textbox', { name: 'What it is like' })).toHaveValue(/^An old mill/);
  await expect(drawer(page).getByRole('listitem')).toHaveCount(2);
  await expect(drawer(page)).toContainText('mill.md, line 3');
  expect(await axeTroubles(page)).toEqual([]);

  // One tap places an idea where its heading says.
  await goToStep(page, 'Events');
  await drawer(page).getByRole('button', { name: 'Place in Events: Breakdowns: A voice from the well' }).click();
  await expect(drawer(page).getByRole('listitem')).toHaveCount(1);
  await expect(page.getByRole('textbox', { name: /^Event, / }).first()).toHaveValue('A voice from the well');
  await expect(drawer(page).getByRole('listitem').first()).toBeFocused();

  // Offline, an idea is placed and taken back. The drawer survives a reload.
  await page.context().setOffline(true);
  await drawer(page)
    .getByRole('button', { name: /^Delete/ })
    .click();
  await expect(drawer(page)).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(drawer(page)).toContainText('Eels are slippery.');
  await page.context().setOffline(false);
  await page.reload();
  await untilAwake(page);
  await expect(drawer(page)).toContainText('Eels are slippery.');

  // Elsewhere, by keyboard.
  await drawer(page)
    .getByRole('button', { name: /^Elsewhere/ })
    .press('Enter');
  await drawer(page)
    .getByRole('button', { name: /^Place in Rooms: Eels/ })
    .press('Enter');
  await expect(drawer(page)).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(drawer(page)).toContainText('Eels are slippery.');
});

test('one undo empties the steps and the drawer, and one redo fills them', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await make(page);
  await expect(page.getByRole('textbox', { name: 'What it is like' })).toHaveValue(/^An old mill/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.keyboard.press('Control+z');
  await expect(drawer(page)).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'What it is like' })).toHaveValue('');
  await page.keyboard.press('Control+Shift+z');
  await expect(drawer(page).getByRole('listitem')).toHaveCount(2);
});

test('text is pasted, and refused in a sentence if it is a web page', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Paste your notes' }).click();
  const dialog = page.getByRole('dialog', { name: 'Bring your notes' });
  await dialog.getByLabel('Which game?').selectOption({ label: 'Isolation' });
  await dialog.getByLabel('Your notes').fill('<!doctype html><p>Hello');
  await expect(dialog.getByRole('alert')).toContainText('This is a web page without a Twine story.');
  await expect(dialog.getByRole('button', { name: 'Make the scenario' })).toBeDisabled();
  await dialog.getByLabel('Your notes').fill('Tasks:\n- Light the lamp');
  await expect(dialog.getByRole('status').first()).toHaveText('Placed by their headings: Tasks 1.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/$/);
});
