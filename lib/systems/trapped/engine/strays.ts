import { at } from '@/lib/kernel/at';
import { type Context, gmOf } from './context';
import { NONE } from './game';
import type { RefusalCode } from './moves';
import { isFree } from './people';
import type { Person } from './state';
import { canPass } from './world';

/** Tells whether the GM can still move an Extra this turn: one is allowed after each player's turn (ruling A63). */
const isTimeToStray = ({ game, state }: Context): boolean =>
  game.options.freeExtras === 'move' && !state.strayed && state.turn !== gmOf(state);

/** Tells whether an Extra can move freely: uncontrolled, clinging to nobody, and not on its way somewhere. */
const isLoose = ({ state }: Context, extra: Person): boolean =>
  extra >= state.players && isFree(state, extra) && at(state.clings, extra) === NONE && at(state.walks, extra) === NONE;

/** Returns why the GM cannot move an Extra through a passage; undefined if they can. */
export function refuseStray(context: Context, extra: Person, passage: number): RefusalCode | undefined {
  const { game, state } = context;
  if (game.options.freeExtras !== 'move') return 'forbidden';
  if (!isTimeToStray(context)) return 'spent';
  if (!isLoose(context, extra)) return 'wrongPerson';
  return canPass(game, state, extra, passage) ? undefined : 'notPassable';
}

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
