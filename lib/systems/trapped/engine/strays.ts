import { at } from '@/lib/kernel/at';
import { type Context, gmOf } from './context';
import { NONE } from './game';
import type { Refusal } from './moves';
import { isFree } from './people';
import type { Person } from './state';
import { canPass } from './world';

/** Whether the GM may still move an Extra in this turn: one after each player's turn (ruling A63). */
const isTimeToStray = ({ game, state }: Context): boolean =>
  game.options.freeExtras === 'move' && !state.strayed && state.turn !== gmOf(state);

/** An Extra nobody controls goes where it likes, unless it clings to somebody. */
const isLoose = ({ state }: Context, extra: Person): boolean =>
  extra >= state.players && isFree(state, extra) && at(state.clings, extra) === NONE;

/** Why the GM may not have somebody walk through a passage. */
export function refuseStray(context: Context, extra: Person, passage: number): Refusal | undefined {
  const { game, state } = context;
  if (game.options.freeExtras !== 'move') return 'forbidden';
  if (!isTimeToStray(context)) return 'spent';
  if (!isLoose(context, extra)) return 'wrongPerson';
  return canPass(game, state, extra, passage) ? undefined : 'notPassable';
}

/** Whether any Extra can be moved now. */
export function canAnyStray(context: Context): boolean {
  const { game, state } = context;
  if (!isTimeToStray(context)) return false;
  for (let extra = state.players; extra < state.people; extra++) {
    if (!isLoose(context, extra)) continue;
    const { passages } = at(game.rooms, at(state.room, extra));
    for (let i = 0; i < passages.length; i++) if (canPass(game, state, extra, at(passages, i))) return true;
  }
  return false;
}
