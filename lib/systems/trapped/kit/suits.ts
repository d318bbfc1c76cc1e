import type { Face } from '@/lib/kit/faces';
import { type BySuit, SUIT_SIGNS, SUITS, type Suit } from '@/lib/tabletop/cards/playing-cards';
import { eventKind } from '../names';

/** Meanings of the suits by context (rules 9.3). */
export const SUIT_MEANINGS: BySuit<Readonly<Record<'name' | 'relationship' | 'action' | 'event', string>>> = {
  hearts: {
    name: 'Heart',
    relationship: 'Love and Respect',
    action: 'Appeal for Aid',
    event: eventKind('hearts'),
  },
  diamonds: {
    name: 'Diamond',
    relationship: 'Desire and Longing',
    action: 'Negotiate or Bribe',
    event: eventKind('diamonds'),
  },
  spades: {
    name: 'Spade',
    relationship: 'Manipulation by',
    action: 'Guilt, Con, or Nag',
    event: eventKind('spades'),
  },
  clubs: {
    name: 'Club',
    relationship: 'Hate and Fear',
    action: 'Intimidate or Force',
    event: eventKind('clubs'),
  },
};

/** Formats a suit as "♥ Heart". */
export const signed = (suit: Suit): string => `${SUIT_SIGNS[suit]} ${SUIT_MEANINGS[suit].name}`;

export const suitColumns = SUITS.map((suit) => ({ label: signed(suit), share: 2, icon: `suit-${suit}` }));

export const STRENGTHS: BySuit<readonly [low: string, high: string]> = {
  hearts: ['Quietly fond of them', 'Would die for them'],
  diamonds: ['Has noticed them', 'Has to have them'],
  spades: ['Owes them a small favour', 'Dances on their strings'],
  clubs: ['Rolls their eyes', 'Hopes they are eaten first'],
};

/** Builds a card back that identifies the deck by suit and colour while the card is face down. */
export const suitBack = (suit: Suit, title: string): Face => ({
  face: 'back',
  tone: suit,
  icon: `suit-${suit}`,
  title,
});
