import type { Page } from '@playwright/test';
import { expect, goToStep, logged, startFrom, startWithGoals, test } from './fixtures';

test.use({ viewport: { width: 1280, height: 900 } });

const node = (page: Page, name: string) => page.locator('.react-flow__node', { hasText: name });
const edges = (page: Page) => page.locator('.react-flow__edge');
const line = (page: Page) => page.locator('.react-flow__connection');
const nameOf = (page: Page, place: number) =>
  page
    .getByRole('region', { name: 'Goals', exact: true })
    .getByRole('textbox', { name: new RegExp(`, goal ${place}$`) });

async function write(page: Page, ...names: readonly string[]) {
  await startWithGoals(page, ...names);
  await expect(node(page, names.at(-1) ?? '')).toBeVisible();
  await page.getByRole('region', { name: 'Goals as a graph', exact: true }).evaluate((graph) => graph.scrollIntoView());
  await page.evaluate(() => window.scrollBy(0, -100));
  await settled(page);
}

/** Once the goals stand where they stay: they are laid out when there is time. */
async function settled(page: Page) {
  const boxes = () =>
    page
      .locator('.react-flow__node')
      .evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())));
  await expect(async () => {
    const before = await boxes();
    await page.waitForTimeout(300);
    expect(await boxes()).toEqual(before);
  }).toPass();
}

async function middleOf(page: Page, name: string, tab: 'source' | 'target') {
  const box = await node(page, name).locator(`.react-flow__handle.${tab}`).boundingBox();
  if (!box) throw new Error('the goal is on the graph');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Begins an arrow; again if the goals were laid out just then, and the pointer met nothing. */
async function draw(page: Page, from: string) {
  await expect(async () => {
    const { x, y } = await middleOf(page, from, 'source');
    await page.mouse.up();
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 30, y + 20, { steps: 3 });
    await expect(line(page)).toBeVisible({ timeout: 2_000 });
  }).toPass();
}

/** Onto the tab of a goal, without a button held and then with one, as somebody does who draws the next arrow. */
async function pressOn(page: Page, name: string) {
  const { x, y } = await middleOf(page, name, 'target');
  await page.mouse.move(x, y, { steps: 5 });
  await page.mouse.down();
  await page.mouse.up();
}

/** In its middle; a link leads around goals, so that need not be the middle of its box. */
async function clickLink(page: Page) {
  await page.locator('.react-flow').evaluate((graph) => graph.scrollIntoView({ block: 'center' }));
  const { x, y } = await page.locator('.react-flow__edge-path').evaluate((link) => {
    const path = link as unknown as SVGPathElement;
    const middle = path.getPointAtLength(path.getTotalLength() / 2);
    const { x, y } = middle.matrixTransform(path.getScreenCTM() ?? undefined);
    return { x, y };
  });
  await page.mouse.click(x, y);
}

test.describe('an arrow', () => {
  test('joins the goals it is drawn between', async ({ page }) => {
    await write(page, 'Find the oars', 'Row away');
    await draw(page, 'Find the oars');
    const { x, y } = await middleOf(page, 'Row away', 'target');
    await page.mouse.move(x, y, { steps: 5 });
    await page.mouse.up();
    await expect(edges(page)).toHaveCount(1);
    await expect(line(page)).toHaveCount(0);
  });

  test('ends where it is released, also over a list that is disabled', async ({ page }) => {
    await write(page, 'Find the oars', 'Row away');
    const list = page.getByLabel('Shortest way out');
    await expect(list).toBeDisabled();
    const box = await list.boundingBox();
    if (!box) throw new Error('the list is above the graph');
    for (const steps of [1, 8]) {
      await draw(page, 'Find the oars');
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps });
      await page.mouse.up();
      await expect(line(page)).toHaveCount(0);
      await pressOn(page, 'Row away');
      await expect(edges(page)).toHaveCount(0);
    }
  });

  test('ends with Escape', async ({ page }) => {
    await write(page, 'Find the oars', 'Row away');
    await draw(page, 'Find the oars');
    await page.keyboard.press('Escape');
    await expect(line(page)).toHaveCount(0);
    const { x, y } = await middleOf(page, 'Row away', 'target');
    await page.mouse.move(x, y, { steps: 5 });
    await page.mouse.up();
    await expect(edges(page)).toHaveCount(0);
  });

  test('ends when the browser calls the pointer off', async ({ page }) => {
    await write(page, 'Find the oars', 'Row away');
    await draw(page, 'Find the oars');
    await page.evaluate(() =>
      document.body.dispatchEvent(new PointerEvent('pointercancel', { pointerId: 1, bubbles: true })),
    );
    await expect(line(page)).toHaveCount(0);
    await page.mouse.up();
    await pressOn(page, 'Row away');
    await expect(edges(page)).toHaveCount(0);
  });
});

