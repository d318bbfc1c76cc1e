interface Spot {
  readonly x: number;
  readonly y: number;
}

/** One square in the direction of each arrow key. */
export const STEPS: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

const AHEAD: Readonly<Record<string, (dx: number, dy: number) => readonly [ahead: number, aside: number]>> = {
  ArrowRight: (dx, dy) => [dx, dy],
  ArrowLeft: (dx, dy) => [-dx, dy],
  ArrowDown: (dx, dy) => [dy, dx],
  ArrowUp: (dx, dy) => [-dy, dx],
};

/** Returns the spot that an arrow key leads to: the nearest one on that side, preferably straight ahead. */
export function nearestInDirection(key: string, from: string, spots: ReadonlyMap<string, Spot>): string | undefined {
  const [turn, start] = [AHEAD[key], spots.get(from)];
  if (!turn || !start) return undefined;
  let best: { readonly id: string; readonly distance: number } | undefined;
  for (const [id, { x, y }] of spots) {
    const [ahead, aside] = turn(x - start.x, y - start.y);
    if (id === from || ahead <= 0) continue;
    const distance = ahead + 2 * Math.abs(aside);
    if (!best || distance < best.distance) best = { id, distance };
  }
  return best?.id;
}
