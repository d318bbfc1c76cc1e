import { at } from '@/lib/kernel/at';
import { askFor, push, TASKS } from '../agenda';
import { bit, type Context, has, speakerOf } from '../context';
import { always, type Decision, isIndex, type Rule } from '../decision';
import { getOut } from '../ending';
import { NONE } from '../game';
import type { RefusalCode } from '../moves';
import type { Person } from '../state';
import { canEscape, isAlive } from '../world';

/** Stands in for the effect in a consent question that is an invitation to come along. */
export const BOARDING = -2;

/** Escapes, with everyone alive or with as many companions as there are seats (rules 7.6). */
export const escaping: Rule<'escape'> = {
  candidates({ game }, offer) {
    for (let route = 0; route < game.routes.length; route++) offer({ type: 'escape', route });
  },
  refuse({ game, state }, { route }) {
    if (!isIndex(route, game.routes.length)) return 'malformed';
    return canEscape(game, state, route, at(state.characterOf, state.turn)) ? undefined : 'notOpen';
  },
  take(context, { route }) {
    const { game, state } = context;
    const character = at(state.characterOf, state.turn);
    if (at(game.routes, route).seats === NONE) return getOut(context, route, allAlive(context));
    const { boarding } = state;
    boarding.route = route;
    boarding.actor = state.turn;
    boarding.aboard = bit(character);
    boarding.asked = bit(character);
    push(state, TASKS.boarding);
  },
};

function allAlive({ state }: Context): number {
  let bits = 0;
  for (let person = 0; person < state.people; person++) if (isAlive(state, person)) bits |= bit(person);
  return bits;
}

/** Companions must be present and willing (ruling A54); each is asked once. */
function refuseCompanion({ state }: Context, person: Person): RefusalCode | undefined {
  const { boarding, characterOf, room } = state;
  if (!isAlive(state, person) || has(boarding.asked, person)) return 'wrongPerson';
  return at(room, person) === at(room, at(characterOf, boarding.actor)) ? undefined : 'notHere';
}

/** Asks whom to invite as long as a seat is free and someone can be invited; then leaves. */
export function askToBoard(context: Context): void {
  const { game, state } = context;
  const { boarding, people } = state;
  if (countAboard(context) < at(game.routes, boarding.route).seats) {
    for (let person = 0; person < people; person++) {
      if (refuseCompanion(context, person) === undefined) {
        askFor(state, 'boarding', boarding.actor);
        return;
      }
    }
  }
  launch(context);
}

function countAboard({ state }: Context): number {
  let count = 0;
  for (let person = 0; person < state.people; person++) if (has(state.boarding.aboard, person)) count++;
  return count;
}

const launch = (context: Context): void => getOut(context, context.state.boarding.route, context.state.boarding.aboard);

export function answerInvitation({ state, emit }: Context, person: Person, came: boolean): void {
  if (came) state.boarding.aboard |= bit(person);
  emit?.({ type: 'invited', person, came });
  push(state, TASKS.boarding);
}

export const boarding: Decision = {
  leave: always(launch),
  invite: {
    candidates({ state }, offer) {
      for (let person = 0; person < state.people; person++) offer({ type: 'invite', person });
    },
    refuse: (context, { person }) =>
      isIndex(person, context.state.people) ? refuseCompanion(context, person) : 'malformed',
    take(context, { person }) {
      const { state } = context;
      state.boarding.asked |= bit(person);
      const speaker = speakerOf(state, person);
      // An Extra controlled by the actor or by no player always comes along.
      if (speaker === NONE || speaker === state.boarding.actor) return answerInvitation(context, person, true);
      askFor(state, 'consent', speaker, BOARDING, person);
    },
  },
};
