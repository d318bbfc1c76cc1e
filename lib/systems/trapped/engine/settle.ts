import { at } from '@/lib/kernel/at';
import { type Card, NO_SCORE, type Score, suitIndex, suitOf } from '../rules/cards';
import { challengeOutcome } from '../rules/challenge';
import type { Settlement } from '../rules/conflict';
import { damageOf, isLoweredBy, mayTakeDamage, scoreAfterDamage } from '../rules/damage';
import { askFor, TASKS } from './agenda';
import { gmOf, type Table } from './context';
import { draw, drawInto, putAway } from './deck';
import { achieve, beat, showWeakness } from './deeds';
import { NONE } from './game';
import { control, enter, lose, open } from './people';
import { changeFeelings, compare } from './showdown';
import { ATTRIBUTES_EACH, type ConflictKind, LUCKY, type Person } from './state';
import { areMet, isAlive } from './world';

/** The outcome is declared, with everything it brings (rules 6.2, 6.6, 6.7, 7). */
export function settleConflict(table: Table): void {
  const { state, emit } = table;
  const { kind, actor, by, target } = state.conflict;
  if (kind === 'none') return;
  const settlement = compare(table);
  const won = settlement.winner === 'actor';
  const { own, opposing, decidedBy } = settlement;
  emit?.({ type: 'decided', kind, player: actor, by, target, own, opposing, won, decidedBy });
  changeFeelings(table, won);
  if (isFight(table)) countAttempts(table);
  if (won) succeed(table);
  else fail(table, kind, settlement);
}

/** Whether somebody stands up to a monster, and does not only try to get away from it (A41). */
const isFight = ({ state: { conflict } }: Table): boolean =>
  conflict.kind === 'attack' || (conflict.kind === 'monsterTest' && !conflict.dodges);

/** Every fight is an attempt at the goals of beating a monster that the fighter may try for. */
function countAttempts({ game, state }: Table): void {
  const { goals, monsterGoals } = game;
  for (let i = 0; i < monsterGoals.length; i++) {
    const goal = at(monsterGoals, i);
    if (at(state.achieved, goal) !== 0 || !areMet(game, state, at(goals, goal).groups, state.conflict.by)) continue;
    state.tally.goalTried[goal] = at(state.tally.goalTried, goal) + 1;
  }
}

function succeed(table: Table): void {
  const { game, state } = table;
  const { kind, actor, by, target, arrives } = state.conflict;
  switch (kind) {
    case 'goal':
      if (arrives !== NONE) enter(table, by, arrives, NONE);
      achieve(table, target, by);
      return;
    case 'force':
      open(table, target, 'force');
      return;
    case 'attack':
    case 'monsterTest':
      showWeakness(table, target);
      if (isFight(table)) beat(table, target, by);
      return;
    case 'test':
      game.options.eventTestReward ? drawInto(table, actor, 1, 'test') : undefined;
      return;
    case 'control':
      control(table, actor, target);
      return;
    case 'duel':
      finishDuel(table, true);
      return;
    default:
      undefined;
      return;
  }
}

function fail(table: Table, kind: ConflictKind, settlement: Settlement): void {
  if (kind === 'control') return;
  if (kind === 'duel') {
    finishDuel(table, false);
    return;
  }
  if (kind === 'attack' || kind === 'monsterTest') showWeakness(table, table.state.conflict.target);
  harm(table, kind, settlement, draw(table));
}

/** After a refused challenge: the loser does the deed, or the challenged is paid for standing firm (rules 7.1). */
function finishDuel(table: Table, won: boolean): void {
  const { state, emit } = table;
  const { challenger, challenged } = state.challenge;
  emit?.({ type: 'dueled', challenger, challenged, won });
  const { attempts, draws } = challengeOutcome('decline', won);
  if (draws > 0) drawInto(table, challenged, draws, 'duel');
  // The cards of the duel are put away before the deed begins.
  if (attempts) state.agenda.splice(state.agenda.length - 3, 0, 0, 0, TASKS.answer);
}

