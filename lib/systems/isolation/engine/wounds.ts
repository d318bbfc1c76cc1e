import { at, count } from '@/lib/kernel/at';
import { isSuccess } from '../rules/degrees';
import { CAUSES, type Cause } from '../vocabulary';
import { type Context, conflictOf, insiders } from './context';
import { NONE } from './game';
import { addInjuries, bury, DEAD, DYING, spread } from './injuries';
import type { MoveOf } from './moves';
import type { Reading } from './rolls';
import type { Conflict, PersonId, Shown } from './state';

/** Why people are hurt (rules 1): what they did to each other comes first. */
function causeOf({ against }: Conflict, { odds, unopposed, withNeutrals }: Reading): Cause {
  if (against !== NONE || unopposed >= odds) return 'obstruction';
  return withNeutrals >= odds ? 'standingBy' : 'threat';
}

/** How many wounds a conflict deals, and why; a duel that succeeds may deal some to its target (rules 8, 9). */
export function dealWounds({ game, state }: Context, reading: Reading): void {
  const conflict = conflictOf(state);
  const { degree, isDangerous, margin, against } = conflict;
  if (!isDangerous || !degree) return;
  if (!isSuccess(degree)) conflict.wounds = -margin;
  else if (against !== NONE && game.rules.duelWounds === 'margin') conflict.wounds = margin;
  conflict.cause = causeOf(conflict, reading);
}

/** Whether a wound can fall on somebody: not on those who hinder, are elsewhere, or are dead already. */
function canSuffer(state: Shown, person: PersonId): boolean {
  const { degree, against, stances, absent } = conflictOf(state);
  if (at(state.people, person).level === DEAD) return false;
  if (degree && isSuccess(degree)) return person === against;
  return stances[person] !== 'hostile' && !absent.includes(person);
}

/**
 * On whom the next wound can fall, in the order in which wounds go round by themselves: from the Active on through the
 * cast. Those who were Dying beforehand come first (rules 8).
 */
export function sufferers(state: Shown): readonly PersonId[] {
  const { place, levels } = conflictOf(state);
  const inside = insiders(state).filter((person) => canSuffer(state, person));
  const from = inside.findIndex((person) => person >= place);
  const round = from <= 0 ? inside : [...inside.slice(from), ...inside.slice(0, from)];
  const dying = round.filter((person) => levels[person] === DYING);
  return dying.length > 0 ? dying : round;
}

/** Somebody is a level worse off. */
export function wound({ state, emit }: Context, { person }: Pick<MoveOf<'wound'>, 'person'>): void {
  const conflict = conflictOf(state);
  const one = at(state.people, person);
  const { cause } = conflict;
  one.level += 1;
  conflict.wounds -= 1;
  if (conflict.levels[person] !== DYING) conflict.place = person + 1;
  count(state.tally.wounds, person);
  count(state.tally.wounded, CAUSES.indexOf(cause));
  emit?.({ type: 'wounded', person, level: one.level, cause });
}

/** Deaths, then links of those who are hurt (ruling A27). */
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
    const goodwill = bury(context, person);
    emit?.({ type: 'died', person, cause, goodwill });
    spread(context, goodwill);
  }
  for (const person of inside) if (!dead.includes(person)) addInjuries(context, person, at(levels, person));
}
