import { arrow } from '@/lib/kit/blanks/flat';
import type { Face } from '@/lib/kit/faces';
import { tokenName } from '../names';
import { cutPiece, type KitInput } from './input';
import { tokenLook } from './looks';

export const ARROW_MM = { widthMm: 18, heightMm: 24 } as const;

/** 1, 2: the arrows in a box. */
export const arrowNumbers = ({ body }: KitInput): readonly number[] =>
  Array.from({ length: body.arrows }, (_, i) => i + 1);

/** Numbered arrows for every box. */
export const arrows = cutPiece(
  { id: 'arrows', title: 'Arrows', audience: 'player' },
  'AR',
  () => arrow(ARROW_MM),
  (input) =>
    input.tokens.flatMap((token) =>
      arrowNumbers(input).map((value) => {
        const face: Face = { face: 'number', tone: tokenLook(token).tone, value, as: 'digits' };
        return {
          id: `arrow-${token.id}-${value}`,
          title: `Arrow ${value} of ${tokenName(token)}`,
          copies: 1,
          faces: [face],
        };
      }),
    ),
);
