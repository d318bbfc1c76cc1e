import { at } from '@/lib/kernel/at';
import { filled } from '@/lib/kernel/filled';
import { NO_SCORE, rankOf, suitIndex, suitOf } from '../rules/cards';
import { hasGrown } from '../rules/monster';
import { bit, type Context, gmOf, has } from './context';
import { NONE } from './game';
import type { Person, State } from './state';
import { isAlive, isBlindIn, monsterCrosses, otherEnd } from './world';

const CLUBS = suitIndex('clubs');

/** Gives monsters their steps of a new turn. */
export function restMonsters(context: Context): void {
  const { game, state } = context;
  state.stepped.fill(false);
  state.retreated.fill(false);
  if (game.hasUsualMonsters) return;
  for (let monster = 0; monster < game.monsters.length; monster++) {
    const isResting = at(game.monsters, monster).isSlow && state.turnsTaken % 2 === 1;
    const left = stepsIn(context, monster) - (isResting ? 1 : 0);
    state.stepsLeft[monster] = left;
    state.stepped[monster] = left === 0;
  }
}

/** Returns how many steps a monster has in a turn in which it does not rest. */
export function stepsIn({ game, state }: Context, monster: number): number {
  const { steps, grows } = at(game.monsters, monster);
  return hasGrown(grows, state.round) ? steps + 1 : steps;
}

/** Uses up one step of a monster; the usual one has a single step. */
export function spendStep({ state }: Context, monster: number): void {
  const left = Math.max(0, at(state.stepsLeft, monster) - 1);
  state.stepsLeft[monster] = left;
  state.stepped[monster] = left === 0;
}

/** Returns the people whom a monster hunts now, as bits (ruling A69). */
function preyOf(context: Context, monster: number): number {
  const { game, state } = context;
  const { hunts, bait } = at(game.monsters, monster);
  if (hunts === 'anybody') return 0;
  const found = peopleWhere(state, (person) => !isBlindIn(game, state, monster, at(state.room, person)));
  switch (hunts) {
    case 'nearest':
      return peopleWhere(state, (person) => at(state.room, person) === at(state.monsterRoom, monster)) & found || found;
    case 'crowd':
      return loudest(state, found, (person) => countIn(state, at(state.room, person)));
    case 'last': {
      const character = at(state.characterOf, state.turn === gmOf(state) ? state.players - 1 : state.turn);
      return character === NONE ? 0 : bit(character) & found;
    }
    case 'hated':
      return loudest(state, found, (person) => (at(state.playerOf, person) === NONE ? 0 : hatredOf(state, person)));
    case 'holder':
      return bait === NONE ? 0 : at(state.holders, bait) & found;
  }
}

function peopleWhere(state: State, isMeant: (person: Person) => boolean): number {
  let bits = 0;
  for (let person = 0; person < state.people; person++)
    if (isAlive(state, person) && isMeant(person)) bits |= bit(person);
  return bits;
}

/** Returns those with the highest score of some people, as bits; nobody if all have 0. */
function loudest(state: State, among: number, score: (person: Person) => number): number {
  let most = 1;
  let bits = 0;
  for (let person = 0; person < state.people; person++) {
    const own = has(among, person) ? score(person) : 0;
    if (own < most) continue;
    bits = own === most ? bits | bit(person) : bit(person);
    most = own;
  }
  return bits;
}

function countIn(state: State, room: number): number {
  let count = 0;
  for (let person = 0; person < state.people; person++) {
    if (at(state.room, person) === room && isAlive(state, person)) count++;
  }
  return count;
}

/** Returns the sum of the ranks of clubs that the living feel for a person. */
function hatredOf(state: State, person: Person): number {
  let sum = 0;
  for (let other = 0; other < state.people; other++) {
    const score =
      other === person || !isAlive(state, other) ? NO_SCORE : at(state.relationships, other * state.people + person);
    if (score !== NO_SCORE && suitOf(score) === CLUBS) sum += rankOf(score) + 1;
  }
  return sum;
}

/**
 * Returns a monster's steps to its prey from its own room and from all that are nearer, NONE from others; undefined if
 * it hunts nobody or can reach none of them.
 */
export function stepsToPrey(context: Context, monster: number): readonly number[] | undefined {
  const { game, state } = context;
  const { hunts, bait } = at(game.monsters, monster);
  if (hunts === 'anybody') return undefined;
  const steps = filled(game.rooms.length, NONE);
  const queue: number[] = [];
  const reach = (room: number, count: number) => {
    if (at(steps, room) !== NONE) return;
    steps[room] = count;
    queue.push(room);
  };
  const prey = preyOf(context, monster);
  for (let person = 0; person < state.people; person++) if (has(prey, person)) reach(at(state.room, person), 0);
  for (let i = 0; hunts === 'holder' && i < state.lying.length; i += 2) {
    if (state.lying[i] === bait && at(state.lying, i + 1) < game.rooms.length) reach(at(state.lying, i + 1), 0);
  }
  const here = at(state.monsterRoom, monster);
  for (let i = 0; i < queue.length && at(steps, here) === NONE; i++) {
    const room = at(queue, i);
    const { passages } = at(game.rooms, room);
    for (let k = 0; k < passages.length; k++) {
      const passage = at(passages, k);
      const next = otherEnd(at(game.passages, passage), room);
      if (at(steps, next) === NONE && monsterCrosses(game, state, monster, passage, room))
        reach(next, at(steps, room) + 1);
    }
  }
  return at(steps, here) === NONE ? undefined : steps;
}

/** Tells whether a room is nearer to a monster's prey than its own, or it can reach none. */
export function isNearer(steps: ReturnType<typeof stepsToPrey>, from: number, to: number): boolean {
  return steps === undefined || (at(steps, to) !== NONE && at(steps, to) < at(steps, from));
}

/** Tells whether a passage leads a monster nearer to those it hunts, or it can reach none of them. */
export function isOnItsWay(context: Context, monster: number, passage: number): boolean {
  const here = at(context.state.monsterRoom, monster);
  return isNearer(stepsToPrey(context, monster), here, otherEnd(at(context.game.passages, passage), here));
}

/** Tells whether a monster attacks a person: one that can reach its prey attacks nobody else. */
export function isFairGame(
  context: Context,
  monster: number,
  person: Person,
  isInReach: (person: Person) => boolean,
): boolean {
  if (at(context.game.monsters, monster).hunts === 'anybody') return true;
  const prey = preyOf(context, monster);
  if (has(prey, person)) return true;
  for (let other = 0; other < context.state.people; other++) if (has(prey, other) && isInReach(other)) return false;
  return true;
}
