import { joined } from '@/lib/tabletop/wording';
import { roundsWith } from '../../rules/cards';
import type { Box } from '../../schema';

/** Several decks in the box, of which a table may still play one alone. */
export const hasSeveral = ({ decks }: Box): boolean => decks.length > 1;

/** The next player, in the direction of play. */
export const sideOf = ({ options }: Box): string => (options.direction === 'clockwise' ? 'left' : 'right');

export const hasLinkLocks = ({ decks }: Box): boolean => decks.some(({ linkLock }) => linkLock.copies > 0);
export const hasSuperTraps = ({ decks }: Box): boolean => decks.some(({ superTraps }) => superTraps.length > 0);

/** The highest creature of all decks; 0 without any. */
export const highestOf = ({ decks }: Box): number =>
  Math.max(0, ...decks.flatMap(({ creatures }) => creatures.map(({ number }) => number)));

/** How long the game is: with one deck, and with several where the box has them. */
export function lastRound(body: Box): string {
  const { single, multi } = { single: roundsWith(1, body), multi: roundsWith(2, body) };
  if (!hasSeveral(body) || single === multi) return `round ${single}`;
  return `round ${single} with one deck in play, or round ${multi} with several`;
}

/** "4, 5 or 6": the rolls that trap a creature (rules 4). */
export const rollsFor = (number: number, { die }: Box): string =>
  joined(
    Array.from({ length: Math.max(0, die.sides + 1 - number) }, (_, i) => String(number + i)),
    'or',
  );
