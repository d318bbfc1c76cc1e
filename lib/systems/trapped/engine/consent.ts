import { at } from '@/lib/kernel/at';
import { askFor, drop, push, TASKS } from './agenda';
import { type Context, speakerOf } from './context';
import { effectAt, fizzle, markFelt, PEOPLE_MAX } from './effect';
import { earnTurn, grant } from './gains';
import { type GameEffect, NONE } from './game';
import { enter } from './people';
import type { Person, Seat } from './state';

/** Asks the players who can meet an effect's condition, one by one, starting with player `from`. */
export function ask(context: Context, effect: number, person: Person, from: number): void {
  const { state } = context;
  for (let player = from; player < state.players; player++) {
    if (!canMeet(context, effectAt(context, effect), person, player)) continue;
    push(state, TASKS.consent, effect, person + PEOPLE_MAX * (player + 1));
    askFor(state, 'consent', player, effect, person);
    return;
  }
  const { kind } = effectAt(context, effect);
  if (kind === 'extraTurn' && askToPress(context, effect, person)) return;
  fizzle(context, kind, person, from === 0 ? 'nobodyThere' : 'nobodyAgreed');
}

/** If all declined, the target may challenge one of them (ruling A40). Returns whether there is one to challenge. */
function askToPress(context: Context, effect: number, person: Person): boolean {
  const { state } = context;
  const own = at(state.playerOf, person);
  if (own === NONE || state.extraTurn) return false;
  for (let player = 0; player < state.players; player++) {
    if (!canMeet(context, effectAt(context, effect), person, player)) continue;
    askFor(state, 'press', own, effect, person);
    return true;
  }
  return false;
}

/**
 * Tells whether a player can meet an effect's condition. A gain can be accepted by the target's player or, for an
 * uncontrolled Extra, by characters in its room; company for an extra turn must be in the same room.
 */
export function canMeet({ state }: Context, effect: GameEffect, person: Person, player: Seat): boolean {
  const character = at(state.characterOf, player);
  const isThere = character !== NONE && at(state.room, character) === at(state.room, person);
  if (effect.kind === 'extraTurn') return isThere && character !== person;
  const speaker = speakerOf(state, person);
  return speaker === NONE ? isThere : speaker === player;
}

/** Applies a condition that was met; no further players are asked. */
export function consent(context: Context, effect: number, detail: number, player: Seat): void {
  const { state } = context;
  const person = detail % PEOPLE_MAX;
  const { kind } = effectAt(context, effect);
  if (kind === 'move') {
    markFelt(context);
    enter(context, person, Math.floor(detail / PEOPLE_MAX), NONE);
    return;
  }
  // The next question was already on the agenda.
  drop(state);
  if (kind === 'extraTurn') {
    earnTurn(context, person);
    return;
  }
  const isExtra = speakerOf(state, person) === NONE;
  grant(context, effectAt(context, effect), isExtra ? at(state.characterOf, player) : person);
}
