import type { SizeMm } from '@/lib/kernel/units';
import type { Box, Point } from './geometry';

/** An area to avoid, and the cost of covering it. */
export interface Obstacle extends Box {
  readonly weight: number;
}

/** Costs of covering a sign, the way out, a door, and a line that passes through. */
export const SPOILT = { sign: 12, route: 8, door: 4, line: 1 } as const;

const steps = (count: number) => Array.from({ length: count }, (_, i) => i / (count - 1));

const ACROSS = steps(13);
const DOWN = steps(9);
/** Cost of the largest offset from the centre, about that of covering a fifth of a line. */
const OFF_MIDDLE = 0.2;

/** Returns the top left corner for a name: as central as possible without covering obstacles. */
export function freePlace(room: Box, name: SizeMm, obstacles: readonly Obstacle[]): Point {
  const near = obstacles.filter((obstacle) => overlapArea(room, obstacle) > 0);
  const spare = { x: Math.max(0, room.width - name.widthMm), y: Math.max(0, room.height - name.heightMm) };
  const area = Math.max(name.widthMm * name.heightMm, 0.01);
  let best = { cost: Number.POSITIVE_INFINITY, x: room.x, y: room.y };
  for (const right of ACROSS) {
    for (const below of DOWN) {
      const offset = OFF_MIDDLE * Math.sqrt((right - 0.5) ** 2 + (below - 0.5) ** 2);
      if (offset >= best.cost - 1e-9) continue;
      const at = { x: room.x + spare.x * right, y: room.y + spare.y * below };
      const box = { ...at, width: name.widthMm, height: name.heightMm };
      const covered = near.reduce((sum, obstacle) => sum + obstacle.weight * overlapArea(box, obstacle), 0) / area;
      if (offset + covered < best.cost - 1e-9) best = { cost: offset + covered, ...at };
    }
  }
  return { x: best.x, y: best.y };
}

export function around(a: Point, b: Point, marginMm: number): Box {
  const [x, y] = [Math.min(a.x, b.x) - marginMm, Math.min(a.y, b.y) - marginMm];
  return { x, y, width: Math.abs(a.x - b.x) + 2 * marginMm, height: Math.abs(a.y - b.y) + 2 * marginMm };
}

function overlapArea(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
}
