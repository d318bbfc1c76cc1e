import type { Page } from '@playwright/test';
import { starterOf } from '@/test/support/starters';
import { cellsOfRows } from '../../lib/systems/mothership/layout/cells';
import { schema } from '../../lib/systems/mothership/schema';
import { draftFile } from '../support/drafts';
import { FULL, largestKit } from '../support/mothership/largest-kit';
import { overflowOf } from './axe';
import { expect, goToStep, logged, startFrom, test } from './fixtures';
import { HomePage } from './pages/home';

const mothership = await starterOf('mothership', 'the-mothership');

/** Starts a scenario of a game with a painted layout. */
const startShip = (page: Page, button: 'Start blank' | 'Start from this one') =>
  startFrom(page, button, 'Mothership Fantasia');

const cell = (page: Page, place: string) => page.getByRole('gridcell', { name: new RegExp(`^${place},`) });
const figure = (page: Page, label: string) =>
  page.getByRole('region', { name: 'Figures' }).locator('div', { hasText: label }).getByRole('definition');

test('a ship is painted by keyboard and by pointer, and counted meanwhile', async ({ page }) => {
  await startShip(page, 'Start blank');
  await goToStep(page, 'Layout');
  await expect(figure(page, 'Start to finish')).toHaveText('no path');

  // By keyboard: a start, three tiles in between, a finish.
  await cell(page, 'A1').focus();
  await page.keyboard.press('s');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  const unfinished = page.getByRole('list', { name: 'Problems' }).getByText(/There is no finish board/);
  await expect(unfinished).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('f');
  await expect(cell(page, 'A1')).toHaveAccessibleName('A1, Start board');
  await expect(cell(page, 'D1')).toHaveAccessibleName(/^D1, Tile/);
  await expect(cell(page, 'E1')).toBeFocused();
  await expect(page.locator('#said')).toHaveText('E1: Finish board');
  await expect(figure(page, 'Start to finish')).toHaveText('4 steps');
  // A corridor: every tile holds it together.
  await expect(cell(page, 'C1')).toHaveAccessibleName('C1, Tile, Its loss cuts the ship in two');
  await expect(unfinished).toHaveCount(0);

  // By pointer: one stroke, and one step for undo.
  await page.getByRole('button', { name: 'Tile', exact: true }).click();
  const [from, to] = [await cell(page, 'B2').boundingBox(), await cell(page, 'D2').boundingBox()];
  if (!from || !to) throw new Error('both are on the grid');
  await page.mouse.move(from.x + 8, from.y + 8);
  await page.mouse.down();
  await page.mouse.move(to.x + 8, to.y + 8, { steps: 2 });
  await page.mouse.up();
  for (const place of ['B2', 'C2', 'D2']) await expect(cell(page, place)).toHaveAccessibleName(`${place}, Tile`);
  await expect(figure(page, 'Tiles that hold the ship together')).toHaveText('2');
  await page.keyboard.press('Control+z');
  for (const place of ['B2', 'C2', 'D2']) await expect(cell(page, place)).toHaveAccessibleName(`${place}, Gap`);

  // Symmetry and size: both halves are equal, then a new column on the left shifts everything.
  await page.getByRole('button', { name: 'Top = bottom' }).click();
  await cell(page, 'C2').focus();
  await page.keyboard.press('t');
  await expect(cell(page, 'C6')).toHaveAccessibleName(/^C6, Tile/);
  await page.getByRole('button', { name: 'Add a column at the left' }).click();
  await expect(cell(page, 'B1')).toHaveAccessibleName('B1, Start board');
  await expect(cell(page, 'F1')).toHaveAccessibleName('F1, Finish board');
});

test('levels are compared with the layout, and rules are shown as they are built', async ({ page }) => {
  await new HomePage(page).startScenario('Start from this one', 'Mothership Fantasia');
  await goToStep(page, 'Layout');
  await expect(figure(page, 'For Easy')).toHaveText('33 of 33 tiles, exactly');
  await cell(page, 'F1').click();
  await expect(figure(page, 'For Easy')).toHaveText('32 of 33 tiles, 1 missing');
  await page.keyboard.press('Control+z');
  await expect(figure(page, 'For Easy')).toHaveText('33 of 33 tiles, exactly');

  await goToStep(page, 'Traps');
  await expect(page.getByText('They can’t move in this round and the next.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Unfold “Freeze”' }).click();
  await page.getByLabel('For how many rounds').fill('3');
  await expect(page.getByText('They can’t move for 3 rounds, this one included.').first()).toBeVisible();
});

