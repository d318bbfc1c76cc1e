import type { Direction } from '@/lib/kernel/tiling';
import type { Block } from '@/lib/kit/blocks';
import { bullets, heading, small } from '@/lib/kit/short-blocks';
import { counted, joined } from '@/lib/tabletop/words/wording';
import { findStops, noStops } from '../../engine/stops';
import type { Arena } from '../../schema';
import { figure, type Staged, staged } from './staged';

interface Movement {
  readonly title: string;
  readonly at: string;
  /** Directions on squares, for the most arrows a box can have. */
  readonly arrows: readonly Direction[];
  readonly other?: string;
  /** Tiles on both sides of a wall. The wall fills the second one if walls fill tiles. */
  readonly wall?: readonly [string, string];
}

/** Replaces the lost picture of moves (WA-10, WA-11, WA-14). */
const MOVEMENTS: readonly Movement[] = [
  { title: 'Nothing in the way', at: 'B2', arrows: ['E', 'S', 'W'] },
  { title: 'A wall in the way', at: 'B2', arrows: ['E', 'S', 'E'], wall: ['B2', 'C2'] },
  { title: 'A token in the way', at: 'A1', arrows: ['E', 'E', 'S'], other: 'B1' },
];

const SIZE = { columns: 4, rows: 4 } as const;

/** Substitutes for directions that hexagons lack. */
const ON_HEXAGONS: Readonly<Partial<Record<Direction, Direction>>> = { S: 'SE' };

/** Example moves of the Triangle, with their legal stops under the arena's house rules. */
export const movements = (arena: Arena): readonly (readonly Block[])[] =>
  MOVEMENTS.map((movement) => movementBlocks(movement, arena));

function movementBlocks({ title, at, arrows, other, wall }: Movement, arena: Arena): readonly Block[] {
  const stage = staged(
    {
      ...SIZE,
      tokens: [at, ...(other === undefined ? [] : [other])],
      walls: wall ? [wall.join('-')] : [],
      wallTiles: wall ? [wall[1]] : [],
    },
    arena,
  );
  const ways = arrows
    .slice(0, arena.arrows)
    .map((way) => (arena.board.topology === 'hex' ? (ON_HEXAGONS[way] ?? way) : way));
  const ends = endsOf(stage, ways);
  const labels = new Map(ends.map(({ cell, steps }) => [cell, String(steps)]));
  return [
    heading(title, 3),
    figure(stage, `The Triangle on ${at}, and where it may end.`, labels),
    small(`**Arrows of the Triangle:** ${ways.map((way, i) => `${i + 1} ${way}`).join(', ')}. It may end on:`),
    bullets(ends.map(({ name, how }) => `**${name}:** ${how}`)),
  ];
}

interface End {
  readonly cell: number;
  readonly name: string;
  readonly steps: number;
  readonly how: string;
}

/** Returns the first token's legal stops, from the engine. */
function endsOf({ game, state }: Staged, ways: readonly Direction[]): readonly End[] {
  const stops = noStops();
  const arrows = ways.map((way) => game.ways.indexOf(way));
  findStops(game, state, 0, arrows, stops);
  return Array.from({ length: stops.count }, (_, i) => {
    const [cell = 0, steps = 0] = [stops.cells[i], stops.steps[i]];
    const use = game.acts[stops.uses[i] ?? 0]?.[0]?.use ?? [];
    return { cell, steps, name: game.board.names[cell] ?? '', how: steps === 0 ? 'it stays.' : `${by(use)}.` };
  });
}

const by = (use: readonly number[]): string =>
  `${counted(use.length, 'step')}, by ${use.length === 1 ? 'arrow' : 'arrows'} ${joined(use.map(String))}`;
