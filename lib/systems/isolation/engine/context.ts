import { at } from '@/lib/kernel/at';
import { pairIndex } from '@/lib/tabletop/play/pairs';
import type { MoveContext } from '@/lib/tabletop/play/step-by-step';
import type { Game } from './game';
import type { LogEvent } from './log';
import type { RefusalCode } from './moves';
import type { Conflict, Pair, PairRoll, PersonId, Seat, Shown, State } from './state';

export type Context = MoveContext<Game, State, LogEvent>;

/** Returns the current conflict. Call only during one. */
export const conflictOf = ({ conflict }: Shown): Conflict => conflict as Conflict;

/** Return the roll and the pair that looks back. Call only at the end of a session. */
export const closingOf = ({ closing }: Shown): PairRoll => closing as PairRoll;
export const pairNow = (state: Shown): Pair => at(state.pairs, closingOf(state).pair);

export const pairOf = ({ people, pairs }: Shown, a: PersonId, b: PersonId): Pair =>
  at(pairs, pairIndex(people.length, a, b));

export const isInside = ({ people }: Shown, person: PersonId): boolean => people[person]?.where === 'inside';

/** Refuses people who have left or died. */
export const notInside = ({ state }: Context, { person }: { readonly person: PersonId }): RefusalCode | undefined =>
  isInside(state, person) ? undefined : 'not-inside';

/** Returns the people who are alive and inside, in the order of the cast (rules 15). */
export function insiders({ people }: Shown): readonly PersonId[] {
  const list: PersonId[] = [];
  for (let i = 0; i < people.length; i++) if (at(people, i).where === 'inside') list.push(i);
  return list;
}

/** Returns the seat that decides for a person. */
export const ownerOf = ({ people }: Shown, person: PersonId): Seat => at(people, person).owner;
