import { arrow } from '@/lib/kit/blanks/flat';
import { lid, tray } from '@/lib/kit/blanks/folded';
import type { Face } from '@/lib/kit/faces';
import { tokenName } from '../names';
import type { Arena } from '../schema';
import { compassOf, cutPiece, type KitInput, SIGNS, tokenLook } from './input';

const WALL_MM = 14;
const RIM_MM = 12;

const ARROW_MM = { widthMm: 17, heightMm: 21 } as const;

/** Numbers of the arrows in a box, from 1. */
const arrowNumbers = ({ body }: KitInput): readonly number[] => Array.from({ length: body.arrows }, (_, i) => i + 1);

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

/** Slot for an arrow, with room to point in any direction below the slot's number, beside the compass's letters. */
const PLACE_MM = { widthMm: ARROW_MM.heightMm + 9, heightMm: ARROW_MM.heightMm + 17 } as const;

const floorOf = (input: KitInput) => ({
  widthMm: arrowNumbers(input).length * PLACE_MM.widthMm,
  heightMm: PLACE_MM.heightMm,
});

/** Label of a box's far side. */
export const farSide = ({ board }: Pick<Arena, 'board'>): string =>
  board.topology === 'hex' ? 'NW and NE as on the board' : 'North as on the board';

const PLAIN: Face = { face: 'plain' };

/** A box for each player, with a slot and a compass for each arrow. The label on its far side says how to turn it. */
export const trays = cutPiece(
  { id: 'trays', title: 'Boxes', audience: 'player' },
  'TR',
  (input) => tray(floorOf(input), WALL_MM),
  (input) =>
    input.tokens.map((token) => {
      const { tone, icon } = tokenLook(token);
      const compass = compassOf(input.body);
      const floor: Face = { face: 'slots', tone, icon: SIGNS.arrow, labels: arrowNumbers(input).map(String), compass };
      const far: Face = { face: 'emblem', tone, icon, title: farSide(input.body), note: '' };
      return {
        id: `tray-${token.id}`,
        title: `Box of ${tokenName(token)}`,
        copies: 1,
        faces: [floor, far, PLAIN, PLAIN, PLAIN],
      };
    }),
);

export const lids = cutPiece(
  { id: 'lids', title: 'Lids', audience: 'player' },
  'LI',
  (input) => lid(floorOf(input), RIM_MM),
  ({ tokens }) =>
    tokens.map((token) => {
      const title = tokenName(token);
      const top: Face = { face: 'back', ...tokenLook(token), title };
      return {
        id: `lid-${token.id}`,
        title: `Lid of ${title}`,
        copies: 1,
        faces: [top, PLAIN, PLAIN, PLAIN, PLAIN],
      };
    }),
);
