import { isRed, parseCard, RANK_LABELS, SUIT_LABELS, SUIT_SIGNS } from '@/lib/tabletop/playing-cards';

/** What stands on a card. */
interface CardFace {
  readonly rank: string;
  readonly sign: string;
  readonly red: boolean;
  /** As it is said: "Queen of spades". */
  readonly name: string;
}

/** The face of a card such as "10H"; undefined if there is none. */
export function cardFace(code: string): CardFace | undefined {
  const card = parseCard(code);
  if (!card) return undefined;
  const { rank, suit } = card;
  const name = `${RANK_LABELS[rank]} of ${SUIT_LABELS[suit].toLowerCase()}`;
  return { rank, sign: SUIT_SIGNS[suit], red: isRed(suit), name };
}
