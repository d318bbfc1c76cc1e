import type { Block, Cell } from '@/lib/kit/blocks';
import { heading, small, table } from '@/lib/kit/short-blocks';
import type { PieceMaker, pieceMakers } from './piece-makers';

interface ScorePad {
  readonly players: number;
  /** What points are written down for, before the total. */
  readonly columns: readonly string[];
}

const ROW_MM = 9;
/** Between two pads, with the caption. */
const GAP_MM = 6;
/** What a page of any paper has room for, below a heading and a few lines. */
const PAGE_MM = 212;
const NAME_SHARE = 3;

/** A page to write points on, below a note that says how. */
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

/** A table for each game, with a row for each player, as many as one page holds. */
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
