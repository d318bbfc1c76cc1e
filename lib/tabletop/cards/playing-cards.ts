import type { Face } from '@/lib/kit/faces';
import type { Part } from '@/lib/kit/kit-spec';

/** Strongest first, in games where suits break ties. */
export const SUITS = ['hearts', 'diamonds', 'spades', 'clubs'] as const;
export type Suit = (typeof SUITS)[number];
export type BySuit<T> = Readonly<Record<Suit, T>>;

/** Lowest first. */
export const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'] as const;
export type Rank = (typeof RANKS)[number];

export const SUIT_LABELS: BySuit<string> = { hearts: 'Hearts', diamonds: 'Diamonds', spades: 'Spades', clubs: 'Clubs' };
export const SUIT_SIGNS: BySuit<string> = { hearts: '♥', diamonds: '♦', spades: '♠', clubs: '♣' };
/** Letters in a card's code: "10H". */
export const SUIT_LETTERS = { hearts: 'H', diamonds: 'D', spades: 'S', clubs: 'C' } as const satisfies BySuit<string>;
export const RANK_LABELS: Readonly<Record<Rank, string>> = {
  '2': '2',
  '3': '3',
  '4': '4',
  '5': '5',
  '6': '6',
  '7': '7',
  '8': '8',
  '9': '9',
  '10': '10',
  J: 'Jack',
  Q: 'Queen',
  K: 'King',
  A: 'Ace',
};

/** Playing card as a number: rank × 4 + suit, in the order of RANKS and SUITS. */
export type Card = number;
export const CARDS = 52;
export const cardOf = (rank: number, suit: number): Card => rank * SUITS.length + suit;

/** Returns the code of a card: "10H". */
export const codeOf = (rank: Rank, suit: Suit): string => `${rank}${SUIT_LETTERS[suit]}`;

/** Parses a card's code; undefined if it is invalid. */
export function parseCard(code: string): { readonly rank: Rank; readonly suit: Suit } | undefined {
  const rank = RANKS.find((each) => each === code.slice(0, -1));
  const suit = SUITS.find((each) => SUIT_LETTERS[each] === code.slice(-1));
  return rank && suit && { rank, suit };
}

export const isRed = (suit: Suit): boolean => suit === 'hearts' || suit === 'diamonds';

/** Returns the parts of a deck of playing cards without jokers. */
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

/** 0 for court cards, which show a picture of their rank. */
const pipsOf = (rank: Rank): number => (rank === 'A' ? 1 : Number(rank) || 0);
