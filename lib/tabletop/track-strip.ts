import type { PieceKind } from '@/lib/contract/authored';
import { strip } from '@/lib/kit/blanks/flat';
import type { LinkKind } from '@/lib/kit/link-graph';
import type { PieceMaker, pieceMakers } from './piece-makers';

/** As long as any paper is broad. */
const STRIP_MM = { widthMm: 190, heightMm: 36 } as const;

interface Track {
  readonly title: string;
  readonly labels: readonly string[];
}

/** One strip of spaces in a row, such as rounds, for a paper clip to slide along. The last space ends the game. */
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

export const LINK_STRIP_MM = { widthMm: 65, heightMm: 15 } as const;
export const LINK_STRIPS_EACH = 3;

/** Strips to write on for links of each kind, three of each kind for all who are named, such as "Ann – Bob". */
export const linkStrips = <Input>(
  { cutPiece }: Pick<ReturnType<typeof pieceMakers<Input>>, 'cutPiece'>,
  kinds: readonly LinkKind[],
  namesOf: (input: Input) => readonly string[],
): readonly PieceMaker<Input>[] =>
  kinds.map(({ value, title: label, look: line, tone }) =>
    cutPiece(
      { id: `${value}-links`, title: `${label} link strips`, audience: 'table' },
      `${label.charAt(0)}L`,
      () => strip(LINK_STRIP_MM),
      (input) =>
        namesOf(input).map((title, i) => ({
          id: `${value}-${i + 1}`,
          title,
          copies: LINK_STRIPS_EACH,
          faces: [{ face: 'slip', tone: tone === 'good' ? 'exit' : 'alarm', line, label, title }],
        })),
    ),
  );
