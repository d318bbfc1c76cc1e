const SUITS: Readonly<Record<string, { readonly sign: string; readonly name: string; readonly red: boolean }>> = {
  H: { sign: '♥', name: 'hearts', red: true },
  D: { sign: '♦', name: 'diamonds', red: true },
  S: { sign: '♠', name: 'spades', red: false },
  C: { sign: '♣', name: 'clubs', red: false },
};
const RANKS: Readonly<Record<string, string>> = { J: 'Jack', Q: 'Queen', K: 'King', A: 'Ace' };

/** What stands on a card. */
export interface CardFace {
  readonly rank: string;
  readonly sign: string;
  readonly red: boolean;
  /** As it is said: "Queen of spades". */
  readonly name: string;
}

/** The face of a card such as "10H"; undefined if there is none. */
export function cardFace(card: string): CardFace | undefined {
  const rank = card.slice(0, -1);
  const suit = SUITS[card.slice(-1)];
  return suit && { rank, sign: suit.sign, red: suit.red, name: `${RANKS[rank] ?? rank} of ${suit.name}` };
}
