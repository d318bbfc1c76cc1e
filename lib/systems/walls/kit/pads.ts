import { heading, small } from '@/lib/kit/short-blocks';
import { directionPad } from '@/lib/tabletop/direction-pad';
import { tokenName } from '../names';
import { waysOf } from '../rules/ways';
import { copiesPiece } from './input';

/** In place of a box: a page for each player, with a compass for each arrow of every round (rules 10). */
export const pads = copiesPiece(
  { id: 'pads', title: 'Programming pads', audience: 'player' },
  ({ body, tokens, names }) =>
    tokens.map((token, seat) => ({
      id: `pad${seat + 1}`,
      title: names[seat]?.trim() || tokenName(token),
      blocks: [
        heading(`Programming pad: ${tokenName(token)}`),
        small(
          'Use it in place of your box. Whenever arrows are set, mark one direction for each. Keep the page face down until it is your turn.',
        ),
        ...directionPad({ topology: body.board.topology, directions: waysOf(body), steps: body.arrows }),
      ],
    })),
);
