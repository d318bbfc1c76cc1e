import type { Seat } from '@/lib/contract/played';
import { memoize } from '@/lib/kernel/memoize';
import { playerName } from '@/lib/tabletop/play/seats';
import { named, numbered } from '@/lib/tabletop/words/entry-names';
import type { Card, CardRule, Game, Sort } from './engine/game';
import { slotCard } from './kit/slots';
import type { Action, Creature, Deck, SuperTrap } from './schema';

// Titles for messages and narration, with defaults for unnamed entries.

export const deckTitle = (deck: Pick<Deck, 'title'> | undefined, i: number) => named(deck?.title, `Deck ${i + 1}`);
export const creatureTitle = (creature: Pick<Creature, 'name'> | undefined) => named(creature?.name, 'Creature');
export const actionTitle = (action: Pick<Action, 'name'> | undefined, i: number) =>
  named(action?.name, `Action ${i + 1}`);
export const superTrapTitle = (superTrap: Pick<SuperTrap, 'name'> | undefined, i: number) =>
  named(superTrap?.name, `Super Trap ${i + 1}`);

/** Names of sorts of card in sentences. */
export const SORT_NAMES: Readonly<Record<Sort, string>> = {
  creature: 'creature',
  action: 'Action',
  trap: 'TRAP!',
  superTrap: 'Super Trap!',
  linkLock: 'Link & Lock',
};

/** A creature's number as printed on its card: "03". */
export const numberLabel = (number: number): string => String(number).padStart(2, '0');

const namesOf = memoize((game: Game) => numbered(game.cards.map((rule) => nameOf(game, rule))));

/** Returns a card's name, unique in the game. */
export const cardName = (game: Game, card: Card): string => namesOf(game)[card] ?? '';

/** Names a creature with its number, and any card with its deck's code if several decks are in play. */
function nameOf({ body, decks }: Game, rule: CardRule): string {
  const deck = body.decks[rule.deck];
  const code = decks.length > 1 ? named(deck?.deckCode, deckTitle(deck, rule.deck)) : '';
  const signs = [code, rule.sort === 'creature' ? numberLabel(rule.number) : ''].filter((sign) => sign !== '');
  const name = plainName(deck, rule);
  return signs.length === 0 ? name : `${name} (${signs.join(' ')})`;
}

function plainName(deck: Deck | undefined, { sort, index }: CardRule): string {
  if (sort === 'creature') return creatureTitle(deck?.creatures[index]);
  if (sort === 'action') return actionTitle(deck?.actions[index], index);
  return sort === 'superTrap' ? superTrapTitle(deck?.superTraps[index], index) : SORT_NAMES[sort];
}

/** Names a card of a player by its slot: "Player 2’s left card". */
export const theirCard = ({ slots }: Game, player: Seat, slot: number): string =>
  `${playerName(player)}’s ${slotCard(slots, slot)}`;
