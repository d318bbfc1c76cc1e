import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { readPdfText } from '../support/read-pdf';
import { expect, goToStep, logged, startFrom, test, typeIntoNew } from './fixtures';

const suggestion = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Suggestions' }).getByRole('listitem').filter({ hasText: text });
const map = (page: Page) => page.getByRole('region', { name: 'Relationship map', exact: true });

/** Bob's node on the graph; only Ann has links with him. */
const bob = (page: Page, links: string) => map(page).getByRole('button', { name: `Bob: ${links}`, exact: true });

/** Adds an entry and names it; the new entry has the focus. */
async function add(page: Page, button: string, ...names: readonly string[]) {
  for (const name of names) {
    await page.getByRole('button', { name: button, exact: true }).last().click();
    await typeIntoNew(page, name);
  }
}

/** Presses Tab until the focus is there. */
async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 150; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('the keyboard never got there');
}

/** Chooses an option by its first letters, as the keyboard does. */
async function choose(page: Page, label: string, option: string) {
  const select = map(page).getByLabel(label, { exact: true });
  await tabTo(page, select);
  await page.keyboard.type(option);
  await expect(select.locator('option:checked')).toHaveText(option);
}

/** Adds a person with one likeable and one unlikeable trait. */
async function addPerson(page: Page, name: string, likeable: string, unlikeable: string) {
  await add(page, 'Add a character', name);
  // All except the first begin collapsed.
  const unfold = page.getByRole('button', { name: `Unfold “${name}”` });
  await expect(unfold.or(page.getByRole('button', { name: `Fold “${name}”`, exact: true }))).toBeVisible();
  if (await unfold.isVisible()) await unfold.click();
  const more = page.getByRole('button', { name: 'Add a descriptor' });
  for (const [list, word] of [likeable, unlikeable].entries()) {
    await more.nth(list - 2).click();
    await page.keyboard.type(word);
  }
}

test('a siege grows from a blank page to a printed record of its links, drawn by keyboard', async ({ page }) => {
  await startFrom(page, 'Start blank', 'Isolation');
  await page.getByRole('textbox', { name: 'Title' }).first().fill('The balloon');
  await page.getByRole('textbox', { name: 'Place' }).fill('A balloon that will not come down');
  await goToStep(page, 'Threat');
  await page.getByRole('textbox', { name: 'Threat' }).fill('The wind');
  await goToStep(page, 'Cast');
  await addPerson(page, 'Ann', 'Calm', 'Bossy');
  await addPerson(page, 'Bob', 'Handy', 'Nervous');
  await addPerson(page, 'Eve', 'Brave', 'Bossy');

  await goToStep(page, 'Links');
  await choose(page, 'Between', 'Ann');
  await choose(page, 'And', 'Bob');
  const red = map(page).getByRole('radio', { name: 'Red' });
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(red).toBeChecked();
  await tabTo(page, map(page).getByRole('button', { name: 'Add link' }));
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(bob(page, '2 red')).toHaveCount(1);

  await suggestion(page, 'pairs of words')
    .getByRole('button', { name: /^Accept/ })
    .click();
  await suggestion(page, '“Nervous / Calm”')
    .or(suggestion(page, '“Calm / Nervous”'))
    .getByRole('button', { name: /^Accept/ })
    .click();
  await expect(bob(page, '1 green, 2 red')).toHaveCount(1);
  await suggestion(page, '“Bossy / Bossy”')
    .getByRole('button', { name: /^Decline/ })
    .click();
  await expect(suggestion(page, '“Bossy / Bossy”')).toHaveCount(0);

  await goToStep(page, 'Tasks');
  await add(page, 'Add a task', 'Open the valve');
  await logged(page);
  await page.reload();
  await goToStep(page, 'Links');
  await expect(suggestion(page, '“Bossy / Bossy”')).toHaveCount(0);
  await expect(bob(page, '1 green, 2 red')).toHaveCount(1);

  await goToStep(page, 'Print');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the kit (PDF)' }).click();
  const pages = await readPdfText(new Uint8Array(readFileSync(await (await downloading).path())));
  const matrix = pages.find((text) => /link matrix/i.test(text) && text.includes('Ann') && text.includes('Eve'));
  expect(matrix).toBeDefined();
});
