import { sumOf } from '@/lib/kernel/sums';
import { playersOf } from '@/lib/tabletop/authoring/table-size';
import type { Box, Deck } from '../schema';

/** Numbers of cards in play, by sort (rules 2). */
interface CardCounts {
  readonly creature: number;
  readonly action: number;
  readonly linkLock: number;
  readonly trap: number;
  readonly superTrap: number;
  readonly total: number;
}

/** Counts the cards of these decks. Super Traps default to the decks' own; a table may agree on another number. */
export function cardsOf(
  decks: readonly Deck[],
  superTrap = sumOf(decks.map(({ superTraps }) => superTraps.length)),
): CardCounts {
  const creature = sumOf(decks.map(({ creatures }) => creatures.length));
  const action = sumOf(decks.map(({ actions }) => sumOf(actions.map(({ copies }) => copies))));
  const linkLock = sumOf(decks.map(({ linkLock: { copies } }) => copies));
  const trap = sumOf(decks.map(({ traps }) => traps));
  return { creature, action, linkLock, trap, superTrap, total: creature + action + linkLock + trap + superTrap };
}

/** Cards dealt into the rows (rules 3). */
export const dealtTo = (players: number, { slots }: Pick<Box, 'slots'>): number => players * slots;

/** Cards left to draw after dealing; 0 if there are too few to deal. */
export const drawPileOf = (cards: number, players: number, box: Pick<Box, 'slots'>): number =>
  Math.max(0, cards - dealtTo(players, box));

/** Rounds of a game with this number of decks (rules 10). */
export const roundsWith = (decks: number, { rounds }: Pick<Box, 'rounds'>): number =>
  decks > 1 ? rounds.multi : rounds.single;

/** Cards left to draw with all decks in play, by number of players. */
export function drawPiles(body: Box): Readonly<Record<string, number>> {
  const { min, max } = playersOf(body);
  const { total } = cardsOf(body.decks);
  const sizes = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  return Object.fromEntries(sizes.map((players) => [players, drawPileOf(total, players, body)]));
}

/** Tells whether a roll traps a creature (rules 4): it must be at least the creature's number. */
export const isTrappedBy = (roll: number, number: number, bonus = 0): boolean => roll + bonus >= number;

/** Number of die sides that trap a creature (rules 4): s + 1 - n, clamped to 0 … s. */
export function trappingSides(number: number, sides: number, bonus = 0): number {
  let trapping = 0;
  for (let roll = 1; roll <= sides; roll++) if (isTrappedBy(roll, number, bonus)) trapping++;
  return trapping;
}
