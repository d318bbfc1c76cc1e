import { CARD_SIZES } from '@/lib/kit/blank';
import { deckParts } from '@/lib/tabletop/deck';
import { cardsPiece } from './input';

/** The pack that the game is played with, for tables that have none. It uses no jokers. */
export const deck = cardsPiece(
  { id: 'deck', title: 'Deck of 52 playing cards', audience: 'table', extra: true },
  'PC',
  CARD_SIZES.poker,
  () => deckParts({ face: 'back', tone: 'exit', icon: 'exit', title: 'Trapped!' }),
  { faceDown: true },
);
