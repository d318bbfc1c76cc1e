import type { Header } from '@/lib/contract/authored';
import type { KitOrder } from '@/lib/kit/order';
import { pieceMakers } from '@/lib/tabletop/piece-makers';
import { playersOf } from '@/lib/tabletop/table-size';
import { type Ground, groundOf } from '../rules/ground';
import { tokensOf } from '../rules/seats';
import type { Arena, Token } from '../schema';

/** What every piece is made from. */
export interface KitInput {
  readonly header: Header;
  readonly body: Arena;
  readonly ground: Ground;
  /** One for each seat of the largest table: the kit serves it whatever was ordered. */
  readonly tokens: readonly Token[];
  /** Of the people it was ordered for, in the order of their seats; missing where nobody is named. */
  readonly names: readonly string[];
}

export const kitInput = (header: Header, body: Arena, { names }: KitOrder): KitInput => ({
  header,
  body,
  ground: groundOf(body),
  tokens: tokensOf(body, playersOf(body).max),
  names,
});

/** A wall fills a tile and does not stand on one of its sides (rules 7). */
export const isOnTiles = ({ options }: Pick<Arena, 'options'>): boolean => options.wallKind === 'tile';

export const makers = pieceMakers<KitInput>();
export const { copiesPiece, documentPiece, rulesLeaflet, cutPiece } = makers;
