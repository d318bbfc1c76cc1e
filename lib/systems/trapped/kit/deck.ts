import { CARD_SIZES } from '@/lib/kit/blank';
import type { Face } from '@/lib/kit/faces';
import { RANK_LABELS, RANKS, type Rank, SUIT_LABELS, SUITS } from '../vocabulary';
import { cardsPiece } from './input';

const BACK: Face = { face: 'back', tone: 'exit', icon: 'exit', title: 'Trapped!' };

/** The pack that the game is played with, for tables that have none. It uses no jokers. */
export const deck = cardsPiece(
  { id: 'deck', title: 'Deck of 52 playing cards', audience: 'table', extra: true },
  'PC',
  CARD_SIZES.poker,
  () =>
    SUITS.flatMap((suit) =>
      RANKS.map((rank) => ({
        id: `${suit}-${rank.toLowerCase()}`,
        title: `${RANK_LABELS[rank]} of ${SUIT_LABELS[suit]}`,
        copies: 1,
        faces: [
          {
            face: 'playing',
            index: rank,
            icon: `sign-${suit}`,
            pips: pipsOf(rank),
            red: suit === 'hearts' || suit === 'diamonds',
          },
        ],
        back: BACK,
      })),
    ),
  { faceDown: true },
);

/** None on court cards, which show a picture of their rank. */
const pipsOf = (rank: Rank): number => (rank === 'A' ? 1 : Number(rank) || 0);
