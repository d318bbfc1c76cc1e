import { at } from '@/lib/kernel/at';
import { push, TASKS } from '../agenda';
import { begin, isCountable, mayCourt } from '../conflict';
import type { Table } from '../context';
import { eachMeans, isHeld, isIndex, isPerformer, type Means, type Rule, refuseMeans, standIn } from '../decision';
import { achieve, lookAround } from '../deeds';
import { NONE } from '../game';
import type { Move, Refusal } from '../moves';
import { walk } from '../people';
import { ATTRIBUTES_EACH, type ConflictKind, type Person, type Seat, TRIGGERS } from '../state';
import {
  arrivesSomewhere,
  canAttempt,
  canForce,
  canPass,
  controlledBy,
  hasReached,
  isAlive,
  isGoalOpen,
} from '../world';

/** The character and the stand-in of a player. */
const performers = (table: Table, player: Seat): readonly Person[] => {
  const character = at(table.state.characterOf, player);
  const extra = standIn(table, player);
  return extra === NONE ? [character] : [character, extra];
};

/** Goes to the next room, with the Extra if it comes along; that brings an Event (rules 7.3). */
export function goExploring(table: Table, player: Seat, passage: number, bring: boolean): void {
  const { game, state } = table;
  const person = at(state.characterOf, player);
  const extra = companion(table, player);
  push(state, TASKS.event, TRIGGERS.indexOf('explore'), person);
  const from = at(state.room, person);
  if (bring && extra !== NONE) walk(table, extra, passage);
  walk(table, person, passage);
  lookAround(table);
  if (game.options.reachByExploring && at(state.room, person) !== from) arrive(table, person);
}

/** By a house rule, having arrived is enough (A36). */
function arrive(table: Table, person: Person): void {
  const { game, state } = table;
  const room = at(state.room, person);
  for (let goal = 0; goal < game.goals.length; goal++) {
    if (!arrivesSomewhere(game, goal) || !at(game.goals, goal).rooms.includes(room)) continue;
    if (!isGoalOpen(game, state, goal, person) || hasReached(game, state, goal, person, room)) continue;
    state.tally.goalTried[goal] = at(state.tally.goalTried, goal) + 1;
    achieve(table, goal, person);
    if (state.outcome !== null) return;
  }
}

/** The controlled Extra beside a player's character. Taking it along is not acting through it. */
function companion({ state }: Table, player: Seat): Person {
  const extra = controlledBy(state, player);
  return extra !== NONE && at(state.room, extra) === at(state.room, at(state.characterOf, player)) ? extra : NONE;
}

function canBring(table: Table, player: Seat, passage: number): boolean {
  const extra = companion(table, player);
  return extra !== NONE && canPass(table.game, table.state, extra, passage);
}

export const explore: Rule<'explore'> = {
  refuse(table, { passage, bring }) {
    const { game, state } = table;
    if (!isIndex(passage, game.passages.length) || (bring !== 0 && bring !== 1)) return 'malformed';
    if (!canPass(game, state, at(state.characterOf, state.turn), passage)) return 'notPassable';
    return bring === 1 && !canBring(table, state.turn, passage) ? 'wrongPerson' : undefined;
  },
  take: (table, { passage, bring }) => goExploring(table, table.state.turn, passage, bring === 1),
};

export function listExploring(table: Table, player: Seat, moves: Move[]): void {
  const { game, state } = table;
  const character = at(state.characterOf, player);
  for (const passage of at(game.rooms, at(state.room, character)).passages) {
    if (!canPass(game, state, character, passage)) continue;
    moves.push({ type: 'explore', passage, bring: 0 });
    if (canBring(table, player, passage)) moves.push({ type: 'explore', passage, bring: 1 });
  }
}

/** Why a player cannot try a goal in this way. */
export function refuseAttempt(table: Table, player: Seat, goal: number, room: number, by: Person): Refusal | undefined {
  const { game, state } = table;
  if (!isPerformer(table, player, by)) return 'wrongPerson';
  if (room !== NONE && !isIndex(room, game.rooms.length)) return 'malformed';
  if (!isGoalOpen(game, state, goal, by)) return 'notOpen';
  return canAttempt(game, state, goal, by, room) ? undefined : 'notHere';
}

/** Begins a deed of a player, whether on the own turn or on a dare. */
export function attemptGoal(table: Table, player: Seat, goal: number, arrives: number, means: Means): void {
  const { tally } = table.state;
  tally.goalTried[goal] = at(tally.goalTried, goal) + 1;
  beginDeed(table, 'goal', player, goal, means, arrives);
}

export function beginDeed(
  table: Table,
  kind: ConflictKind,
  actor: Seat,
  target: number,
  { by, attribute, card }: Means,
  arrives = NONE,
): void {
  const { tally } = table.state;
  if (kind === 'attack') tally.encounters[target] = at(tally.encounters, target) + 1;
  begin(table, { kind, actor, by, target, arrives }, attribute, card);
}

export const attempt: Rule<'attempt'> = {
  refuse(table, move) {
    const { game, state } = table;
    if (!isIndex(move.goal, game.goals.length)) return 'malformed';
    return refuseAttempt(table, state.turn, move.goal, move.room, move.by) ?? refuseMeans(table, state.turn, move);
  },
  take: (table, move) => attemptGoal(table, table.state.turn, move.goal, move.room, move),
};

