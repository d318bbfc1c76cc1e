import { at } from '@/lib/kernel/at';
import { isControlUsable } from '../rules/control';
import { bit, has } from './context';
import { type Game, type GameGoal, type GamePassage, type GamePlaces, type Groups, NONE } from './game';
import { ALIVE, type Person, type Seat, type State } from './state';

export const isAlive = (state: State, person: Person): boolean => at(state.fate, person) === ALIVE;

export const holds = (state: State, person: Person, item: number): boolean => has(at(state.holders, item), person);

/** Tells whether a person has a thing or a fact is known. */
export const commands = (game: Game, state: State, person: Person, item: number): boolean =>
  at(game.items, item).thing ? holds(state, person, item) : at(state.known, item);

export const otherEnd = (passage: GamePassage, room: number): number => (passage.a === room ? passage.b : passage.a);

export const touches = (passage: GamePassage, room: number): boolean => passage.a === room || passage.b === room;

/** Tells whether a passage is closed to monsters (people may be able to open it). */
export const isShut = (state: State, passage: number): boolean =>
  at(state.sealed, passage) || at(state.blocked, passage);

export function isPeopled(state: State, room: number): boolean {
  for (let person = 0; person < state.people; person++) {
    if (at(state.room, person) === room && isAlive(state, person)) return true;
  }
  return false;
}

/** Tells whether people in a room can open a passage, themselves or by being let in (rules 4.4). */
function opensFor(game: Game, state: State, number: number, room: number): boolean {
  const passage = at(game.passages, number);
  if (at(state.sealed, number)) return false;
  if (!at(state.blocked, number) || passage.opens === 'anyone') return true;
  if (passage.opens === 'fromA') return room === passage.a || isPeopled(state, passage.a);
  return passage.opens === 'fromB' && (room === passage.b || isPeopled(state, passage.b));
}

export function canPass(game: Game, state: State, person: Person, number: number): boolean {
  const passage = at(game.passages, number);
  const room = at(state.room, person);
  if (!touches(passage, room)) return false;
  if (passage.needs !== NONE && !hasPassFor(game, state, passage, person)) return false;
  return opensFor(game, state, number, room) && canBreathe(game, state, person, otherEnd(passage, room));
}

/** Tells whether a person has what a passage needs, or somebody in their room if that is enough. */
export const hasPassFor = (game: Game, state: State, { needs, needsInRoom }: GamePassage, person: Person): boolean =>
  needsInRoom ? isAtHand(game, state, needs, person) : commands(game, state, person, needs);

/** Tells whether a person can stay in a room: it has air, or they have the item it requires. */
export function canBreathe(game: Game, state: State, person: Person, room: number): boolean {
  if (at(state.airless, room) === NONE) return true;
  const item = at(state.airItem, room);
  return item !== NONE && commands(game, state, person, item);
}

/** Tells whether an Event has darkened a room in which nobody alive has a light. */
export function isDark(game: Game, state: State, room: number): boolean {
  if (!at(state.dark, room)) return false;
  const item = at(state.lightItem, room);
  if (item === NONE) return true;
  for (let person = 0; person < state.people; person++) {
    if (at(state.room, person) === room && isAlive(state, person) && commands(game, state, person, item)) return false;
  }
  return true;
}

/** Tells whether a conflict can open a passage from this room: an Event closed it, or it only opens by force. */
export function canForce(game: Game, state: State, number: number, room: number): boolean {
  const passage = at(game.passages, number);
  if (!touches(passage, room)) return false;
  return at(state.sealed, number) || (at(state.blocked, number) && passage.opens === 'force');
}

export function monsterPasses(game: Game, state: State, monster: number, number: number): boolean {
  return monsterFits(game, state, monster, number) && isOpenTo(game, state, monster, number);
}

/** Tells whether nothing that is shut stops a monster. */
export const isOpenTo = (game: Game, state: State, monster: number, number: number): boolean =>
  !isShut(state, number) || at(game.monsters, monster).slips;

/** Tells whether something keeps a monster out of a room (ruling A69). */
export function isKeptOut(game: Game, state: State, monster: number, room: number): boolean {
  if (game.hasUsualMonsters) return false;
  const { shuns } = at(game.monsters, monster);
  return shuns !== undefined && isAmong(game, state, shuns, room);
}

/** Tells whether a monster finds nobody in a room (ruling A69). */
export function isBlindIn(game: Game, state: State, monster: number, room: number): boolean {
  if (game.hasUsualMonsters) return false;
  const { blinds } = at(game.monsters, monster);
  return blinds !== undefined && isAmong(game, state, blinds, room);
}

