import type { Header } from '@/lib/contract/authored';
import type { KitOrder } from '@/lib/kit/order';
import { pieceMakers, playersOf } from '@/lib/tabletop/piece-makers';
import { type Inventory, inventoryOf } from '../inventory';
import type { Ship } from '../schema';
import { type Words, wordsOf } from '../sentences/words';
import { PLAYERS_MAX } from '../vocabulary';

/** What every piece is made from. */
export interface KitInput {
  readonly header: Header;
  readonly body: Ship;
  readonly words: Words;
  readonly inventory: Inventory;
  /** Those who get a reference of their own, by name; '' for those who gave none. */
  readonly playerNames: readonly string[];
}

export function kitInput(header: Header, body: Ship, order: KitOrder): KitInput {
  const playerNames = playersOf(order, { min: 1, max: PLAYERS_MAX });
  return { header, body, words: wordsOf(body), inventory: inventoryOf(body), playerNames };
}

export const { copiesPiece, documentPiece, rulesLeaflet, cutPiece, cardsPiece } = pieceMakers<KitInput>();
