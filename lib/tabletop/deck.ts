import type { Face } from '@/lib/kit/faces';
import type { Part } from '@/lib/kit/kit-spec';
import { isRed, RANK_LABELS, RANKS, type Rank, SUIT_LABELS, SUITS } from './playing-cards';

/** A pack of playing cards to cut out, without jokers. */
export const deckParts = (back: Face): readonly Part[] =>
  SUITS.flatMap((suit) =>
    RANKS.map((rank) => ({
      id: `${suit}-${rank.toLowerCase()}`,
      title: `${RANK_LABELS[rank]} of ${SUIT_LABELS[suit]}`,
      copies: 1,
      faces: [{ face: 'playing', index: rank, icon: `sign-${suit}`, pips: pipsOf(rank), red: isRed(suit) }],
      back,
    })),
  );

/** None on court cards, which show a picture of their rank. */
const pipsOf = (rank: Rank): number => (rank === 'A' ? 1 : Number(rank) || 0);
