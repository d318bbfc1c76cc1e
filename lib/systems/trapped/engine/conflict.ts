import { at } from '@/lib/kernel/at';
import type { Card } from '@/lib/tabletop/cards/playing-cards';
import { NO_SCORE, suitOf } from '../rules/cards';
import { fitsScene, type Scene } from '../rules/complications';
import { type Bond, type Entry, governingEntry, NO_ENTRY, relationshipAt } from '../rules/governing';
import { mayBid } from '../rules/relationships';
import { ATTRIBUTES } from '../vocabulary';
import { push, TASKS } from './agenda';
import type { Context } from './context';
import { takeFromHand } from './deck';
import { NONE } from './game';
import { ATTRIBUTES_EACH, type ConflictKind, HELP, LUCKY, type Person, type Seat, type State } from './state';

export const FAST = ATTRIBUTES.indexOf('fast');

export interface Cause {
  readonly kind: ConflictKind;
  readonly actor: Seat;
  readonly by: Person;
  readonly target: number;
  readonly arrives: number;
}

/** Places the actor's bid and schedules the rest of the conflict (rules 6.4). */
export function begin(context: Context, cause: Cause, attribute: number, card: Card): void {
  const { game, state, emit } = context;
  const { conflict } = state;
  conflict.kind = cause.kind;
  conflict.actor = cause.actor;
  conflict.by = cause.by;
  conflict.room = at(state.room, cause.by);
  conflict.target = cause.target;
  conflict.arrives = cause.arrives;
  conflict.revealed = false;
  conflict.dodges = attribute === FAST;
  const foughtBy = SCENES[cause.kind] === 'monster' ? at(game.monsters, cause.target).foughtBy : NONE;
  if (foughtBy === FAST) conflict.dodges = false;
  // The monster prescribes the attribute, so the GM cannot overrule it.
  if (foughtBy !== NONE) conflict.ruled[cause.actor] = true;
  push(state, TASKS.clear);
  push(state, TASKS.settle);
  push(state, TASKS.lucky, 0);
  push(state, TASKS.reveal);
  push(state, TASKS.ruling);
  push(state, TASKS.bidding, 1);
  emit?.({ ...cause, type: 'declared', player: cause.actor, attribute, card });
  lay(context, cause.actor, HELP, cause.by, attribute, card);
}

export function lay(context: Context, player: Seat, side: number, by: Person, attribute: number, card: Card): void {
  const { state } = context;
  const { conflict } = state;
  takeFromHand(context, player, card);
  conflict.cards[player] = card;
  conflict.sides[player] = side;
  conflict.persons[player] = by;
  conflict.attributes[player] = attribute;
  if (attribute === LUCKY) strike(context, player, by, NONE);
}

/** Uses up a person's Lucky, which counts once in a game. */
export function strike({ state, emit }: Context, player: Seat, person: Person, instead: number): void {
  state.luckyUsed[person] = true;
  const score = at(state.attributes, person * ATTRIBUTES_EACH + LUCKY);
  emit?.({ type: 'luckyUsed', player, person, score, instead });
}

export const isLucky = ({ state }: Context, person: Person): boolean =>
  !at(state.luckyUsed, person) && at(state.attributes, person * ATTRIBUTES_EACH + LUCKY) !== NO_SCORE;

/** Lucky only once. */
export const isCountable = (context: Context, person: Person, attribute: number): boolean =>
  attribute === LUCKY ? isLucky(context, person) : Number.isInteger(attribute) && attribute >= 0 && attribute < LUCKY;

export function isRulable({ state }: Context, player: Seat): boolean {
  const attribute = at(state.conflict.attributes, player);
  return !at(state.conflict.ruled, player) && attribute >= 0 && attribute < LUCKY;
}

/** Tells whether a bid is a complication that the GM can still reject (ruling A15). */
export function isStrikable({ game, state }: Context, player: Seat): boolean {
  const { sides, persons, ruled } = state.conflict;
  if (game.options.complicationSuitCheck !== 'gm' || at(ruled, player)) return false;
  return at(sides, player) !== NONE && at(persons, player) === NONE;
}

