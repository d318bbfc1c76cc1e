import type { Header } from '@/lib/contract/authored';
import { pieceMakers } from '@/lib/tabletop/piece-makers';
import { playersOf } from '@/lib/tabletop/table-size';
import type { Box } from '../schema';

/** What every piece is made from. */
export interface KitInput {
  readonly header: Header;
  readonly body: Box;
  /** The largest table: the kit serves it whatever was ordered. */
  readonly players: number;
}

export const kitInput = (header: Header, body: Box): KitInput => ({ header, body, players: playersOf(body).max });

export const makers = pieceMakers<KitInput>();
export const { documentPiece, rulesLeaflet, cutPiece, cardsPiece } = makers;