test.describe('a goal in the graph', () => {
  test('is selected by a click, and Delete deletes it and no letter', async ({ page }) => {
    await write(page, 'Find the oars', 'Row away', 'Sleep');
    await node(page, 'Find the oars').click();
    await expect(node(page, 'Find the oars')).toBeFocused();
    const chosen = page.getByRole('region', { name: 'Selection in the graph' });
    await expect(chosen.getByRole('button', { name: 'Open its form' })).toBeVisible();

    await page.keyboard.press('Delete');
    await expect(node(page, 'Find the oars')).toHaveCount(0);
    await expect(node(page, 'Row away')).toBeFocused();
    await page.keyboard.press('Delete');
    await expect(node(page, 'Sleep')).toBeFocused();
    await page.keyboard.press('Delete');
    await expect(page.locator('.react-flow__node')).toHaveCount(0);
    await expect(chosen.getByRole('button', { name: 'Add a goal' })).toBeFocused();
  });

  test('opens its form at its name by a double click or Enter', async ({ page }) => {
    await write(page, 'Find the oars', 'Row away');
    await node(page, 'Find the oars').dblclick();
    await expect(nameOf(page, 1)).toBeFocused();
    await expect(page.getByRole('button', { name: 'Fold “Find the oars”' })).toBeVisible();
    await node(page, 'Find the oars').click();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    await expect(node(page, 'Row away')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(nameOf(page, 2)).toBeFocused();
    await expect(page.getByRole('button', { name: 'Fold “Row away”' })).toBeVisible();
  });

  test('has the focus after what was done with it in the panel', async ({ page }) => {
    await write(page, 'Find the oars', 'Row away');
    await node(page, 'Row away').click();
    const chosen = page.getByRole('region', { name: 'Selection in the graph' });
    await chosen.getByLabel('It waits for…').selectOption({ label: 'Find the oars' });
    await chosen.getByRole('button', { name: 'Make it wait' }).click();
    await expect(chosen.getByLabel('It waits for…')).toBeFocused();
    await chosen.getByRole('button', { name: /remove this link/ }).click();
    await expect(edges(page)).toHaveCount(0);
    await expect(node(page, 'Row away')).toBeFocused();
    await chosen.getByRole('button', { name: 'Delete' }).click();
    await expect(node(page, 'Find the oars')).toBeFocused();
  });

  test('is the one that Delete deletes, wherever the focus has gone', async ({ page }) => {
    await write(page, 'Find the oars', 'Row away');
    await node(page, 'Row away').click();
    const chosen = page.getByRole('region', { name: 'Selection in the graph' });
    await chosen.getByLabel('It waits for…').selectOption({ label: 'Find the oars' });
    await chosen.getByRole('button', { name: 'Make it wait' }).click();
    await expect(edges(page)).toHaveCount(1);
    await node(page, 'Row away').click();
    await page.keyboard.press('ArrowLeft');
    await expect(node(page, 'Find the oars')).toBeFocused();
    await page.keyboard.press('Delete');
    await expect(node(page, 'Find the oars')).toHaveCount(0);
    await expect(node(page, 'Row away')).toHaveCount(1);
  });

  test('keeps its link until the link itself is deleted', async ({ page }) => {
    await write(page, 'Find the oars', 'Row away');
    await node(page, 'Row away').click();
    const chosen = page.getByRole('region', { name: 'Selection in the graph' });
    await chosen.getByLabel('It waits for…').selectOption({ label: 'Find the oars' });
    await chosen.getByRole('button', { name: 'Make it wait' }).click();
    await expect(edges(page)).toHaveCount(1);
    await clickLink(page);
    await expect(chosen.getByText('“Row away” waits for “Find the oars”.')).toBeVisible();
    await page.keyboard.press('Delete');
    await expect(edges(page)).toHaveCount(0);
    await expect(page.locator('.react-flow__node')).toHaveCount(2);
    await expect(node(page, 'Row away')).toBeFocused();
  });
});

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const boxOf = async (page: Page, name: string): Promise<Box> => {
  const box = await node(page, name).boundingBox();
  if (!box) throw new Error(`“${name}” is on the graph`);
  return box;
};
const centreOf = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 });
const near = (a: Box, b: Box) => Math.hypot(a.x - b.x, a.y - b.y) < 2;