const kit = schema.parse(mothership.body);
const scenario = (title: string, body: object) => ({
  name: 'ship.json',
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify(draftFile('mothership', body, { title }))),
});

async function openFile(page: Page, file: ReturnType<typeof scenario>) {
  await page.goto('/');
  await page.locator('input[type=file]').setInputFiles(file);
}

test('the largest possible ship is painted and played, and nothing of it is lost', async ({ page }) => {
  await openFile(page, scenario('Vast', largestKit(kit, FULL)));
  await page.waitForURL(/studio/);
  await page.goto(page.url().replace(/(\/studio\/[^/]+).*/, '$1/layout'));
  await expect(page.getByRole('gridcell')).toHaveCount(676);
  await expect(figure(page, 'Start to finish')).toHaveText('50 steps');
  await cell(page, 'N13').focus();
  await page.keyboard.press('Delete');
  await expect(cell(page, 'N13')).toHaveAccessibleName('N13, Gap');
  await expect(figure(page, 'Gaps inside')).toHaveText('1');
  await logged(page);
  await page.reload();
  await expect(cell(page, 'N13')).toHaveAccessibleName('N13, Gap');
  await expect(cell(page, 'Z25')).toHaveAccessibleName(/^Z25, Tile/);
  await goToStep(page, 'Playtest');
  await page.getByLabel('Games per table size').selectOption({ label: '200' });
  for (const size of ['3', '4']) await page.getByLabel(size, { exact: true }).uncheck();
  await page.getByRole('button', { name: 'Play it', exact: true }).click();
  await expect(page.getByRole('region', { name: 'In short' })).toContainText('With 2 players', { timeout: 60_000 });
});

test('a ship without a path shows what to do, and is fixed with one click', async ({ page }) => {
  const rows = ['S##..F', '..#.##', '......', '#.....'];
  await openFile(page, scenario('Wreck', { ...kit, layout: cellsOfRows(rows) }));
  await page.waitForURL(/studio/);
  await page.goto(page.url().replace(/(\/studio\/[^/]+).*/, '$1/layout'));
  const report = page.getByRole('list', { name: 'Problems' });
  await expect(report).toContainText('Nobody can walk from the start to E2, F2 and A4. Add tiles in between');
  await page.getByRole('button', { name: 'Remove 3 unreachable tiles' }).first().click();
  await expect(report).toContainText('The finish board touches no tile. Put one right beside it.');
  await cell(page, 'D2').focus();
  await page.keyboard.press('t');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('t');
  await expect(cell(page, 'E2')).toHaveAccessibleName(/^E2, Tile/);
  await cell(page, 'E1').focus();
  await page.keyboard.press('t');
  await expect(figure(page, 'Start to finish')).not.toHaveText('no path');
  await expect(report).not.toContainText('Nobody can walk');
});

test('two hundred characters are too many, and the report names those left out', async ({ page }) => {
  const characters = Array.from({ length: 200 }, (_, i) => ({ ...kit.characters[i % 6], id: `c${i}` }));
  await openFile(page, scenario('Crowd', { ...kit, characters }));
  await expect(page.getByText(/“Characters” holds at most 40 entries; the rest was left out/)).toBeVisible();
  await page.getByRole('button', { name: 'Open without them' }).click();
  await page.waitForURL(/studio/);
  await goToStep(page, 'Characters');
  await expect(page.getByRole('button', { name: /^Remove “/ })).toHaveCount(40);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('the default ship fits, and a thumb paints on it', async ({ page }) => {
    await startShip(page, 'Start from this one');
    await page.goto(page.url().replace(/(\/studio\/[^/]+).*/, '$1/layout'));
    const [first, last] = [await cell(page, 'A1').boundingBox(), await cell(page, 'K5').boundingBox()];
    expect(first?.x).toBeGreaterThanOrEqual(0);
    expect(last && last.x + last.width).toBeLessThanOrEqual(360);
    expect(first?.width).toBeGreaterThanOrEqual(24);
    await cell(page, 'B1').tap();
    await expect(cell(page, 'B1')).toHaveAccessibleName(/^B1, Tile/);
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  });
});
