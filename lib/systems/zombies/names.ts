import { capital } from '@/lib/tabletop/wording';
import type { Card, Sort } from './engine/cards';
import type { Game } from './engine/game';
import type { Seat } from './engine/state';
import type { Box } from './schema';

const nonEmpty = (text: string | undefined, otherwise: string): string => text?.trim() || otherwise;

export const deckName = ({ decks }: Box, deck: number): string => nonEmpty(decks[deck]?.title, `Deck ${deck + 1}`);

export const superTrapName = ({ decks }: Box, deck: number, index: number): string =>
  nonEmpty(decks[deck]?.superTraps[index]?.name, `Super Trap ${index + 1}`);

/** What a sort of card is called in a sentence. */
export const SORT_NAMES: Readonly<Record<Sort, string>> = {
  creature: 'creature',
  action: 'Action',
  trap: 'TRAP!',
  superTrap: 'Super Trap!',
  linkLock: 'Link & Lock',
};

/** What a card is called: a creature with its number, as on its front. Where several decks are in, plain cards name theirs. */
export function cardName({ body, cards, decks }: Game, card: Card): string {
  const rule = cards[card];
  const deck = rule && body.decks[rule.deck];
  if (!rule || !deck) return 'a card';
  const from = decks.length > 1 ? ` (${nonEmpty(deck.deckCode, deckName(body, rule.deck))})` : '';
  switch (rule.sort) {
    case 'creature':
      return `${nonEmpty(deck.creatures[rule.index]?.name, 'Creature')} ${String(rule.number).padStart(2, '0')}${from}`;
    case 'action':
      return `${nonEmpty(deck.actions[rule.index]?.name, `Action ${rule.index + 1}`)}${from}`;
    case 'superTrap':
      return `${superTrapName(body, rule.deck, rule.index)}${from}`;
    default:
      return `${SORT_NAMES[rule.sort]}${from}`;
  }
}

export const playerName = (seat: Seat): string => `Player ${seat + 1}`;

/** A slot's name in a sentence: the left, middle and right one of three, otherwise numbered from the left (rules 13 #22). */
export const slotName = (slots: number, slot: number): string =>
  slots === 3 ? (['left', 'middle', 'right'][slot] ?? '') : `${slot + 1}`;

/** "the left card", "card 2". */
export const slotCard = (slots: number, slot: number): string =>
  slots === 3 ? `the ${slotName(slots, slot)} card` : `card ${slotName(slots, slot)}`;

/** A slot as its mat names it: L, M, R or a number. */
export const slotLabel = (slots: number, slot: number): string =>
  slots === 3 ? capital(slotName(slots, slot)) : slotName(slots, slot);
