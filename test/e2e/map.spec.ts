import type { Page } from '@playwright/test';
import { expect, goToStep, startFrom, test } from './fixtures';
import { board, drag, drawRoom, openMap, rectOf, room, rooms, square } from './map-board';

test.use({ viewport: { width: 1280, height: 900 } });

test.describe('a room is drawn on the empty board', () => {
  const naming = (page: Page) => page.getByRole('textbox', { name: /^Name of the new room/ });

  test('and named in place', async ({ page }) => {
    await openMap(page);
    await drag(page, [3.4, 2.3], [8.6, 5.5]);
    await expect(naming(page)).toBeFocused();
    await page.keyboard.type('Cellar');
    await page.keyboard.press('Enter');
    await expect(room(page, 'Cellar')).toBeFocused();
    expect(await rectOf(page, 'Cellar')).toEqual({ x: 3, y: 2, width: 6, height: 4 });
    await expect(room(page, 'Cellar')).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('Control+z');
    await expect(rooms(page)).toHaveCount(0);
    await page.keyboard.press('Control+y');
    expect(await rectOf(page, 'Cellar')).toEqual({ x: 3, y: 2, width: 6, height: 4 });
  });

  test('unless one takes it back, or only clicks', async ({ page }) => {
    await openMap(page, 'Attic');
    await drag(page, [10.2, 8.2], [7.8, 6.8]);
    await page.keyboard.type('Cellar');
    await page.keyboard.press('Escape');
    await expect(naming(page)).toHaveCount(0);
    await expect(rooms(page)).toHaveCount(1);
    await expect(room(page, 'Attic')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(room(page, 'Attic')).toHaveAttribute('aria-pressed', 'true');
    const { x, y } = await square(page, 12.5, 10.5);
    await page.mouse.click(x, y);
    await expect(naming(page)).toHaveCount(0);
    await expect(room(page, 'Attic')).toHaveAttribute('aria-pressed', 'false');
  });

  test('and kept when one goes elsewhere', async ({ page }) => {
    await openMap(page);
    await drag(page, [3.4, 2.3], [8.6, 5.5]);
    await page.keyboard.type('Cellar');
    const { x, y } = await square(page, 14.5, 10.5);
    await page.mouse.click(x, y);
    await expect(room(page, 'Cellar')).toHaveAttribute('aria-pressed', 'false');
    await drag(page, [10.5, 2.3], [14.5, 5.5]);
    await page.keyboard.press('Enter');
    await expect(room(page, 'Unnamed room')).toBeFocused();
  });
});

test('rooms that are added or pasted stand side by side', async ({ page }) => {
  await openMap(page, 'Attic', 'Cellar');
  await page.getByRole('region', { name: 'Rooms', exact: true }).getByRole('button', { name: 'Paste a list' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('Yard\nPorch\nShed\nWell\nStable\nLoft');
  await dialog.getByRole('button', { name: 'Add 6 to the list' }).click();
  await expect(rooms(page)).toHaveCount(8);
  await expect(board(page).getByRole('button', { name: /overlaps/ })).toHaveCount(0);
  const [first, second] = [await rectOf(page, 'Attic'), await rectOf(page, 'Cellar')];
  expect(second.y).toBe(first.y);
  expect(second.x).toBe(first.x + first.width + 1);
});

/** Drags a grip of the chosen room onto a square. */
async function dragGrip(page: Page, grip: string, to: readonly [number, number]) {
  const box = await board(page).locator(`[data-grip=${grip}]`).boundingBox();
  if (!box) throw new Error('the grip is there');
  const end = await square(page, ...to);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(end.x - 5, end.y - 5, { steps: 4 });
  await page.mouse.move(end.x, end.y, { steps: 4 });
  await page.mouse.up();
}

test('rooms in the top row are connected and sized, the tools stay, and a line goes around rooms', async ({ page }) => {
  await openMap(page);
  await drawRoom(page, 'Attic', [0.3, 0.3], [3.7, 2.7]);
  await drawRoom(page, 'Cellar', [5.3, 0.3], [8.7, 2.7]);
  await drawRoom(page, 'Yard', [10.3, 0.3], [13.7, 2.7]);
  await dragGrip(page, 'connect', [2, 1.5]);
  await expect(page.locator('[data-way]')).toHaveCount(1);
  const met = await page.evaluate(() => {
    const box = document.querySelector('[data-place][aria-label^="Cellar"] > rect')?.getBoundingClientRect();
    const path = document.querySelector<SVGPathElement>('[data-way] path:last-child');
    if (!box || !path) return ['nothing is drawn'];
    const matrix = path.getScreenCTM() ?? undefined;
    return Array.from({ length: 100 }, (_, i) =>
      path.getPointAtLength((path.getTotalLength() * i) / 99).matrixTransform(matrix),
    ).filter(({ x, y }) => x > box.left && x < box.right && y > box.top && y < box.bottom);
  });
  expect(met).toEqual([]);

  await dragGrip(page, 'ne', [15.1, -3]);
  expect(await rectOf(page, 'Yard')).toEqual({ x: 10, y: 0, width: 5, height: 3 });
  await dragGrip(page, 'sw', [9, 5]);
  expect(await rectOf(page, 'Yard')).toEqual({ x: 9, y: 0, width: 6, height: 5 });
  await expect(room(page, 'Yard')).toHaveAttribute('aria-pressed', 'true');
  const map = page.getByRole('region', { name: 'Map', exact: true });
  for (const tool of ['Add a room', 'Arrange for me', 'Zoom in', 'Zoom out'])
    await expect(map.getByRole('button', { name: tool })).toBeVisible();
});

test('names on the map are at least 12 pixels high, whatever the zoom', async ({ page }) => {
  await startFrom(page, 'Start from this one');
  await goToStep(page, 'Map');
  const size = () =>
    board(page).evaluate((frame) => {
      const name = frame.querySelector('[data-label]') as Element;
      const scale = frame.querySelector('svg')?.getScreenCTM()?.a ?? 0;
      return Number.parseFloat(getComputedStyle(name).fontSize) * scale;
    });
  for (const zoom of ['Zoom out', 'Zoom out', undefined]) {
    expect(await size()).toBeGreaterThan(11.99);
    if (zoom) await page.getByRole('button', { name: zoom }).click();
  }
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test('the tools take two rows, each of them large enough, and all can be reached', async ({ page }) => {
    await startFrom(page, 'Start from this one');
    await goToStep(page, 'Map');
    await page.getByRole('button', { name: 'Map', exact: true }).click();
    const bar = page.getByRole('group', { name: 'Selected rooms' }).locator('..');
    const tools = await bar.getByRole('button').all();
    expect(tools).toHaveLength(5 + 11);
    const tops = new Set<number>();
    for (const tool of tools) {
      await tool.scrollIntoViewIfNeeded();
      const box = await tool.boundingBox();
      if (!box) throw new Error('no tool');
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(360);
      const top = (await bar.boundingBox())?.y ?? 0;
      tops.add(Math.round(box.y - top));
    }
    expect(tops.size).toBe(2);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });

  test('the page scrolls over the board and nothing is drawn', async ({ page }) => {
    await startFrom(page, 'Start blank');
    await goToStep(page, 'Map');
    await page.getByRole('button', { name: 'Map', exact: true }).click();
    await board(page).evaluate((map) => map.scrollIntoView({ block: 'end' }));
    const rim = await board(page).boundingBox();
    if (!rim) throw new Error('the board is there');
    const before = await page.evaluate(() => window.scrollY);
    const client = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y: number) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
    const [x, y] = [rim.x + 150, rim.y + 40];
    await touch('touchStart', x, y);
    for (let i = 1; i <= 10; i++) await touch('touchMove', x, y + i * 10);
    await touch('touchEnd', x, y + 100);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(before - 20);
    await expect(page.getByRole('textbox', { name: /^Name of the new room/ })).toHaveCount(0);
  });
});
