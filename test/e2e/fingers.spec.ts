import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { expect, goToStep, logged, startWith, test } from './fixtures';
import { board, FLOOR, rectOf, room } from './map-board';
import { fingersOn } from './touch';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

interface Canvas {
  readonly page: Page;
  readonly touch: Awaited<ReturnType<typeof fingersOn>>;
  readonly frame: Locator;
  /** A part of the drawing near its middle. */
  readonly part: Locator;
}

const boxOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
const leftOf = async (part: Locator) => (await boxOf(part)).left;

/** Position and zoom of the page, which fingers on a drawing must not change. */
const pageView = (page: Page) =>
  page.evaluate(() => ({ scroll: window.scrollY, scale: Math.round((window.visualViewport?.scale ?? 0) * 100) / 100 }));

async function middleOf(frame: Locator): Promise<readonly [number, number]> {
  const { x, y, width, height } = await boxOf(frame);
  return [x + width / 2, y + height / 2];
}

/** Returns a spot of the frame with nothing but the ground around it: browsers give a tap to what is close by. */
const emptySpot = (frame: Locator, ground: string) =>
  frame.evaluate((element, ground) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const around = [-25, 0, 25];
    const isGround = (x: number, y: number) => document.elementFromPoint(x, y)?.matches(ground) === true;
    for (let y = bottom - 30; y > top + 30; y -= 15)
      for (let x = left + 60; x < right - 30; x += 15)
        if (around.every((dx) => around.every((dy) => isGround(x + dx, y + dy)))) return [x, y] as const;
    throw new Error('nothing is empty');
  }, ground);

/** Waits until a part has been at the same place for ten frames. */
const settled = (part: Locator) =>
  part.evaluate(async (element) => {
    for (let [same, before] = [0, '']; same < 10; ) {
      await new Promise(requestAnimationFrame);
      const now = JSON.stringify(element.getBoundingClientRect());
      same = now === before ? same + 1 : 0;
      before = now;
    }
  });

async function expectMovedByTwoFingers({ page, touch, frame, part }: Canvas) {
  await frame.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await settled(part);
  const [before, still, middle] = [await boxOf(part), await pageView(page), await middleOf(frame)];

  await touch.pinch(middle, 100, 130);
  await expect.poll(async () => (await boxOf(part)).width / before.width).toBeCloseTo(1.3, 1);
  await settled(part);
  const large = await boxOf(part);
  // What is between the fingers stays there.
  const share = (box: DOMRect) => (middle[0] - box.left) / box.width;
  expect(share(large)).toBeCloseTo(share(before), 1);

  await touch.drag(touch.beside(middle, 80), [20, 40]);
  await expect.poll(() => leftOf(part)).toBeCloseTo(large.left + 20, -1);
  expect((await boxOf(part)).width).toBeCloseTo(large.width, 0);
  const factor = async () => (await boxOf(part)).width / large.width;
  await pinchLikeSafari(frame, 0.9, 0.8);
  await expect.poll(factor).toBeCloseTo(0.8, 1);
  await pinchLikeSafari(frame, 1.1, 1.25);
  await expect.poll(factor).toBeCloseTo(1, 1);
  const { scale, scroll } = await pageView(page);
  expect(scale).toBe(still.scale);
  // Less than the fingers moved: a line of text above the drawing may have changed its height.
  expect(Math.abs(scroll - still.scroll)).toBeLessThan(20);
}

/** Pinches on a trackpad as Safari reports it: by events of its own, with the scale since the beginning. */
const pinchLikeSafari = (frame: Locator, ...scales: readonly number[]) =>
  frame.evaluate((element, scales) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const at = { bubbles: true, cancelable: true, clientX: left + width / 2, clientY: top + height / 2 };
    const tell = (type: string, scale: number) =>
      element.dispatchEvent(Object.assign(new MouseEvent(type, at), { scale }));
    tell('gesturestart', 1);
    for (const scale of scales) tell('gesturechange', scale);
    tell('gestureend', scales.at(-1) ?? 1);
  }, scales);

