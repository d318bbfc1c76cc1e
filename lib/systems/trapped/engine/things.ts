import { at } from '@/lib/kernel/at';
import { bit, type Context } from './context';
import { type Game, NONE } from './game';
import type { Person, State } from './state';
import { holds } from './world';

/** Takes the things of a person who dies, and returns those that stay in the room, are lost or go to the monster. */
export function bequeath({ game, state }: Context, person: Person) {
  const dropped: number[] = [];
  const gone: number[] = [];
  const taken: number[] = [];
  const killer = killerIn(state);
  for (let item = 0; item < game.items.length; item++) {
    if (!holds(state, person, item)) continue;
    state.holders[item] = at(state.holders, item) & ~bit(person);
    const { onDeath } = at(game.items, item);
    const isTaken = onDeath === 'killer' && killer !== NONE;
    if (onDeath !== 'lost') state.lying.push(item, isTaken ? game.rooms.length + killer : at(state.room, person));
    (onDeath === 'lost' ? gone : isTaken ? taken : dropped).push(item);
  }
  return { dropped, gone, taken, killer };
}

/** Returns the monster whose fight is being settled; NONE for other conflicts. */
function killerIn({ conflict, monsterDead }: State): number {
  if (conflict.kind !== 'attack' && conflict.kind !== 'monsterTest') return NONE;
  return at(monsterDead, conflict.target) ? NONE : conflict.target;
}

/** Tells whether a monster can steal a thing from a person (rules 2.5). */
export const canLose = (game: Game, state: State, person: Person, item: number): boolean =>
  holds(state, person, item) && at(game.items, item).onTheft !== 'safe';

/** Tells whether a monster can steal anything from a person. */
export function canLoseAnything({ items }: Game, { holders }: State, person: Person): boolean {
  for (let item = 0; item < holders.length; item++) {
    if ((at(holders, item) & bit(person)) !== 0 && at(items, item).onTheft !== 'safe') return true;
  }
  return false;
}
