import { at } from '@/lib/kernel/at';
import { votePasses } from '../rules/vote';
import { askFor, push, TASKS } from './agenda';
import { allHold } from './conditions';
import { type Context, gmOf, has, speakerOf } from './context';
import { draw, putAway } from './deck';
import { effectAt, isPersonal, markFelt } from './effect';
import { test } from './event-cards';
import { type GameFollowUp, NONE } from './game';
import { FAILED, PASSED, PENDING, type Person } from './state';
import { hasIt, isAlive } from './world';

const followUpAt = ({ game, state }: Context, index: number): GameFollowUp =>
  at(at(game.events, state.eventInPlay.event).follows, index);

/** Starts a follow-up of the current Event: for each person it hits in turn, or for the place (ruling A65). */
export function follow(context: Context, index: number): void {
  const { game, state } = context;
  const { event } = state.eventInPlay;
  if (followUpAt(context, index).polled) beginPoll(context, index);
  else if (at(game.events, event).personal) forEachHit(context, (person) => push(state, TASKS.followOn, index, person));
  else followOn(context, index, NONE);
}

/** Schedules something for everybody hit, so that the first in order is the first to be on the agenda's top. */
function forEachHit({ state }: Context, schedule: (person: Person) => void): void {
  const { targets } = state.eventInPlay;
  for (let person = state.people - 1; person >= 0; person--) if (has(targets, person)) schedule(person);
}

function beginPoll({ state }: Context, index: number): void {
  state.eventInPlay.yes = 0;
  state.eventInPlay.no = 0;
  state.eventInPlay.felt = true;
  push(state, TASKS.poll, index, 0);
}

/** Asks the players for their votes on an Event's choice, clockwise from the GM's left; then takes the branch. */
export function poll(context: Context, index: number, from: number): void {
  const { game, state } = context;
  for (let player = from; player < state.players; player++) {
    if (at(state.characterOf, player) === NONE) continue;
    push(state, TASKS.poll, index, player + 1);
    askFor(state, 'choose', player, index);
    return;
  }
  const agreed = closePoll(context);
  if (!at(game.events, state.eventInPlay.event).personal) branch(context, index, NONE, agreed);
  else forEachHit(context, (person) => branch(context, index, person, agreed));
}

/** Counts the votes. A tie is decided by a card for each side (rules 7.9). */
function closePoll(context: Context): boolean {
  const { yes, no } = context.state.eventInPlay;
  const cards = yes === no ? [draw(context), draw(context)] : [];
  for (const card of cards) putAway(context, card);
  const [pro = NONE, contra = NONE] = cards;
  const passed = votePasses(yes, no, { yes: pro, no: contra }) === true;
  context.emit?.({ type: 'voted', about: 'event', yes, no, cards, passed });
  return passed;
}

/** Takes the answer of a player or the GM to an Event's choice. */
export function choose(context: Context, agrees: boolean): void {
  const { ask, eventInPlay } = context.state;
  if (!followUpAt(context, ask.about).polled) branch(context, ask.about, ask.detail, agrees);
  else if (agrees) eventInPlay.yes++;
  else eventInPlay.no++;
}

export function followOn(context: Context, index: number, person: Person): void {
  const { game, state, emit } = context;
  if (person !== NONE && !isAlive(state, person)) return;
  const followUp = followUpAt(context, index);
  const { kind, when, attribute, item } = followUp;
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
      if (item !== NONE && !hasIt(game, state, followUp, person)) {
        emit?.({ type: 'lacked', person, item });
        branch(context, index, person, false);
        return;
      }
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
function branch(context: Context, index: number, person: Person, isFirst: boolean): void {
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
