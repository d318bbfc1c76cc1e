import { flow, heading } from '@/lib/kit/short-blocks';
import { documentPiece } from './input';
import { makingThingsUp } from './making-things-up';
import { actions, attributeUses, bidding, comparing, ownTurn, suitRing } from './reference-parts';
import { attributeRanks, control, governing, losing, telling } from './reference-rules';

/** What a player looks up in play: points, ties, suits, bids and actions; then whose feelings count and what a loss costs. */
export const playerReference = documentPiece(
  { id: 'player-reference', title: 'Player reference', audience: 'table' },
  (input) => [
    heading('Player reference'),
    ...flow([
      ...comparing(input),
      ...suitRing(),
      ...attributeUses(input),
      ...attributeRanks(input),
      ...ownTurn(input),
      ...actions(),
      ...bidding(input),
      ...governing(input),
      ...control(input),
      ...losing(input),
      ...makingThingsUp(input),
      ...telling(),
    ]),
  ],
);
