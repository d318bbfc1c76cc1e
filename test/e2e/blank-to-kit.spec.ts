import { readFileSync } from 'node:fs';
import type { Download, Page } from '@playwright/test';
import Ajv2020 from 'ajv/dist/2020.js';
import { readPdfText } from '../support/read-pdf';
import { expect, goToStep, logged, test, typeIntoNew } from './fixtures';
import { HomePage } from './pages/home';

const bytesOf = async (download: Download) => new Uint8Array(readFileSync(await download.path()));

async function downloading(page: Page, button: string): Promise<Uint8Array> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  return bytesOf(download);
}

/**
 * Adds an entry to a list and names it; the new entry has the focus. Uses the keyboard, since a check that ends during
 * a mouse press can move the button.
 */
async function addEntry(page: Page, button: string, name: string) {
  await page.getByRole('button', { name: button, exact: true }).last().press('Enter');
  await typeIntoNew(page, name);
}

test('from the blank page to a valid file and a printed kit, and back again', async ({ page, server }) => {
  await new HomePage(page).startScenario('Start blank');
  await page.getByRole('textbox', { name: 'Title' }).first().fill('The lighthouse');

  await goToStep(page, 'Map');
  for (const room of ['Lamp room', 'Stairs', 'Jetty']) await addEntry(page, 'Add a room', room);
  const ends = [
    { from: 'Lamp room', to: 'Stairs' },
    { from: 'Stairs', to: 'Jetty' },
  ];
  for (const [i, { from, to }] of ends.entries()) {
    const passages = page.getByRole('region', { name: 'Passages', exact: true });
    await passages.getByRole('button', { name: 'Add a passage', exact: true }).click();
    await expect(passages.getByLabel('To', { exact: true })).toHaveCount(i + 1);
    await passages.getByLabel('From', { exact: true }).last().selectOption({ label: from });
    await passages.getByLabel('To', { exact: true }).last().selectOption({ label: to });
  }
  await page.getByLabel('Safe place').selectOption({ label: 'Lamp room' });

  await goToStep(page, 'Place');
  await page.getByLabel('Name of the place').fill('A lighthouse in a flood');

  await goToStep(page, 'Barriers');
  await addEntry(page, 'Add a barrier', 'The flood');
  // The report links to the entry.
  await page.getByRole('button', { name: /No goal gets past “The flood”/ }).click();
  await page.getByRole('radio', { name: 'Only getting out' }).click();

  await goToStep(page, 'Monster');
  await addEntry(page, 'Add a monster', 'What knocks from below');
  await page.getByLabel('How it gets about').fill('It swims, and climbs wet stairs.');
  await page.getByLabel('Weakness', { exact: true }).fill('The lamp.');
  await addEntry(page, 'Add an immunity', 'Harpoons');
  await addEntry(page, 'Add an attack', 'Pulls people under');

  await goToStep(page, 'Goals');
  for (const goal of ['Mend the boat', 'Find the oars', 'Read the chart']) await addEntry(page, 'Add a goal', goal);
  await addEntry(page, 'Add a way out', 'Row away');
  const wayOut = page.getByRole('region', { name: 'Ways out', exact: true });
  for (const [i, goal] of ['Mend the boat', 'Find the oars', 'Read the chart'].entries()) {
    await wayOut.getByRole('button', { name: 'Add the requirement' }).first().click();
    await expect(wayOut.getByLabel('Goal', { exact: true })).toHaveCount(i + 1);
    await wayOut.getByLabel('Goal', { exact: true }).last().selectOption({ label: goal });
  }

  await goToStep(page, 'Events');
  await page.getByRole('button', { name: 'Paste lines or a spreadsheet' }).click();
  const events = ['clubs', 'hearts', 'spades', 'diamonds'].flatMap((suit) =>
    [1, 2, 3, 4, 5].map((i) => `${suit}: ${suit} trouble ${i}`),
  );
  await page.getByRole('dialog').getByRole('textbox').fill(events.join('\n'));
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Add 20/ })
    .click();
  await expect(page.getByText('20 (20 needed)')).toBeVisible();

  await goToStep(page, 'Review');
  await expect(page.getByText('Inspection passed. Nobody is safe.').first()).toBeVisible();
  await logged(page);
  const json = await downloading(page, 'Download the JSON');
  const scenario = JSON.parse(new TextDecoder().decode(json));
  const schema = await (await fetch(`${server.url}${scenario.$schema}`)).json();
  const validate = new Ajv2020({ strict: true, allErrors: true, keywords: ['x-refers-to'] }).compile(schema);
  expect(validate(scenario), JSON.stringify(validate.errors)).toBe(true);
  expect(scenario.body.events).toHaveLength(20);
  const markdown = await downloading(page, 'Download as Markdown');
  expect(new TextDecoder().decode(markdown)).toContain('### Mend the boat {#');

  await goToStep(page, 'Print');
  const pdf = await downloading(page, 'Download the kit (PDF)');
  const text = (await readPdfText(pdf)).join('\n');
  for (const words of [
    'TRAPPED! CHARACTER SHEET',
    'TRAPPED! EXTRAS SHEET',
    'The lighthouse',
    'Mend the boat',
    'Row away',
    'spades trouble 3',
    'Jetty',
  ]) {
    expect(text).toContain(words);
  }

  await page.goto('/');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'kit.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf) });
  // It is recognised as a kit of a listed draft.
  const notice = page.getByRole('main').getByRole('alert');
  await expect(notice).toContainText('This file is of your draft “The lighthouse”');
  await notice.getByRole('button', { name: 'Cancel' }).click();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'lighthouse.md', mimeType: 'text/markdown', buffer: Buffer.from(markdown) });
  await expect(notice).toContainText('This file is of your draft “The lighthouse”');
  await notice.getByRole('button', { name: 'As a copy' }).click();
  await page.waitForURL(/\/studio\//);
  await expect(page.getByRole('textbox', { name: 'Title' }).first()).toHaveValue('The lighthouse');
});
