import { invariant } from '@/lib/kernel/invariant';
import { BANDS, type Band, EVENT_CATEGORY, RANKS, type Suit } from '../vocabulary';
import { type Card, type RankIndex, rankIndex, type SuitIndex, suitNameOf, suitOf } from './cards';

export type EventCategory = (typeof EVENT_CATEGORY)[Suit];

/** What kind of Event a card brings (rules 2.4). */
export function eventCategoryOf(card: Card): EventCategory {
  const suit = suitNameOf(card);
  invariant(suit !== undefined, 'an Event is drawn as a card');
  return EVENT_CATEGORY[suit];
}

const BAND_FROM: readonly RankIndex[] = [rankIndex('2'), rankIndex('6'), rankIndex('J'), rankIndex('A')];
const BAND_OF_RANK = RANKS.map((_, rank) => BANDS[BAND_FROM.findLastIndex((from) => rank >= from)]);

/** How strong an Event its card makes (rules 2.4). */
export const intensityOf = (rank: RankIndex): Band => BAND_OF_RANK[rank] ?? 'minor';

/** What brought an Event about (rules 7.8). */
export type EventTrigger = 'gm_turn' | 'explore' | 'out_of_cards';

/** Why an Event may not be played. */
export type EventRefusal = 'suit' | 'target';

/** Its suit must be the card's; on a player's turn it strikes that player, on the GM's anybody. */
export function eventRefusal<Person>(
  card: Card,
  suit: SuitIndex,
  trigger: EventTrigger,
  drawnFor: Person,
  target: Person,
): EventRefusal | undefined {
  if (suitOf(card) !== suit) return 'suit';
  return trigger !== 'gm_turn' && target !== drawnFor ? 'target' : undefined;
}
