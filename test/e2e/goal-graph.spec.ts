import type { Page } from '@playwright/test';
import { expect, startWithGoals, test } from './fixtures';

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
    await page.keyboard.press('ArrowUp');
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
    await edges(page).click({ force: true });
    await expect(chosen.getByText('“Row away” waits for “Find the oars”.')).toBeVisible();
    await page.keyboard.press('Delete');
    await expect(edges(page)).toHaveCount(0);
    await expect(page.locator('.react-flow__node')).toHaveCount(2);
    await expect(node(page, 'Row away')).toBeFocused();
  });
});
