import { at } from '@/lib/kernel/at';
import type { Card } from '@/lib/tabletop/cards/playing-cards';
import { NO_SCORE, type Score, suitIndex, suitOf } from '../rules/cards';
import { challengeOutcome } from '../rules/challenge';
import type { Settlement } from '../rules/conflict';
import { damageOf, isLoweredBy, mayTakeDamage, scoreAfterDamage } from '../rules/damage';
import { askFor, TASKS } from './agenda';
import { type Context, gmOf } from './context';
import { draw, drawInto, putAway } from './deck';
import { achieve, beat, showWeakness } from './deeds';
import { decide } from './follow-ups';
import { NONE } from './game';
import { hitOtherwise } from './hits';
import { control, enter, lose, open } from './people';
import { changeFeelings, compare } from './showdown';
import { ATTRIBUTES_EACH, type ConflictKind, LUCKY, type Person } from './state';
import { areMet, isAlive } from './world';

/** Declares the outcome of a conflict and applies its consequences (rules 6.2, 6.6, 6.7, 7). */
export function settleConflict(context: Context): void {
  const { state, emit } = context;
  const { kind, actor, by, target } = state.conflict;
  if (kind === 'none') return;
  const settlement = compare(context);
  const won = settlement.winner === 'actor';
  const { own, opposing, decidedBy } = settlement;
  emit?.({ type: 'decided', kind, player: actor, by, target, own, opposing, won, decidedBy });
  changeFeelings(context, won);
  if (isFight(context)) countAttempts(context);
  const hurts = kind !== 'test' || decide(context, won);
  if (won) succeed(context);
  else if (hurts) fail(context, kind, settlement);
}

/** Tells whether the actor fights a monster rather than just trying to escape it (ruling A41). */
const isFight = ({ state: { conflict } }: Context): boolean =>
  conflict.kind === 'attack' || (conflict.kind === 'monsterTest' && !conflict.dodges);

/** Counts a fight as an attempt at each goal of beating a monster that is open to the fighter. */
function countAttempts({ game, state }: Context): void {
  const { goals, monsterGoals } = game;
  for (let i = 0; i < monsterGoals.length; i++) {
    const goal = at(monsterGoals, i);
    if (at(state.achieved, goal) !== 0 || !areMet(game, state, at(goals, goal).groups, state.conflict.by)) continue;
    state.tally.goalTried[goal] = at(state.tally.goalTried, goal) + 1;
  }
}

function succeed(context: Context): void {
  const { game, state } = context;
  const { kind, actor, by, target, arrives } = state.conflict;
  switch (kind) {
    case 'goal':
      if (arrives !== NONE) enter(context, by, arrives, NONE);
      achieve(context, target, by);
      return;
    case 'force':
      open(context, target, 'force');
      return;
    case 'attack':
    case 'monsterTest':
      showWeakness(context, target);
      if (isFight(context)) beat(context, target, by);
      return;
    case 'test':
      game.options.eventTestReward ? drawInto(context, actor, 1, 'test') : undefined;
      return;
    case 'control':
      control(context, actor, target);
      return;
    case 'duel':
      finishDuel(context, true);
      return;
    default:
      undefined;
      return;
  }
}

function fail(context: Context, kind: ConflictKind, settlement: Settlement): void {
  if (kind === 'control') return;
  if (kind === 'duel') {
    finishDuel(context, false);
    return;
  }
  if (kind === 'attack' || kind === 'monsterTest') {
    const { target } = context.state.conflict;
    showWeakness(context, target);
    if (hitOtherwise(context, target, whoIsHurt(context))) return;
  }
  harm(context, kind, settlement, draw(context));
}

/** After a refused challenge: the challenged player does the deed, or draws a card for standing firm (rules 7.1). */
function finishDuel(context: Context, won: boolean): void {
  const { state, emit } = context;
  const { challenger, challenged } = state.challenge;
  emit?.({ type: 'dueled', challenger, challenged, won });
  const { attempts, draws } = challengeOutcome('decline', won);
  if (draws > 0) drawInto(context, challenged, draws, 'duel');
  // Inserted below the top task, which clears the duel's cards, so that the deed starts afterwards.
  if (attempts) state.agenda.splice(state.agenda.length - 3, 0, 0, 0, TASKS.answer);
}

