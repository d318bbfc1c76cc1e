import { at } from '@/lib/kernel/at';
import { afterDefeat } from '../rules/monster';
import { push, TASKS } from './agenda';
import { bit, type Context } from './context';
import { triggerDisaster } from './ending';
import { type Game, NONE } from './game';
import { spendStep } from './hunting';
import type { MonsterCause } from './log';
import { gain, open, pickUp, receive } from './people';
import { HELP, type Person, type State } from './state';
import { areMet, commands, isInSight, isOpenTo, monsterFits, otherEnd, seenBy } from './world';

/** Achieves a goal and applies its results: things, facts, passages, disasters and weaknesses (rules 7.4). */
export function achieve(context: Context, goal: number, person: Person): void {
  const { game, state, emit } = context;
  const { perCharacter, byRoom, rooms, grants, opens, losses } = at(game.goals, goal);
  if (!at(state.revealed, goal)) reveal(context, goal, person);
  state.achieved[goal] = perCharacter ? at(state.achieved, goal) | bit(person) : bit(state.people) - 1;
  if (byRoom !== NONE) {
    const trip = byRoom * state.people + person;
    state.reached[trip] = at(state.reached, trip) | bit(rooms.indexOf(at(state.room, person)));
  }
  state.tally.goalWon[goal] = at(state.tally.goalWon, goal) + 1;
  state.tally.stall = 0;
  state.tally.lastGoal = goal;
  emit?.({ type: 'achieved', goal, person });
  for (let i = 0; i < grants.length; i++) gain(context, at(grants, i), person, 'goal', goal);
  for (let i = 0; i < opens.length; i++) open(context, at(opens, i), 'goal');
  for (let monster = 0; monster < game.monsters.length; monster++) {
    if (at(game.monsters, monster).weaknessGoal === goal) learnWeakness(context, monster);
  }
  for (let i = 0; i < losses.length; i++) startFuse(context, at(losses, i));
  lookAround(context);
}

/** Reveals hidden goals once a character is in a room where they can be attempted (the GM reveals them in play). */
export function lookAround(context: Context): void {
  const { game, state } = context;
  for (let i = 0; i < game.hiddenGoals.length; i++) {
    const goal = at(game.hiddenGoals, i);
    for (let player = 0; player < state.players && !at(state.revealed, goal); player++) {
      const character = at(state.characterOf, player);
      if (character !== NONE && isInSight(game, state, goal, character)) reveal(context, goal, character);
    }
  }
}

/** `person`: who finds it; NONE if an Event tells. */
export function reveal({ state, emit }: Context, goal: number, person: Person): void {
  state.revealed[goal] = true;
  emit?.({ type: 'goalRevealed', goal, person });
}

function startFuse(context: Context, loss: number): void {
  const { game, state, emit } = context;
  if (at(state.fuses, loss) !== NONE || state.outcome !== null) return;
  const rounds = game.options.engineFuseRounds;
  if (rounds === 0) {
    triggerDisaster(context, loss);
    return;
  }
  // Counted in turns of all seats, the GM included. The current turn also ends but does not count, hence + 1.
  state.fuses[loss] = rounds * (state.players + 1) + 1;
  emit?.({ type: 'fuseLit', loss, turns: rounds * (state.players + 1) });
}

export function learnWeakness({ state, emit }: Context, monster: number): void {
  if (at(state.weaknessKnown, monster)) return;
  state.weaknessKnown[monster] = true;
  emit?.({ type: 'weaknessLearned', monster });
}

/** Tells whether the actor or a helper has the means to exploit the monster's weakness (rules 7.5). */
export function hasMeans({ game, state }: Context, monster: number): boolean {
  const { conflict } = state;
  if (commandsAny(game, state, conflict.by, monster)) return true;
  for (let player = 0; player < state.players; player++) {
    const person = at(conflict.persons, player);
    if (at(conflict.sides, player) === HELP && person !== NONE && commandsAny(game, state, person, monster))
      return true;
  }
  return false;
}

function commandsAny(game: Game, state: State, person: Person, monster: number): boolean {
  const { means } = at(game.monsters, monster);
  for (let i = 0; i < means.length; i++) if (commands(game, state, person, at(means, i))) return true;
  return false;
}

