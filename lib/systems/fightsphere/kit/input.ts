import type { Header } from '@/lib/contract/authored';
import type { KitOrder } from '@/lib/kit/order';
import { pieceMakers, playersOf } from '@/lib/tabletop/piece-makers';
import type { Campaign, Gladiator } from '../schema';
import { PLAYERS } from '../vocabulary';

/** What every piece is made from. */
export interface KitInput {
  readonly header: Header;
  readonly body: Campaign;
  /** One a player; '' where nobody is named. */
  readonly players: readonly string[];
  /** Written Gladiators that are printed on sheets. */
  readonly pregens: readonly Gladiator[];
}

export const kitInput = (header: Header, body: Campaign, order: KitOrder): KitInput => ({
  header,
  body,
  players: playersOf(order, PLAYERS),
  pregens: order.suggested === false ? [] : body.pregens,
});

export const makers = pieceMakers<KitInput>();
export const { copiesPiece, documentPiece, rulesLeaflet, cutPiece, cardsPiece } = makers;

/** How many Gladiators the GM has: all that the players do not keep (rules 12). */
export const othersIn = ({ body, players }: KitInput): number => players.length * (body.gladiatorsPerPlayer - 1);
