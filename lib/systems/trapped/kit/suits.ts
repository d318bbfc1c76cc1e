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