function isAmong(game: Game, state: State, places: GamePlaces, room: number): boolean {
  if (places.rooms.includes(room) || (places.water && at(state.flooded, room))) return true;
  return (places.dark && isDark(game, state, room)) || places.items.some((item) => isHeldIn(state, item, room));
}

function isHeldIn(state: State, item: number, room: number): boolean {
  for (let person = 0; person < state.people; person++) {
    if (at(state.room, person) === room && isAlive(state, person) && holds(state, person, item)) return true;
  }
  return false;
}

/** Like `monsterPasses`, but ignores barriers, which an Event or attack may break (ruling A29). */
export function monsterFits(game: Game, state: State, monster: number, number: number): boolean {
  const room = at(state.monsterRoom, monster);
  const passage = at(game.passages, number);
  if (!touches(passage, room) || !isMonsterWay(game, monster, number)) return false;
  return !isKeptOut(game, state, monster, otherEnd(passage, room));
}

function isMonsterWay(game: Game, monster: number, number: number): boolean {
  const { kind, needs } = at(game.passages, number);
  const { crosses, ignoresNeeds } = at(game.monsters, monster);
  return crosses[kind] && (ignoresNeeds || needs === NONE);
}

/** Tells whether a monster could enter a room through a passage if it were beside it. */
export const monsterCrosses = (game: Game, state: State, monster: number, number: number, room: number): boolean =>
  isMonsterWay(game, monster, number) &&
  isOpenTo(game, state, monster, number) &&
  !isKeptOut(game, state, monster, room);

export const hasAchieved = (state: State, goal: number, person: Person): boolean =>
  has(at(state.achieved, goal), person);

/** Tells whether all prerequisites are met; required things must be held by someone in the person's room. */
export function areMet(game: Game, state: State, groups: Groups, person: Person): boolean {
  for (let i = 0; i < groups.length; i++) if (!isOneMet(game, state, at(groups, i), person)) return false;
  return true;
}

/** Tells whether a person meets one of several prerequisites, encoded as in Groups. */
export function isOneMet(game: Game, state: State, group: readonly number[], person: Person): boolean {
  for (let i = 0; i < group.length; i++) {
    const needed = at(group, i);
    if (needed >= 0 ? hasAchieved(state, needed, person) : isItemMet(game, state, ~needed, person)) return true;
  }
  return false;
}

function isItemMet(game: Game, state: State, needed: number, person: Person): boolean {
  const count = game.items.length;
  return needed < count ? isAtHand(game, state, needed, person) : commands(game, state, person, needed - count);
}

/** Tells whether a fact is known, or a living person in the room holds the thing. */
export function isAtHand(game: Game, state: State, item: number, person: Person): boolean {
  if (!at(game.items, item).thing) return at(state.known, item);
  const room = at(state.room, person);
  for (let other = 0; other < state.people; other++) {
    if (at(state.room, other) === room && isAlive(state, other) && holds(state, other, item)) return true;
  }
  return false;
}

/** Tells whether a person has a thing or, if it is shared, somebody in their room. */
export const hasIt = (
  game: Game,
  state: State,
  { item, shared }: { readonly item: number; readonly shared: boolean },
  person: Person,
): boolean => (shared ? isAtHand(game, state, item, person) : commands(game, state, person, item));

/** Ignores where the person is. */
export function isGoalOpen(game: Game, state: State, goal: number, person: Person): boolean {
  const own = at(game.goals, goal);
  if (own.kind === 'exit' || own.kind === 'monster' || isDone(state, own, goal, person)) return false;
  return isRevealed(state, own, goal) && areMet(game, state, own.groups, person);
}

const isRevealed = (state: State, { hidden }: GameGoal, goal: number): boolean => !hidden || at(state.revealed, goal);

/** All of the goal's rooms included. Later goals require only one of the rooms. */
const isDone = (state: State, { byRoom, rooms }: GameGoal, goal: number, person: Person): boolean =>
  hasAchieved(state, goal, person) &&
  (byRoom === NONE || at(state.reached, byRoom * state.people + person) === bit(rooms.length) - 1);

/** Tells whether a person has achieved a room-by-room goal for this room. */
export function hasReached(game: Game, state: State, goal: number, person: Person, room: number): boolean {
  const { byRoom, rooms } = at(game.goals, goal);
  return byRoom !== NONE && has(at(state.reached, byRoom * state.people + person), rooms.indexOf(room));
}

