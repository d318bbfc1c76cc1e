import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expectAllLooksAccessible } from './axe';
import { enter, tabTo } from './by-keyboard';
import { expect, goToStep, startFrom, test } from './fixtures';

const plan = (page: Page) => page.getByRole('button', { name: /^Print plan/ });
const rows = (page: Page) => page.getByRole('list', { name: 'What to print on what' }).getByRole('listitem');
const pagesToPrint = (page: Page) => page.getByRole('textbox', { name: 'Pages to print' });
const choice = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });

async function openPrint(page: Page) {
  await startFrom(page, 'Start from this one');
  await goToStep(page, 'Print');
  await expect(page.getByRole('img', { name: /^Page \d+ of \d+, as it will be printed$/ })).toBeVisible();
}

async function sheets(page: Page): Promise<number> {
  const said = /(\d+) sheets? of paper, \d+ printed sides?/;
  await expect(page.getByText(said).first()).toBeVisible();
  return Number(said.exec((await page.getByText(said).first().textContent()) ?? '')?.[1]);
}

/** Sheets that a choice shows beside it. */
async function foretold(page: Page, name: string): Promise<number> {
  const ids = (await choice(page, name).getAttribute('aria-describedby'))?.split(' ') ?? [];
  return Number.parseInt((await page.locator(`[id="${ids[1]}"]`).textContent()) ?? '', 10);
}

async function downloading(page: Page, press: () => Promise<void>) {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return { name: download.suggestedFilename(), bytes: new Uint8Array(readFileSync(await download.path())) };
}

const openPdf = (bytes: Uint8Array) =>
  getDocument({ data: new Uint8Array(bytes), verbosity: 0, isEvalSupported: false }).promise;

test('each choice shows its paper before it is chosen, and the plan multiplies by the kits', async ({ page }) => {
  await openPrint(page);

  await test.step('all figures come, and the chosen kit takes what was said', async () => {
    await expect(choice(page, 'Play tonight')).toBeChecked();
    const figures = new Map<string, number>();
    for (const name of ['Play tonight', 'Best copy', 'Save paper']) {
      await expect(choice(page, name)).toHaveAccessibleDescription(/\d+ sheets \d+ sides .*th(ick|in)/);
      figures.set(name, await foretold(page, name));
    }
    await expect(choice(page, 'Print shop')).toHaveAccessibleDescription(/No sheets a shop prints/);
    for (const [name, count] of figures) {
      await choice(page, name).check();
      await expect.poll(() => sheets(page)).toBe(count);
    }
    expect(await sheets(page)).toBeLessThan(figures.get('Play tonight') ?? 0);
    // Colours are a question of their own.
    await page.getByLabel('Colours', { exact: true }).selectOption({ label: 'Save ink: outlines' });
    await expect(choice(page, 'Save paper')).toBeChecked();
    await page.reload();
    await expect(choice(page, 'Save paper')).toBeChecked();
    await expect.poll(() => sheets(page)).toBe(figures.get('Save paper'));
  });

  await test.step('what differs from the choice is marked, and can be undone', async () => {
    await page.getByRole('button', { name: /^More:.*nothing changed/ }).click();
    await page.getByRole('checkbox', { name: 'Small type' }).uncheck();
    await expect(page.getByText('Not as in “Save paper”: documents.')).toBeVisible();
    await page.getByRole('button', { name: 'Less' }).click();
    await page.getByRole('button', { name: /^More:.*changed: documents/ }).click();
    await page.getByRole('button', { name: 'Undo these changes' }).click();
    await expect(page.getByText(/^Not as in/)).toHaveCount(0);
    await expect(page.getByRole('checkbox', { name: 'Small type' })).toBeChecked();
  });

  await test.step('the plan says what goes on which paper', async () => {
    await plan(page).click();
    await expect(rows(page).first()).toContainText('Plain paper');
    // The list has the content of the cards on less paper.
    await expect(rows(page).filter({ hasText: 'Event cards' })).toHaveCount(0);
    await choice(page, 'Play tonight').check();
    await expect(rows(page).filter({ hasText: 'Card stock' }).first()).toContainText(/sheets?/);
  });

  await test.step('many kits are counted, and shared out to tables, players and GMs', async () => {
    const all = (40 * (await foretold(page, 'Play tonight'))).toLocaleString('en');
    const kits = page.getByLabel('Kits', { exact: true });
    await kits.fill('201');
    await expect(page.getByText('Enter a number from 1 to 200; for now it stays 1.')).toBeVisible();
    await kits.fill('40');
    await expect(page.getByText(new RegExp(`^40 kits: ${all} sheets, \\d+ of them card\\.$`))).toBeVisible();
    await expect(page.getByText('ask your printer for 40 copies')).toBeVisible();
    const shares = page.getByRole('list', { name: 'Who needs which pages' });
    for (const who of ['Once a table', 'Once a player', 'Once a GM']) await expect(shares.getByText(who)).toBeVisible();
  });

  await test.step('it fits phones, tablets and desks, light and dark', () =>
    expectAllLooksAccessible(page, 'the print plan'));
});

