import type { Action, Box, Creature, Deck, SuperTrap } from '../schema';

// What stands on paper where nobody has named a thing yet.

export const boxName = (title: string): string => title.trim() || 'Untitled box';
export const deckTitle = ({ title }: Deck, index: number): string => title.trim() || `Deck ${index + 1}`;
export const creatureTitle = ({ name }: Creature): string => name.trim() || 'Creature';
export const actionTitle = ({ name }: Action, index: number): string => name.trim() || `Action ${index + 1}`;
export const superTrapTitle = ({ name }: SuperTrap, index: number): string => name.trim() || `Super Trap ${index + 1}`;

/** "04": numbers as cards have them. */
export const numberOf = (number: number): string => String(number).padStart(2, '0');

/** What a place in a row is called (rules 13, 22). */
export const slotNames = ({ slots }: Box): readonly string[] =>
  slots === 3 ? ['L', 'M', 'R'] : Array.from({ length: slots }, (_, i) => String(i + 1));
