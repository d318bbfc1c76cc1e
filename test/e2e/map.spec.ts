import type { Page } from '@playwright/test';
import { expect, goToStep, logged, startFrom, test, typeIntoNew } from './fixtures';
import { board, clickAt, drag, FLOOR, openFloor, passages, rectOf, room, rooms, spotOf } from './map-board';
import { fingersOn } from './touch';

const panel = (page: Page) => page.getByRole('region', { name: 'Selection on the map' });
const tool = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Selected rooms' }).getByRole('button', { name, exact: true });
const several = (page: Page) => page.getByRole('button', { name: 'Select several' });
const chosen = (page: Page) => board(page).locator('[data-place][aria-pressed=true]');
const said = (page: Page) => page.locator('#said');
const naming = (page: Page) => page.getByRole('textbox', { name: /^Name of the new room/ });
const overlapping = (page: Page) => board(page).getByRole('button', { name: /overlaps/ });
const middle = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }) =>
  [x + width / 2, y + height / 2] as const;

async function clickRoom(page: Page, name: string, key?: 'Shift') {
  if (key) await page.keyboard.down(key);
  await clickAt(page, middle(await rectOf(page, name)));
  if (key) await page.keyboard.up(key);
}

/** Drags a handle of the selected room to a square. */
async function dragGrip(page: Page, grip: string, to: readonly [number, number]) {
  const box = await board(page).locator(`[data-grip=${grip}]`).boundingBox();
  if (!box) throw new Error('the grip is there');
  const end = await spotOf(page, to);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(end.x - 5, end.y - 5, { steps: 4 });
  await page.mouse.move(end.x, end.y, { steps: 4 });
  await page.mouse.up();
}

