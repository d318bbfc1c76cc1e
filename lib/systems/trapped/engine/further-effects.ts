import { at } from '@/lib/kernel/at';
import { cardOf } from '@/lib/tabletop/cards/playing-cards';
import { NO_SCORE, rankOf, type Score } from '../rules/cards';
import type { Context } from './context';
import { learnWeakness, monsterGoes, reveal } from './deeds';
import { fizzle, isPersonal, markFelt, ON_ROOM } from './effect';
import { type GameEffect, type GameEventCard, NONE } from './game';
import { spendStep } from './hunting';
import type { Fizzle } from './log';
import { giveUp, isFree } from './people';
import { changeRoom, changesRoom } from './rooms';
import type { Person } from './state';
import { strongestFor } from './targets';
import { pathTo, stepToward } from './walks';
import { holds, isAlive } from './world';

const FURTHER: ReadonlySet<GameEffect['kind']> = new Set([
  ...ON_ROOM,
  'reveal',
  'weakness',
  'drop',
  'feel',
  'nearer',
  'walk',
]);

/** Tells whether only follow-ups can have an effect. */
export const isFurther = ({ kind }: GameEffect): boolean => FURTHER.has(kind);

/** Tells whether an effect that only follow-ups have would change anything. */
export function changesFurther(context: Context, event: GameEventCard, effect: GameEffect, person: Person): boolean {
  const { state } = context;
  switch (effect.kind) {
    case 'reveal':
      return effect.goal !== NONE && (!at(state.revealed, effect.goal) || isUntold(context, effect.goal));
    case 'weakness':
      return secretive(context, effect.monster) !== NONE;
    case 'drop':
      return effect.item !== NONE && holds(state, person, effect.item);
    case 'feel':
      return changesOf(context, event, effect, person).length > 0;
    case 'nearer':
      return comer(context, effect.monster, person) !== NONE;
    case 'walk':
      return canSetOut(context, effect, person);
    default:
      return changesRoom(context, effect, isPersonal(effect) ? person : NONE);
  }
}

/** Applies an effect that only follow-ups have. */
export function applyFurther(context: Context, effect: GameEffect, person: Person): void {
  if (ON_ROOM.has(effect.kind)) {
    changeRoom(context, effect, person);
    return;
  }
  const { game, state } = context;
  const event = at(game.events, state.eventInPlay.event);
  if (!changesFurther(context, event, effect, person)) {
    fizzle(context, effect.kind, person, WHY_NOT[effect.kind] ?? 'already');
    return;
  }
  markFelt(context);
  switch (effect.kind) {
    case 'reveal':
      tell(context, effect.goal);
      return;
    case 'weakness':
      learnWeakness(context, secretive(context, effect.monster));
      return;
    case 'drop':
      drop(context, effect, person);
      return;
    case 'feel':
      for (const [toward, to] of changesOf(context, event, effect, person)) sway(context, person, toward, to);
      return;
    case 'nearer':
      come(context, comer(context, effect.monster, person), person);
      return;
    case 'walk':
      state.walks[person] = effect.room;
      context.emit?.({ type: 'setOut', person, room: effect.room });
      return;
    default:
  }
}

const WHY_NOT: Partial<Readonly<Record<GameEffect['kind'], Fizzle>>> = {
  drop: 'nothingHeld',
  feel: 'noTies',
  nearer: 'noMonster',
  walk: 'nothingToPick',
};

const isUntold = ({ state }: Context, goal: number): boolean =>
  at(state.secret, goal) !== NONE && !at(state.told, goal) && !at(state.visited, at(state.secret, goal));

function tell(context: Context, goal: number): void {
  const { state, emit } = context;
  if (!at(state.revealed, goal)) reveal(context, goal, NONE);
  if (!isUntold(context, goal)) return;
  state.told[goal] = true;
  emit?.({ type: 'told', goal, room: at(state.secret, goal) });
}

/** Returns the monster whose weakness can still come to light: the given one, or the first; NONE if there is none. */
function secretive({ state }: Context, monster: number): number {
  const isSecret = (one: number) => !at(state.weaknessKnown, one) && !at(state.monsterDead, one);
  if (monster !== NONE) return isSecret(monster) ? monster : NONE;
  for (let one = 0; one < state.weaknessKnown.length; one++) if (isSecret(one)) return one;
  return NONE;
}

function drop({ state, emit }: Context, { item, strong: gone }: GameEffect, person: Person): void {
  giveUp(state, item, person);
  if (!gone) state.lying.push(item, at(state.room, person));
  emit?.({ type: 'mislaid', item, person, gone });
}

/** Returns the characters toward whom a person's feelings would change, each with the new score. */
function changesOf(
  { state }: Context,
  event: GameEventCard,
  { related, suit, strong }: GameEffect,
  person: Person,
): readonly (readonly [Person, Score])[] {
  const changes: (readonly [Person, Score])[] = [];
  const dearest = related ? strongestFor(state, event, person) : NONE;
  for (let player = 0; player < state.players; player++) {
    const toward = at(state.characterOf, player);
    if (toward === NONE || toward === person || !isAlive(state, toward)) continue;
    if (related ? toward !== dearest : at(state.room, toward) !== at(state.room, person)) continue;
    const from = at(state.relationships, person * state.people + toward);
    if (from === NO_SCORE) continue;
    const to = cardOf(rankOf(strong ? state.eventInPlay.card : from), suit);
    if (to !== from) changes.push([toward, to]);
  }
  return changes;
}

function sway({ state, emit }: Context, owner: Person, toward: Person, to: Score): void {
  const entry = owner * state.people + toward;
  const from = at(state.relationships, entry);
  state.relationships[entry] = to;
  emit?.({ type: 'swayed', owner, toward, from, to });
}

/** Returns the monster that can step toward a person: the given one, or the first that can; NONE if none can. */
function comer(context: Context, monster: number, person: Person): number {
  const { state } = context;
  for (let one = 0; one < state.monsterRoom.length; one++) {
    if (monster !== NONE && one !== monster) continue;
    if (at(state.monsterDead, one) || at(state.stepped, one)) continue;
    if (stepToward(context, one, at(state.room, person)) !== NONE) return one;
  }
  return NONE;
}

function come(context: Context, monster: number, person: Person): void {
  const { state } = context;
  monsterGoes(context, monster, stepToward(context, monster, at(state.room, person)), 'drawn');
  spendStep(context, monster);
}

const canSetOut = (context: Context, { room }: GameEffect, person: Person): boolean =>
  room !== NONE &&
  isFree(context.state, person) &&
  at(context.state.walks, person) !== room &&
  pathTo(context, person, room) !== NONE;
