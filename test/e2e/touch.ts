import type { Page } from '@playwright/test';

type Spot = readonly [x: number, y: number];
type Event = 'touchStart' | 'touchMove' | 'touchEnd';

/** Fingers on the screen. Each movement has several steps, since browsers scroll from the second one. */
export async function fingersOn(page: Page) {
  const client = await page.context().newCDPSession(page);
  const send = (type: Event, points: readonly Spot[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });
  const down = (...points: readonly Spot[]) => send('touchStart', points);
  const up = () => send('touchEnd', []);
  const slide = async (from: readonly Spot[], by: Spot, steps = 8) => {
    for (let step = 1; step <= steps; step++)
      await send(
        'touchMove',
        from.map(([x, y]) => [x + (by[0] * step) / steps, y + (by[1] * step) / steps]),
      );
  };
  const beside = ([x, y]: Spot, apart: number): readonly Spot[] => [
    [x - apart / 2, y],
    [x + apart / 2, y],
  ];
  return {
    down,
    up,
    slide,
    /** Puts fingers down, moves all of them by a distance and lifts them. */
    drag: async (from: readonly Spot[], by: Spot) => {
      await down(...from);
      await slide(from, by);
      await up();
    },
    /** Two fingers around a middle. */
    beside,
    /** Moves two fingers around a middle from one distance to another. */
    pinch: async (middle: Spot, from: number, to: number) => {
      await down(...beside(middle, from));
      for (let step = 1; step <= 8; step++) await send('touchMove', beside(middle, from + ((to - from) * step) / 8));
      await up();
    },
  };
}
