import { at } from '@/lib/kernel/at';
import { askFor, push, TASKS } from './agenda';
import { allHold } from './conditions';
import { type Context, gmOf, has, speakerOf } from './context';
import { effectAt, isPersonal, markFelt } from './effect';
import { test } from './event-cards';
import { type GameFollowUp, NONE } from './game';
import { FAILED, PASSED, PENDING, type Person } from './state';
import { isAlive } from './world';

const followUpAt = ({ game, state }: Context, index: number): GameFollowUp =>
  at(at(game.events, state.eventInPlay.event).follows, index);

/** Starts a follow-up of the current Event: for each person it hits in turn, or for the place (ruling A65). */
export function follow(context: Context, index: number): void {
  const { game, state } = context;
  const { event, targets } = state.eventInPlay;
  if (!at(game.events, event).personal) {
    followOn(context, index, NONE);
    return;
  }
  for (let person = state.people - 1; person >= 0; person--) {
    if (has(targets, person)) push(state, TASKS.followOn, index, person);
  }
}

export function followOn(context: Context, index: number, person: Person): void {
  const { state } = context;
  if (person !== NONE && !isAlive(state, person)) return;
  const { kind, when, attribute } = followUpAt(context, index);
  switch (kind) {
    case 'also':
      branch(context, index, person, true);
      return;
    case 'check':
      branch(context, index, person, allHold(context, when, person));
      return;
    case 'choice': {
      const speaker = speakerOf(state, person);
      markFelt(context);
      askFor(state, 'choose', speaker === NONE ? gmOf(state) : speaker, index, person);
      return;
    }
    case 'test':
      markFelt(context);
      state.eventInPlay.deciding = index;
      state.eventInPlay.verdict = PENDING;
      push(state, TASKS.verdict, index, person);
      test(context, attribute, person, 'event');
      return;
  }
}

/** Goes on with the branch that a test has decided; a test that never took place decides nothing. */
export function afterTest(context: Context, index: number, person: Person): void {
  const { eventInPlay } = context.state;
  eventInPlay.deciding = NONE;
  if (eventInPlay.verdict !== PENDING) branch(context, index, person, eventInPlay.verdict === PASSED);
}

/** Schedules the effects of one branch. */
export function branch(context: Context, index: number, person: Person, isFirst: boolean): void {
  const { first, second } = followUpAt(context, index);
  const effects = isFirst ? first : second;
  for (let i = effects.length - 1; i >= 0; i--) {
    const effect = at(effects, i);
    if (isPersonal(effectAt(context, effect))) push(context.state, TASKS.effectOn, effect, person);
    else push(context.state, TASKS.effect, effect);
  }
}

/** Settles the test that decides between branches, if there is one. Returns whether failing it brings damage. */
export function decide(context: Context, passed: boolean): boolean {
  const { eventInPlay } = context.state;
  if (eventInPlay.deciding === NONE) return true;
  eventInPlay.verdict = passed ? PASSED : FAILED;
  return followUpAt(context, eventInPlay.deciding).hurts;
}
