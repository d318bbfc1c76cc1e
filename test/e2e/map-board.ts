import type { Page } from '@playwright/test';
import { expect, goToStep, startFrom } from './fixtures';

export const board = (page: Page) => page.getByRole('region', { name: /^Map: \d+ places/ });
export const rooms = (page: Page) => board(page).locator('[data-place]');
export const room = (page: Page, name: string) =>
  board(page).getByRole('button', { name: new RegExp(`^${name}; column`) });

export async function openMap(page: Page, ...names: readonly string[]) {
  await startFrom(page, 'Start blank');
  await goToStep(page, 'Map');
  for (const name of names) {
    await page.getByRole('button', { name: 'Add a room', exact: true }).last().click();
    await page.keyboard.type(name);
  }
  await showMap(page);
}

/** Brings the map to where nothing covers it. */
export async function showMap(page: Page) {
  await page.getByRole('region', { name: 'Map', exact: true }).evaluate((map) => map.scrollIntoView());
  await page.evaluate(() => window.scrollBy(0, -100));
}

interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where a room stands, in squares. */
export async function rectOf(page: Page, name: string): Promise<Rect> {
  const label = await room(page, name).getAttribute('aria-label');
  const [x = 0, y = 0, width = 0, height = 0] = (label ?? '').match(/\d+(?=,|;| by|$)/g)?.map(Number) ?? [];
  return { x, y, width, height };
}

/** Where a square of the board is on the screen, and how large. */
export async function square(page: Page, column: number, row: number) {
  const grid = await board(page).locator('[data-board]').boundingBox();
  const columns = Number(await board(page).locator('[data-board]').getAttribute('data-columns'));
  if (!grid) throw new Error('the board is there');
  const unit = grid.width / columns;
  return { x: grid.x + column * unit, y: grid.y + row * unit };
}

export async function drag(page: Page, from: readonly [number, number], to: readonly [number, number]) {
  const [start, end] = [await square(page, ...from), await square(page, ...to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 4 });
  await page.mouse.move(end.x, end.y, { steps: 4 });
  await page.mouse.up();
}

export async function drawRoom(
  page: Page,
  name: string,
  from: readonly [number, number],
  to: readonly [number, number],
) {
  await drag(page, from, to);
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await expect(room(page, name)).toBeFocused();
}