/** Where a goal stands on the sheet, wherever that is looked at from. */
const placeOf = (page: Page, name: string) =>
  node(page, name).evaluate((one) => {
    const { e, f } = new DOMMatrix(getComputedStyle(one).transform);
    return [e, f];
  });
const placesOf = (page: Page, names: readonly string[]) => Promise.all(names.map((name) => placeOf(page, name)));

/** Moves a goal by its middle. */
async function dragBy(page: Page, name: string, dx: number, dy: number) {
  const { x, y } = centreOf(await boxOf(page, name));
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + dx / 2, y + dy / 2, { steps: 4 });
  await page.mouse.move(x + dx, y + dy, { steps: 4 });
  await page.mouse.up();
}

async function makeWait(page: Page, waiting: string, first: string) {
  await node(page, waiting).click();
  const chosen = page.getByRole('region', { name: 'Selection in the graph' });
  await chosen.getByLabel('It waits for…').selectOption({ label: first });
  await chosen.getByRole('button', { name: 'Make it wait' }).click();
}

/** Which goals a link runs through, other than those it joins. */
const metByLinks = (page: Page) =>
  page.evaluate(() => {
    const boxes = [...document.querySelectorAll('.react-flow__node')].map((one) => one.getBoundingClientRect());
    return [...document.querySelectorAll<SVGPathElement>('.react-flow__edge-path')].flatMap((path) => {
      const matrix = path.getScreenCTM();
      const points = Array.from({ length: 60 }, (_, i) =>
        path.getPointAtLength((path.getTotalLength() * (i + 1)) / 61).matrixTransform(matrix ?? undefined),
      );
      return boxes.filter((box) =>
        points.some(({ x, y }) => x > box.left + 3 && x < box.right - 3 && y > box.top + 3 && y < box.bottom - 3),
      );
    }).length;
  });

