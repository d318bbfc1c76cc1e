import type { Page } from '@playwright/test';
import { startWith } from './fixtures';

export const board = (page: Page) => page.getByRole('region', { name: /^Map: \d+ places/ });
export const rooms = (page: Page) => board(page).locator('[data-place]');
export const room = (page: Page, name: string) =>
  board(page).getByRole('button', { name: new RegExp(`^${name}; column`) });
export const passages = (page: Page) => board(page).locator('[data-way]');

interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Initial rooms of a map, by name. */
export const FLOOR = {
  Hall: { x: 1, y: 1, width: 4, height: 3 },
  Yard: { x: 6, y: 3, width: 3, height: 3 },
  Attic: { x: 12, y: 2, width: 5, height: 4 },
  Shed: { x: 1, y: 10, width: 3, height: 3 },
} as const;

/** Starts a setting with these rooms; each is connected to the next. */
export async function openFloor(page: Page, floor: Readonly<Record<string, Rect>> = FLOOR) {
  const names = Object.keys(floor);
  const joined = names.slice(1, -1).map((name, i) => ({ id: `p${i}`, a: names[i], b: name }));
  const drawn = names.map((name) => ({ id: name, title: name, ...floor[name] }));
  await startWith(page, { map: { rooms: drawn, passages: joined } }, 'map');
  await showMap(page);
}

/** Scrolls the map to where nothing covers it. */
const showMap = (page: Page) =>
  page.getByRole('region', { name: 'Map', exact: true }).evaluate((map) => {
    map.scrollIntoView();
    window.scrollBy(0, -100);
  });

/** Position of a room, in squares. */
export async function rectOf(page: Page, name: string): Promise<Rect> {
  const label = await room(page, name).getAttribute('aria-label');
  const [x = 0, y = 0, width = 0, height = 0] = (label ?? '').match(/\d+(?=,|;| by|$)/g)?.map(Number) ?? [];
  return { x, y, width, height };
}

type Spot = readonly [column: number, row: number];

/** Returns the position of a square of the board on the screen. */
export async function spotOf(page: Page, [column, row]: Spot) {
  const grid = await board(page).locator('[data-board]').boundingBox();
  const columns = Number(await board(page).locator('[data-board]').getAttribute('data-columns'));
  if (!grid) throw new Error('the board is there');
  const unit = grid.width / columns;
  return { x: grid.x + column * unit, y: grid.y + row * unit };
}

export async function clickAt(page: Page, spot: Spot) {
  const { x, y } = await spotOf(page, spot);
  await page.mouse.click(x, y);
}

export async function drag(page: Page, from: Spot, to: Spot) {
  const [start, end] = [await spotOf(page, from), await spotOf(page, to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 4 });
  await page.mouse.move(end.x, end.y, { steps: 4 });
  await page.mouse.up();
}
