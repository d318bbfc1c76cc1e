import { at } from '@/lib/kernel/at';
import type { Context } from './context';
import { addTimer, fizzle, lasts, markFelt } from './effect';
import { type GameEffect, NONE } from './game';
import { seal, unseal } from './picks';
import type { Person } from './state';
import { isShut } from './world';

/** Returns the room of an effect: the one it names, or that of the person hit. */
const roomOf = ({ state }: Context, { room }: GameEffect, person: Person): number =>
  room === NONE && person !== NONE ? at(state.room, person) : room;

/** Tells whether an effect on a room would change it. */
export function changesRoom(context: Context, effect: GameEffect, person: Person): boolean {
  const { state } = context;
  const room = roomOf(context, effect, person);
  if (room === NONE) return false;
  switch (effect.kind) {
    case 'shutRoom':
    case 'openRoom':
      return waysOf(context, effect, room).length > 0;
    case 'flood':
      return at(state.airless, room) === NONE;
    case 'darken':
      return !at(state.dark, room);
    default:
      return at(state.airless, room) !== NONE || at(state.dark, room);
  }
}

/** Applies an effect to a room: cuts it off, opens it up, floods or darkens it, or restores it (ruling A66). */
export function changeRoom(context: Context, effect: GameEffect, person: Person): void {
  const { state, emit } = context;
  if (!changesRoom(context, effect, person)) {
    fizzle(context, effect.kind, NONE, 'already');
    return;
  }
  const room = roomOf(context, effect, person);
  markFelt(context);
  switch (effect.kind) {
    case 'shutRoom':
      for (const passage of waysOf(context, effect, room)) seal(context, passage);
      return;
    case 'openRoom':
      for (const passage of waysOf(context, effect, room)) unseal(context, passage);
      return;
    case 'flood':
      state.airless[room] = state.round;
      state.airItem[room] = effect.item;
      state.flooded[room] = true;
      addTimer(context, { kind: 'airless', of: room, turns: lasts(context, NONE) });
      emit?.({ type: 'airGone', room, water: true });
      return;
    case 'darken':
      state.dark[room] = true;
      state.lightItem[room] = effect.item;
      addTimer(context, { kind: 'dark', of: room, turns: lasts(context, NONE) });
      emit?.({ type: 'darkened', room, item: effect.item });
      return;
    default:
      restore(context, room);
  }
}

/** Returns the passages of a room that an effect would close or open. */
const waysOf = ({ game, state }: Context, { kind }: GameEffect, room: number): readonly number[] =>
  at(game.rooms, room).passages.filter((passage) =>
    kind === 'shutRoom' ? !at(state.sealed, passage) : isShut(state, passage),
  );

function restore(context: Context, room: number): void {
  const { state } = context;
  state.timers = state.timers.filter(({ kind, of }) => of !== room || (kind !== 'airless' && kind !== 'dark'));
  if (at(state.airless, room) !== NONE) giveAir(context, room);
  if (at(state.dark, room)) giveLight(context, room);
}

export function giveAir({ state, emit }: Context, room: number): void {
  state.airless[room] = NONE;
  state.flooded[room] = false;
  emit?.({ type: 'airBack', room });
}

export function giveLight({ state, emit }: Context, room: number): void {
  state.dark[room] = false;
  emit?.({ type: 'lit', room });
}
