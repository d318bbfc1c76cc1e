import type { Page } from '@playwright/test';
import { expect, goToStep, startFrom, test } from './fixtures';

test.use({ viewport: { width: 1280, height: 900 } });

const node = (page: Page, name: string) => page.locator('.react-flow__node', { hasText: name });
const edges = (page: Page) => page.locator('.react-flow__edge');
const line = (page: Page) => page.locator('.react-flow__connection');

async function write(page: Page, ...names: readonly string[]) {
  await startFrom(page, 'Start blank');
  await goToStep(page, 'Goals');
  for (const name of names) {
    await page.getByRole('button', { name: 'Add a goal', exact: true }).first().click();
    await page.keyboard.type(name);
  }
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

async function draw(page: Page, from: string) {
  const { x, y } = await middleOf(page, from, 'source');
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 30, y + 20, { steps: 3 });
  await expect(line(page)).toBeVisible();
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
