import type { Locator, Page } from '@playwright/test';
import { HIVE_HOLES } from '../support/hive-plan';
import { enter, enterStep, tabTo } from './by-keyboard';
import { expect, logged, startWith, test } from './fixtures';

const cell = (page: Page, place: string) => page.getByRole('gridcell', { name: new RegExp(`^${place},`) });
const figure = (page: Page, label: string) =>
  page.getByRole('region', { name: 'Figures' }).locator('div', { hasText: label }).getByRole('definition');
const said = (page: Page) => page.locator('#said');

async function openStep(page: Page, name: string) {
  await enterStep(page, name);
  await expect(page.getByRole('grid')).toBeVisible();
}

const middleOf = async (target: Locator) => {
  const box = await target.boundingBox();
  return box ? box.x + box.width / 2 : Number.NaN;
};

/** Moves with arrow keys from the focused cell, or first with Tab to the grid. */
async function goTo(page: Page, place: string) {
  const grid = page.getByRole('grid');
  if (!(await grid.evaluate((element) => element.contains(document.activeElement)))) {
    await tabTo(page, grid.locator('[role=gridcell][tabindex="0"]'));
  }
  await page.keyboard.press('Control+Home');
  const [across, down] = [place.charCodeAt(0) - 65, Number(place.slice(1)) - 1];
  for (let i = 0; i < across; i++) await page.keyboard.press('ArrowRight');
  for (let i = 0; i < down; i++) await page.keyboard.press('ArrowDown');
  await expect(cell(page, place)).toBeFocused();
}

test('a hexagonal board is painted, walled and given starts with the keyboard only', async ({ page }) => {
  const [last = '', ...others] = HIVE_HOLES.toReversed();
  await startWith(page, { tiles: others.map((id) => ({ id, is: 'hole' })) }, 'board', 'walls');

  // Hexagons; the last corner of the grid is also removed, which leaves a hexagon.
  await tabTo(page, page.getByRole('radio', { name: 'Squares' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Hexagons' })).toBeChecked();
  await goTo(page, last);
  await page.keyboard.press('h');
  await expect(cell(page, last)).toHaveAccessibleName(`${last}, Hole`);
  await expect(said(page)).toHaveText(`${last}: Hole`);
  await expect(figure(page, 'Sides between tiles')).toHaveText('90');
  await expect(page.getByRole('region', { name: 'Figures' })).toContainText('37');

  // Walls: by number, by Shift and an arrow, and removed again.
  await openStep(page, 'Walls');
  await expect(figure(page, 'Edges left')).toHaveText('90');
  await goTo(page, 'D4');
  await page.keyboard.press('2');
  await expect(said(page)).toHaveText('Wall between D4 and E4.');
  await page.keyboard.press('Shift+ArrowUp');
  await expect(said(page)).toHaveText('Wall between D4 and E3.');
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(cell(page, 'D4')).toHaveAccessibleName('D4, Tile, Wall: upper right, right, left');
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(said(page)).toHaveText('No wall between C4 and D4.');
  await expect(figure(page, 'Edges left')).toHaveText('88');
  // The key for holes does nothing in the step for walls.
  await page.keyboard.press('h');
  await expect(cell(page, 'D4')).toHaveAccessibleName('D4, Tile, Wall: upper right, right');
  // A corner that is cut off is announced, and undone.
  await goTo(page, 'C1');
  for (const side of ['2', '3', '4']) await page.keyboard.press(side);
  await expect(said(page)).toHaveText('Wall between B2 and C1. The board is in 2 parts.');
  await expect(figure(page, 'Sections')).toHaveText('2');
  for (let i = 0; i < 3; i++) await page.keyboard.press('Control+z');
  await expect(figure(page, 'Sections')).toHaveText('1');

  // A hole removes its walls, and undo restores them.
  await openStep(page, 'Board');
  await goTo(page, 'E4');
  await page.keyboard.press('h');
  await expect(cell(page, 'D4')).toHaveAccessibleName('D4, Tile, Wall: upper right');
  await page.keyboard.press('Control+z');
  await expect(cell(page, 'D4')).toHaveAccessibleName('D4, Tile, Wall: upper right, right');

  // Starts for two by number, for three by the game's search.
  await openStep(page, 'Starts');
  await enter(page, page.getByRole('button', { name: '2 players', exact: true }));
  await goTo(page, 'A4');
  await page.keyboard.press('1');
  await expect(cell(page, 'A4')).toHaveAccessibleName('A4, Tile, Start 1');
  const drawn = await middleOf(page.getByRole('grid').locator('circle'));
  expect(Math.abs(drawn - (await middleOf(cell(page, 'A4'))))).toBeLessThan(2);
  await goTo(page, 'G4');
  await page.keyboard.press('Space');
  await expect(said(page)).toHaveText('Start 2: G4, 7 steps from the nearest other start');
  await expect(figure(page, 'Steps between the nearest two of 2')).toHaveText('7');
  await enter(page, page.getByRole('button', { name: '3 players', exact: true }));
  await enter(page, page.getByRole('button', { name: 'Find the fairest places' }));
  await expect(page.getByText(/^Found places for 3:/)).toBeVisible();
  await expect(figure(page, 'Open sides for 3')).toHaveText('3, 3 and 3');

  await logged(page);
  await page.reload();
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(cell(page, 'G4')).toHaveAccessibleName('G4, Tile, Start 2');
});
