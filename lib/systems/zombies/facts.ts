import type { Facts } from '@/lib/contract/authored';
import { count, NO_WAYS_OUT } from '@/lib/tabletop/play/contest';
import { cardsOf, drawPiles, roundsWith } from './rules/cards';
import type { Box } from './schema';

/** Returns the contents of the box, with every deck in play. */
export function facts(body: Box): Facts {
  const cards = cardsOf(body.decks);
  return {
    counts: [
      count('decks', 'deck', body.decks.length),
      count('cards', 'card', cards.total),
      count('creatures', 'creature', cards.creature),
      count('actions', 'action', cards.action),
      count('linkLocks', 'Link & Lock', cards.linkLock),
      count('traps', 'TRAP! card', cards.trap),
      count('superTraps', 'Super Trap', cards.superTrap),
      count('rounds', 'round', roundsWith(body.decks.length, body)),
      count('slots', 'card in a row', body.slots, 'cards in a row'),
      count('dieSides', 'side of the die', body.die.sides, 'sides of the die'),
      { ...count('drawPile', 'card to draw', drawPiles(body), 'cards to draw'), isOneOf: true },
    ],
    ...NO_WAYS_OUT,
  };
}