test.describe('places in the graph', () => {
  test('stay when goals are joined, and are the same after reloading', async ({ page }) => {
    const names = ['Find the oars', 'Row away', 'Sleep'];
    await write(page, ...names);
    const before = await placesOf(page, names);
    await makeWait(page, 'Sleep', 'Row away');
    await makeWait(page, 'Row away', 'Find the oars');
    await expect(edges(page)).toHaveCount(2);
    await settled(page);
    expect(await placesOf(page, names)).toEqual(before);

    await logged(page);
    await page.reload();
    await expect(node(page, 'Sleep')).toBeVisible();
    await settled(page);
    expect(await placesOf(page, names)).toEqual(before);
  });

  test('change by dragging, for everybody, until that is undone', async ({ page, context }) => {
    const names = ['Find the oars', 'Row away'];
    await write(page, ...names);
    const before = await placesOf(page, names);
    const open = await context.newPage();
    await open.goto(page.url());
    await expect(node(open, 'Row away')).toBeVisible();
    await settled(open);

    await page.bringToFront();
    await dragBy(page, 'Row away', 40, 96);
    await logged(page);
    const after = await placesOf(page, names);
    const [[x = 0, y = 0] = [], [toX = 0, toY = 0] = []] = [before[1], after[1]];
    expect(after[0]).toEqual(before[0]);
    expect(toX - x).toBeGreaterThan(30);
    expect(toY - y).toBeGreaterThan(80);
    await expect.poll(() => placesOf(open, names)).toEqual(after);

    const later = await context.newPage();
    await later.goto(page.url());
    await expect(node(later, 'Row away')).toBeVisible();
    await settled(later);
    expect(await placesOf(later, names)).toEqual(after);

    await page.bringToFront();
    await page.keyboard.press('Control+z');
    for (const tab of [page, open, later]) await expect.poll(() => placesOf(tab, names)).toEqual(before);
  });

  test('change by keys', async ({ page }) => {
    await write(page, 'Find the oars', 'Row away');
    const [first, second] = [await boxOf(page, 'Find the oars'), await boxOf(page, 'Row away')];
    await node(page, 'Row away').click();
    await page.keyboard.press('Shift+ArrowDown');
    await expect.poll(async () => (await boxOf(page, 'Row away')).y).toBeGreaterThan(second.y + 10);
    expect(near(await boxOf(page, 'Find the oars'), first)).toBe(true);
  });

  test('are in view for a goal that is added, and tidied up on request', async ({ page }) => {
    await write(page, 'Find the oars', 'Row away');
    await dragBy(page, 'Row away', 60, 160);
    const dragged = await boxOf(page, 'Row away');
    const add = page
      .getByRole('region', { name: 'Selection in the graph' })
      .getByRole('button', { name: 'Add a goal' });
    await page.keyboard.press('Escape');
    for (const name of ['Dig', 'Climb', 'Wade']) {
      await add.click();
      await page.keyboard.type(name);
      await settled(page);
      const box = await boxOf(page, name);
      const rim = await page.locator('.react-flow').boundingBox();
      expect(rim && box.x >= rim.x && box.x + box.width <= rim.x + rim.width).toBe(true);
      expect(rim && box.y >= rim.y && box.y + box.height <= rim.y + rim.height).toBe(true);
    }
    await page.getByRole('button', { name: 'Tidy up' }).click();
    await expect(page.getByText('Tidied up.', { exact: true }).first()).toBeVisible();
    await settled(page);
    expect(near(await boxOf(page, 'Row away'), dragged)).toBe(false);
  });
});

test('links lead around goals', async ({ page }) => {
  await write(page, 'One', 'Two', 'Three', 'Four');
  await makeWait(page, 'Four', 'One');
  for (const name of ['Two']) {
    // Between the two.
    const [from, to, other] = [await boxOf(page, 'One'), await boxOf(page, 'Four'), await boxOf(page, name)];
    const [a, b, c] = [centreOf(from), centreOf(to), centreOf(other)];
    await page.keyboard.press('Escape');
    await dragBy(page, 'Four', 0, 220);
    await dragBy(page, name, (a.x + b.x) / 2 - c.x, (a.y + b.y) / 2 + 110 - c.y);
  }
  await settled(page);
  expect(await metByLinks(page)).toBe(0);
});