/** Tells whether a hidden goal is revealed: its prerequisites are met, and the person is where it can be attempted. */
export function isInSight(game: Game, state: State, goal: number, person: Person): boolean {
  const { groups, rooms } = at(game.goals, goal);
  if (!areMet(game, state, groups, person)) return false;
  const here = at(state.room, person);
  if (!arrivesSomewhere(game, goal)) return isGoalAt(game, state, goal, here);
  return rooms.some((room) => room === here || wayTo(game, state, person, room) !== NONE);
}

/** Not for reach goals. */
export function isGoalAt(game: Game, state: State, goal: number, room: number): boolean {
  const { where, rooms } = at(game.goals, goal);
  if (where === 'anywhere') return true;
  if (where === 'rooms') return rooms.length === 0 || rooms.includes(room);
  if (where === 'secret') return at(state.secret, goal) === room;
  return state.monsterRoom.includes(room);
}

/** Tells whether a person can attempt a goal here and now. `arrives`: destination of a reach goal, NONE for others. */
export function canAttempt(game: Game, state: State, goal: number, person: Person, arrives: number): boolean {
  if (!isGoalOpen(game, state, goal, person)) return false;
  const room = at(state.room, person);
  if (!arrivesSomewhere(game, goal)) return arrives === NONE && isGoalAt(game, state, goal, room);
  const { rooms } = at(game.goals, goal);
  if (!rooms.includes(arrives) || hasReached(game, state, goal, person, arrives)) return false;
  return arrives === room || wayTo(game, state, person, arrives) !== NONE;
}

export function arrivesSomewhere(game: Game, goal: number): boolean {
  const { kind, rooms } = at(game.goals, goal);
  return kind === 'reach' && rooms.length > 0;
}

/** Returns a passage by which a person can walk directly into a room; NONE if there is none. */
export function wayTo(game: Game, state: State, person: Person, room: number): number {
  const { passages } = at(game.rooms, at(state.room, person));
  for (let i = 0; i < passages.length; i++) {
    const number = at(passages, i);
    if (otherEnd(at(game.passages, number), at(state.room, person)) === room && canPass(game, state, person, number)) {
      return number;
    }
  }
  return NONE;
}

/** Ignores where the person is. */
export function isRouteOpen(game: Game, state: State, number: number, person: Person): boolean {
  const route = at(game.routes, number);
  if (route.closed) return false;
  for (let i = 0; i < route.spoiledBy.length; i++) if (at(state.achieved, at(route.spoiledBy, i)) !== 0) return false;
  if (!areMet(game, state, route.groups, person)) return false;
  return route.exits.length === 0 || route.exits.some((goal) => isExitOpen(game, state, goal, person));
}

function isExitOpen(game: Game, state: State, goal: number, person: Person): boolean {
  const exit = at(game.goals, goal);
  return (
    isRevealed(state, exit, goal) &&
    areMet(game, state, exit.groups, person) &&
    isGoalAt(game, state, goal, at(state.room, person))
  );
}

/** Tells whether a person can use a way out here and now. */
export function canEscape(game: Game, state: State, number: number, person: Person): boolean {
  const { room } = at(game.routes, number);
  return (room === NONE || room === at(state.room, person)) && isRouteOpen(game, state, number, person);
}

export function controlledBy(state: State, player: Seat): Person {
  for (let extra = state.players; extra < state.people; extra++) {
    if (at(state.controller, extra) === player) return extra;
  }
  return NONE;
}

/** Returns the controlled Extra if the player can use it now (ruling A52); else NONE. */
export function usableExtra(game: Game, state: State, player: Seat): Person {
  const extra = controlledBy(state, player);
  if (extra === NONE) return NONE;
  const character = at(state.characterOf, player);
  const together = character !== NONE && at(state.room, character) === at(state.room, extra);
  return isControlUsable(together, game.options.separatedControl) ? extra : NONE;
}

/** Tells whether a character or a controlled Extra is in a room. What one of them sees, all players know. */
export function isSeen(state: State, room: number): boolean {
  for (let person = 0; person < state.people; person++) {
    if (at(state.room, person) !== room || !isAlive(state, person)) continue;
    if (at(state.playerOf, person) !== NONE || at(state.controller, person) !== NONE) return true;
  }
  return false;
}

export const EVERYBODY = -1;

/** Returns the seats that see into a room, as bits: the GM always, the players all or none (rules 7.8). */
export const seenBy = (state: State, room: number): number => (isSeen(state, room) ? EVERYBODY : 1 << state.players);
