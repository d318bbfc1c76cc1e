import type { Direction, Topology } from '@/lib/kernel/tiling';
import type { Block, Cell } from '@/lib/kit/blocks';
import { heading, small, table } from '@/lib/kit/short-blocks';
import type { PieceMaker, pieceMakers } from './piece-makers';

interface DirectionPad {
  readonly topology: Topology;
  readonly directions: readonly Direction[];
  /** Number of directions chosen in each round. */
  readonly steps: number;
}

/** Most rows that fit on a page of any paper size. */
const ROWS = 7;
const SIDE_BY_SIDE = 2;
const RING_MM = 26;
/** Width of the round's label, relative to the width of its steps. */
const ROUND_SHARE = 0.3;

/** Returns a page of rounds, with a ring of directions to mark for each step. */
export const directionPad = (pad: DirectionPad): readonly Block[] =>
  Array.from({ length: ROWS }, (_, row) => ({
    block: 'columns',
    columns: Array.from({ length: SIDE_BY_SIDE }, (_, i) => columnsOf(pad, row + i * ROWS + 1)).flat(),
  }));

const columnsOf = ({ topology, directions, steps }: DirectionPad, round: number) => [
  { share: ROUND_SHARE * steps, blocks: [small(`**Round ${round}**`)] },
  ...Array.from({ length: steps }, (_, i): { readonly share: number; readonly blocks: readonly Block[] } => ({
    share: 1,
    blocks: [
      {
        block: 'figure',
        figure: { figure: 'compass', topology, directions, label: String(i + 1) },
        alt: `Round ${round}, step ${i + 1}: mark one direction.`,
        heightMm: RING_MM,
      },
    ],
  })),
];

interface ScorePad {
  readonly players: number;
  /** Columns for points, before the total. */
  readonly columns: readonly string[];
}

const ROW_MM = 9;
/** Gap between two pads, including the caption. */
const GAP_MM = 6;
/** Usable height on any paper size, below a heading and a few lines. */
const PAGE_MM = 212;
const NAME_SHARE = 3;

/** Makes a page for writing down points, below a note with instructions. */
export const scorePad = <Input>(
  { documentPiece }: Pick<ReturnType<typeof pieceMakers<Input>>, 'documentPiece'>,
  note: string,
  padOf: (input: Input) => ScorePad,
): PieceMaker<Input> =>
  documentPiece({ id: 'score-pad', title: 'Score pad', audience: 'table' }, (input) => [
    heading('Score pad'),
    small(note),
    ...tablesOf(padOf(input)),
  ]);

/** Returns a table for each game, with a row for each player; as many as fit on a page. */
function tablesOf(pad: ScorePad): readonly Block[] {
  const games = Math.max(1, Math.floor(PAGE_MM / ((pad.players + 1) * ROW_MM + GAP_MM)));
  return Array.from({ length: games }, (_, i) => onePad(pad, i + 1));
}

const onePad = ({ players, columns }: ScorePad, game: number): Block =>
  table(
    [['Player', NAME_SHARE], ...[...columns, 'Total'].map((label): readonly [string, number] => [label, 1])],
    Array.from({ length: players }, (_, player) =>
      ['Name', ...columns, 'Total'].map((label, i) =>
        toWrite(`game${game}-player${player + 1}-${i}`, `Game ${game}, player ${player + 1}: ${label}`),
      ),
    ),
    { caption: `Game ${game}`, rowHeightMm: ROW_MM },
  );

const toWrite = (name: string, label: string): Cell => ({ box: { name, label, kind: 'text' } });
