import { at } from '@/lib/kernel/at';
import type { Context } from './context';
import { type Game, NONE } from './game';
import { canGain, enter, gain, giveUp, open } from './people';
import type { State } from './state';
import { holds, isAlive } from './world';

/** House calls of the GM: the fields are indices, as in moves. */
export type HouseCall =
  | { readonly type: 'move'; readonly person: number; readonly room: number }
  | { readonly type: 'open' | 'shut'; readonly passage: number }
  | { readonly type: 'give' | 'take'; readonly item: number; readonly person: number };

/** Lists everything that the GM can change between turns and before an Event, when nothing depends on it. */
export function callsOf(game: Game, state: State): readonly HouseCall[] {
  if (state.ask.kind !== 'monsters' && state.ask.kind !== 'event') return [];
  const context: Context = { game, state, emit: undefined };
  const people = Array.from({ length: state.people }, (_, person) => person).filter((one) => isAlive(state, one));
  const calls: HouseCall[] = [];
  for (const person of people) {
    for (const room of game.rooms.keys()) {
      if (room !== at(state.room, person)) calls.push({ type: 'move', person, room });
    }
  }
  for (const passage of game.passages.keys()) {
    const isShut = at(state.blocked, passage) || at(state.sealed, passage);
    calls.push({ type: isShut ? 'open' : 'shut', passage });
  }
  for (const item of game.items.keys()) {
    for (const person of people) {
      if (canGain(context, item, person)) calls.push({ type: 'give', item, person });
      else if (at(game.items, item).thing && holds(state, person, item)) calls.push({ type: 'take', item, person });
    }
  }
  return calls;
}

/** Carries out a listed call. */
export function makeCall(context: Context, call: HouseCall): void {
  const { state, emit } = context;
  switch (call.type) {
    case 'move':
      enter(context, call.person, call.room, NONE);
      return;
    case 'open':
      open(context, call.passage, 'event');
      return;
    case 'shut':
      state.sealed[call.passage] = true;
      emit?.({ type: 'sealed', passage: call.passage, why: 'event' });
      return;
    case 'give':
      gain(context, call.item, call.person, 'floor', at(state.room, call.person));
      return;
    case 'take':
      giveUp(state, call.item, call.person);
  }
}