/** Tells whether a monster can be fought by an attribute: any, or the one it prescribes, or Lucky (ruling A70). */
export function fights({ game }: Context, monster: number, attribute: number): boolean {
  const { foughtBy } = at(game.monsters, monster);
  return foughtBy === NONE || attribute === foughtBy || attribute === LUCKY;
}

const SCENES: Readonly<Record<ConflictKind, Scene>> = {
  goal: 'obstacle',
  force: 'obstacle',
  dare: 'obstacle',
  attack: 'monster',
  monsterTest: 'monster',
  test: 'event',
  control: 'people',
  duel: 'people',
};

/** Tells whether the house rules allow a card as a complication in the current conflict (ruling A15). */
export const mayComplicate = ({ game, state }: Context, card: Card): boolean =>
  game.options.complicationSuitCheck !== 'event_row' || fitsScene(sceneOf(state), card, suitOf(state.eventInPlay.card));

/** A test that no Event caused, such as lack of air, counts as an obstacle. */
function sceneOf({ conflict, eventInPlay }: State): Scene {
  if (conflict.kind === 'none' || (conflict.kind === 'test' && eventInPlay.card === NONE)) return 'obstacle';
  return SCENES[conflict.kind];
}

/** Returns the entry of the relationship that governs a bid, made or about to be made (rules 6.6). */
export function governs(context: Context, player: Seat, by: Person): Entry {
  const { game, state } = context;
  const { conflict } = state;
  if (by === NONE) return NO_ENTRY;
  const isControl = conflict.kind === 'control';
  const isDuel = conflict.kind === 'duel';
  const actor = conflict.by;
  if (player === conflict.actor || (isDuel && player === conflict.target)) {
    if (isControl) return governingEntry(state, ownBond('control', by, actor, conflict.target), game.options);
    if (!isDuel) return governingEntry(state, { conflict: 'obstacle', mode: 'own', bidder: by, actor }, game.options);
    const rival = player === conflict.actor ? at(state.characterOf, conflict.target) : actor;
    return governingEntry(state, ownBond('duel', by, actor, rival), game.options);
  }
  const isExtra = at(state.playerOf, by) === NONE;
  const bond: Bond = {
    conflict: isControl ? 'control' : 'obstacle',
    mode: isExtra ? 'extra' : 'character',
    bidder: isExtra ? at(state.characterOf, player) : by,
    actor,
    through: by,
    target: conflict.target,
  };
  return governingEntry(state, bond, game.options);
}

const ownBond = (conflict: 'control' | 'duel', bidder: Person, actor: Person, target: Person): Bond => ({
  conflict,
  mode: 'own',
  bidder,
  actor,
  target,
});

/** For a bid that starts an attempt or answers a test. Self-relationships count only by house rule (ruling A12). */
export const mayBegin = ({ game, state }: Context, by: Person, card: Card): boolean =>
  !game.options.rule1Self ||
  mayBid(
    relationshipAt(
      state,
      governingEntry(state, { conflict: 'obstacle', mode: 'own', bidder: by, actor: by }, game.options),
    ),
    card,
  );

/** Applies Rule 1 to an attempt at control. */
export const mayTryControl = ({ game, state }: Context, by: Person, extra: Person, card: Card): boolean =>
  mayBid(relationshipAt(state, governingEntry(state, ownBond('control', by, by, extra), game.options)), card);

export const mayDuel = ({ game, state }: Context, by: Person, rival: Person, card: Card): boolean =>
  mayBid(relationshipAt(state, governingEntry(state, ownBond('duel', by, by, rival), game.options)), card);

export const obeysRuleOne = (context: Context, player: Seat, by: Person, card: Card): boolean =>
  mayBid(relationshipAt(context.state, governs(context, player, by)), card);
