import type { Seat } from '@/lib/contract/played';
import { lampsAfter } from '../rules/lamps';
import type { Context } from './context';
import { type Move, refusalOf } from './moves';
import { FACE_UP } from './state';

/** Makes a move, or returns the code of its refusal. */
export function play({ state, emit }: Context, seat: Seat, move: Move): string | undefined {
  const code = refusalOf(state, seat, move);
  if (code !== undefined) return code;
  state.turn++;
  const tile = move.type === 'rest' ? undefined : state.tiles[move.tile];
  if (move.type === 'peek') state.known[move.tile] = (state.known[move.tile] ?? 0) | (1 << seat);
  if (move.type === 'flip' && tile) {
    state.known[move.tile] = FACE_UP;
    state.lamps = lampsAfter(state.lamps, tile);
    state.escaped = tile === 'door';
  }
  emit?.({ seat, move, tile });
  return undefined;
}
