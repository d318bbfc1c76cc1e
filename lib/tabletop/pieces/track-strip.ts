import type { PieceKind } from '@/lib/contract/authored';
import { strip } from '@/lib/kit/blanks/flat';
import type { PieceMaker, pieceMakers } from './piece-makers';

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
