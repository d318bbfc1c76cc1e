import { at } from '@/lib/kernel/at';
import { isClockAt } from './clocks';
import type { Context } from './context';
import { isNear } from './deeds';
import { type GameCondition, NONE } from './game';
import type { Person } from './state';
import { hasIt, isAlive, isDark } from './world';

/** Tells whether all conditions hold; those about the Event's target are about `person`. */
export function allHold(context: Context, conditions: readonly GameCondition[], person: Person): boolean {
  for (let i = 0; i < conditions.length; i++) {
    const condition = at(conditions, i);
    if (condition.own && person === NONE) return false;
    if (holdsFor(context, condition, person) === condition.isNot) return false;
  }
  return true;
}

function holdsFor(context: Context, condition: GameCondition, person: Person): boolean {
  const { state } = context;
  if (condition.kind === 'clock') return isClockAt(context, condition.clock, condition.steps);
  if (condition.kind === 'won') return condition.goal !== NONE && at(state.achieved, condition.goal) !== 0;
  if (condition.own) return isTrueOf(context, condition, person);
  for (let player = 0; player < state.players; player++) {
    const character = at(state.characterOf, player);
    if (character !== NONE && isTrueOf(context, condition, character)) return true;
  }
  return false;
}

function isTrueOf(context: Context, condition: GameCondition, person: Person): boolean {
  const { kind, room, item } = condition;
  const { game, state } = context;
  const here = at(state.room, person);
  switch (kind) {
    case 'inRoom':
      return here === room;
    case 'alone':
      return isAlone(context, person, here);
    case 'holds':
      return item !== NONE && hasIt(game, state, condition, person);
    case 'near':
      return game.monsters.some((_, monster) => isNear(context, monster, here, false));
    case 'dark':
      return isDark(game, state, here);
    default:
      return false;
  }
}

function isAlone({ state }: Context, person: Person, room: number): boolean {
  for (let other = 0; other < state.people; other++) {
    if (other !== person && isAlive(state, other) && at(state.room, other) === room) return false;
  }
  return true;
}
