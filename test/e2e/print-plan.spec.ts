import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { axeTroubles, expectAllLooksAccessible } from './axe';
import { expect, goToStep, startFrom, test } from './fixtures';

async function openPrint(page: Page) {
  await startFrom(page, 'Start from this one');
  await goToStep(page, 'Print');
  await expect(page.getByRole('img', { name: /^Page \d+ of \d+, as it will be printed$/ })).toBeVisible();
}

const plan = (page: Page) => page.getByRole('button', { name: /^Print plan/ });
const rows = (page: Page) => page.getByRole('list', { name: 'What to print on what' }).getByRole('listitem');
const pagesToPrint = (page: Page) => page.getByRole('textbox', { name: 'Pages to print' });

async function sheets(page: Page): Promise<number> {
  const said = /(\d+) sheets of paper, \d+ printed sides/;
  await expect(page.getByText(said).first()).toBeVisible();
  return Number(said.exec((await page.getByText(said).first().textContent()) ?? '')?.[1]);
}

async function downloading(page: Page, button: string) {
  const [download] = await Promise.all([
    page.waitForEvent('download', { timeout: 90_000 }),
    page.getByRole('button', { name: button, exact: true }).click(),
  ]);
  return { name: download.suggestedFilename(), bytes: new Uint8Array(readFileSync(await download.path())) };
}

const openPdf = (bytes: Uint8Array) =>
  getDocument({ data: new Uint8Array(bytes), verbosity: 0, isEvalSupported: false }).promise;

test('the plan says what goes on which paper, and presets change it', async ({ page }) => {
  await openPrint(page);
  const preset = (name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) });
  await expect(preset('Standard')).toBeChecked();
  const usual = await sheets(page);
  await preset('Save paper').check();
  await expect.poll(() => sheets(page)).toBeLessThan(usual);
  const least = await sheets(page);
  await preset('Best').check();
  await expect.poll(() => sheets(page)).toBeGreaterThan(least);
  await preset('Save ink').check();
  await expect(page.getByRole('radio', { name: 'Outlines only', exact: true })).toBeChecked();
  // A change of what a preset decides leaves it, and the device remembers both.
  await page.getByRole('radio', { name: 'Full colour', exact: true }).check();
  await expect(preset('Save ink')).not.toBeChecked();
  await preset('Save paper').check();
  await page.reload();
  await expect(preset('Save paper')).toBeChecked();
  await expect.poll(() => sheets(page)).toBe(least);

  await plan(page).click();
  await expect(rows(page).first()).toContainText('Plain paper');
  // The list says what the cards say, on less paper.
  await expect(rows(page).filter({ hasText: 'Event cards' })).toHaveCount(0);
  await preset('Standard').check();
  await expect(rows(page).filter({ hasText: 'Card stock' }).first()).toContainText(/sheets?/);
  // Halfway under the bar at the top a field is smaller than it is.
  await page.evaluate(() => scrollTo(0, 0));
  expect(await axeTroubles(page)).toEqual([]);
});

test('some pages alone are printed, and others are refused', async ({ page }) => {
  await openPrint(page);
  const kit = page.getByRole('button', { name: 'Download the kit (PDF)' });
  await plan(page).click();
  await pagesToPrint(page).fill('first');
  await expect(page.getByText('Write pages like 1-8, 12.')).toBeVisible();
  await expect(kit).toBeDisabled();
  await pagesToPrint(page).fill('900');
  await expect(page.getByText(/There are pages 1 to \d+/)).toBeVisible();
  await expect(kit).toBeDisabled();
  await pagesToPrint(page).fill('1');
  await expect(page.getByText('Only page 1.')).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
  const one = await openPdf((await downloading(page, 'Download the kit (PDF)')).bytes);
  expect(one.numPages).toBe(1);
  const { items } = await (await one.getPage(1)).getTextContent();
  expect(items.map((item) => ('str' in item ? item.str : '')).join('')).toContain('Page 1 of ');
  await pagesToPrint(page).fill('');
  await expect(page.getByText(/^Only page/)).toHaveCount(0);
});

test('a PDF for each kind of paper has every printed side once, and each opens again', async ({ page }) => {
  await openPrint(page);
  await plan(page).click();
  const zip = await downloading(page, 'A PDF for each kind of paper');
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

test('a kit in Chinese asks for the parts of its font that it needs, and only then', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/fonts/')) asked.push(pathname);
  });
  await openPrint(page);
  expect(asked.filter((path) => path.includes('noto-sans-'))).toEqual([]);
  await page.getByRole('button', { name: 'Names on the sheets' }).click();
  await page.getByRole('textbox', { name: 'Player 1' }).fill('灯塔');
  await expect.poll(() => asked.filter((path) => /noto-sans-sc-\d+-400-/.test(path)).length).toBeGreaterThan(0);
  const packed = asked.filter((path) => path.includes('noto-sans-'));
  expect(packed.length).toBeLessThan(8);
  expect(packed).toContain('/fonts/noto-sans-sc.json');
  await expect(page.getByText(/No font here can print/)).toHaveCount(0);
});

test('the plan fits phones, tablets and desks, light and dark', async ({ page }) => {
  await openPrint(page);
  await plan(page).click();
  await expect(rows(page).first()).toBeVisible();
  await expectAllLooksAccessible(page, 'the print plan', [360, 820, 1440]);
});
