import type { Starter } from '@/lib/contract/starter';
import { buildBody } from './build';
import { cards } from './cards';
import { startsFrom, TOKENS } from './usual';

/** Corners of the grid to leave out, so that a hexagon with four cells a side is left. */
const HOLES = ['A1', 'B1', 'G1', 'A2', 'G2', 'A3', 'A5', 'A6', 'G6', 'A7', 'B7', 'G7'];

/** Hexagons: two players begin at opposite corners, three at every other one. */
export const hive: Starter = {
  ...cards.hive,
  body: () =>
    buildBody({
      theme:
        'You woke up small. It is warm here, golden and very loud, and the walls are soft until they set. The workers take you for larvae: every turn they ask where you would like the wax. Be polite, be quick, and do not be the one they feed.',
      board: { topology: 'hex', columns: 7, rows: 7 },
      tiles: HOLES.map((id) => ({ id, is: 'hole' })),
      starts: startsFrom('A4 G4', 'C1 G4 C7'),
      tokens: (TOKENS ?? []).slice(0, 3),
      players: { min: 2, max: 3 },
      minutes: 25,
    }),
};
