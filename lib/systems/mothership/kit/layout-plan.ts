import type { Block } from '@/lib/kit/blocks';
import { cells, heading, small, table, text } from '@/lib/kit/short-blocks';
import { counted } from '@/lib/tabletop/wording';
import { setupCounts } from '../inventory';
import { documentPiece, type KitInput } from './input';
import { levelTitle, shipName } from './names';
import { shipGrid } from './ship-grid';

/** Room for the plan, so that its tables stand on the same page as a rule. */
const PLAN_MM = { landscape: 112, portrait: 160 } as const;
/** A ship that is broader than this by its length lies on its side. */
const BROAD = 1.2;

const isBroad = ({ body }: KitInput): boolean => {
  const { columns, rows } = shipGrid(body);
  return columns > BROAD * rows;
};

/** Where the tiles go, how many of each at every level, and where the marker begins. */
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

/** From the fewest players to the most; the offsets do not depend on the level. */
function marker({ body }: KitInput): Block {
  const { min, max } = body.players;
  const blank = { id: '', label: '', safe: 0, trap: 0, objective: 0 };
  const counts = Array.from({ length: Math.max(1, max - min + 1) }, (_, i) => min + i);
  return table(
    [
      ['Players', 1],
      ['Rounds: the marker’s first space', 3],
    ],
    counts.map((players) => cells(String(players), String(setupCounts(body, blank, players).fullRounds))),
  );
}
