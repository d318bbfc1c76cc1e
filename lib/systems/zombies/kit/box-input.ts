import type { Header } from '@/lib/contract/authored';
import { type Box, playersOf } from '@/lib/tabletop/table-size';

/** What the kit of a box is made from. */
export interface BoxInput<Body> {
  readonly header: Header;
  readonly body: Body;
  /** The largest table: the kit serves it whatever was ordered. */
  readonly players: number;
}

export const boxInput = <Body extends Pick<Box, 'players'>>(header: Header, body: Body): BoxInput<Body> => ({
  header,
  body,
  players: playersOf(body).max,
});
