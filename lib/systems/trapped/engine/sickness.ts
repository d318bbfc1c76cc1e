import { at } from '@/lib/kernel/at';
import { bit, type Context, has } from './context';
import { addTimer, fizzle, lasts, markFelt } from './effect';
import { type GameEffect, NONE } from './game';
import type { Person, State, Timer } from './state';
import { holds, isAlive } from './world';

export function sicken(context: Context, effect: GameEffect, person: Person): void {
  const { state, emit } = context;
  const { turns } = effect;
  if (!canSicken(context, effect, person)) {
    fizzle(context, 'sicken', person, 'already');
    return;
  }
  markFelt(context);
  addTimer(context, { ...illness(state, effect, person), turns: lasts(context, turns) });
  emit?.({ type: 'fellIll', person, turns, room: effect.room, item: effect.item });
}

/** The cure of an illness: something from a room, or an item; NONE for none. */
export type Cure = Pick<GameEffect, 'room' | 'item'>;

function illness(state: State, { room, item }: Cure, person: Person): Timer {
  let carriers = 0;
  for (let other = 0; other < state.people; other++) {
    if (isAlive(state, other) && at(state.room, other) === room) carriers |= bit(other);
  }
  return { kind: 'sick', of: person, turns: NONE, room, item, carriers };
}

/** Tells whether a person is healthy and would not be cured as soon as they fell ill. */
export const canSicken = (context: Context, effect: Cure, person: Person): boolean =>
  !context.state.timers.some(({ kind, of }) => kind === 'sick' && of === person) &&
  !isCured(context, illness(context.state, effect, person));

/** Cures the ill who have the item they need, or are with someone who has been to the room of the cure. */
export function cure(context: Context): void {
  const { state, emit } = context;
  for (let i = state.timers.length - 1; i >= 0; i--) {
    const timer = at(state.timers, i);
    if (timer.kind !== 'sick' || !isCured(context, timer)) continue;
    state.timers.splice(i, 1);
    emit?.({ type: 'cured', person: timer.of });
  }
}

function isCured({ game, state }: Context, { of, item, carriers }: Timer): boolean {
  const room = at(state.room, of);
  for (let person = 0; person < state.people; person++) {
    if (at(state.room, person) !== room || !isAlive(state, person)) continue;
    if (has(carriers, person) || (item !== NONE && at(game.items, item).thing && holds(state, person, item)))
      return true;
  }
  return item !== NONE && !at(game.items, item).thing && at(state.known, item);
}
