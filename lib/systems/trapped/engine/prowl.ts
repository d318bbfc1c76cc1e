import { at } from '@/lib/kernel/at';
import { askFor } from './agenda';
import { type Context, gmOf } from './context';
import { isFairGame, isNearer, stepsIn, stepsToPrey } from './hunting';
import { canAnyStray } from './strays';
import { isAlive, isBlindIn, isKeptOut, monsterFits, monsterPasses, otherEnd } from './world';

/** Lets the GM move or attack with monsters and move an Extra, if any can (rules 7.0, 7.5, rulings A58, A63). */
export function askForMonsters(context: Context): void {
  if (canAnyProwl(context) || canAnyStray(context)) askFor(context.state, 'monsters', gmOf(context.state));
}

function canAnyProwl(context: Context): boolean {
  const { game, state } = context;
  for (let monster = 0; monster < game.monsters.length; monster++) {
    if (at(state.monsterDead, monster)) continue;
    if (canStep(context, monster) || canSmash(context, monster)) return true;
  }
  return false;
}

function canStep(context: Context, monster: number): boolean {
  const { game, state } = context;
  if (at(state.stepped, monster)) return false;
  const here = at(state.monsterRoom, monster);
  const { passages } = at(game.rooms, here);
  const steps = stepsToPrey(context, monster);
  for (let i = 0; i < passages.length; i++) {
    const passage = at(passages, i);
    if (!monsterPasses(game, state, monster, passage)) continue;
    if (isNearer(steps, here, otherEnd(at(game.passages, passage), here))) return true;
  }
  return false;
}

function canSmash(context: Context, monster: number): boolean {
  for (let person = 0; person < context.state.people; person++) if (maySmash(context, monster, person)) return true;
  return false;
}

/** Tells whether a monster may attack a person: once a round, and those it hunts first (ruling A69). */
export const maySmash = (context: Context, monster: number, person: number): boolean =>
  isInReach(context, monster, person) &&
  isFairGame(context, monster, person, (other) => isInReach(context, monster, other));

/** In the monster's own room, or next door if it has a step left. */
function isInReach({ game, state }: Context, monster: number, person: number): boolean {
  if (
    at(state.smashed, monster) ||
    state.turn === gmOf(state) ||
    at(state.monsterDead, monster) ||
    !isAlive(state, person)
  ) {
    return false;
  }
  const room = at(state.room, person);
  if (isBlindIn(game, state, monster, room)) return false;
  if (room === at(state.monsterRoom, monster)) return !isKeptOut(game, state, monster, room);
  if (at(state.stepped, monster)) return false;
  const { passages } = at(game.rooms, at(state.monsterRoom, monster));
  for (let i = 0; i < passages.length; i++) {
    const { a, b } = at(game.passages, at(passages, i));
    if ((a === room || b === room) && monsterFits(game, state, monster, at(passages, i))) return true;
  }
  return false;
}

/** Asks the GM to move a beaten monster one room away, once a turn, if it can move (rulings A28, A34). */
export function askToRetreat(context: Context, monster: number): void {
  const { game, state } = context;
  if (at(state.retreated, monster) || stepsIn(context, monster) === 0) return;
  const { passages } = at(game.rooms, at(state.monsterRoom, monster));
  for (let i = 0; i < passages.length; i++) {
    if (monsterPasses(game, state, monster, at(passages, i))) {
      askFor(state, 'retreat', gmOf(state), monster);
      return;
    }
  }
}
