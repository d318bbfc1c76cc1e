import type { Header } from '@/lib/contract/authored';
import { type Box, playersOf } from '@/lib/tabletop/table-size';

/** Input for the kit of a box. */
export interface BoxInput<Body> {
  readonly header: Header;
  readonly body: Body;
  /** Players at the largest table: the kit serves it, however few were ordered. */
  readonly players: number;
}

export const boxInput = <Body extends Pick<Box, 'players'>>(header: Header, body: Body): BoxInput<Body> => ({
  header,
  body,
  players: playersOf(body).max,
});
