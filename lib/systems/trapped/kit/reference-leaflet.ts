import type { Block } from '@/lib/kit/blocks';
import { heading } from './blocks';
import { challenges } from './challenge-table';
import { copiesPiece } from './piece-maker';
import { bidding, scoring } from './player-reference';
import { suits } from './suit-reference';

/** All that a player looks up, on one sheet of paper folded once: one for everybody round the table. */
export const referenceLeaflet = copiesPiece(
  { id: 'reference-leaflet', title: 'Player reference, as a leaflet to fold', audience: 'player', extra: true },
  (input) => {
    const blocks: readonly Block[] = [
      heading('Player reference'),
      ...scoring(input),
      BREAK,
      heading('Your turn and your bids'),
      ...bidding(input),
      BREAK,
      heading('Suits'),
      ...suits(),
      BREAK,
      heading('Challenges'),
      ...challenges(input),
    ];
    return input.playerNames.map((name, i) => ({
      id: `player${i + 1}`,
      title: name || `Player ${i + 1}`,
      blocks,
    }));
  },
  { booklet: true },
);

const BREAK: Block = { block: 'break' };
