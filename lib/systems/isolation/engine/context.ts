import { at } from '@/lib/kernel/at';
import { placeOfTwo } from '@/lib/tabletop/pairs';
import type { Happening } from '@/lib/tabletop/step-by-step';
import type { Game } from './game';
import type { LogEvent } from './log';
import type { Refusal } from './moves';
import type { Conflict, Pair, PairRoll, PersonId, Seat, Shown, State } from './state';

export type Context = Happening<Game, State, LogEvent>;

/** The conflict in play; only while there is one. */
export const conflictOf = ({ conflict }: Shown): Conflict => conflict as Conflict;

/** The end of a session, and the pair whose turn it is; only while it is being closed. */
export const closingOf = ({ closing }: Shown): PairRoll => closing as PairRoll;
export const pairNow = (state: Shown): Pair => at(state.pairs, closingOf(state).pair);

/** All that is between two people. */
export const pairOf = ({ people, pairs }: Shown, a: PersonId, b: PersonId): Pair =>
  at(pairs, placeOfTwo(people.length, a, b));

export const isInside = ({ people }: Shown, person: PersonId): boolean => people[person]?.where === 'inside';

/** Why a person can't be named: they have left or are dead. */
export const notInside = ({ state }: Context, { person }: { readonly person: PersonId }): Refusal | undefined =>
  isInside(state, person) ? undefined : 'not-inside';

/** Everybody who is alive and inside, in the order of the cast (rules 15). */
export function insiders({ people }: Shown): readonly PersonId[] {
  const list: PersonId[] = [];
  for (let i = 0; i < people.length; i++) if (at(people, i).where === 'inside') list.push(i);
  return list;
}

/** Who decides for a person. */
export const ownerOf = ({ people }: Shown, person: PersonId): Seat => at(people, person).owner;