/** Every goal, and for those that lead somewhere every room, that a person can try now. */
export function eachAttempt(table: Table, by: Person, add: (goal: number, room: number) => void): void {
  const { game, state } = table;
  for (let goal = 0; goal < game.goals.length; goal++) {
    if (!arrivesSomewhere(game, goal)) {
      if (canAttempt(game, state, goal, by, NONE)) add(goal, NONE);
      continue;
    }
    if (!isGoalOpen(game, state, goal, by)) continue;
    for (const room of at(game.goals, goal).rooms) if (canAttempt(game, state, goal, by, room)) add(goal, room);
  }
}

export function listAttempts(table: Table, player: Seat, moves: Move[]): void {
  for (const person of performers(table, player)) {
    eachAttempt(table, person, (goal, room) =>
      eachMeans(table, player, person, (by, attribute, card) =>
        moves.push({ type: 'attempt', goal, room, by, attribute, card }),
      ),
    );
  }
}

export const force: Rule<'force'> = {
  refuse(table, move) {
    const { game, state } = table;
    if (!isIndex(move.passage, game.passages.length)) return 'malformed';
    const refusal = refuseMeans(table, state.turn, move);
    if (refusal !== undefined) return refusal;
    return canForce(game, state, move.passage, at(state.room, move.by)) ? undefined : 'notPassable';
  },
  take: (table, move) => beginDeed(table, 'force', table.state.turn, move.passage, move),
};

export function listForcing(table: Table, player: Seat, moves: Move[]): void {
  const { game, state } = table;
  for (const person of performers(table, player)) {
    const room = at(state.room, person);
    for (const passage of at(game.rooms, room).passages) {
      if (!canForce(game, state, passage, room)) continue;
      eachMeans(table, player, person, (by, attribute, card) =>
        moves.push({ type: 'force', passage, by, attribute, card }),
      );
    }
  }
}

/** Whether a living monster is where somebody is. */
export const isBeside = ({ state }: Table, monster: number, person: Person): boolean =>
  !at(state.monsterDead, monster) && at(state.monsterRoom, monster) === at(state.room, person);

export const attack: Rule<'attack'> = {
  refuse(table, move) {
    if (!isIndex(move.monster, table.game.monsters.length)) return 'malformed';
    const refusal = refuseMeans(table, table.state.turn, move);
    if (refusal !== undefined) return refusal;
    return isBeside(table, move.monster, move.by) ? undefined : 'notHere';
  },
  take: (table, move) => beginDeed(table, 'attack', table.state.turn, move.monster, move),
};

export function listAttacks(table: Table, player: Seat, moves: Move[]): void {
  for (const person of performers(table, player)) {
    for (let monster = 0; monster < table.game.monsters.length; monster++) {
      if (!isBeside(table, monster, person)) continue;
      eachMeans(table, player, person, (by, attribute, card) =>
        moves.push({ type: 'attack', monster, by, attribute, card }),
      );
    }
  }
}

/** Whether a player's character can try to win an Extra over (rules 7.2). */
export function isCourtable({ state }: Table, player: Seat, extra: Person): boolean {
  const character = at(state.characterOf, player);
  if (extra < state.players || !isAlive(state, extra) || at(state.playerOf, extra) !== NONE) return false;
  return at(state.controller, extra) !== player && at(state.room, extra) === at(state.room, character);
}

/** Why a player's bid cannot begin an attempt at control. */
export function refuseCourting(
  table: Table,
  player: Seat,
  extra: Person,
  { by, attribute, card }: Means,
): Refusal | undefined {
  if (by !== at(table.state.characterOf, player)) return 'wrongPerson';
  if (!isCourtable(table, player, extra)) return 'wrongTarget';
  if (!isCountable(table, by, attribute)) return 'noAttribute';
  if (!isHeld(table, player, card)) return 'cardNotHeld';
  return mayCourt(table, by, extra, card) ? undefined : 'ruleOne';
}

export const control: Rule<'control'> = {
  refuse(table, { extra, attribute, card }) {
    const { state } = table;
    if (!isIndex(extra, state.people)) return 'malformed';
    return refuseCourting(table, state.turn, extra, { by: at(state.characterOf, state.turn), attribute, card });
  },
  take(table, { extra, attribute, card }) {
    const { turn, characterOf } = table.state;
    beginDeed(table, 'control', turn, extra, { by: at(characterOf, turn), attribute, card });
  },
};

/** Every bid that can begin an attempt at control of an Extra. */
export function eachCourting(
  table: Table,
  player: Seat,
  extra: Person,
  add: (attribute: number, card: number) => void,
): void {
  const by = at(table.state.characterOf, player);
  for (const card of at(table.state.hands, player)) {
    if (!mayCourt(table, by, extra, card)) continue;
    for (let attribute = 0; attribute < ATTRIBUTES_EACH; attribute++) {
      if (isCountable(table, by, attribute)) add(attribute, card);
    }
  }
}

export function listControl(table: Table, player: Seat, moves: Move[]): void {
  for (let extra = table.state.players; extra < table.state.people; extra++) {
    if (!isCourtable(table, player, extra)) continue;
    eachCourting(table, player, extra, (attribute, card) => moves.push({ type: 'control', extra, attribute, card }));
  }
}
