import { at } from '@/lib/kernel/at';
import { push, TASKS } from '../agenda';
import { begin, fights, isCountable, mayTryControl } from '../conflict';
import type { Context } from '../context';
import { eachMeans, isHeld, isIndex, isPerformer, performers, type Rule, refuseMeans } from '../decision';
import { achieve, lookAround } from '../deeds';
import { type Game, NONE } from '../game';
import type { Means, RefusalCode } from '../moves';
import { walk } from '../people';
import { type ConflictKind, type Person, type Seat, TRIGGERS } from '../state';
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

/** Brings the controlled Extra along if `bring` is set, and triggers an Event (rules 7.3). */
export function goExploring(context: Context, player: Seat, passage: number, bring: boolean): void {
  const { game, state } = context;
  const person = at(state.characterOf, player);
  const extra = companion(context, player);
  push(state, TASKS.event, TRIGGERS.indexOf('explore'), person);
  const from = at(state.room, person);
  if (bring && extra !== NONE) walk(context, extra, passage);
  walk(context, person, passage);
  lookAround(context);
  if (game.options.reachByExploring && at(state.room, person) !== from) arrive(context, person);
}

/** Achieves goals of reaching this room, if a house rule lets exploring achieve them (ruling A36). */
function arrive(context: Context, person: Person): void {
  const { game, state } = context;
  const room = at(state.room, person);
  for (let goal = 0; goal < game.goals.length; goal++) {
    if (!arrivesSomewhere(game, goal) || !at(game.goals, goal).rooms.includes(room)) continue;
    if (!isGoalOpen(game, state, goal, person) || hasReached(game, state, goal, person, room)) continue;
    state.tally.goalTried[goal] = at(state.tally.goalTried, goal) + 1;
    achieve(context, goal, person);
    if (state.outcome !== null) return;
  }
}

/** Returns the controlled Extra in the character's room. Taking it along does not count as acting through it. */
function companion({ state }: Context, player: Seat): Person {
  const extra = controlledBy(state, player);
  return extra !== NONE && at(state.room, extra) === at(state.room, at(state.characterOf, player)) ? extra : NONE;
}

function canBring(context: Context, player: Seat, passage: number): boolean {
  const extra = companion(context, player);
  return extra !== NONE && canPass(context.game, context.state, extra, passage);
}

export const explore: Rule<'explore'> = {
  candidates({ game, state }, offer) {
    for (const passage of at(game.rooms, at(state.room, at(state.characterOf, state.turn))).passages) {
      for (const bring of [0, 1] as const) offer({ type: 'explore', passage, bring });
    }
  },
  refuse(context, { passage, bring }) {
    const { game, state } = context;
    if (!isIndex(passage, game.passages.length) || (bring !== 0 && bring !== 1)) return 'malformed';
    if (!canPass(game, state, at(state.characterOf, state.turn), passage)) return 'notPassable';
    return bring === 1 && !canBring(context, state.turn, passage) ? 'wrongPerson' : undefined;
  },
  take: (context, { passage, bring }) => goExploring(context, context.state.turn, passage, bring === 1),
};

/** Returns why a player cannot attempt a goal in this way; undefined if they can. */
export function refuseAttempt(
  context: Context,
  player: Seat,
  goal: number,
  room: number,
  by: Person,
): RefusalCode | undefined {
  const { game, state } = context;
  if (!isPerformer(context, player, by)) return 'wrongPerson';
  if (room !== NONE && !isIndex(room, game.rooms.length)) return 'malformed';
  if (!isGoalOpen(game, state, goal, by)) return 'notOpen';
  return canAttempt(game, state, goal, by, room) ? undefined : 'notHere';
}

const NOWHERE: readonly number[] = [NONE];

/** Returns the rooms a reach goal can lead to; [NONE] for other goals. */
export const endsOf = (game: Game, goal: number): readonly number[] =>
  arrivesSomewhere(game, goal) ? at(game.goals, goal).rooms : NOWHERE;

export function attemptGoal(context: Context, player: Seat, goal: number, arrives: number, means: Means): void {
  const { tally } = context.state;
  tally.goalTried[goal] = at(tally.goalTried, goal) + 1;
  beginDeed(context, 'goal', player, goal, means, arrives);
}

export function beginDeed(
  context: Context,
  kind: ConflictKind,
  actor: Seat,
  target: number,
  { by, attribute, card }: Means,
  arrives = NONE,
): void {
  const { tally } = context.state;
  if (kind === 'attack') tally.encounters[target] = at(tally.encounters, target) + 1;
  begin(context, { kind, actor, by, target, arrives }, attribute, card);
}