test.describe('forty goals beside their list', () => {
  test('begin where several can be read; the selection and what can be done with it are in sight', async ({ page }) => {
    const goals = Array.from({ length: 40 }, (_, i) => ({
      id: `g${i}`,
      title: `Goal ${i}`,
      requires: i < 4 ? [] : [{ id: `r${i}`, kind: 'goal', goal: `g${Math.floor(i / 2) - 1}` }],
    }));
    const versions = { formatVersion: 1, systemVersion: 1 };
    const scenario = { format: 'trapdoor/scenario', ...versions, system: 'trapped', id: 'x', body: { goals } };
    const made = await page.request.post('/api/drafts', { data: { scenario } });
    await page.goto(`/studio/${((await made.json()) as { id: string }).id}/goals`);
    const nodes = page.locator('.react-flow__node');
    await expect(nodes).toHaveCount(40);
    await expect(page.locator('[data-waits]')).toHaveCount(0);
    await page
      .getByRole('region', { name: 'Goals as a graph', exact: true })
      .evaluate((graph) => graph.scrollIntoView({ block: 'end' }));
    await settled(page);
    const seen = () =>
      page.evaluate(() => {
        const rim = document.querySelector('.react-flow')?.getBoundingClientRect();
        return [...document.querySelectorAll('.react-flow__node')].filter((one) => {
          const box = one.getBoundingClientRect();
          return (
            rim && box.left >= rim.left && box.right <= rim.right && box.top >= rim.top && box.bottom <= rim.bottom
          );
        }).length;
      });
    expect(await seen()).toBeGreaterThan(2);

    const panel = page.getByRole('region', { name: 'Selection in the graph' });
    await page.locator('.react-flow__node[tabindex="0"]').focus();
    const canvas = await page.locator('.react-flow').boundingBox();
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowDown', 'ArrowDown']) {
      await page.keyboard.press(key);
      await settled(page);
      const box = await page.locator('.react-flow__node:focus').boundingBox();
      expect(box && canvas && box.y >= canvas.y && box.y + box.height <= canvas.y + canvas.height).toBe(true);
    }
    await page.keyboard.press('Space');
    await expect(panel.getByRole('button', { name: 'Delete', exact: true })).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+a');
    await expect(panel.getByRole('button', { name: 'Delete', exact: true })).toBeInViewport({ ratio: 1 });
    expect(await page.locator('.react-flow').boundingBox()).toEqual(canvas);
  });
});

