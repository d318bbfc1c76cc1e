import type { Page } from '@playwright/test';
import { expect, goToStep, logged, startFrom, test } from './fixtures';
import { board, drag, drawRoom, openMap, rectOf, room, rooms, showMap, square } from './map-board';

test.use({ viewport: { width: 1280, height: 900 }, permissions: ['clipboard-read', 'clipboard-write'] });

const panel = (page: Page) => page.getByRole('region', { name: 'Selection on the map' });
const tool = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Selected rooms' }).getByRole('button', { name, exact: true });
const chosen = (page: Page) => board(page).locator('[data-place][aria-pressed=true]');
const middle = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }) =>
  [x + width / 2, y + height / 2] as const;

async function clickRoom(page: Page, name: string, modifiers: ('Shift' | 'Control')[] = []) {
  const { x, y } = await square(page, ...middle(await rectOf(page, name)));
  for (const key of modifiers) await page.keyboard.down(key);
  await page.mouse.click(x, y);
  for (const key of modifiers) await page.keyboard.up(key);
}

/** Three rooms that are joined in a row, and a fourth apart from them. */
async function openFloor(page: Page) {
  await openMap(page);
  await drawRoom(page, 'Hall', [1.3, 1.3], [4.7, 3.7]);
  await drawRoom(page, 'Yard', [6.3, 3.3], [8.7, 5.7]);
  await drawRoom(page, 'Attic', [12.3, 2.3], [16.7, 5.7]);
  await drawRoom(page, 'Shed', [1.3, 10.3], [3.7, 12.7]);
  for (const [from, to] of [
    ['Hall', 'Yard'],
    ['Yard', 'Attic'],
  ] as const) {
    await showMap(page);
    await clickRoom(page, from);
    await panel(page).getByLabel('Connect to…').selectOption({ label: to });
    await panel(page).getByRole('button', { name: 'Connect', exact: true }).click();
  }
  await expect(page.locator('[data-way]')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(chosen(page)).toHaveCount(0);
  await showMap(page);
}

const said = (page: Page) => page.locator('#said');

test.describe('several rooms are selected', () => {
  test('with Shift, one by one and by a frame', async ({ page }) => {
    await openFloor(page);
    await clickRoom(page, 'Hall');
    await clickRoom(page, 'Yard', ['Shift']);
    await expect(panel(page).getByText('2 rooms selected')).toBeVisible();
    await expect(said(page)).toHaveText('2 rooms selected.');
    await clickRoom(page, 'Hall', ['Shift']);
    await expect(chosen(page)).toHaveCount(1);
    await expect(room(page, 'Yard')).toHaveAttribute('aria-pressed', 'true');

    await page.keyboard.down('Shift');
    await drag(page, [0.5, 0.5], [13, 8]);
    await page.keyboard.up('Shift');
    await expect(panel(page).getByText('3 rooms selected')).toBeVisible();
    await expect(room(page, 'Shed')).toHaveAttribute('aria-pressed', 'false');
    await expect(room(page, 'Hall')).toBeFocused();
    await expect(rooms(page)).toHaveCount(4);
    await page.keyboard.press('Escape');
    await expect(chosen(page)).toHaveCount(0);
    await expect(said(page)).toHaveText('No rooms selected.');
  });

  test('by keys', async ({ page }) => {
    await openFloor(page);
    await room(page, 'Hall').focus();
    await page.keyboard.press('Control+a');
    await expect(chosen(page)).toHaveCount(4);
    await page.keyboard.press('Shift+Space');
    await expect(chosen(page)).toHaveCount(3);
    await page.keyboard.press('ArrowRight');
    await expect(room(page, 'Yard')).toBeFocused();
    await page.keyboard.press('Shift+Space');
    await expect(said(page)).toHaveText('2 rooms selected.');
  });

  test('by a tool, without Shift', async ({ page }) => {
    await openFloor(page);
    await page.getByRole('button', { name: 'Select several' }).click();
    await expect(page.getByRole('button', { name: 'Select several' })).toHaveAttribute('aria-pressed', 'true');
    await clickRoom(page, 'Hall');
    await clickRoom(page, 'Shed');
    await expect(chosen(page)).toHaveCount(2);
    await drag(page, [6, 1], [18, 8]);
    await expect(chosen(page)).toHaveCount(2);
    await expect(room(page, 'Attic')).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: 'Select several' }).click();
    await clickRoom(page, 'Yard');
    await expect(chosen(page)).toHaveCount(1);
  });
});

