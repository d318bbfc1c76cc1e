import { at } from '@/lib/kernel/at';
import { filled } from '@/lib/kernel/filled';
import type { Context } from './context';
import { type Game, NONE } from './game';
import { walk } from './people';
import type { Person, State } from './state';
import { canPass, hasPassFor, monsterCrosses, otherEnd } from './world';

/** Returns the passage by which the shortest way from one room to another begins; NONE if there is none. */
function firstStep(
  { rooms, passages }: Game,
  from: number,
  to: number,
  isOpen: (passage: number, room: number) => boolean,
): number {
  const steps = filled(rooms.length, NONE);
  steps[to] = 0;
  const queue = [to];
  for (const room of queue) {
    for (const number of at(rooms, room).passages) {
      const next = otherEnd(at(passages, number), room);
      if (at(steps, next) !== NONE || !isOpen(number, room)) continue;
      if (next === from) return number;
      steps[next] = at(steps, room) + 1;
      queue.push(next);
    }
  }
  return NONE;
}

/** Returns the passage by which a monster comes nearer to a room; NONE if it is there or cannot come nearer. */
export const stepToward = ({ game, state }: Context, monster: number, room: number): number =>
  at(state.monsterRoom, monster) === room
    ? NONE
    : firstStep(game, at(state.monsterRoom, monster), room, (passage, into) =>
        monsterCrosses(game, state, monster, passage, into),
      );

/** Returns the passage by which a person on foot comes nearer to a room; NONE if they are there or the way is shut. */
export function pathTo({ game, state }: Context, person: Person, room: number): number {
  if (at(state.room, person) === room) return NONE;
  return firstStep(game, at(state.room, person), room, (number) => isWalkable(game, state, person, number));
}

function isWalkable(game: Game, state: State, person: Person, number: number): boolean {
  const passage = at(game.passages, number);
  if (at(state.sealed, number) || (at(state.blocked, number) && passage.opens !== 'anyone')) return false;
  return passage.needs === NONE || hasPassFor(game, state, passage, person);
}

/** Moves Extras that walk somewhere by one room. A walk ends at its room, or when a player takes the Extra over. */
export function walkOn(context: Context): void {
  const { game, state } = context;
  for (let person = state.players; person < state.people; person++) {
    const room = at(state.walks, person);
    if (room === NONE) continue;
    const passage = pathTo(context, person, room);
    if (passage !== NONE && canPass(game, state, person, passage)) walk(context, person, passage);
    if (at(state.room, person) === room) state.walks[person] = NONE;
  }
}
