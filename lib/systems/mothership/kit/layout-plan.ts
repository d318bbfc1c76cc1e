import type { Block } from '@/lib/kit/blocks';
import type { Grid, GridLook, GridSquare } from '@/lib/kit/grid';
import { cells, heading, small, table, text, wordTable } from '@/lib/kit/short-blocks';
import { counted } from '@/lib/tabletop/words/wording';
import { setupCounts } from '../inventory';
import { parsePlace } from '../layout/cells';
import type { Ship } from '../schema';
import type { CellKind } from '../vocabulary';
import { documentPiece, finishTitle, type KitInput, levelTitle, shipName, startTitle } from './input';
import { SIGNS } from './looks';

const LOOKS: Readonly<Record<CellKind, GridLook>> = {
  tile: {},
  start: { tone: 'service', icon: SIGNS.start },
  finish: { tone: 'exit', icon: SIGNS.finish },
};

/** Grid of the places of tiles and boards; leaves out cells off the grid. */
export function shipGrid(body: Ship): Grid {
  const squares = body.layout.flatMap(({ id, kind }): readonly GridSquare[] => {
    const spot = parsePlace(id);
    return spot ? [{ ...spot, ...LOOKS[kind], ...(kind !== 'tile' && { area: kind }) }] : [];
  });
  return {
    columns: Math.max(0, ...squares.map(({ x }) => x + 1)),
    rows: Math.max(0, ...squares.map(({ y }) => y + 1)),
    squares,
    legend: [
      { ...LOOKS.tile, label: 'A tile, dealt face down' },
      { ...LOOKS.start, label: startTitle(body) },
      { ...LOOKS.finish, label: finishTitle(body) },
    ],
  };
}

/** Height of the plan that usually leaves room for its tables on the same page. */
const PLAN_MM = { landscape: 112, portrait: 160 } as const;
/** Ratio of columns to rows above which the page is landscape. */
const BROAD = 1.2;

const isBroad = ({ body }: KitInput): boolean => {
  const { columns, rows } = shipGrid(body);
  return columns > BROAD * rows;
};

/** Plan of the tiles, with the mix of each level and the marker's first space. */
export const layoutPlan = documentPiece(
  { id: 'layout-plan', title: 'Layout plan and levels', audience: 'table' },
  (input) => [
    heading(shipName(input.body, input.header.title)),
    ...plan(input),
    {
      block: 'columns',
      columns: [
        { share: 3, blocks: levels(input) },
        { share: 2, blocks: [marker(input)] },
      ],
    },
  ],
  { landscape: isBroad },
);

function plan(input: KitInput): readonly Block[] {
  const grid = shipGrid(input.body);
  if (grid.squares.length === 0) return [text('No layout has been drawn yet. Lay the tiles as you please.')];
  const tiles = grid.squares.filter(({ area }) => area === undefined).length;
  return [
    {
      block: 'figure',
      figure: { figure: 'grid', grid },
      alt: `Layout of ${counted(tiles, 'tile')} in ${grid.columns} columns and ${grid.rows} rows, from ${input.words.start} to ${input.words.finish}.`,
      heightMm: isBroad(input) ? PLAN_MM.landscape : PLAN_MM.portrait,
    },
  ];
}

function levels({ body, words }: KitInput): readonly Block[] {
  const { drawPile } = body;
  const rows = body.levels.map((level, i) =>
    cells(
      levelTitle(level, i),
      ...[level.objective, level.safe, level.trap, level.objective + level.safe + level.trap].map(String),
    ),
  );
  const pile = `At every level ${drawPile.safe} safe and ${drawPile.trap} trap tiles more go, mixed and unseen, onto the draw pile.`;
  if (rows.length === 0) return [text('No level has been set yet.'), small(pile)];
  return [
    table(
      [
        ['Level', 3],
        [words.objectives.length > 16 ? 'To turn off' : words.objectives, 2],
        ['safe', 1],
        ['traps', 1],
        ['tiles', 1],
      ],
      rows,
    ),
    small(pile),
  ];
}

/** Table of the marker's first space, from the fewest players to the most; it does not depend on the level. */
function marker({ body }: KitInput): Block {
  const { min, max } = body.players;
  const blank = { id: '', label: '', safe: 0, trap: 0, objective: 0 };
  const counts = Array.from({ length: Math.max(1, max - min + 1) }, (_, i) => min + i);
  return wordTable(
    { Players: 1, 'Rounds: the marker’s first space': 3 },
    counts.map((players) => [String(players), String(setupCounts(body, blank, players).fullRounds)]),
  );
}
