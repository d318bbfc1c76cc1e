import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { choose, enter, tabTo } from './by-keyboard';
import { expect, startWithGoals, test, typeIntoNew } from './fixtures';
import { board, FLOOR, openFloor, passages, rectOf, room, rooms } from './map-board';

test.use({ viewport: { width: 1280, height: 900 } });

/** Moves from one node of a drawing to another with arrow keys. */
async function walkTo(page: Page, node: Locator) {
  for (let i = 0; i < 12; i++) {
    if (await node.evaluate((one) => one === document.activeElement)) return;
    await page.keyboard.press(['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'][Math.floor(i / 3)] ?? '');
  }
  await expect(node).toBeFocused();
}

const said = (page: Page) => page.locator('#said');

test('goals are added, connected, renamed, duplicated, moved and deleted with the keyboard only', async ({ page }) => {
  await startWithGoals(page, 'Find the oars', 'Row away');
  const graph = page.getByRole('region', { name: 'Goals as a graph', exact: true });
  const panel = page.getByRole('region', { name: 'Selection in the graph' });
  const nodes = graph.locator('.react-flow__node');
  const node = (name: string) => nodes.filter({ hasText: name });
  const toGraph = () => tabTo(page, graph.locator('.react-flow__node[tabindex="0"]'));
  await enter(page, panel.getByRole('button', { name: 'Add a goal' }));
  await expect(nodes).toHaveCount(3);
  await typeIntoNew(page, 'Sleep');
  await expect(node('Sleep')).toBeVisible();

  // One requires another.
  await toGraph();
  await walkTo(page, node('Row away'));
  await page.keyboard.press('Space');
  await expect(panel.getByRole('button', { name: 'Open its form' })).toBeFocused();
  await choose(page, panel.getByLabel('It waits for…'), 'Find the oars');
  await enter(page, panel.getByRole('button', { name: 'Make it wait' }));
  await expect(graph.locator('.react-flow__edge')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(node('Row away')).toBeFocused();

  // Renamed in its form.
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: /, goal 2$/ })).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Sail away');
  await expect(node('Sail away')).toBeVisible();

  // Duplicated with its requirements, and moved.
  await toGraph();
  await expect(node('Sail away')).toBeFocused();
  await page.keyboard.press('Control+d');
  await expect(node('Sail away (copy)')).toBeFocused();
  await expect(graph.locator('.react-flow__edge')).toHaveCount(2);
  const before = await node('Sail away (copy)').boundingBox();
  await page.keyboard.press('Shift+ArrowDown');
  await expect
    .poll(async () => (await node('Sail away (copy)').boundingBox())?.y)
    .toBeGreaterThan((before?.y ?? 0) + 10);

  // Several are deleted, and restored with one undo.
  await page.keyboard.press('Control+a');
  await expect(said(page)).toHaveText('4 goals selected.');
  await expectAccessible(page, 'several goals');
  await page.keyboard.press('Shift+Space');
  await expect(said(page)).toHaveText('3 goals selected.');
  await page.keyboard.press('Shift+Space');
  await page.keyboard.press('Delete');
  await expect(nodes).toHaveCount(0);
  await expect(panel.getByRole('button', { name: 'Add a goal' })).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(nodes).toHaveCount(4);
  await expect(graph.locator('.react-flow__edge')).toHaveCount(2);
});

test('rooms are added, connected, renamed, moved, aligned, copied and deleted with the keyboard only', async ({
  page,
}) => {
  await openFloor(page, { Hall: FLOOR.Hall, Yard: FLOOR.Yard });
  const map = page.getByRole('region', { name: 'Map', exact: true });
  const panel = page.getByRole('region', { name: 'Selection on the map' });
  const tools = page.getByRole('group', { name: 'Selected rooms' });
  const toBoard = () => tabTo(page, board(page).locator('[data-place][tabindex="0"]'));
  await enter(page, map.getByRole('button', { name: 'Add a room' }));
  await typeIntoNew(page, 'Attic');
  await expect(room(page, 'Attic')).toBeVisible();

  // A passage.
  await toBoard();
  await walkTo(page, room(page, 'Hall'));
  await page.keyboard.press('c');
  await expect(panel.getByLabel('Connect to…')).toBeFocused();
  await choose(page, panel.getByLabel('Connect to…'), 'Yard');
  await enter(page, panel.getByRole('button', { name: 'Connect', exact: true }));
  await expect(passages(page)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(room(page, 'Hall')).toBeFocused();

  // Picked up, moved and made larger.
  const before = await rectOf(page, 'Hall');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  expect(await rectOf(page, 'Hall')).toEqual({ ...before, y: before.y + 2, height: before.height + 1 });

  // Renamed in its form.
  await enter(page, panel.getByRole('button', { name: 'Open its form' }));
  await expect(page.getByRole('textbox', { name: /, room 1$/ })).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Foyer');
  await expect(room(page, 'Foyer')).toBeVisible();

  // Aligned with the two others.
  await toBoard();
  await page.keyboard.press('Control+a');
  await expect(said(page)).toHaveText('3 rooms selected.');
  await enter(page, tools.getByRole('button', { name: 'Align top' }));
  await expect(said(page)).toHaveText('Aligned 3 rooms.');
  await expectAccessible(page, 'several rooms');
  expect((await rectOf(page, 'Foyer')).y).toBe(before.y);

  // Duplicated, copied and pasted with the passage.
  await toBoard();
  await page.keyboard.press('Control+d');
  await expect(rooms(page)).toHaveCount(6);
  await expect(passages(page)).toHaveCount(2);
  await expect(room(page, 'Foyer \\(copy\\)')).toBeFocused();
  await page.keyboard.press('Control+c');
  await page.keyboard.press('Control+v');
  await expect(rooms(page)).toHaveCount(9);
  await expect(passages(page)).toHaveCount(3);

  // Deleted together, and restored with one undo.
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await expect(rooms(page)).toHaveCount(0);
  await expect(map.getByRole('button', { name: 'Add a room' })).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(rooms(page)).toHaveCount(9);
  await expect(passages(page)).toHaveCount(3);
  await expect(board(page).getByRole('button', { name: /overlaps/ })).toHaveCount(0);
});