test.describe('several goals', () => {
  const chosen = (page: Page) => page.getByRole('region', { name: 'Selection in the graph' });

  test('are selected with Shift, duplicated with what they wait for, and deleted as one', async ({ page }) => {
    await write(page, 'Find the oars', 'Row away', 'Sleep');
    await makeWait(page, 'Row away', 'Find the oars');
    await node(page, 'Find the oars').click();
    await node(page, 'Row away').click({ modifiers: ['Shift'] });
    await expect(chosen(page).getByText('2 goals selected')).toBeVisible();
    await chosen(page).getByRole('button', { name: 'Duplicate' }).click();
    await expect(page.locator('.react-flow__node')).toHaveCount(5);
    await expect(edges(page)).toHaveCount(2);
    await expect(node(page, 'Row away (copy)')).toHaveCount(1);
    await page.keyboard.press('Delete');
    await expect(page.locator('.react-flow__node')).toHaveCount(3);
    await page.keyboard.press('Control+z');
    await expect(page.locator('.react-flow__node')).toHaveCount(5);
  });

  test('are selected by keys, and by a box', async ({ page }) => {
    await write(page, 'Find the oars', 'Row away', 'Sleep');
    await node(page, 'Find the oars').click();
    await page.keyboard.press('Control+a');
    await expect(chosen(page).getByText('3 goals selected')).toBeVisible();
    await page.keyboard.press('Shift+Space');
    await expect(chosen(page).getByText('2 goals selected')).toBeVisible();
    await page.keyboard.press('Escape');
    const rim = await page.locator('.react-flow').boundingBox();
    if (!rim) throw new Error('the graph is there');
    await page.getByRole('button', { name: 'Select several' }).click();
    await page.mouse.move(rim.x + 4, rim.y + 4);
    await page.mouse.down();
    await page.mouse.move(rim.x + rim.width - 4, rim.y + rim.height - 60, { steps: 6 });
    await page.mouse.up();
    await expect(chosen(page).getByText('3 goals selected')).toBeVisible();
  });

  test('are selected by a box drawn with Shift, and deleted by a key', async ({ page }) => {
    await write(page, 'Find the oars', 'Row away', 'Sleep');
    const below = await boxOf(page, 'Sleep');
    const first = await boxOf(page, 'Find the oars');
    const last = await boxOf(page, 'Row away');
    await page.keyboard.down('Shift');
    await page.mouse.move(first.x + 20, first.y - 40);
    await page.mouse.down();
    await page.mouse.move(last.x + 20, (last.y + last.height + below.y) / 2, { steps: 6 });
    await page.mouse.up();
    await page.keyboard.up('Shift');
    await expect(chosen(page).getByText('2 goals selected')).toBeVisible();
    await expect(node(page, 'Find the oars')).toBeFocused();
    await page.keyboard.press('Delete');
    await expect(page.locator('.react-flow__node')).toHaveCount(1);
    await expect(node(page, 'Sleep')).toBeFocused();
  });

  test('or one are duplicated by Ctrl+D, and gone with one undo', async ({ page }) => {
    await write(page, 'Find the oars', 'Row away');
    await makeWait(page, 'Row away', 'Find the oars');
    await node(page, 'Row away').click();
    await page.keyboard.press('Control+d');
    await expect(page.locator('.react-flow__node')).toHaveCount(3);
    await expect(edges(page)).toHaveCount(2);
    await expect(node(page, 'Row away (copy)')).toBeFocused();
    await page.keyboard.press('Control+z');
    await expect(page.locator('.react-flow__node')).toHaveCount(2);
  });
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('a goal is dragged, and the page stays where it is', async ({ page, context }) => {
    await write(page, 'Find the oars', 'Row away');
    const [x = 0, y = 0] = await placeOf(page, 'Row away');
    const from = centreOf(await boxOf(page, 'Row away'));
    const scrolled = await page.evaluate(() => window.scrollY);
    const touch = await context.newCDPSession(page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints });
    await send('touchStart', from);
    for (let i = 1; i <= 8; i++) await send('touchMove', { x: from.x - 6 * i, y: from.y + 12 * i });
    await send('touchEnd');
    await logged(page);
    const [toX = 0, toY = 0] = await placeOf(page, 'Row away');
    expect(x - toX).toBeGreaterThan(30);
    expect(toY - y).toBeGreaterThan(60);
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
    await page.keyboard.press('Control+z');
    await expect.poll(() => placeOf(page, 'Row away')).toEqual([x, y]);
  });
});

test('titles are at least 12 pixels high beside the list, whatever the zoom', async ({ page }) => {
  await startFrom(page, 'Start from this one');
  await goToStep(page, 'Goals');
  await expect(page.locator('.react-flow__node').first()).toBeVisible();
  await settled(page);
  const size = () =>
    page.evaluate(() => {
      const zoom = new DOMMatrix(getComputedStyle(document.querySelector('.react-flow__viewport') as Element).transform)
        .a;
      const title = document.querySelector('.react-flow__node span') as Element;
      return Number.parseFloat(getComputedStyle(title).fontSize) * zoom;
    });
  expect(await size()).toBeGreaterThanOrEqual(12);
  await page.getByRole('button', { name: 'Show all' }).click();
  await settled(page);
  expect(await size()).toBeGreaterThanOrEqual(12);
  // The buttons cover no goal.
  const rim = await page.locator('.react-flow').boundingBox();
  const button = await page.getByRole('button', { name: 'Zoom in' }).boundingBox();
  expect(rim && button && button.y + button.height <= rim.y).toBe(true);
});
