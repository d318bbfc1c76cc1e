import { at } from '@/lib/kernel/at';
import { lowestBit } from '@/lib/kernel/bits';
import { NO_SCORE, rankOf, type SuitIndex, suitIndex, suitOf } from '../rules/cards';
import { allHold } from './conditions';
import { bit, type Context, has } from './context';
import { isNear } from './deeds';
import { type GameEventCard, type GameSelector, NONE } from './game';
import { ATTRIBUTES_EACH, type Person, type State } from './state';
import { canLose, canLoseAnything } from './things';
import { isAlive, isBlindIn, isKeptOut } from './world';

const CLUBS = suitIndex('clubs');

/**
 * Returns everyone an Event names for the GM to choose one from (rules 7.8), as bits. Does not check whether its
 * effects can hit them.
 */
function singles(context: Context, event: GameEventCard): number {
  const { selectors } = event;
  let bits = 0;
  if (selectors.length === 0) bits = everybody(context.state, 'anyone');
  for (let i = 0; i < selectors.length; i++) {
    const selector = at(selectors, i);
    if (!isGroup(selector)) bits |= found(context, selector);
  }
  return bits;
}

function isSingle(context: Context, { selectors }: GameEventCard, person: Person): boolean {
  const { state } = context;
  if (selectors.length === 0) return isAlive(state, person);
  for (let i = 0; i < selectors.length; i++) {
    const selector = at(selectors, i);
    if (selector.kind === 'choice' ? isAmong(state, selector.among, person) : isNamed(context, selector, person))
      return true;
  }
  return false;
}

const isNamed = (context: Context, selector: GameSelector, person: Person): boolean =>
  !isGroup(selector) && has(found(context, selector), person);

/** Returns the people an Event hits all at once, as bits. */
function groupTargets(context: Context, event: GameEventCard): number {
  const { selectors } = event;
  let bits = 0;
  for (let i = 0; i < selectors.length; i++) if (isGroup(at(selectors, i))) bits |= found(context, at(selectors, i));
  return suffering(context, event, bits);
}

const isGroup = ({ kind }: GameSelector) => kind === 'room' || kind === 'everyone';

function found({ state }: Context, selector: GameSelector): number {
  switch (selector.kind) {
    case 'choice':
      return everybody(state, selector.among);
    case 'attribute':
      return extreme(state, selector, (person) => attributeRank(state, person, selector.attribute));
    case 'relationship':
      return extreme(state, selector, (person) => feelingRank(state, person, selector.suit, selector.highest));
    case 'everyone':
      return everybody(state, 'anyone');
    case 'room':
      return everybody(state, 'anyone') & inRoom(state, selector.room);
    case 'holder':
      return everybody(state, 'anyone') & holdersOf(state, selector.item);
    case 'named':
      return selector.extra >= 0 && selector.extra < state.players
        ? everybody(state, 'extras') & bit(state.players + selector.extra)
        : 0;
  }
}

/** Returns the living people of a group as bits. An adopted Extra counts as a character. */
export function everybody(state: State, among: GameSelector['among']): number {
  let bits = 0;
  for (let person = 0; person < state.people; person++) if (isAmong(state, among, person)) bits |= bit(person);
  return bits;
}

const isAmong = (state: State, among: GameSelector['among'], person: Person): boolean =>
  isAlive(state, person) && (among === 'anyone' || (at(state.playerOf, person) !== NONE) === (among === 'characters'));

/** Returns the person with the highest or lowest rank, as a bit; ties go to the first in seat order (ruling A50). */
function extreme(state: State, { among, highest }: GameSelector, rank: (person: Person) => number): number {
  const candidates = everybody(state, among);
  let best = NONE;
  let bestRank = NONE;
  for (let person = 0; person < state.people; person++) {
    if (!has(candidates, person)) continue;
    const own = rank(person);
    if (own === NONE || (best !== NONE && (highest ? own <= bestRank : own >= bestRank))) continue;
    best = person;
    bestRank = own;
  }
  return best === NONE ? 0 : bit(best);
}

function attributeRank(state: State, person: Person, attribute: number): number {
  const score = at(state.attributes, person * ATTRIBUTES_EACH + attribute);
  return score === NO_SCORE ? NONE : rankOf(score);
}

/** Returns the rank of a person's strongest or weakest relationship of a suit toward a character; NONE without one. */
function feelingRank(state: State, person: Person, suit: SuitIndex, highest: boolean): number {
  let best = NONE;
  for (let other = 0; other < state.people; other++) {
    const rank = rankToward(state, person, other, suit);
    if (rank !== NONE && (best === NONE || (highest ? rank > best : rank < best))) best = rank;
  }
  return best;
}

