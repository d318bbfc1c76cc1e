import type { Page } from '@playwright/test';
import { expect, logged, startWith, startWithGoals, test, typeIntoNew } from './fixtures';
import { fingersOn } from './touch';

test.use({ viewport: { width: 1280, height: 900 }, hasTouch: true });

const nodes = (page: Page) => page.locator('.react-flow__node');
const node = (page: Page, name: string) => nodes(page).filter({ hasText: name });
const edges = (page: Page) => page.locator('.react-flow__edge');
const line = (page: Page) => page.locator('.react-flow__connection');
const canvas = (page: Page) => page.locator('.react-flow');
const panel = (page: Page) => page.getByRole('region', { name: 'Selection in the graph' });
const nameOf = (page: Page, place: number) =>
  page
    .getByRole('region', { name: 'Goals', exact: true })
    .getByRole('textbox', { name: new RegExp(`, goal ${place}$`) });

/** Scrolls the graph to where nothing covers it, and waits until its goals have their final positions. */
async function showGraph(page: Page) {
  await expect(page.locator('[data-waits]')).toHaveCount(0);
  await page.getByRole('region', { name: 'Goals as a graph', exact: true }).evaluate((graph) => {
    graph.scrollIntoView();
    window.scrollBy(0, -100);
  });
  await settled(page);
}

/** Waits until all goals have had the same positions ten times. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    const places = () =>
      [...document.querySelectorAll('.react-flow__node')].map((one) => JSON.stringify(one.getBoundingClientRect()));
    for (let [same, before] = [0, '']; same < 10; ) {
      await new Promise(requestAnimationFrame);
      const now = places().join();
      same = now === before ? same + 1 : 0;
      before = now;
    }
  });

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

async function boxOf(page: Page, name: string): Promise<Box> {
  const box = await node(page, name).boundingBox();
  if (!box) throw new Error(`“${name}” is on the graph`);
  return box;
}
const centreOf = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 });

async function middleOf(page: Page, name: string, tab: 'source' | 'target') {
  const box = await node(page, name).locator(`.react-flow__handle.${tab}`).boundingBox();
  if (!box) throw new Error('the goal is on the graph');
  return centreOf(box);
}

/** Positions of goals on the sheet, independent of the view. */
const placesOf = (page: Page, names: readonly string[]) =>
  Promise.all(
    names.map((name) =>
      node(page, name).evaluate((one) => {
        const { e, f } = new DOMMatrix(getComputedStyle(one).transform);
        return { x: e, y: f };
      }),
    ),
  );

/** Begins an arrow. */
async function draw(page: Page, from: string) {
  const { x, y } = await middleOf(page, from, 'source');
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 30, y + 20, { steps: 3 });
  await expect(line(page)).toBeVisible();
}

async function moveOnto(page: Page, name: string) {
  const { x, y } = await middleOf(page, name, 'target');
  await page.mouse.move(x, y, { steps: 5 });
}

/** Clicks a link in the middle of its path, which can be outside the middle of its bounding box. */
async function clickLink(page: Page) {
  const { x, y } = await page.locator('.react-flow__edge-path').evaluate((link) => {
    const path = link as unknown as SVGPathElement;
    const { x, y } = path.getPointAtLength(path.getTotalLength() / 2).matrixTransform(path.getScreenCTM() ?? undefined);
    return { x, y };
  });
  await page.mouse.click(x, y);
}

/** Drags a goal by its centre. */
async function dragBy(page: Page, name: string, dx: number, dy: number) {
  const { x, y } = centreOf(await boxOf(page, name));
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + dx / 2, y + dy / 2, { steps: 4 });
  await page.mouse.move(x + dx, y + dy, { steps: 4 });
  await page.mouse.up();
}

async function drawBox(page: Page, from: { x: number; y: number }, to: { x: number; y: number }) {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 6 });
  await page.mouse.up();
}

const NAMES = ['Find the oars', 'Row away', 'Sleep'];

