import { at } from '@/lib/kernel/at';
import { bit, has, type Table } from './context';
import { addTimer, feel, fizzle, lasts } from './effect';
import { type GameEffect, NONE } from './game';
import type { Person, State, Timer } from './state';
import { holds, isAlive } from './world';

export function sicken(table: Table, effect: GameEffect, person: Person): void {
  const { state, emit } = table;
  const { turns } = effect;
  if (!canSicken(table, effect, person)) {
    fizzle(table, 'sicken', person, 'already');
    return;
  }
  feel(table);
  addTimer(table, { ...illness(state, effect, person), turns: lasts(table, turns) });
  emit?.({ type: 'fellIll', person, turns, room: effect.room, item: effect.item });
}

function illness(state: State, { room, item }: GameEffect, person: Person): Timer {
  let carriers = 0;
  for (let other = 0; other < state.people; other++) {
    if (isAlive(state, other) && at(state.room, other) === room) carriers |= bit(other);
  }
  return { kind: 'sick', of: person, turns: NONE, room, item, carriers };
}

/** Whether somebody is well so far, and would not be cured as soon as they fell ill. */
export const canSicken = (table: Table, effect: GameEffect, person: Person): boolean =>
  !table.state.timers.some(({ kind, of }) => kind === 'sick' && of === person) &&
  !isCured(table, illness(table.state, effect, person));

/** Whether somebody who is ill gets what they need: the thing, or something from the room where the cure is. */
export function cure(table: Table): void {
  const { state, emit } = table;
  for (let i = state.timers.length - 1; i >= 0; i--) {
    const timer = at(state.timers, i);
    if (timer.kind !== 'sick' || !isCured(table, timer)) continue;
    state.timers.splice(i, 1);
    emit?.({ type: 'cured', person: timer.of });
  }
}

function isCured({ game, state }: Table, { of, item, carriers }: Timer): boolean {
  const room = at(state.room, of);
  for (let person = 0; person < state.people; person++) {
    if (at(state.room, person) !== room || !isAlive(state, person)) continue;
    if (has(carriers, person) || (item !== NONE && at(game.items, item).thing && holds(state, person, item)))
      return true;
  }
  return item !== NONE && !at(game.items, item).thing && at(state.known, item);
}