test('just some pieces are picked below the choices, by keyboard, and a print shop gets its files', async ({
  page,
}) => {
  await openPrint(page);
  const kit = page.getByRole('button', { name: 'Download the kit (PDF)' });
  await tabTo(page, choice(page, 'Play tonight'));
  await page.keyboard.press('ArrowUp');
  await expect(choice(page, 'Just some pieces')).toBeChecked();
  await expect(page.getByText('Choose at least one piece to print.')).toBeVisible();
  await expect(kit).toBeDisabled();
  await page.getByRole('checkbox', { name: 'Map', exact: true }).check();
  await expect.poll(() => sheets(page)).toBe(1);
  await expect(choice(page, 'Just some pieces')).toHaveAccessibleDescription(/1 sheet/);
  await choice(page, 'Print shop').check();
  for (const name of ['Cards for MakePlayingCards', 'Decks for DriveThruCards'])
    await expect(page.getByRole('button', { name, exact: true })).toBeEnabled();
  // The picked pieces are still there.
  await choice(page, 'Just some pieces').check();
  await expect(page.getByRole('checkbox', { name: 'Map', exact: true })).toBeChecked();
});

test('after a change only the pages that look different are printed again', async ({ page }) => {
  await openPrint(page);
  const kit = page.getByRole('button', { name: 'Download the kit (PDF)' });
  const since = page.getByText(/^Since you printed on this device/);
  await expect(since).toHaveCount(0);
  await downloading(page, () => kit.click());
  await expect(since).toContainText('nothing has changed.');

  await page.getByRole('button', { name: /^More:/ }).click();
  await page.getByRole('button', { name: /^Names on the sheets/ }).click();
  await page.getByRole('textbox', { name: 'Player 1' }).fill('Ann');
  await expect(since).toContainText(/: pages? \d.* changed\.$/);
  await page.getByRole('button', { name: 'Print only these' }).click();
  await expect(page.getByText(/^Only pages? /)).toBeVisible();
  const { bytes } = await downloading(page, () => kit.click());
  expect((await openPdf(bytes)).numPages).toBeLessThan(20);
  await expect(since).toContainText('nothing has changed.');

  // The device remembers it, and other colours change everything.
  await page.reload();
  await page.getByLabel('Colours', { exact: true }).selectOption({ label: 'Grey' });
  await expect(since).toContainText('everything looks different.');
});

test('changed pieces are printed alone, and the PDF of a kit printed elsewhere is compared', async ({ page }) => {
  await openPrint(page);
  const kit = page.getByRole('button', { name: 'Download the kit (PDF)' });
  await choice(page, 'Just some pieces').check();
  await page.getByRole('checkbox', { name: 'Relationship cards', exact: true }).check();
  await expect.poll(() => sheets(page)).toBeGreaterThan(1);
  const first = await downloading(page, () => kit.click());
  await page.getByRole('button', { name: /^More:/ }).click();
  await page.getByRole('button', { name: /^Names on the sheets/ }).click();
  await page.getByRole('textbox', { name: 'Player 1' }).fill('Ann');
  const changed = page.getByText(/^Pieces that changed on them: Relationship cards \(\d+\)\.$/);

  await test.step('only what has changed is printed, on a sheet that is partly used', async () => {
    await expect(changed).toBeVisible();
    await page.getByRole('button', { name: 'Print only these pieces' }).click();
    await expect(page.getByText(/^Only the pieces that changed: Relationship cards/)).toBeVisible();
    await page.getByLabel('Places already used').first().fill('3');
    await plan(page).click();
    await expect(rows(page).first()).toContainText(/begins at place 4 of \d+/);
    const { bytes } = await downloading(page, () => kit.click());
    expect((await openPdf(bytes)).numPages).toBeLessThan((await openPdf(first.bytes)).numPages);
    await page.getByRole('button', { name: 'Print the whole kit again' }).click();
    await expect(page.getByText(/^Since you printed on this device.*nothing has changed\.$/)).toBeVisible();
  });

  await test.step('beside the first PDF it has changed, whatever this device printed', async () => {
    const field = page.getByLabel('Printed elsewhere?');
    await field.setInputFiles({ name: 'notes.pdf', mimeType: 'application/pdf', buffer: Buffer.from('Notes') });
    await expect(page.getByText('This is not a PDF. Choose a kit that Trapdoor printed.')).toBeVisible();
    await field.setInputFiles({ name: 'old.pdf', mimeType: 'application/pdf', buffer: Buffer.from(first.bytes) });
    await expect(page.getByText(/^Since “old\.pdf”: pages? \d.* changed\.$/)).toBeVisible();
    await expect(changed).toBeVisible();
    await expectAllLooksAccessible(page, 'changes since a PDF');
  });
});