test('goals are connected, moved, copied and deleted with the pointer', async ({ page, context }) => {
  await startWithGoals(page, ...NAMES);
  await showGraph(page);

  await test.step('an arrow joins the goals it is drawn between, and nothing moves', async () => {
    const before = await placesOf(page, NAMES);
    await draw(page, 'Find the oars');
    await moveOnto(page, 'Row away');
    await page.mouse.up();
    await expect(edges(page)).toHaveCount(1);
    await expect(line(page)).toHaveCount(0);
    await settled(page);
    expect(await placesOf(page, NAMES)).toEqual(before);
  });

  await test.step('a link is selected by a click, and Delete deletes it and no goal', async () => {
    await clickLink(page);
    await expect(panel(page).getByText('“Row away” waits for “Find the oars”.')).toBeVisible();
    // Links can't be focused, and keys go to the focused element.
    await expect(node(page, 'Row away')).toBeFocused();
    await page.keyboard.press('Delete');
    await expect(edges(page)).toHaveCount(0);
    await expect(nodes(page)).toHaveCount(3);
    await expect(node(page, 'Row away')).toBeFocused();
  });

  await test.step('an arrow ends where it is released, also over a list that is disabled', async () => {
    const list = page.getByLabel('Shortest way out');
    await expect(list).toBeDisabled();
    const box = await list.boundingBox();
    if (!box) throw new Error('the list is above the graph');
    for (const steps of [1, 8]) {
      await draw(page, 'Find the oars');
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps });
      await page.mouse.up();
      await expect(line(page)).toHaveCount(0);
      await moveOnto(page, 'Row away');
      await page.mouse.down();
      await page.mouse.up();
      await expect(edges(page)).toHaveCount(0);
    }
  });

  await test.step('an arrow ends with Escape, and when the browser calls the pointer off', async () => {
    const cancel = () =>
      page.evaluate(() => {
        document.body.dispatchEvent(new PointerEvent('pointercancel', { pointerId: 1, bubbles: true }));
      });
    for (const end of [() => page.keyboard.press('Escape'), cancel]) {
      await draw(page, 'Find the oars');
      await end();
      await expect(line(page)).toHaveCount(0);
      await moveOnto(page, 'Row away');
      await page.mouse.up();
      await expect(edges(page)).toHaveCount(0);
    }
  });

  await test.step('a goal has the focus when it is clicked, and after what is done with it in the panel', async () => {
    await node(page, 'Row away').click();
    await expect(node(page, 'Row away')).toBeFocused();
    await expect(panel(page).getByRole('button', { name: 'Open its form' })).toBeVisible();
    const first = panel(page).getByLabel('It waits for…');
    for (const isCutAgain of [true, false]) {
      await first.selectOption({ label: 'Find the oars' });
      await panel(page).getByRole('button', { name: 'Make it wait' }).click();
      await expect(first).toBeFocused();
      await expect(edges(page)).toHaveCount(1);
      if (!isCutAgain) continue;
      await panel(page)
        .getByRole('button', { name: /remove this link/ })
        .click();
      await expect(edges(page)).toHaveCount(0);
      await expect(node(page, 'Row away')).toBeFocused();
    }
  });

  await test.step('places change by dragging, for everybody, until that is undone', async () => {
    const before = await placesOf(page, NAMES);
    const open = await context.newPage();
    await open.goto(page.url());
    await expect(node(open, 'Sleep')).toBeVisible();
    await page.bringToFront();
    await dragBy(page, 'Sleep', 40, 96);
    await expect.poll(async () => (await placesOf(page, ['Sleep']))[0]?.y).toBeGreaterThan((before[2]?.y ?? 0) + 80);
    await logged(page);
    const after = await placesOf(page, NAMES);
    expect(after.slice(0, 2)).toEqual(before.slice(0, 2));
    expect((after[2]?.x ?? 0) - (before[2]?.x ?? 0)).toBeGreaterThan(30);
    await expect.poll(() => placesOf(open, NAMES)).toEqual(after);
    await open.reload();
    await expect(node(open, 'Sleep')).toBeVisible();
    await expect.poll(() => placesOf(open, NAMES)).toEqual(after);

    await page.bringToFront();
    await page.keyboard.press('Control+z');
    for (const tab of [page, open]) await expect.poll(() => placesOf(tab, NAMES)).toEqual(before);
    await open.close();
  });

  await test.step('several are selected with Shift, copied with what they wait for, and deleted as one', async () => {
    await node(page, 'Find the oars').click();
    await node(page, 'Row away').click({ modifiers: ['Shift'] });
    await expect(panel(page).getByText('2 goals selected')).toBeVisible();
    await panel(page).getByRole('button', { name: 'Duplicate' }).click();
    await expect(nodes(page)).toHaveCount(5);
    await expect(edges(page)).toHaveCount(2);
    await expect(node(page, 'Row away (copy)')).toHaveCount(1);
    await expect(node(page, 'Find the oars (copy)')).toBeFocused();
    await page.keyboard.press('Delete');
    await expect(nodes(page)).toHaveCount(3);
    await page.keyboard.press('Control+z');
    await expect(nodes(page)).toHaveCount(5);
    await page.keyboard.press('Control+z');
    await expect(nodes(page)).toHaveCount(3);
  });

  await test.step('several are selected by a box, with Shift or a tool', async () => {
    await page.getByRole('button', { name: 'Show all' }).click();
    await showGraph(page);
    // The focused goal is outside the box.
    await node(page, 'Sleep').click();
    await page.keyboard.press('Escape');
    const [first, last] = [await boxOf(page, 'Find the oars'), await boxOf(page, 'Row away')];
    const below = await boxOf(page, 'Sleep');
    // Away from the edge, where the canvas would pan.
    const [start, end] = [
      { x: first.x + 60, y: first.y - 30 },
      { x: last.x + 20, y: (last.y + last.height + below.y) / 2 },
    ];
    await page.keyboard.down('Shift');
    await drawBox(page, start, end);
    await page.keyboard.up('Shift');
    await expect(panel(page).getByText('2 goals selected')).toBeVisible();
    await expect(node(page, 'Find the oars')).toBeFocused();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Select several' }).click();
    await drawBox(page, start, { ...end, y: below.y + 20 });
    await expect(panel(page).getByText('3 goals selected')).toBeVisible();
    await page.getByRole('button', { name: 'Select several' }).click();
    await node(page, 'Sleep').click();
  });

  await test.step('a finger drags a goal, and the page stays where it is', async () => {
    const [before] = await placesOf(page, ['Sleep']);
    const from = centreOf(await boxOf(page, 'Sleep'));
    const scrolled = await page.evaluate(() => window.scrollY);
    const touch = await fingersOn(page);
    await touch.drag([[from.x, from.y]], [48, 96]);
    await expect.poll(async () => (await placesOf(page, ['Sleep']))[0]?.y).toBeGreaterThan((before?.y ?? 0) + 60);
    expect((await placesOf(page, ['Sleep']))[0]?.x).toBeGreaterThan((before?.x ?? 0) + 30);
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
    await page.keyboard.press('Control+z');
    await expect.poll(() => placesOf(page, ['Sleep'])).toEqual([before]);
  });

  await test.step('a goal that is added is in view, and all are tidied up on request', async () => {
    await dragBy(page, 'Row away', 60, 160);
    await page.keyboard.press('Escape');
    for (const name of ['Dig', 'Climb', 'Wade']) {
      await panel(page).getByRole('button', { name: 'Add a goal' }).click();
      await typeIntoNew(page, name);
      await expect(node(page, name)).toBeVisible();
      await settled(page);
      const [box, rim] = [await boxOf(page, name), await canvas(page).boundingBox()];
      expect(rim && box.x >= rim.x && box.x + box.width <= rim.x + rim.width).toBe(true);
      expect(rim && box.y >= rim.y && box.y + box.height <= rim.y + rim.height).toBe(true);
    }
    const dragged = await placesOf(page, ['Row away']);
    await page.getByRole('button', { name: 'Tidy up' }).click();
    await expect(page.getByText('Tidied up.', { exact: true }).first()).toBeVisible();
    await expect.poll(() => placesOf(page, ['Row away'])).not.toEqual(dragged);
  });

  await test.step('a double click leads to the name of a goal in its form', async () => {
    await settled(page);
    await node(page, 'Find the oars').dblclick();
    await expect(nameOf(page, 1)).toBeFocused();
    await expect(page.getByRole('button', { name: 'Fold “Find the oars”' })).toBeVisible();
  });
});