/** The actor is at risk: for a stand-in its controller, unless the house says otherwise (A17). */
function whoIsHurt(table: Table): Person {
  const { game, state } = table;
  const { actor, by } = state.conflict;
  const isVictim = isEventTest(table) || game.options.proxyDamage === 'extra';
  const character = at(state.characterOf, actor);
  return isVictim || character === NONE ? by : character;
}

/** Whether the conflict came upon somebody, rather than being begun by them. */
const isEventTest = ({ state: { conflict } }: Table): boolean =>
  conflict.kind === 'test' || conflict.kind === 'monsterTest';

const HEARTS = suitIndex('hearts');
/** With no card left to draw. */
const NO_DAMAGE = { result: 'none' } as const;

/** What a damage card does to whoever lost the conflict; a character that is lost to hearts goes insane (A56). */
function harm(table: Table, kind: ConflictKind, { own, opposing }: Settlement, card: Card): void {
  const { state, emit } = table;
  const { by } = state.conflict;
  const person = whoIsHurt(table);
  const { result } = card === NONE ? NO_DAMAGE : damageOf(own, opposing, card);
  const shown = result === 'lost_character' ? 'lost' : result;
  emit?.({ type: 'damageDrawn', person, kind, by, own, opposing, card, result: shown });
  if (result === 'replace' && canReplace(table, person, card)) {
    state.conflict.damage = card;
    askFor(state, 'damage', gmOf(state), person);
    return;
  }
  putAway(table, card);
  if (result === 'lost_character')
    lose(table, person, suitOf(card) === HEARTS, isEventTest(table) ? 'event' : 'conflict');
}

/** Where damage can go: slots 0 to 5 attributes, 6 and up the relationship toward that person. */
export function slotScore({ state }: Table, person: Person, slot: number): Score {
  if (slot >= ATTRIBUTES_EACH) return at(state.relationships, person * state.people + slot - ATTRIBUTES_EACH);
  if (slot === LUCKY && at(state.luckyUsed, person)) return NO_SCORE;
  return at(state.attributes, person * ATTRIBUTES_EACH + slot);
}

/** Whether a slot has to do with the victim: on their own sheet, or what some Extra feels for them (rules 6.7). */
export function isAboutVictim({ state }: Table, victim: Person, person: Person, slot: number): boolean {
  if (person === victim) return true;
  return slot === ATTRIBUTES_EACH + victim && at(state.extra, person) === 1 && isAlive(state, person);
}

/** Whether the victim has anything higher than the card, so that the house may ask for that. */
export function hasHigher(table: Table, victim: Person, card: Card): boolean {
  const { people } = table.state;
  for (let slot = 0; slot < ATTRIBUTES_EACH + people; slot++) {
    if (isLoweredBy(slotScore(table, victim, slot), card)) return true;
  }
  for (let person = 0; person < people; person++) {
    const slot = ATTRIBUTES_EACH + victim;
    if (isAboutVictim(table, victim, person, slot) && isLoweredBy(slotScore(table, person, slot), card)) return true;
  }
  return false;
}

/** Whether the GM may put the card there. */
export const mayReplace = (
  table: Table,
  victim: Person,
  card: Card,
  person: Person,
  slot: number,
  higher: boolean,
): boolean =>
  isAboutVictim(table, victim, person, slot) &&
  mayTakeDamage(slotScore(table, person, slot), card, table.game.options.damageMustLower, higher);

function canReplace(table: Table, victim: Person, card: Card): boolean {
  for (let slot = 0; slot < ATTRIBUTES_EACH + table.state.people; slot++) {
    if (mayReplace(table, victim, card, victim, slot, false)) return true;
  }
  return false;
}

export function replace(table: Table, person: Person, slot: number): void {
  const { state, emit } = table;
  const card = state.conflict.damage;
  const from = slotScore(table, person, slot);
  if (slot < ATTRIBUTES_EACH) {
    state.attributes[person * ATTRIBUTES_EACH + slot] = scoreAfterDamage('attribute', card);
  } else {
    state.relationships[person * state.people + slot - ATTRIBUTES_EACH] = scoreAfterDamage('relationship', card);
  }
  state.conflict.damage = NONE;
  putAway(table, card);
  emit?.({ type: 'replaced', person, slot, from, to: slotScore(table, person, slot) });
}
