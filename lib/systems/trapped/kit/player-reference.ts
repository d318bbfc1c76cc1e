import type { Block } from '@/lib/kit/blocks';
import { heading } from '@/lib/kit/short-blocks';
import { documentPiece } from './input';
import { actions, attributeUses, bidding, comparing, ownTurn, suitRing } from './reference-parts';

/** What a player looks up in play: points, ties, suits, bids and actions. */
export const playerReference = documentPiece(
  { id: 'player-reference', title: 'Player reference', audience: 'table' },
  (input) => [
    heading('Player reference'),
    {
      block: 'columns',
      columns: [
        column([...comparing(input), ...suitRing(), ...attributeUses(input)]),
        column([...ownTurn(input), ...actions(), ...bidding(input)]),
      ],
    },
  ],
);

const column = (blocks: readonly Block[]) => ({ share: 1, blocks });
