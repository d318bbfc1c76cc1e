import { NONE } from '@/lib/systems/trapped/engine/game';
import type { State } from '@/lib/systems/trapped/engine/state';
import type { Setting } from '@/lib/systems/trapped/schema';
import type { Given } from './claim';

const numberIn = (list: readonly { readonly id: string }[], id: string) => list.findIndex((one) => one.id === id);

/** Brings a game into a state in which an Event can happen. */
export function arrange(state: State, setting: Setting, given: Given): void {
  const rooms = setting.map.rooms;
  if (given === 'alone') scatter(state, rooms.length);
  else if (given === 'near') state.monsterRoom[0] = state.room[0] ?? NONE;
  else if ('inRoom' in given) state.room.fill(numberIn(rooms, given.inRoom));
  else if ('monsterIn' in given) bringMonster(state, numberIn(rooms, given.monsterIn));
  else if ('holding' in given) state.holders[numberIn(setting.items, given.holding)] = (1 << state.people) - 1;
  else if ('dark' in given) darken(state, setting, given.dark);
  else if ('won' in given) state.achieved[numberIn(setting.goals, given.won)] = -1;
  else state.clockAt[numberIn(setting.clocks, given.clock)] = given.at;
}

function bringMonster(state: State, room: number): void {
  state.monsterRoom[0] = room;
  state.stepped[0] = false;
  state.stepsLeft[0] = 1;
}

function scatter(state: State, rooms: number): void {
  for (let person = 0; person < state.people; person++) state.room[person] = person % rooms;
}

/** Darkens everybody’s room; `light` is the thing that gives light there. */
function darken(state: State, { items }: Setting, light: string): void {
  for (const room of state.room) {
    state.dark[room] = true;
    state.lightItem[room] = numberIn(items, light);
  }
}