/** After a fight, reveals the weakness if something that exploits it was used (ruling A32). */
export function showWeakness(context: Context, monster: number): void {
  if (hasMeans(context, monster)) learnWeakness(context, monster);
}

/** Resolves a monster's defeat: it dies or retreats, and drops what it stole (rules 7.5). */
export function beat(context: Context, monster: number, person: Person): void {
  const { game, state, emit } = context;
  const { defeats: needed, killNeedsMeans } = at(game.monsters, monster);
  const meansUsed = hasMeans(context, monster);
  const beaten = { defeats: at(state.defeats, monster), meansUsed, killNeedsMeans, needed };
  const { defeats, state: left } = afterDefeat(beaten, game.options.weaponNeeded);
  const counted = defeats > beaten.defeats;
  state.defeats[monster] = defeats;
  state.tally.defeats[monster] = at(state.tally.defeats, monster) + 1;
  emit?.({ type: 'monsterBeaten', monster, person, defeats, counted, dead: left === 'dead' });
  takeBack(context, monster, person);
  if (left === 'retreats') {
    push(state, TASKS.retreat, monster);
    return;
  }
  state.monsterDead[monster] = true;
  state.tally.kills[monster] = at(state.tally.kills, monster) + 1;
  for (let i = 0; i < game.monsterGoals.length; i++) {
    const goal = at(game.monsterGoals, i);
    // Rules 2.5: like any goal, it counts only once its prerequisites are met.
    if (at(state.achieved, goal) !== 0 || !areMet(game, state, at(game.goals, goal).groups, person)) continue;
    achieve(context, goal, person);
  }
}

function takeBack({ game, state, emit }: Context, monster: number, person: Person): void {
  for (let item = 0; item < game.items.length; item++) {
    if (!pickUp(state, item, game.rooms.length + monster)) continue;
    receive(state, item, person);
    emit?.({ type: 'gained', item, person, source: 'monster', of: monster });
  }
}

export const monsterGoes = (context: Context, monster: number, passage: number, why: MonsterCause): void =>
  monsterMoves(
    context,
    monster,
    otherEnd(at(context.game.passages, passage), at(context.state.monsterRoom, monster)),
    why,
  );

export function monsterMoves({ state, emit }: Context, monster: number, to: number, why: MonsterCause): void {
  const from = at(state.monsterRoom, monster);
  state.monsterRoom[monster] = to;
  emit?.({ type: 'monsterWent', monster, from, to, why, seenBy: { from: seenBy(state, from), to: seenBy(state, to) } });
}

/** Returns the passage by which a monster next door can reach a room, preferring open ones; NONE if there is none. */
export function wayIn(context: Context, monster: number, room: number, mayBreak: boolean): number {
  const { game, state } = context;
  const { passages } = at(game.rooms, at(state.monsterRoom, monster));
  let broken = NONE;
  for (let i = 0; i < passages.length; i++) {
    const passage = at(passages, i);
    if (otherEnd(at(game.passages, passage), at(state.monsterRoom, monster)) !== room) continue;
    if (!monsterFits(game, state, monster, passage)) continue;
    if (isOpenTo(game, state, monster, passage)) return passage;
    if (mayBreak && broken === NONE) broken = passage;
  }
  return broken;
}

/** True in the room itself, or next door with a way in and its step of this turn unused (rulings A28, A34). */
export function isNear(context: Context, monster: number, room: number, mayBreak: boolean): boolean {
  const { state } = context;
  if (at(state.monsterDead, monster)) return false;
  if (at(state.monsterRoom, monster) === room) return true;
  return !at(state.stepped, monster) && wayIn(context, monster, room, mayBreak) !== NONE;
}

/** Moves a monster into a room unless it is there already. Barriers it breaks stay broken (ruling A29). */
export function burstIn(context: Context, monster: number, room: number): void {
  if (at(context.state.monsterRoom, monster) === room) return;
  const passage = wayIn(context, monster, room, true);
  if (passage === NONE) return;
  if (!at(context.game.monsters, monster).slips) open(context, passage, 'monster');
  monsterGoes(context, monster, passage, 'attack');
  spendStep(context, monster);
}