test.describe('several rooms move together', () => {
  test('with the pointer, as far as the board reaches, and back with one undo', async ({ page }) => {
    await openFloor(page);
    const before = [await rectOf(page, 'Hall'), await rectOf(page, 'Yard')] as const;
    await clickRoom(page, 'Hall');
    await clickRoom(page, 'Yard', ['Shift']);
    await drag(page, middle(before[1]), [middle(before[1])[0] + 2, middle(before[1])[1] + 9]);
    await expect(chosen(page)).toHaveCount(2);
    await expect.poll(() => rectOf(page, 'Hall')).toMatchObject({ x: before[0].x + 2, y: before[0].y + 9 });
    await expect.poll(() => rectOf(page, 'Yard')).toMatchObject({ x: before[1].x + 2, y: before[1].y + 9 });
    await page.keyboard.press('Control+z');
    await expect.poll(() => rectOf(page, 'Hall')).toEqual(before[0]);
    await expect.poll(() => rectOf(page, 'Yard')).toEqual(before[1]);

    await drag(page, middle(before[1]), [middle(before[1])[0] - 7, middle(before[1])[1]]);
    await expect.poll(() => rectOf(page, 'Hall')).toEqual({ ...before[0], x: 0 });
    await expect.poll(() => rectOf(page, 'Yard')).toEqual({ ...before[1], x: before[1].x - before[0].x });
  });

  test('with arrow keys', async ({ page }) => {
    await openFloor(page);
    const before = [await rectOf(page, 'Hall'), await rectOf(page, 'Yard')] as const;
    await clickRoom(page, 'Hall');
    await clickRoom(page, 'Yard', ['Shift']);
    await page.keyboard.press('Shift+ArrowDown');
    await expect.poll(() => rectOf(page, 'Hall')).toEqual({ ...before[0], y: before[0].y + 1 });
    await expect.poll(() => rectOf(page, 'Yard')).toEqual({ ...before[1], y: before[1].y + 1 });
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => rectOf(page, 'Hall')).toEqual({ ...before[0], x: before[0].x + 1, y: before[0].y + 1 });
    await expect.poll(() => rectOf(page, 'Yard')).toEqual({ ...before[1], x: before[1].x + 1, y: before[1].y + 1 });
    await expect(room(page, 'Attic')).toHaveAttribute('aria-label', /column 12/);
  });

  test('and a press on one of them selects it alone', async ({ page }) => {
    await openFloor(page);
    await clickRoom(page, 'Hall');
    await page.keyboard.press('Control+a');
    await clickRoom(page, 'Attic');
    await expect(chosen(page)).toHaveCount(1);
    await expect(room(page, 'Attic')).toHaveAttribute('aria-pressed', 'true');
  });
});

test('several rooms are deleted with their passages, and are back with one undo', async ({ page }) => {
  await openFloor(page);
  await clickRoom(page, 'Hall');
  await clickRoom(page, 'Yard', ['Shift']);
  await page.keyboard.press('Delete');
  await expect(rooms(page)).toHaveCount(2);
  await expect(page.locator('[data-way]')).toHaveCount(0);
  await expect(room(page, 'Attic')).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(rooms(page)).toHaveCount(4);
  await expect(page.locator('[data-way]')).toHaveCount(2);
});

test('several rooms are duplicated with the passages between them, and gone with one undo', async ({ page }) => {
  await openFloor(page);
  await clickRoom(page, 'Hall');
  await clickRoom(page, 'Yard', ['Shift']);
  await page.keyboard.press('Control+d');
  await expect(rooms(page)).toHaveCount(6);
  await expect(page.locator('[data-way]')).toHaveCount(3);
  await expect(board(page).getByRole('button', { name: /overlaps/ })).toHaveCount(0);
  await expect(room(page, 'Hall \\(copy\\)')).toBeFocused();
  await expect(chosen(page)).toHaveCount(2);
  const apart = async (a: string, b: string) => {
    const [from, to] = [await rectOf(page, a), await rectOf(page, b)];
    return [to.x - from.x, to.y - from.y];
  };
  expect(await apart('Hall \\(copy\\)', 'Yard \\(copy\\)')).toEqual(await apart('Hall', 'Yard'));
  await page.keyboard.press('Control+z');
  await expect(rooms(page)).toHaveCount(4);
  await expect(page.locator('[data-way]')).toHaveCount(2);
});

