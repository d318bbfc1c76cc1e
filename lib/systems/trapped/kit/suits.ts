import type { Tone } from '@/lib/kit/blocks';
import type { Face } from '@/lib/kit/faces';
import { type BySuit, SUIT_SIGNS, SUITS, type Suit } from '../vocabulary';

/** What a suit stands for, by where it turns up (rules 9.3). */
export interface SuitMeaning {
  readonly name: string;
  readonly relationship: string;
  readonly action: string;
  readonly event: string;
}

export const SUIT_MEANINGS: BySuit<SuitMeaning> = {
  hearts: {
    name: 'Heart',
    relationship: 'Love and Respect',
    action: 'Appeal for Aid',
    event: 'Relationship Turmoil',
  },
  diamonds: {
    name: 'Diamond',
    relationship: 'Desire and Longing',
    action: 'Negotiate or Bribe',
    event: 'Opportunity for Betrayal',
  },
  spades: {
    name: 'Spade',
    relationship: 'Manipulation by',
    action: 'Guilt, Con, or Nag',
    event: 'Technical Difficulties',
  },
  clubs: {
    name: 'Club',
    relationship: 'Hate and Fear',
    action: 'Intimidate or Force',
    event: 'Violence or Danger',
  },
};

/** "♥ Heart". */
export const signed = (suit: Suit): string => `${SUIT_SIGNS[suit]} ${SUIT_MEANINGS[suit].name}`;

/** Columns of a table that has one for every suit. */
export const suitColumns = SUITS.map((suit) => ({ label: signed(suit), share: 2, icon: `suit-${suit}` }));

export const SUIT_TONES: BySuit<Tone> = { hearts: 'alarm', diamonds: 'hazard', spades: 'service', clubs: 'plain' };

/** How strong a relationship of each suit is, at its weakest and at its strongest. */
export const STRENGTHS: BySuit<readonly [low: string, high: string]> = {
  hearts: ['Quietly fond of them', 'Would die for them'],
  diamonds: ['Has noticed them', 'Has to have them'],
  spades: ['Owes them a small favour', 'Dances on their strings'],
  clubs: ['Rolls their eyes', 'Hopes they are eaten first'],
};

/** In the order of the ring: neighbours are adjacent, suits across from each other opposed (rules 6.6). */
export const RING = ['hearts', 'diamonds', 'spades', 'clubs'] as const satisfies readonly Suit[];

export type Bid = 'safe' | 'risky' | 'never';

/** What the two Relationship Rules make of a card of one suit under a relationship of another. */
export function bidUnder(relationship: Suit, card: Suit): Bid {
  const apart = Math.abs(RING.indexOf(relationship) - RING.indexOf(card));
  if (apart === 0) return 'safe';
  return apart === 2 ? 'never' : 'risky';
}

/** A back that tells its heap by shape and colour, the other side down. */
export const suitBack = (suit: Suit, title: string): Face => ({
  face: 'back',
  tone: SUIT_TONES[suit],
  icon: `suit-${suit}`,
  title,
});