test('with forty goals beside their list several are readable; the focus and the controls are visible', async ({
  page,
}) => {
  const goals = Array.from({ length: 40 }, (_, i) => ({
    id: `g${i}`,
    title: `Goal ${i}`,
    requires: i < 4 ? [] : [{ id: `r${i}`, kind: 'goal', goal: `g${Math.floor(i / 2) - 1}` }],
  }));
  await startWith(page, { goals }, 'goals');
  await expect(nodes(page)).toHaveCount(40);
  await expect(page.locator('[data-waits]')).toHaveCount(0);
  await page
    .getByRole('region', { name: 'Goals as a graph', exact: true })
    .evaluate((graph) => graph.scrollIntoView({ block: 'end' }));
  await settled(page);
  const rim = await canvas(page).boundingBox();
  const isInside = (box: Box | null) =>
    box !== null &&
    rim !== null &&
    box.x >= rim.x &&
    box.x + box.width <= rim.x + rim.width &&
    box.y >= rim.y &&
    box.y + box.height <= rim.y + rim.height;
  const boxes = await nodes(page).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as Box));
  expect(boxes.filter(isInside).length).toBeGreaterThan(2);

  // Outside the canvas, so that they cover no goal.
  const button = await page.getByRole('button', { name: 'Zoom in' }).boundingBox();
  expect(rim && button && button.y + button.height <= rim.y).toBe(true);

  const pixels = () =>
    page.evaluate(() => {
      const sheet = document.querySelector('.react-flow__viewport') as Element;
      const title = document.querySelector('.react-flow__node span') as Element;
      const zoom = new DOMMatrix(getComputedStyle(sheet).transform).a;
      return Number.parseFloat(getComputedStyle(title).fontSize) * zoom;
    });
  expect(await pixels()).toBeGreaterThanOrEqual(12);

  await page.locator('.react-flow__node[tabindex="0"]').focus();
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowDown', 'ArrowDown']) {
    await page.keyboard.press(key);
    await expect.poll(async () => isInside(await page.locator('.react-flow__node:focus').boundingBox())).toBe(true);
  }
  const remove = panel(page).getByRole('button', { name: 'Delete', exact: true });
  await page.keyboard.press('Space');
  await expect(remove).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(page.locator('.react-flow__node:focus')).toHaveCount(1);
  await page.keyboard.press('Control+a');
  await expect(panel(page).getByText('40 goals selected')).toBeVisible();
  await expect(remove).toBeInViewport({ ratio: 1 });
  expect(await canvas(page).boundingBox()).toEqual(rim);

  await page.getByRole('button', { name: 'Show all' }).click();
  await settled(page);
  expect(await pixels()).toBeGreaterThanOrEqual(12);
});