test('pages are selected by keyboard, or printed by paper, and names load their fonts', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/fonts/noto-sans-')) asked.push(pathname);
  });
  await openPrint(page);
  const kit = page.getByRole('button', { name: 'Download the kit (PDF)' });

  await test.step('pages that do not exist are refused', async () => {
    await enter(page, plan(page));
    await tabTo(page, pagesToPrint(page));
    await page.keyboard.type('first');
    await expect(page.getByText('Write pages like 1-8, 12.')).toBeVisible();
    await expect(kit).toBeDisabled();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('900');
    await expect(page.getByText(/There are pages 1 to \d+/)).toBeVisible();
    await expect(kit).toBeDisabled();
  });

  await test.step('one page alone is printed', async () => {
    await page.keyboard.press('Control+a');
    // Covers have no page number.
    await page.keyboard.type('2');
    await expect(page.getByText('Only page 2.')).toBeVisible();
    await expect(rows(page)).toHaveCount(1);
    const { bytes } = await downloading(page, () => kit.press('Enter'));
    const one = await openPdf(bytes);
    expect(one.numPages).toBe(1);
    const { items } = await (await one.getPage(1)).getTextContent();
    expect(items.map((item) => ('str' in item ? item.str : '')).join('')).toContain('Page 2 of ');
    await tabTo(page, pagesToPrint(page));
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Delete');
    await expect(page.getByText(/^Only page/)).toHaveCount(0);
    await expect(kit).toBeEnabled();
  });

  await test.step('a PDF for each kind of paper opens again', async () => {
    const button = page.getByRole('button', { name: 'A PDF for each kind of paper', exact: true });
    const zip = await downloading(page, () => button.click());
    expect(zip.name).toMatch(/-by-paper\.zip$/);
    const files = unzipSync(zip.bytes);
    const names = Object.keys(files).filter((name) => name.endsWith('.pdf'));
    expect(names).toEqual(expect.arrayContaining([expect.stringMatching(/^\d-thick-paper-both-sides\.pdf$/)]));
    for (const name of names) {
      const pdf = await openPdf(files[name] ?? new Uint8Array());
      expect(pdf.numPages).toBeGreaterThan(0);
      expect(Object.keys((await pdf.getAttachments()) ?? {})).toEqual([expect.stringMatching(/\.trapdoor\.json$/)]);
    }
    expect(new TextDecoder().decode(files['PRINT-PLAN.txt'])).toContain('thick paper, both sides');
  });

  await test.step('a name in Chinese asks for the parts of its font that it needs, and only then', async () => {
    expect(asked).toEqual([]);
    await page.getByRole('button', { name: /^More:/ }).click();
    await page.getByRole('button', { name: /^Names on the sheets/ }).click();
    await page.getByRole('textbox', { name: 'Player 1' }).fill('灯塔');
    await expect.poll(() => asked.filter((path) => /noto-sans-sc-\d+-400-/.test(path)).length).toBeGreaterThan(0);
    expect(asked.length).toBeLessThan(8);
    expect(asked).toContain('/fonts/noto-sans-sc.json');
    await expect(page.getByText(/No font here can print/)).toHaveCount(0);
  });
});
