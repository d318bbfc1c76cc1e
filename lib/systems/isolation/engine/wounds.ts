import { at, count } from '@/lib/kernel/at';
import { isSuccess } from '../rules/degrees';
import { CAUSES, type Cause } from '../vocabulary';
import { type Context, conflictOf, insiders } from './context';
import { NONE } from './game';
import { addInjuries, DEAD, DYING, removeLinksOf, spreadGoodwill } from './injuries';
import type { MoveOf } from './moves';
import type { Reading } from './rolls';
import type { Conflict, PersonId, Shown } from './state';

/** Returns the cause of wounds (rules 1): obstruction before standing by, and both before the threat. */
function causeOf({ against }: Conflict, { odds, unopposed, withNeutrals }: Reading): Cause {
  if (against !== NONE || unopposed >= odds) return 'obstruction';
  return withNeutrals >= odds ? 'standingBy' : 'threat';
}

/** Sets the number and cause of wounds. A house rule lets successful duels wound their target (rules 8, 9). */
export function dealWounds({ game, state }: Context, reading: Reading): void {
  const conflict = conflictOf(state);
  const { degree, isDangerous, margin, against } = conflict;
  if (!isDangerous || !degree) return;
  if (!isSuccess(degree)) conflict.wounds = -margin;
  else if (against !== NONE && game.rules.duelWounds === 'margin') conflict.wounds = margin;
  conflict.cause = causeOf(conflict, reading);
}

/**
 * Tells whether a person can be wounded: after a success only the target of a duel; otherwise nobody who is Hostile,
 * elsewhere or dead.
 */
function canSuffer(state: Shown, person: PersonId): boolean {
  const { degree, against, stances, absent } = conflictOf(state);
  if (at(state.people, person).level === DEAD) return false;
  if (degree && isSuccess(degree)) return person === against;
  return stances[person] !== 'hostile' && !absent.includes(person);
}

/**
 * Returns the people who can take the next wound, in the default order: through the cast, starting with the Active. If
 * any of them were Dying before the conflict, only those (rules 8).
 */
export function sufferers(state: Shown): readonly PersonId[] {
  const { place, levels } = conflictOf(state);
  const inside = insiders(state).filter((person) => canSuffer(state, person));
  const from = inside.findIndex((person) => person >= place);
  const round = from <= 0 ? inside : [...inside.slice(from), ...inside.slice(0, from)];
  const dying = round.filter((person) => levels[person] === DYING);
  return dying.length > 0 ? dying : round;
}

/** Gives a person one wound: their level gets worse by one. */
export function wound({ state, emit }: Context, { person }: Pick<MoveOf<'wound'>, 'person'>): void {
  const conflict = conflictOf(state);
  const victim = at(state.people, person);
  const { cause } = conflict;
  victim.level += 1;
  conflict.wounds -= 1;
  if (conflict.levels[person] !== DYING) conflict.place = person + 1;
  count(state.tally.wounds, person);
  count(state.tally.wounded, CAUSES.indexOf(cause));
  emit?.({ type: 'wounded', person, level: victim.level, cause });
}

/** Applies deaths, then adds the injury links of the survivors (ruling A27). */
export function settleWounds(context: Context): void {
  const { state, emit } = context;
  const { levels, cause } = conflictOf(state);
  const inside = insiders(state);
  const dead = inside.filter((person) => at(state.people, person).level === DEAD);
  for (const person of dead) at(state.people, person).where = 'dead';
  for (const person of dead) {
    count(state.tally.fatal, CAUSES.indexOf(cause));
    count(state.tally.deathsOf, person);
    count(state.tally[cause], person);
    const goodwill = removeLinksOf(context, person);
    emit?.({ type: 'died', person, cause, goodwill });
    spreadGoodwill(context, goodwill);
  }
  for (const person of inside) if (!dead.includes(person)) addInjuries(context, person, at(levels, person));
}
