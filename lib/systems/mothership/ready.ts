import type { ReadyMade } from '@/lib/contract/ready';
import { counted, joined } from '@/lib/tabletop/words/wording';
import { inventoryOf } from './inventory';
import { cellsOfRows } from './layout/cells';
import type { Cell, Level, Ship } from './schema';

/** Returns ready answers to the questions on numbers and cells, adapted to the ship so far. */
export function ready(question: string, ship: Ship): readonly ReadyMade[] {
  if (question === 'layout') return LAYOUTS;
  if (question === 'tile-mix') return tileMixes(ship);
  return question === 'tracker' ? trackers(ship) : [];
}

const layout = (id: string, title: string, says: string, rows: readonly string[]): ReadyMade => {
  const cells = cellsOfRows(rows);
  return {
    id,
    title,
    text: `${counted(tilesIn(cells), 'tile')}. ${says}`,
    parts: [{ path: ['layout'], value: cells.map((cell) => ({ ...cell })) }],
  };
};

const tilesIn = (cells: readonly Cell[]): number => cells.filter(({ kind }) => kind === 'tile').length;

/** Two corridors around a hole. */
const RING = [
  '.#####.', //
  'S##.##F',
  'S##.##F',
  '.#####.',
] as const;

/** The ship of rules 3.3. */
const BULKHEADS = [
  '..#######..', //
  'S##.#.#.##F',
  'S.#######.F',
  'S##.#.#.##F',
  '..#######..',
] as const;

/** A long detour on either side. */
const RIBS = [
  '..###...###..', //
  '.##.#####.##.',
  'S#.##.#.##.#F',
  'S#.#######.#F',
  '.##.#...#.##.',
  '..###...###..',
] as const;

const LAYOUTS: readonly ReadyMade[] = [
  layout('ring', 'Ring', 'Two corridors around a hole. Good for a short game.', RING),
  layout('bulkheads', 'Bulkheads', 'Wide in the middle, with holes that can be jumped.', BULKHEADS),
  layout('ribs', 'Ribs', 'A long way round on either side. Takes an evening.', RIBS),
];

/** Shares of all tiles that hide traps and objectives, by level. */
const MIXES = [
  { id: 'easy', label: 'Easy', traps: 0.24, objectives: 0.06 },
  { id: 'medium', label: 'Medium', traps: 0.3, objectives: 0.12 },
  { id: 'hard', label: 'Hard', traps: 0.36, objectives: 0.18 },
] as const;

const SPARES = 3;

/** Returns the number of trap tiles that the box needs for the hardest level of a mix and the draw pile. */
export const trapTilesFor = ({ layout }: Ship): number =>
  Math.round(tilesIn(layout) * Math.max(...MIXES.map(({ traps }) => traps))) + SPARES;

/** Markers for disarmed traps, besides those for objectives. */
const MARKERS = 4;

/** Offers tile mixes once the layout has tiles. */
function tileMixes(ship: Ship): readonly ReadyMade[] {
  const tiles = tilesIn(ship.layout);
  if (tiles === 0) return [];
  const boxed = inventoryOf(ship).trapTiles;
  const spareTraps = Math.min(SPARES, Math.floor(boxed / 4));
  const levels = MIXES.map(({ id, label, traps, objectives }): Level => {
    const objective = Math.max(1, Math.round(tiles * objectives));
    const trap = Math.min(Math.round(tiles * traps), boxed - spareTraps);
    return { id, label, objective, trap, safe: tiles - trap - objective };
  });
  const mixOf = (id: string, title: string, says: string, chosen: readonly Level[]): ReadyMade => {
    const most = (sort: 'safe' | 'objective') => Math.max(...chosen.map((level) => level[sort]));
    return {
      id,
      title,
      text: `${says} ${joined(chosen.map(sayLevel))}.`,
      parts: [
        { path: ['levels'], value: chosen.map((level) => ({ ...level })) },
        { path: ['drawPile', 'safe'], value: SPARES },
        { path: ['drawPile', 'trap'], value: spareTraps },
        { path: ['supplies', 'safe'], value: most('safe') + SPARES },
        { path: ['supplies', 'objective'], value: most('objective') },
        { path: ['supplies', 'orange'], value: most('objective') + MARKERS },
      ],
    };
  };
  return [
    { ...mixOf('ladder', 'All three levels', 'From a first try to the last.', levels), isUsual: true },
    mixOf('mild', 'Mild', 'For people who want to see the end.', levels.slice(0, 2)),
    mixOf('cruel', 'Cruel', 'For people who have seen it.', levels.slice(1)),
  ];
}

const sayLevel = ({ label, safe, trap, objective }: Level): string =>
  `${label}: ${safe} safe, ${counted(trap, 'trap')}, ${counted(objective, 'objective')}`;

/** Usual relation of tiles and rounds: the rulebook's ship has 33 tiles and twelve rounds. */
const USUAL = { tiles: 33, rounds: 12 } as const;
const ROUNDS = { least: 8, most: 36 } as const;
const PACES = [
  { id: 'tight', title: 'Tight', factor: 0.8, says: 'Nobody may dawdle.' },
  { id: 'usual', title: 'Usual', factor: 1, says: 'The pace of the rules.' },
  { id: 'roomy', title: 'Roomy', factor: 1.3, says: 'Time for detours.' },
] as const;

function trackers(ship: Ship): readonly ReadyMade[] {
  const tiles = tilesIn(ship.layout) || USUAL.tiles;
  return PACES.map(({ id, title, factor, says }) => {
    const fitting = Math.round((factor * USUAL.rounds * tiles) / USUAL.tiles);
    const spaces = Math.min(ROUNDS.most, Math.max(ROUNDS.least, fitting)) + 1;
    const [amber, red] = [Math.round(spaces * 0.3), Math.round(spaces * 0.3)];
    const bands = [
      { id: 'green', colour: 'green', count: spaces - amber - red },
      { id: 'amber', colour: 'amber', count: amber },
      { id: 'red', colour: 'red', count: red },
    ];
    return {
      id,
      title,
      text: `${counted(spaces, 'space')}. ${says}`,
      isUsual: id === 'usual',
      parts: [
        { path: ['tracker', 'spaces'], value: spaces },
        { path: ['tracker', 'bands'], value: bands },
        { path: ['tracker', 'startOffset'], value: { p1: 0, p2: 0, p3: 1, p4: 2, p5: 3, p6: 4 } },
      ],
    };
  });
}