/** Moves the drawing, not the page, with one finger that starts beside what is chosen. */
async function expectMovedByOneFinger({ page, touch, part }: Canvas, from: readonly [number, number]) {
  const [left, still] = [await leftOf(part), await pageView(page)];
  await touch.drag([from], [-40, 60]);
  await expect.poll(() => leftOf(part)).toBeCloseTo(left - 40, -1);
  expect(await pageView(page)).toEqual(still);
}

/** Scrolls the page with one finger, once the browser knows that nothing is chosen. */
const expectPageScrolled = ({ page, touch, frame }: Canvas) =>
  expect(async () => {
    const before = await pageView(page);
    await touch.drag([await middleOf(frame)], [0, -120]);
    await expect
      .poll(async () => (await pageView(page)).scroll, { timeout: 1_000 })
      .toBeGreaterThan(before.scroll + 40);
  }).toPass();

test('fingers move a drawing and not the page, and a long press selects', async ({ page }) => {
  const touch = await fingersOn(page);
  const names = ['Find the oars', 'Row away', 'Sleep'];
  const rooms = Object.entries(FLOOR).map(([title, rect]) => ({ id: title, title, ...rect }));
  const goals = names.map((title, i) => ({ id: `G${i + 1}`, title }));
  await startWith(page, { goals, map: { rooms } }, 'goals');

  await test.step('the goal graph', async () => {
    await page.getByRole('button', { name: 'Show the graph' }).click();
    await expect(page.locator('.react-flow')).toBeVisible();
    await expect(page.locator('[data-waits]')).toHaveCount(0);
    const part = page.locator('.react-flow__node').filter({ hasText: 'Row away' });
    const canvas = { page, touch, frame: page.locator('.react-flow'), part };
    await expectMovedByTwoFingers(canvas);

    const [x, y] = await middleOf(part);
    const [before, still] = [await boxOf(part), await pageView(page)];
    await touch.down([x, y]);
    await expect(part).toHaveClass(/selected/);
    await touch.slide([[x, y]], [0, 60]);
    await touch.up();
    await expect.poll(async () => (await boxOf(part)).top).toBeGreaterThan(before.top + 30);
    expect(await pageView(page)).toEqual(still);
    await expect(part).toHaveClass(/selected/);

    const ground = '.react-flow__pane';
    await expectMovedByOneFinger(canvas, await emptySpot(canvas.frame, ground));
    await page.touchscreen.tap(...(await emptySpot(canvas.frame, ground)));
    await expect(part).not.toHaveClass(/selected/);
    await expectPageScrolled(canvas);
  });

  await test.step('the map', async () => {
    await goToStep(page, 'Map');
    await page.getByRole('button', { name: 'Map', exact: true }).click();
    const part = room(page, 'Yard');
    const canvas = { page, touch, frame: board(page), part };
    await expectMovedByTwoFingers(canvas);

    const [x, y] = await middleOf(part);
    const [before, still] = [await rectOf(page, 'Yard'), await pageView(page)];
    await touch.down([x, y]);
    await expect(part).toHaveAttribute('aria-pressed', 'true');
    await touch.slide([[x, y]], [0, 60]);
    await touch.up();
    await expect.poll(async () => (await rectOf(page, 'Yard')).y).toBeGreaterThan(before.y);
    expect(await pageView(page)).toEqual(still);
    await logged(page);

    await expectMovedByOneFinger(canvas, await emptySpot(canvas.frame, '[data-board]'));
    await page.touchscreen.tap(...(await emptySpot(canvas.frame, '[data-board]')));
    await expect(part).toHaveAttribute('aria-pressed', 'false');
    await expectAccessible(page, 'the map');
  });

  await test.step('a page of the kit', async () => {
    await goToStep(page, 'Print');
    const part = page.getByRole('img', { name: /^Page \d+ of \d+, as it will be printed$/ });
    await expect(part).toBeVisible();
    const frame = page.getByRole('region', { name: /^Page \d+, enlarged$/ });
    await expectMovedByTwoFingers({ page, touch, frame, part });

    const before = await boxOf(part);
    await touch.drag([await middleOf(frame)], [-60, 0]);
    await expect.poll(() => leftOf(part)).toBeLessThan(before.left - 20);
    expect((await boxOf(part)).width).toBeCloseTo(before.width, 0);
  });
});
