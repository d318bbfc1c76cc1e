import { formatPlace } from '@/lib/kit/grid';
import { type Plan, tileRoom } from '@/lib/kit/plan';

/** Cells to remove from a 7 × 7 board to leave a hexagon of 37 cells. */
export const HIVE_HOLES = ['A1', 'B1', 'G1', 'A2', 'G2', 'A3', 'A5', 'A6', 'G6', 'A7', 'B7', 'G7'];

const SPOTS = Array.from({ length: 49 }, (_, i) => ({ x: i % 7, y: Math.floor(i / 7) }));

/** A hexagonal board with two walls, a third wall between cells that are not adjacent, and two starts. */
export const HIVE_PLAN: Plan = {
  rooms: SPOTS.flatMap((spot) => {
    const id = formatPlace(spot);
    return HIVE_HOLES.includes(id) ? [] : [{ id, label: id, style: 'tile', ...tileRoom('hex', spot) } as const];
  }),
  passages: [],
  walls: [
    ['D4', 'E4'],
    ['D3', 'D4'],
    ['C1', 'E5'],
  ],
  pins: [
    { room: 'A4', label: '1' },
    { room: 'G4', label: '2' },
  ],
  wayOut: [],
  scale: '',
};
