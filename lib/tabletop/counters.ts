import type { PieceKind } from '@/lib/contract/authored';
import { roundToken, strip } from '@/lib/kit/blanks/flat';
import type { Tone } from '@/lib/kit/blocks';
import type { PieceMaker, pieceMakers } from './piece-makers';

/** Wide enough to pick up, and small enough for all of a table's counters to fit on a sheet. */
const COUNTER_MM = 18;

/** Distinct colours, with distinct shapes for printing without colours. */
const LOOKS: readonly (readonly [tone: Tone, shape: string])[] = [
  ['exit', 'triangle'],
  ['alarm', 'square'],
  ['service', 'circle'],
  ['hazard', 'star'],
  ['plain', 'hexagon'],
  ['secret', 'diamond'],
];

interface Counters {
  readonly players: readonly string[];
  readonly each: number;
}

/** Makes counters with a distinct look for each player. */
export const counters = <Input>(
  { cutPiece }: Pick<ReturnType<typeof pieceMakers<Input>>, 'cutPiece'>,
  kind: PieceKind,
  code: string,
  countersOf: (input: Input) => Counters,
): PieceMaker<Input> =>
  cutPiece(
    kind,
    code,
    () => roundToken(COUNTER_MM),
    (input) => {
      const { players, each } = countersOf(input);
      return players.map((player, i) => {
        const [tone, shape] = LOOKS[i % LOOKS.length] ?? ['plain', 'circle'];
        return {
          id: `player${i + 1}`,
          title: player || `Player ${i + 1}`,
          copies: each,
          faces: [{ face: 'emblem', tone, icon: `shape-${shape}`, title: '', note: '' }],
        };
      });
    },
  );

/** Fits the width of any paper. */
const STRIP_MM = { widthMm: 190, heightMm: 36 } as const;

interface Track {
  readonly title: string;
  readonly labels: readonly string[];
}

/** Makes a strip of spaces in a row, such as rounds, for a paper clip to slide along. The last space ends the game. */
export const trackStrip = <Input>(
  { cutPiece }: Pick<ReturnType<typeof pieceMakers<Input>>, 'cutPiece'>,
  kind: PieceKind,
  code: string,
  trackOf: (input: Input) => Track,
): PieceMaker<Input> =>
  cutPiece(
    kind,
    code,
    () => strip(STRIP_MM),
    (input) => {
      const { title, labels } = trackOf(input);
      const spaces = labels.map((label, i) => ({
        label,
        tone: i === labels.length - 1 ? ('alarm' as const) : ('service' as const),
      }));
      return [{ id: 'strip', title: kind.title, copies: 1, faces: [{ face: 'track', title, spaces }] }];
    },
  );