test.describe('with the pointer', () => {
  test.use({ viewport: { width: 1280, height: 900 }, permissions: ['clipboard-read', 'clipboard-write'] });

  test('several rooms are selected, moved, aligned, copied and deleted', async ({ page }) => {
    await openFloor(page);

    await test.step('with Shift they are selected one by one and by a frame', async () => {
      await expect(tool(page, 'Align left')).toBeHidden();
      await clickRoom(page, 'Hall');
      await clickRoom(page, 'Yard', 'Shift');
      await expect(panel(page).getByText('2 rooms selected')).toBeVisible();
      await expect(said(page)).toHaveText('2 rooms selected.');
      await clickRoom(page, 'Hall', 'Shift');
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

    await test.step('by a tool they are selected without Shift', async () => {
      await several(page).click();
      await expect(several(page)).toHaveAttribute('aria-pressed', 'true');
      await clickRoom(page, 'Hall');
      await clickRoom(page, 'Shed');
      await expect(chosen(page)).toHaveCount(2);
      await drag(page, [6, 1], [18, 8]);
      await expect(chosen(page)).toHaveCount(2);
      await expect(room(page, 'Attic')).toHaveAttribute('aria-pressed', 'true');
      await several(page).click();
      await clickRoom(page, 'Yard');
      await expect(chosen(page)).toHaveCount(1);
    });

    await test.step('they move together as far as the board reaches, and back with one undo', async () => {
      await clickRoom(page, 'Hall');
      await clickRoom(page, 'Yard', 'Shift');
      const [x, y] = middle(FLOOR.Yard);
      await drag(page, [x, y], [x + 2, y + 3]);
      await expect(chosen(page)).toHaveCount(2);
      await expect.poll(() => rectOf(page, 'Hall')).toEqual({ ...FLOOR.Hall, x: 3, y: 4 });
      await expect.poll(() => rectOf(page, 'Yard')).toEqual({ ...FLOOR.Yard, x: 8, y: 6 });
      await page.keyboard.press('Control+z');
      await expect.poll(() => rectOf(page, 'Hall')).toEqual(FLOOR.Hall);
      await expect.poll(() => rectOf(page, 'Yard')).toEqual(FLOOR.Yard);
      await drag(page, [x, y], [x - 7, y]);
      await expect.poll(() => rectOf(page, 'Hall')).toEqual({ ...FLOOR.Hall, x: 0 });
      await expect.poll(() => rectOf(page, 'Yard')).toEqual({ ...FLOOR.Yard, x: 5 });
      await page.keyboard.press('Control+z');
      await expect.poll(() => rectOf(page, 'Yard')).toEqual(FLOOR.Yard);
    });

    await test.step('a press on one of several selects it alone', async () => {
      await page.keyboard.press('Control+a');
      await expect(chosen(page)).toHaveCount(4);
      await clickRoom(page, 'Attic');
      await expect(chosen(page)).toHaveCount(1);
      await expect(room(page, 'Attic')).toHaveAttribute('aria-pressed', 'true');
    });

    await test.step('tools line them up, or say which room is in the way', async () => {
      await clickRoom(page, 'Hall');
      await clickRoom(page, 'Yard', 'Shift');
      await expect(tool(page, 'Distribute horizontally')).toBeHidden();
      await clickRoom(page, 'Attic', 'Shift');
      await tool(page, 'Align left').click();
      await expect.poll(() => rectOf(page, 'Attic')).toEqual({ ...FLOOR.Attic, x: 1, y: 4 });
      // The shed is between them.
      await expect.poll(() => rectOf(page, 'Yard')).toEqual({ ...FLOOR.Yard, x: 1, y: 13 });
      await expect(said(page)).toHaveText('Aligned 3 rooms.');
      await expect(overlapping(page)).toHaveCount(0);
      await page.keyboard.press('Control+z');
      await tool(page, 'Distribute horizontally').click();
      await expect.poll(() => rectOf(page, 'Yard')).toEqual({ ...FLOOR.Yard, x: 7 });
      await page.keyboard.press('Control+z');

      const [x, y] = middle(FLOOR.Shed);
      await clickRoom(page, 'Shed');
      await drag(page, [x, y], [x + 8, y - 5]);
      await expect.poll(() => rectOf(page, 'Shed')).toEqual({ ...FLOOR.Shed, x: 9, y: 5 });
      await clickRoom(page, 'Hall');
      for (const name of ['Yard', 'Attic']) await clickRoom(page, name, 'Shift');
      await tool(page, 'Distribute horizontally').click();
      await expect(panel(page).getByRole('alert')).toHaveText('“Shed” is in the way. Move it, or select it too.');
      expect(await rectOf(page, 'Yard')).toEqual(FLOOR.Yard);
      await page.keyboard.press('Control+z');
    });

    await test.step('they are copied with the passages between them, and gone with one undo', async () => {
      await clickRoom(page, 'Hall');
      await clickRoom(page, 'Yard', 'Shift');
      await tool(page, 'Duplicate').click();
      await expect(rooms(page)).toHaveCount(6);
      await expect(passages(page)).toHaveCount(3);
      await expect(overlapping(page)).toHaveCount(0);
      await expect(room(page, 'Hall \\(copy\\)')).toBeFocused();
      await expect(chosen(page)).toHaveCount(2);
      await page.keyboard.press('Control+z');
      await expect(rooms(page)).toHaveCount(4);
      await expect(passages(page)).toHaveCount(2);
    });

    await test.step('they are deleted with their passages, and back with one undo', async () => {
      await clickRoom(page, 'Hall');
      await clickRoom(page, 'Yard', 'Shift');
      await panel(page).getByRole('button', { name: 'Delete' }).click();
      await expect(rooms(page)).toHaveCount(2);
      await expect(passages(page)).toHaveCount(0);
      await expect(room(page, 'Attic')).toBeFocused();
      await page.keyboard.press('Control+z');
      await expect(rooms(page)).toHaveCount(4);
      await expect(passages(page)).toHaveCount(2);
    });

    await test.step('they are copied and pasted, here by buttons and in another draft by keys', async () => {
      await clickRoom(page, 'Shed');
      await tool(page, 'Copy').click();
      await expect(page.getByText('Copied “Shed”.', { exact: true }).first()).toBeVisible();
      await tool(page, 'Paste').click();
      await expect(room(page, 'Shed \\(copy\\)')).toBeFocused();
      await clickRoom(page, 'Hall');
      await clickRoom(page, 'Yard', 'Shift');
      await page.keyboard.press('Control+c');
      await expect(page.getByText('Copied 2 rooms.', { exact: true }).first()).toBeVisible();

      await openFloor(page, { Cellar: FLOOR.Hall });
      await clickAt(page, [14.5, 12.5]);
      await page.keyboard.press('Control+v');
      await expect(rooms(page)).toHaveCount(3);
      await expect(passages(page)).toHaveCount(1);
      await expect(room(page, 'Hall')).toBeFocused();
      await expect(overlapping(page)).toHaveCount(0);
      await page.keyboard.press('Control+z');
      await expect(rooms(page)).toHaveCount(1);
    });

    await test.step('lines with arrows are pasted, and nothing that is not meant for a map', async () => {
      const put = (text: string) => page.evaluate((words) => navigator.clipboard.writeText(words), text);
      await put('Dear diary,\nnothing happened.');
      await room(page, 'Cellar').focus();
      await page.keyboard.press('Control+v');
      await expect(page.getByText(/There is nothing to paste here/).first()).toBeVisible();
      await expect(rooms(page)).toHaveCount(1);
      await put('Cellar -> Stairs -> Roof');
      await page.keyboard.press('Control+v');
      await expect(rooms(page)).toHaveCount(3);
      await expect(passages(page)).toHaveCount(2);
      await expect(room(page, 'Stairs')).toBeFocused();
      await logged(page);
    });
  });

  test('a room is drawn, named, sized and connected', async ({ page }) => {
    await openFloor(page, { Attic: { x: 0, y: 0, width: 4, height: 3 } });

    await test.step('it is named where it was drawn', async () => {
      await drag(page, [5.3, 0.3], [8.7, 2.7]);
      await expect(naming(page)).toBeFocused();
      await page.keyboard.type('Cellar');
      // Safari's order of events for the Enter that confirms a composition.
      await naming(page).dispatchEvent('compositionend');
      await naming(page).dispatchEvent('keydown', { key: 'Enter', keyCode: 229 });
      await expect(naming(page)).toHaveValue('Cellar');
      await page.keyboard.press('Enter');
      await expect(room(page, 'Cellar')).toBeFocused();
      const drawn = { x: 5, y: 0, width: 4, height: 3 };
      expect(await rectOf(page, 'Cellar')).toEqual(drawn);
      await expect(room(page, 'Cellar')).toHaveAttribute('aria-pressed', 'true');
      await page.keyboard.press('Control+z');
      await expect(rooms(page)).toHaveCount(1);
      await page.keyboard.press('Control+y');
      await expect(rooms(page)).toHaveCount(2);
      expect(await rectOf(page, 'Cellar')).toEqual(drawn);
    });

    await test.step('not if the name is taken back, or the board is only clicked', async () => {
      await drag(page, [10.2, 8.2], [7.8, 6.8]);
      await typeIntoNew(page, 'Well');
      await page.keyboard.press('Escape');
      await expect(naming(page)).toHaveCount(0);
      await expect(rooms(page)).toHaveCount(2);
      await expect(room(page, 'Attic')).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(room(page, 'Attic')).toHaveAttribute('aria-pressed', 'true');
      await clickAt(page, [12.5, 10.5]);
      await expect(naming(page)).toHaveCount(0);
      await expect(room(page, 'Attic')).toHaveAttribute('aria-pressed', 'false');
    });

    await test.step('it is kept where somebody goes elsewhere, and needs no name', async () => {
      await drag(page, [10.3, 0.3], [13.7, 2.7]);
      await typeIntoNew(page, 'Yard');
      await clickAt(page, [18.5, 13.5]);
      await expect(room(page, 'Yard')).toHaveAttribute('aria-pressed', 'false');
      await drag(page, [2.3, 9.3], [5.7, 11.7]);
      await page.keyboard.press('Enter');
      await expect(room(page, 'Unnamed room')).toBeFocused();
    });

    await test.step('in the top row it is connected, by a line around what is between', async () => {
      await clickRoom(page, 'Yard');
      await dragGrip(page, 'connect', [2, 1.5]);
      await expect(passages(page)).toHaveCount(1);
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
    });

    await test.step('and sized, and the tools stay', async () => {
      await dragGrip(page, 'ne', [15.1, -3]);
      await expect.poll(() => rectOf(page, 'Yard')).toEqual({ x: 10, y: 0, width: 5, height: 3 });
      await dragGrip(page, 'sw', [9, 5]);
      await expect.poll(() => rectOf(page, 'Yard')).toEqual({ x: 9, y: 0, width: 6, height: 5 });
      await expect(room(page, 'Yard')).toHaveAttribute('aria-pressed', 'true');
      const map = page.getByRole('region', { name: 'Map', exact: true });
      for (const one of ['Add a room', 'Arrange for me', 'Zoom in', 'Zoom out'])
        await expect(map.getByRole('button', { name: one })).toBeVisible();
    });

    await test.step('names are at least 12 pixels high, whatever the zoom', async () => {
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

    await test.step('rooms of a pasted list stand side by side', async () => {
      const list = page.getByRole('region', { name: 'Rooms', exact: true });
      await list.getByRole('button', { name: 'Paste a list' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox').fill('Porch\nShed\nWell');
      await dialog.getByRole('button', { name: 'Add 3 to the list' }).click();
      await expect(rooms(page)).toHaveCount(7);
      await expect(overlapping(page)).toHaveCount(0);
    });
  });
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test('all tools can be reached, rooms are aligned, and the page scrolls over the board', async ({ page }) => {
    await startFrom(page, 'Start from this one');
    await goToStep(page, 'Map');
    await page.getByRole('button', { name: 'Map', exact: true }).click();
    const pageWidth = () => page.evaluate(() => document.documentElement.scrollWidth);

    /** Tools take two rows, each of them large enough. */
    const expectTools = async (count: number) => {
      const bar = page.getByRole('group', { name: 'Selected rooms' }).locator('..');
      const tools = await bar.getByRole('button').all();
      expect(tools).toHaveLength(count);
      const tops = new Set<number>();
      for (const one of tools) {
        await one.scrollIntoViewIfNeeded();
        const [box, frame] = [await one.boundingBox(), await bar.boundingBox()];
        if (!box || !frame) throw new Error('no tool');
        expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
        expect(box.x).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width).toBeLessThanOrEqual(360);
        tops.add(Math.round(box.y - frame.y));
      }
      expect(tops.size).toBe(2);
      expect(await pageWidth()).toBeLessThanOrEqual(360);
    };
    await expectTools(5 + 1);

    await test.step('rooms are tapped one after the other, and lined up by tools that move nothing', async () => {
      const top = () => board(page).evaluate((one) => one.getBoundingClientRect().top + window.scrollY);
      const before = await top();
      await several(page).tap();
      const byId = (id: string) => board(page).locator(`[data-place="${id}"]`);
      const names = ['bridge', 'engine_room'];
      for (const id of names) await byId(id).tap({ position: { x: 12, y: 12 } });
      await expect(chosen(page)).toHaveCount(2);
      await expect(panel(page).getByText('2 rooms selected')).toBeVisible();
      expect(await top()).toBe(before);
      await expectTools(5 + 9);
      const labels = () => Promise.all(names.map((id) => byId(id).getAttribute('aria-label')));
      const was = await labels();
      await tool(page, 'Align left').tap();
      await expect.poll(labels).not.toEqual(was);
      await several(page).tap();
      expect(await pageWidth()).toBeLessThanOrEqual(360);
    });

    await test.step('the page scrolls over the board, and nothing is drawn', async () => {
      await board(page).evaluate((map) => {
        map.scrollTo(0, 0);
        map.scrollIntoView({ block: 'end' });
      });
      const [rim, spot] = [await board(page).boundingBox(), await spotOf(page, [0.5, 0.5])];
      if (!rim) throw new Error('the board is there');
      // While rooms are selected, a finger moves the map.
      await page.touchscreen.tap(spot.x, spot.y);
      await expect(chosen(page)).toHaveCount(0);
      const before = await page.evaluate(() => window.scrollY);
      const touch = await fingersOn(page);
      await touch.drag([[spot.x, spot.y]], [0, 100]);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(before - 20);
      await expect(naming(page)).toHaveCount(0);
    });
  });
});
