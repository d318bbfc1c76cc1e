import { heading, onePageEach } from '@/lib/kit/short-blocks';
import { copiesForPlayers } from '@/lib/tabletop/piece-makers';
import { challenges } from './challenge-table';
import { copiesPiece } from './input';
import { actions, attributeUses, bidding, comparing, ownTurn } from './reference-parts';
import { suits } from './suit-reference';

/** All that a player looks up on four small pages, one sheet of paper folded once: one for everybody at the table. */
export const referenceLeaflet = copiesPiece(
  { id: 'reference-leaflet', title: 'Player reference, as a leaflet to fold', audience: 'player', extra: true },
  (input) => {
    const blocks = onePageEach([
      [heading('Player reference'), ...comparing(input), ...ownTurn(input)],
      [heading('Actions and bids'), ...actions(), ...bidding(input)],
      [heading('Suits'), ...suits()],
      [heading('Challenges'), ...challenges(input), ...attributeUses(input)],
    ]);
    return copiesForPlayers(input.playerNames, () => blocks);
  },
  { booklet: true },
);