/** Returns the person at risk: the actor or, for a stand-in, by default the controller's character (ruling A17). */
function whoIsHurt(context: Context): Person {
  const { game, state } = context;
  const { actor, by } = state.conflict;
  const isVictim = isEventTest(context) || game.options.proxyDamage === 'extra';
  const character = at(state.characterOf, actor);
  return isVictim || character === NONE ? by : character;
}

/** Tells whether the actor was drawn into the conflict instead of starting it. */
const isEventTest = ({ state: { conflict } }: Context): boolean =>
  conflict.kind === 'test' || conflict.kind === 'monsterTest';

const HEARTS = suitIndex('hearts');
const NO_DAMAGE = { result: 'none' } as const;

/** Draws on a damage card for the loser; a character lost to hearts goes insane (ruling A56). */
function harm(context: Context, kind: ConflictKind, { own, opposing }: Settlement, card: Card): void {
  const { state, emit } = context;
  const { by } = state.conflict;
  const person = whoIsHurt(context);
  const { result } = card === NONE ? NO_DAMAGE : damageOf(own, opposing, card);
  const shown = result === 'lost_character' ? 'lost' : result;
  emit?.({ type: 'damageDrawn', person, kind, by, own, opposing, card, result: shown });
  if (result === 'replace' && canReplace(context, person, card)) {
    state.conflict.damage = card;
    askFor(state, 'damage', gmOf(state), person);
    return;
  }
  putAway(context, card);
  if (result === 'lost_character')
    lose(context, person, suitOf(card) === HEARTS, isEventTest(context) ? 'event' : 'conflict');
}

/** Returns the score in a slot: 0 to 5 attributes, 6 and up the relationship toward that person. */
export function slotScore({ state }: Context, person: Person, slot: number): Score {
  if (slot >= ATTRIBUTES_EACH) return at(state.relationships, person * state.people + slot - ATTRIBUTES_EACH);
  if (slot === LUCKY && at(state.luckyUsed, person)) return NO_SCORE;
  return at(state.attributes, person * ATTRIBUTES_EACH + slot);
}

/** Tells whether a slot concerns the victim: it is on their own sheet, or an Extra's feelings for them (rules 6.7). */
export function isAboutVictim({ state }: Context, victim: Person, person: Person, slot: number): boolean {
  if (person === victim) return true;
  return slot === ATTRIBUTES_EACH + victim && at(state.extra, person) === 1 && isAlive(state, person);
}

/** Tells whether the victim has any score above the card, for the house rule that damage must lower a score. */
export function hasHigher(context: Context, victim: Person, card: Card): boolean {
  const { people } = context.state;
  for (let slot = 0; slot < ATTRIBUTES_EACH + people; slot++) {
    if (isLoweredBy(slotScore(context, victim, slot), card)) return true;
  }
  for (let person = 0; person < people; person++) {
    const slot = ATTRIBUTES_EACH + victim;
    if (isAboutVictim(context, victim, person, slot) && isLoweredBy(slotScore(context, person, slot), card))
      return true;
  }
  return false;
}

export const mayReplace = (
  context: Context,
  victim: Person,
  card: Card,
  person: Person,
  slot: number,
  higher: boolean,
): boolean =>
  isAboutVictim(context, victim, person, slot) &&
  mayTakeDamage(slotScore(context, person, slot), card, context.game.options.damageMustLower, higher);

function canReplace(context: Context, victim: Person, card: Card): boolean {
  for (let slot = 0; slot < ATTRIBUTES_EACH + context.state.people; slot++) {
    if (mayReplace(context, victim, card, victim, slot, false)) return true;
  }
  return false;
}

export function replace(context: Context, person: Person, slot: number): void {
  const { state, emit } = context;
  const card = state.conflict.damage;
  const from = slotScore(context, person, slot);
  if (slot < ATTRIBUTES_EACH) {
    state.attributes[person * ATTRIBUTES_EACH + slot] = scoreAfterDamage('attribute', card);
  } else {
    state.relationships[person * state.people + slot - ATTRIBUTES_EACH] = scoreAfterDamage('relationship', card);
  }
  state.conflict.damage = NONE;
  putAway(context, card);
  emit?.({ type: 'replaced', person, slot, from, to: slotScore(context, person, slot) });
}