function rankToward(state: State, person: Person, other: Person, suit: SuitIndex): number {
  if (other === person || at(state.playerOf, other) === NONE || !isAlive(state, other)) return NONE;
  const score = at(state.relationships, person * state.people + other);
  return score === NO_SCORE || (suit !== NONE && suitOf(score) !== suit) ? NONE : rankOf(score);
}

/** Returns the character for whom a person has the strongest feelings of the Event's suit; NONE for nobody. */
export function strongestFor(state: State, { feeling }: Pick<GameEventCard, 'feeling'>, person: Person): Person {
  let best = NONE;
  let bestRank = NONE;
  for (let other = 0; other < state.people; other++) {
    const rank = rankToward(state, person, other, feeling);
    if (rank <= bestRank) continue;
    best = other;
    bestRank = rank;
  }
  return best;
}

function inRoom(state: State, room: number): number {
  let bits = 0;
  for (let person = 0; person < state.people; person++) if (at(state.room, person) === room) bits |= bit(person);
  return bits;
}

function holdersOf(state: State, item: number): number {
  if (item !== NONE) return at(state.holders, item);
  let bits = 0;
  for (let i = 0; i < state.holders.length; i++) bits |= at(state.holders, i);
  return bits;
}

/** Keeps only the people whom every effect can hit: a monster must be near (rules 7.8). */
function suffering(context: Context, event: GameEventCard, bits: number): number {
  if (bits === 0 || !event.selective) return bits;
  let left = bits;
  for (let rest = bits; rest !== 0; rest &= rest - 1) {
    const person = lowestBit(rest);
    if (!canSuffer(context, event, person)) left &= ~bit(person);
  }
  return left;
}

function canSuffer(context: Context, event: GameEventCard, person: Person): boolean {
  const { game, state } = context;
  for (let i = 0; i < event.effects.length; i++) {
    const { kind, item, related } = at(event.effects, i);
    if (related && strongestFor(state, event, person) === NONE) return false;
    if (kind !== 'monsterConflict' && kind !== 'steal') continue;
    if (monsterNear(context, event, person) === NONE) return false;
    if (
      kind === 'steal' &&
      !(item === NONE ? canLoseAnything(game, state, person) : canLose(game, state, person, item))
    )
      return false;
  }
  return true;
}

/** Returns the first monster in a person's room or, failing that, next door; clubs let it break in (ruling A29). */
export function monsterNear(context: Context, event: Pick<GameEventCard, 'suit'>, person: Person): number {
  const room = at(context.state.room, person);
  for (let monster = 0; monster < context.game.monsters.length; monster++) {
    if (at(context.state.monsterRoom, monster) !== room || at(context.state.monsterDead, monster)) continue;
    if (!isSafeFrom(context, monster, room)) return monster;
  }
  for (let monster = 0; monster < context.game.monsters.length; monster++) {
    if (isSafeFrom(context, monster, room)) continue;
    if (isNear(context, monster, room, event.suit === CLUBS)) return monster;
  }
  return NONE;
}

/** Tells whether a monster attacks nobody in a room: it does not go there, or finds nobody (ruling A69). */
const isSafeFrom = ({ game, state }: Context, monster: number, room: number): boolean =>
  isKeptOut(game, state, monster, room) || isBlindIn(game, state, monster, room);

/** Returns everyone hit if the Event is played on all it names, as bits; only the person it was drawn for, if any. */
export function everybodyNamed(context: Context, event: GameEventCard): number {
  if (!event.personal) return 0;
  const { drawnFor } = context.state.eventInPlay;
  const group = fitting(context, event, groupTargets(context, event));
  return drawnFor === NONE ? group : group & bit(drawnFor);
}

/** Keeps only the people for whom the Event's conditions hold. */
function fitting(context: Context, { onlyIf }: GameEventCard, bits: number): number {
  if (onlyIf.length === 0) return bits;
  let left = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) {
    const person = lowestBit(rest);
    if (allHold(context, onlyIf, person)) left |= bit(person);
  }
  return left;
}

/** Returns the people an Event can be played on individually, as bits. */
export function strikeable(context: Context, event: GameEventCard): number {
  return event.personal ? fitting(context, event, strikeableAnyway(context, event)) : 0;
}

function strikeableAnyway(context: Context, event: GameEventCard): number {
  const { drawnFor } = context.state.eventInPlay;
  if (drawnFor === NONE) return suffering(context, event, singles(context, event));
  if (event.aboutRelated) return suffering(context, event, admirers(context, event, drawnFor));
  return isSingle(context, event, drawnFor) ? suffering(context, event, bit(drawnFor)) : 0;
}

/** People named whose strongest feelings are for `person`, as bits: played on them, the Event hits that person. */
function admirers(context: Context, event: GameEventCard, person: Person): number {
  const candidates = singles(context, event);
  let bits = 0;
  for (let other = 0; other < context.state.people; other++) {
    if (has(candidates, other) && strongestFor(context.state, event, other) === person) bits |= bit(other);
  }
  return bits;
}
