import type { Page } from '@playwright/test';
import { zipSync } from 'fflate';
import { sheetXml, xlsxParts } from '../intake/workbook-parts';
import { axeTroubles } from './axe';
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

test.describe('a list of events', () => {
  const CSV =
    'suit,card,title,text\nclubs,A,The lift drops,It stops between two floors.\nclub s,2,The pump stops,\nhearts,K,A voice,calling\n';
  const region = (page: Page) => page.getByRole('region', { name: 'Events', exact: true });
  const open = async (page: Page) => {
    await region(page).getByRole('button', { name: 'Paste lines or a spreadsheet' }).click();
    return page.getByRole('dialog');
  };

  test('is decided, edited and added in one step of undo', async ({ page }) => {
    await startFrom(page, 'Start blank');
    await goToStep(page, 'Events');
    const dialog = await open(page);
    await dialog.getByRole('textbox').fill(CSV);
    await expect(dialog.getByRole('status').first()).toContainText('Relationships 1, Violence 1. 1 to decide');
    await dialog.getByRole('combobox', { name: 'suit of “The pump stops”' }).selectOption({ label: 'Breakdowns' });
    await expect(dialog.getByRole('status').first()).toContainText('Breakdowns 1');
    await dialog.getByRole('button', { name: 'Edit “A voice”' }).click();
    await dialog.getByLabel('Title', { exact: true }).fill('A shout');
    await dialog.getByRole('button', { name: 'Leave “The lift drops” out' }).click();
    await dialog.getByRole('button', { name: 'Add 2 to the list' }).click();
    await expect(page.getByText('2 (20 needed)')).toBeVisible();
    await expect(page.getByRole('textbox', { name: /^Event, / }).first()).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(page.getByText('0 (20 needed)')).toBeVisible();
  });

  test('comes from a file that is dropped or chosen, and again with its changes', async ({ page }) => {
    await startFrom(page, 'Start blank');
    await goToStep(page, 'Events');
    let dialog = await open(page);
    const dropped = await page.evaluateHandle((text) => {
      const data = new DataTransfer();
      data.items.add(new File([text], 'events.csv', { type: 'text/csv' }));
      return data;
    }, CSV);
    await dialog.getByRole('textbox').dispatchEvent('drop', { dataTransfer: dropped });
    await expect(dialog.getByText('events.csv')).toBeVisible();
    await dialog.getByRole('button', { name: 'Add 2 to the list' }).click();
    await expect(page.getByText('2 (20 needed)')).toBeVisible();

    dialog = await open(page);
    const changed = CSV.replace('club s', 'spades').replace('calling', 'calling for help');
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'events.csv', mimeType: 'text/csv', buffer: Buffer.from(changed) });
    await expect(dialog.getByRole('status').first()).toContainText('1 to add');
    await expect(dialog.getByRole('status').first()).toContainText('1 to change. 1 in the list already.');
    await expect(dialog.getByText('In detail: “calling” becomes “calling for help”')).toBeVisible();
    await dialog.getByRole('button', { name: 'Add 1 to the list' }).click();
    await expect(page.getByText('3 (20 needed)')).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(page.getByText('2 (20 needed)')).toBeVisible();
  });

  test('is stopped in the middle, which ends its worker and adds nothing', async ({ page }) => {
    await startFrom(page, 'Start blank');
    await goToStep(page, 'Events');
    const dialog = await open(page);
    const row = `<row>${'<c><v>1</v></c>'.repeat(100)}</row>`;
    const buffer = Buffer.from(zipSync({ ...xlsxParts(sheetXml(row.repeat(9_000))) }, { level: 0 }));
    // The studio has further workers, which stay.
    const isOver = new Promise<void>((resolve) => {
      page.on('worker', (worker) => worker.once('close', () => resolve()));
    });
    await dialog.locator('input[type=file]').setInputFiles({ name: 'a.xlsx', mimeType: '', buffer });
    await dialog.getByRole('button', { name: 'Stop reading' }).click();
    await expect(dialog.getByRole('button', { name: 'Stop reading' })).toBeHidden();
    await isOver;
    await expect(dialog.getByRole('button', { name: 'Add them to the list' })).toBeDisabled();
    // The next list is read by a worker of its own.
    await dialog.getByRole('button', { name: 'Paste text instead' }).click();
    await dialog.getByRole('textbox').fill('Clubs: The lift drops');
    await dialog.getByRole('button', { name: 'Add 1 to the list' }).click();
    await expect(page.getByText('1 (20 needed)')).toBeVisible();
  });

  test('comes from a spreadsheet, on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await startFrom(page, 'Start blank');
    await goToStep(page, 'Events');
    const dialog = await open(page);
    const { utils, write } = await import('@e965/xlsx');
    const book = utils.book_new();
    const rows = [
      ['Farbe', 'Ereignis'],
      ['Kreuz', 'Der Aufzug fällt'],
      ['Pik', 'Rotes Licht'],
    ];
    utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Tabelle1');
    const buffer = Buffer.from(write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer);
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'ereignisse.xlsx', mimeType: 'application/vnd.ms-excel', buffer });
    await expect(dialog.getByText('Der Aufzug fällt', { exact: true })).toBeVisible();
    await expect(dialog.getByText('Read as a spreadsheet.')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(await axeTroubles(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Add 2 to the list' }).click();
    await expect(page.getByText('2 (20 needed)')).toBeVisible();
  });
});