export const attempt: Rule<'attempt'> = {
  candidates(context, offer) {
    const { game, state } = context;
    for (const by of performers(context, state.turn)) {
      for (let goal = 0; goal < game.goals.length; goal++) {
        for (const room of endsOf(game, goal)) {
          if (!canAttempt(game, state, goal, by, room)) continue;
          eachMeans(context, state.turn, (attribute, card) =>
            offer({ type: 'attempt', goal, room, by, attribute, card }),
          );
        }
      }
    }
  },
  refuse(context, move) {
    const { game, state } = context;
    if (!isIndex(move.goal, game.goals.length)) return 'malformed';
    return refuseAttempt(context, state.turn, move.goal, move.room, move.by) ?? refuseMeans(context, state.turn, move);
  },
  take: (context, move) => attemptGoal(context, context.state.turn, move.goal, move.room, move),
};

export const force: Rule<'force'> = {
  candidates(context, offer) {
    const { game, state } = context;
    for (const by of performers(context, state.turn)) {
      for (const passage of at(game.rooms, at(state.room, by)).passages) {
        if (!canForce(game, state, passage, at(state.room, by))) continue;
        eachMeans(context, state.turn, (attribute, card) => offer({ type: 'force', passage, by, attribute, card }));
      }
    }
  },
  refuse(context, move) {
    const { game, state } = context;
    if (!isIndex(move.passage, game.passages.length)) return 'malformed';
    const refusal = refuseMeans(context, state.turn, move);
    if (refusal !== undefined) return refusal;
    return canForce(game, state, move.passage, at(state.room, move.by)) ? undefined : 'notPassable';
  },
  take: (context, move) => beginDeed(context, 'force', context.state.turn, move.passage, move),
};

export const isBeside = ({ state }: Context, monster: number, person: Person): boolean =>
  !at(state.monsterDead, monster) && at(state.monsterRoom, monster) === at(state.room, person);

export const attack: Rule<'attack'> = {
  candidates(context, offer) {
    const { turn } = context.state;
    for (const by of performers(context, turn)) {
      for (let monster = 0; monster < context.game.monsters.length; monster++) {
        if (!isBeside(context, monster, by)) continue;
        eachMeans(context, turn, (attribute, card) => offer({ type: 'attack', monster, by, attribute, card }));
      }
    }
  },
  refuse(context, move) {
    if (!isIndex(move.monster, context.game.monsters.length)) return 'malformed';
    const refusal = refuseMeans(context, context.state.turn, move);
    if (refusal !== undefined) return refusal;
    if (!fights(context, move.monster, move.attribute)) return 'noAttribute';
    return isBeside(context, move.monster, move.by) ? undefined : 'notHere';
  },
  take: (context, move) => beginDeed(context, 'attack', context.state.turn, move.monster, move),
};

/** Tells whether a player's character can try to win an Extra over (rules 7.2). */
export function isControllable({ state }: Context, player: Seat, extra: Person): boolean {
  const character = at(state.characterOf, player);
  if (extra < state.players || !isAlive(state, extra) || at(state.playerOf, extra) !== NONE) return false;
  return at(state.controller, extra) !== player && at(state.room, extra) === at(state.room, character);
}

/** Returns why a bid cannot start an attempt at control; undefined if it can. */
export function refuseControl(
  context: Context,
  player: Seat,
  extra: Person,
  { by, attribute, card }: Means,
): RefusalCode | undefined {
  if (by !== at(context.state.characterOf, player)) return 'wrongPerson';
  if (!isControllable(context, player, extra)) return 'wrongTarget';
  if (!isCountable(context, by, attribute)) return 'noAttribute';
  if (!isHeld(context, player, card)) return 'cardNotHeld';
  return mayTryControl(context, by, extra, card) ? undefined : 'ruleOne';
}

export const control: Rule<'control'> = {
  candidates(context, offer) {
    const { turn, players, people } = context.state;
    for (let extra = players; extra < people; extra++) {
      if (!isControllable(context, turn, extra)) continue;
      eachMeans(context, turn, (attribute, card) => offer({ type: 'control', extra, attribute, card }));
    }
  },
  refuse(context, { extra, attribute, card }) {
    const { state } = context;
    if (!isIndex(extra, state.people)) return 'malformed';
    return refuseControl(context, state.turn, extra, { by: at(state.characterOf, state.turn), attribute, card });
  },
  take(context, { extra, attribute, card }) {
    const { turn, characterOf } = context.state;
    beginDeed(context, 'control', turn, extra, { by: at(characterOf, turn), attribute, card });
  },
};
