import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { axeTroubles } from './axe';
import { expect, goToStep, startFrom, startWith, test } from './fixtures';

test.use({ viewport: { width: 1440, height: 900 } });

async function openLists(page: Page) {
  await page.getByRole('region', { name: 'Downloads' }).getByRole('button', { name: 'As a spreadsheet' }).click();
  return page.getByRole('dialog', { name: 'As a spreadsheet' });
}

async function downloaded(page: Page, button: string): Promise<Buffer> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  return readFileSync(await download.path());
}

const chosen = (name: string, buffer: Uint8Array) => ({
  name,
  mimeType: 'application/zip',
  buffer: Buffer.from(buffer),
});

test('a scenario goes to a spreadsheet and comes back changed, in one step of undo', async ({ page }) => {
  await startFrom(page, 'Start from this one');
  await goToStep(page, 'Review');
  const dialog = await openLists(page);
  const file = dialog.getByLabel('File with lists');
  const status = dialog.getByRole('status').first();
  const workbook = await downloaded(page, 'Download .xlsx');
  await file.setInputFiles(chosen('same.xlsx', workbook));
  await expect(status).toHaveText('Nothing has changed.');
  await expect(dialog.getByRole('button', { name: 'Apply the changes' })).toBeDisabled();

  const files = unzipSync(await downloaded(page, 'Download CSV files'));
  const rooms = strFromU8(files['map.rooms.csv'] ?? strToU8(''));
  const [head = '', titles = '', first = '', ...others] = rooms.split('\r\n');
  const title = first.split(',')[1] ?? '';
  const change = (row: string) =>
    zipSync({ ...files, 'map.rooms.csv': strToU8([head, titles, row, ...others].join('\r\n')) });
  await file.setInputFiles(chosen('wrong.zip', change(`${first.replace(/^[^,]*/, 'no id')}`)));
  await expect(dialog.getByRole('list', { name: 'To correct' })).toContainText('map.rooms.csv, row 3, column A (id)');
  await expect(dialog.getByRole('button', { name: 'Apply the changes' })).toBeDisabled();

  await file.setInputFiles(chosen('lists.zip', change(`${first.replace(title, 'Observatory')}\r\n,Broom cupboard`)));
  await expect(status).toHaveText('1 entry added. 1 entry changed.');
  await expect(dialog.getByText('Broom cupboard').first()).toBeVisible();
  expect(await axeTroubles(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Apply the changes' }).click();
  await expect(
    page.getByText('Applied the spreadsheet. 1 entry added. 1 entry changed.', { exact: true }),
  ).toBeVisible();

  await goToStep(page, 'Map');
  const room = page.getByRole('textbox', { name: 'Room, room 1', exact: true });
  const passages = page.getByText(/^Observatory – | – Observatory$/);
  await expect(room).toHaveValue('Observatory');
  await expect(passages.first()).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(room).toHaveValue(title);
  await expect(passages).toHaveCount(0);
});

test('a file is dropped beside the downloads, and its translations make the scenario in their language', async ({
  page,
}) => {
  await startWith(page, {}, 'review');
  await page
    .getByRole('region', { name: 'Downloads' })
    .getByRole('button', { name: 'As a spreadsheet' })
    .evaluate((button) => {
      const files = new DataTransfer();
      files.items.add(new File(['path,translation\ntitle,Der Leuchtturm\n'], 'texts.csv'));
      button.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: files }));
    });
  const dialog = page.getByRole('dialog', { name: 'As a spreadsheet' });
  await expect(dialog.getByRole('status').first()).toHaveText('Nothing has changed.');
  await dialog.getByLabel('Language of the translations').fill('de');
  await expect(dialog.getByRole('status').first()).toHaveText('1 text translated.');
  await dialog.getByRole('button', { name: 'Apply the changes' }).click();
  await expect(page.getByRole('textbox', { name: 'Title', exact: true }).first()).toHaveValue('Der Leuchtturm');
});