test.describe('rooms are copied and pasted', () => {
  test('by keys, also into another draft', async ({ page, context }) => {
    await openFloor(page);
    await clickRoom(page, 'Hall');
    await clickRoom(page, 'Yard', ['Shift']);
    await page.keyboard.press('Control+c');
    await expect(page.getByText('Copied 2 rooms.', { exact: true }).first()).toBeVisible();
    await page.keyboard.press('Control+v');
    await expect(rooms(page)).toHaveCount(6);
    await expect(page.locator('[data-way]')).toHaveCount(3);
    await expect(room(page, 'Hall \\(copy\\)')).toBeFocused();

    const other = await context.newPage();
    await openMap(other, 'Cellar');
    await expect(room(other, 'Cellar')).toBeVisible();
    const { x, y } = await square(other, 14.5, 12.5);
    await other.mouse.click(x, y);
    await other.keyboard.press('Control+v');
    await expect(rooms(other)).toHaveCount(3);
    await expect(other.locator('[data-way]')).toHaveCount(1);
    await expect(room(other, 'Hall')).toBeFocused();
    await expect(board(other).getByRole('button', { name: /overlaps/ })).toHaveCount(0);
    await other.keyboard.press('Control+z');
    await expect(rooms(other)).toHaveCount(1);
    await logged(other);
  });

  test('by buttons', async ({ page }) => {
    await openFloor(page);
    await clickRoom(page, 'Shed');
    await tool(page, 'Copy').click();
    await tool(page, 'Paste').click();
    await expect(room(page, 'Shed \\(copy\\)')).toBeFocused();
    await tool(page, 'Duplicate').click();
    await expect(rooms(page)).toHaveCount(6);
  });

  test('and so are lines with arrows, but nothing that is not meant for a map', async ({ page }) => {
    await openMap(page, 'Hall');
    const put = (text: string) => page.evaluate((words) => navigator.clipboard.writeText(words), text);
    for (const text of [
      'Dear diary,\nnothing happened.',
      '{"format":"trapdoor/map-part","system":"walls","places":[{"id":"a","title":"Trap"}]}',
      `{"format":"trapdoor/map-part","system":"trapped","places":${'['.repeat(99)}`,
      'x'.repeat(300_000),
    ]) {
      await put(text);
      await room(page, 'Hall').focus();
      await page.keyboard.press('Control+v');
      await expect(page.getByText(/nothing to paste|can’t be pasted|another game|can be pasted/).first()).toBeVisible();
      await expect(rooms(page)).toHaveCount(1);
    }
    await put('Hall -> Stairs -> Cellar');
    await page.keyboard.press('Control+v');
    await expect(rooms(page)).toHaveCount(3);
    await expect(page.locator('[data-way]')).toHaveCount(2);
    await expect(room(page, 'Stairs')).toBeFocused();
  });
});

test.describe('several rooms are lined up', () => {
  test('on an edge or a middle, without overlapping', async ({ page }) => {
    await openFloor(page);
    await expect(tool(page, 'Align left')).toBeDisabled();
    await clickRoom(page, 'Hall');
    await clickRoom(page, 'Yard', ['Shift']);
    await clickRoom(page, 'Attic', ['Shift']);
    await tool(page, 'Align top').click();
    for (const name of ['Hall', 'Yard', 'Attic']) await expect.poll(async () => (await rectOf(page, name)).y).toBe(1);
    await expect(said(page)).toHaveText('Aligned 3 rooms.');
    await page.keyboard.press('Control+z');

    await tool(page, 'Align left').click();
    // Each is pushed on to where the one above it ends.
    await expect.poll(() => rectOf(page, 'Hall')).toMatchObject({ x: 1, y: 1 });
    await expect.poll(() => rectOf(page, 'Attic')).toMatchObject({ x: 1, y: 4 });
    // The shed is in the way between them.
    await expect.poll(() => rectOf(page, 'Yard')).toMatchObject({ x: 1, y: 13 });
    await expect(board(page).getByRole('button', { name: /overlaps/ })).toHaveCount(0);
  });

  test('with equal gaps, unless another room is in the way', async ({ page }) => {
    await openFloor(page);
    const shed = middle(await rectOf(page, 'Shed'));
    await clickRoom(page, 'Hall');
    await clickRoom(page, 'Yard', ['Shift']);
    await expect(tool(page, 'Distribute horizontally')).toBeDisabled();
    await clickRoom(page, 'Attic', ['Shift']);
    await tool(page, 'Distribute horizontally').click();
    await expect.poll(async () => (await rectOf(page, 'Hall')).x).toBe(1);
    await expect.poll(async () => (await rectOf(page, 'Yard')).x).toBe(7);
    await expect.poll(async () => (await rectOf(page, 'Attic')).x).toBe(12);
    await page.keyboard.press('Control+z');
    await expect.poll(async () => (await rectOf(page, 'Yard')).x).toBe(6);

    await clickRoom(page, 'Shed');
    await drag(page, shed, [shed[0] + 8, shed[1] - 5]);
    await clickRoom(page, 'Hall');
    for (const name of ['Yard', 'Attic']) await clickRoom(page, name, ['Shift']);
    await tool(page, 'Distribute horizontally').click();
    await expect(panel(page).getByRole('alert')).toHaveText('“Shed” is in the way. Move it, or select it too.');
    await expect.poll(async () => (await rectOf(page, 'Yard')).x).toBe(6);
  });
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test('rooms are tapped one after the other, and lined up by tools that move nothing on the page', async ({
    page,
  }) => {
    await startFrom(page, 'Start from this one');
    await goToStep(page, 'Map');
    await page.getByRole('button', { name: 'Map', exact: true }).click();
    const top = () => board(page).evaluate((one) => one.getBoundingClientRect().top + window.scrollY);
    const before = await top();
    await page.getByRole('button', { name: 'Select several' }).tap();
    const names = ['bridge', 'engine_room'];
    const byId = (id: string) => board(page).locator(`[data-place="${id}"]`);
    for (const id of names) await byId(id).tap({ position: { x: 12, y: 12 } });
    await expect(chosen(page)).toHaveCount(2);
    await expect(panel(page).getByText('2 rooms selected')).toBeVisible();
    expect(await top()).toBe(before);
    const labels = () => Promise.all(names.map((id) => byId(id).getAttribute('aria-label')));
    const was = await labels();
    await tool(page, 'Align left').tap();
    await expect.poll(labels).not.toEqual(was);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
  });
});
