import type { Block } from '@/lib/kit/blocks';
import { formatPlace, parsePlace, type Spot } from '@/lib/kit/grid';
import { bullets, heading, small } from '@/lib/kit/short-blocks';
import { compileBoard, NONE, parseEdge } from '@/lib/tabletop/play/board';
import { capital, counted, joined } from '@/lib/tabletop/words/wording';
import { isDecided } from '../../engine/ending';
import { check } from '../../engine/play';
import { sectionsOf } from '../../engine/sections';
import type { Arena } from '../../schema';
import { isOnTiles } from '../input';
import { figure, type Layout, type Staged, staged, tokenName } from './staged';

/** A board cut in two by a wall from rim to rim, after `after` columns (x) or rows (y). */
interface Cut {
  readonly columns: number;
  readonly rows: number;
  readonly along: 'x' | 'y';
  readonly after: number;
  readonly tokens: readonly string[];
}

/** Replaces the lost pictures of three checks (WA-01 to WA-03). */
const CUTS: readonly Cut[] = [
  { columns: 4, rows: 3, along: 'x', after: 1, tokens: ['A2', 'C1', 'D3'] },
  { columns: 4, rows: 4, along: 'y', after: 1, tokens: ['B1', 'C3'] },
  { columns: 4, rows: 4, along: 'x', after: 2, tokens: ['A1', 'D4'] },
];

/** Example checks: boards cut in two, with the players who are Trapped under the arena's house rules. */
export const checks = (arena: Arena): readonly (readonly Block[])[] =>
  CUTS.map((cut) => checkBlocks(staged(isOnTiles(arena) ? tilesOf(cut) : sidesOf(cut, arena), arena)));

/** Returns a layout with walls on all edges between the two parts. */
function sidesOf({ columns, rows, along, after, tokens }: Cut, { board: { topology } }: Arena): Layout {
  const { edgeNames } = compileBoard({ topology, columns, rows, holes: [] });
  const walls = edgeNames.filter((name) => {
    const ends = parseEdge(name)?.map((spot) => spot[along] < after) ?? [];
    return ends.includes(true) && ends.includes(false);
  });
  return { columns, rows, tokens, walls, wallTiles: [] };
}

/** Returns a layout with a line of walled tiles inserted between the two parts, which keep their size. */
function tilesOf({ columns, rows, along, after, tokens }: Cut): Layout {
  const size = { x: columns, y: rows, [along]: (along === 'x' ? columns : rows) + 1 };
  const line = Array.from({ length: along === 'x' ? rows : columns }, (_, i): Spot => ({ x: i, y: i, [along]: after }));
  const shifted = (place: string): string => {
    const spot = parsePlace(place) ?? { x: 0, y: 0 };
    return formatPlace(spot[along] < after ? spot : { ...spot, [along]: spot[along] + 1 });
  };
  return { columns: size.x, rows: size.y, tokens: tokens.map(shifted), walls: [], wallTiles: line.map(formatPlace) };
}

function checkBlocks(stage: Staged): readonly Block[] {
  const { game, state } = stage;
  const sections = sectionsOf(game, state);
  const picture = figure(stage, `A board cut in two, with ${namesOf([...state.at.keys()])}.`);
  check({ game, state, emit: undefined }, NONE);
  return [
    heading(resultOf(stage), 3),
    picture,
    bullets(
      sections.map(
        ({ seats, tiles, empty }) =>
          `**${capital(namesOf(seats))}:** ${counted(tiles, 'tile')}, ${empty} of them empty.`,
      ),
    ),
    small(nextOf(stage)),
  ];
}

const namesOf = (seats: readonly number[]): string => joined(seats.map(tokenName));
const seatsOf = ({ state }: Staged, areOut: boolean): readonly number[] =>
  [...state.at.keys()].filter((seat) => (state.at[seat] === NONE) === areOut);

function resultOf(stage: Staged): string {
  const out = seatsOf(stage, true);
  if (isDecided(stage.state)) return `${capital(namesOf(seatsOf(stage, false)))} wins`;
  return out.length === 0 ? 'Nobody is Trapped' : `${capital(namesOf(out))} is Trapped`;
}

function nextOf(stage: Staged): string {
  const [out, left] = [seatsOf(stage, true), seatsOf(stage, false)];
  if (out.length === 0) return 'All sections have equally many empty tiles, so all play on.';
  const trapped = `${capital(namesOf(out))} has the fewest empty tiles and is out.`;
  return isDecided(stage.state)
    ? `${trapped} Nobody else is left beside ${namesOf(left)}.`
    : `${trapped} ${capital(namesOf(left))} play on.`;
}
