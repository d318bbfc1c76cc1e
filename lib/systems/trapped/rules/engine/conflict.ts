import { at } from '@/lib/kernel/at';
import { ATTRIBUTES } from '../../vocabulary';
import { type Card, NO_SCORE, type Score } from '../cards';
import { addBid, addResistance, mayOthersBid, type Settlement, settle } from '../conflict';
import { type Bond, type Entry, governingEntry, NO_ENTRY, relationshipAt } from '../governing';
import { monsterCards } from '../monster';
import { afterLoss, hasLost, mayBid } from '../relationships';
import { addScores, clearSide, emptySide } from '../side';
import { askFor, push, TASKS } from './agenda';
import { draw, putAway, takeFromHand } from './deck';
import { hasMeans } from './deeds';
import { NONE } from './game';
import { biddersFrom } from './order';
import { ATTRIBUTES_EACH, type ConflictKind, HELP, HINDER, LUCKY, type Person, type Seat } from './state';
import { bit, has, type Table } from './table';

export const FAST = ATTRIBUTES.indexOf('fast');

/** What a conflict is about. */
export interface Cause {
  readonly kind: ConflictKind;
  readonly actor: Seat;
  readonly by: Person;
  readonly target: number;
  readonly arrives: number;
}

/** Lays the actor's bid on the table and puts all that follows on the agenda (rules 6.4). */
export function begin(table: Table, cause: Cause, attribute: number, card: Card): void {
  const { state, emit } = table;
  const { conflict } = state;
  conflict.kind = cause.kind;
  conflict.actor = cause.actor;
  conflict.by = cause.by;
  conflict.room = at(state.room, cause.by);
  conflict.target = cause.target;
  conflict.arrives = cause.arrives;
  conflict.revealed = false;
  conflict.dodges = attribute === FAST;
  push(state, TASKS.clear);
  push(state, TASKS.settle);
  push(state, TASKS.lucky, 0);
  push(state, TASKS.reveal);
  push(state, TASKS.ruling);
  push(state, TASKS.bidding, 1);
  emit?.({ ...cause, type: 'declared', player: cause.actor, attribute });
  lay(table, cause.actor, HELP, cause.by, attribute, card);
}

/** Lays a bid on the table, its card face down. */
export function lay(table: Table, player: Seat, side: number, by: Person, attribute: number, card: Card): void {
  const { state } = table;
  const { conflict } = state;
  takeFromHand(table, player, card);
  conflict.cards[player] = card;
  conflict.sides[player] = side;
  conflict.persons[player] = by;
  conflict.attributes[player] = attribute;
  if (attribute === LUCKY) strike(table, player, by);
}

/** Lucky counts once in a game. */
function strike({ state, emit }: Table, player: Seat, person: Person): void {
  state.luckyUsed[person] = true;
  emit?.({ type: 'luckyUsed', player, person, score: at(state.attributes, person * ATTRIBUTES_EACH + LUCKY) });
}

/** Whether a person's Lucky can be used. */
export const isLucky = ({ state }: Table, person: Person): boolean =>
  !at(state.luckyUsed, person) && at(state.attributes, person * ATTRIBUTES_EACH + LUCKY) !== NO_SCORE;

/** Whether an attribute can be counted for a person. */
export const isCountable = (table: Table, person: Person, attribute: number): boolean =>
  attribute === LUCKY ? isLucky(table, person) : Number.isInteger(attribute) && attribute >= 0 && attribute < LUCKY;

/** Where the relationship stands that governs a bid, laid or about to be (rules 6.6). */
export function governs(table: Table, player: Seat, by: Person): Entry {
  const { game, state } = table;
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
  const bond = {
    conflict: isControl ? ('control' as const) : ('obstacle' as const),
    mode: isExtra ? ('extra' as const) : ('character' as const),
    bidder: isExtra ? at(state.characterOf, player) : by,
    actor,
    through: by,
  };
  return governingEntry(state, isControl ? { ...bond, target: conflict.target } : bond, game.options);
}

const ownBond = (conflict: 'control' | 'duel', bidder: Person, actor: Person, target: Person): Bond => ({
  conflict,
  mode: 'own',
  bidder,
  actor,
  target,
});

/** Rule 1, for the bid that would begin an attempt, or answer a test. Toward oneself only if the house says so (A12). */
export const mayBegin = ({ game, state }: Table, by: Person, card: Card): boolean =>
  !game.options.rule1Self ||
  mayBid(
    relationshipAt(
      state,
      governingEntry(state, { conflict: 'obstacle', mode: 'own', bidder: by, actor: by }, game.options),
    ),
    card,
  );

/** Rule 1, for an attempt at control. */
export const mayCourt = ({ game, state }: Table, by: Person, extra: Person, card: Card): boolean =>
  mayBid(relationshipAt(state, governingEntry(state, ownBond('control', by, by, extra), game.options)), card);

/** Rule 1, for either side of a duel. */
export const mayDuel = ({ game, state }: Table, by: Person, rival: Person, card: Card): boolean =>
  mayBid(relationshipAt(state, governingEntry(state, ownBond('duel', by, by, rival), game.options)), card);

/** Rule 1, for a bid in the conflict on the table. */
export const obeysRuleOne = (table: Table, player: Seat, by: Person, card: Card): boolean =>
  mayBid(relationshipAt(table.state, governs(table, player, by)), card);

/** Asks the next player who may bid. */
export function nextBidder(table: Table, place: number): void {
  const { state } = table;
  const order = biddersFrom(table);
  for (let i = place; i < state.players; i++) {
    const player = at(order, i);
    if (!mayBidNow(table, player)) continue;
    push(state, TASKS.bidding, i + 1);
    askFor(state, 'bid', player);
    return;
  }
}

function mayBidNow({ game, state }: Table, player: Seat): boolean {
  const { conflict, challenge } = state;
  if (at(state.hands, player).length === 0) return false;
  if (conflict.kind === 'duel' && (player === conflict.target || !mayOthersBid('duel', game.options))) return false;
  return game.options.bidLimitScope === 'conflict' || player === challenge.challenged || !has(state.bidders, player);
}

/** Asks the GM whether the attributes fit, as long as there is one that can be changed (rules 5.2). */
export function askForRuling(table: Table): void {
  const { state } = table;
  for (let player = 0; player < state.players; player++) {
    if (!isRulable(table, player)) continue;
    push(state, TASKS.ruling);
    askFor(state, 'ruling', state.players);
    return;
  }
}

/** Whether the GM may say that another attribute fits a bid better. */
export function isRulable({ state }: Table, player: Seat): boolean {
  const attribute = at(state.conflict.attributes, player);
  return !at(state.conflict.ruled, player) && attribute >= 0 && attribute < LUCKY;
}

/** All cards are turned up, and the GM draws the opposition (rules 6.4). */
export function reveal(table: Table): void {
  const { state, emit } = table;
  const { conflict } = state;
  conflict.revealed = true;
  emit?.({ type: 'revealed', cards: conflict.cards.slice() });
  for (let i = countOpposition(table); i > 0; i--) {
    const card = draw(table);
    if (card !== NONE) conflict.opposition.push(card);
  }
  if (conflict.opposition.length > 0) emit?.({ type: 'opposed', cards: conflict.opposition.slice() });
}

function countOpposition(table: Table): number {
  const { game, state } = table;
  const { kind, target } = state.conflict;
  switch (kind) {
    case 'attack':
    case 'monsterTest':
      return cardsOf(table, target);
    case 'goal':
      return at(game.goals, target).hard ? cardsOfAny(table) : OBSTACLE;
    case 'test':
      return usesEventCard(table) ? OBSTACLE - 1 : OBSTACLE;
    case 'control':
      return 1;
    case 'duel':
    case 'none':
      return 0;
    default:
      return OBSTACLE;
  }
}

/** Cards against everything but a monster (rules 7.4). */
const OBSTACLE = 2;

const cardsOf = (table: Table, monster: number) =>
  monsterCards(at(table.state.weaknessKnown, monster), hasMeans(table, monster));

/** As hard as the monster that is easiest to fight now. */
function cardsOfAny(table: Table): number {
  let fewest = monsterCards(false, false);
  for (let monster = 0; monster < table.game.monsters.length; monster++) {
    fewest = Math.min(fewest, cardsOf(table, monster));
  }
  return fewest;
}

const usesEventCard = ({ game, state }: Table) =>
  state.conflict.kind === 'test' &&
  state.happening.card !== NONE &&
  game.options.eventTestCards === 'event_card_plus_one';

/** Asks the next one who may still use Lucky. */
export function nextLucky(table: Table, place: number): void {
  const { game, state } = table;
  if (game.options.luckyTiming !== 'until_outcome') return;
  const order = biddersFrom(table);
  for (let i = place; i < state.players; i++) {
    const player = at(order, i);
    const attribute = at(state.conflict.attributes, player);
    if (attribute < 0 || attribute === LUCKY || !isLucky(table, at(state.conflict.persons, player))) continue;
    push(state, TASKS.lucky, i + 1);
    askFor(state, 'lucky', player);
    return;
  }
}

export function useLucky(table: Table, player: Seat): void {
  const { conflict } = table.state;
  conflict.attributes[player] = LUCKY;
  strike(table, player, at(conflict.persons, player));
}

// One conflict is settled at a time, so both sides are written over and over.
const own = emptySide();
const opposing = emptySide();

/** Totals and comparison; after a dead tie one more card each, if the house plays so and there are any. */
export function compare(table: Table): Settlement {
  const { game, state } = table;
  const { conflict } = state;
  for (;;) {
    gather(table);
    const settlement = settle(own, opposing, game.options);
    if (settlement.winner !== 'tie') return settlement;
    const mine = draw(table);
    if (mine !== NONE) conflict.added.push(mine);
    const theirs = draw(table);
    if (theirs === NONE) return { ...settlement, winner: 'opposition' };
    conflict.opposition.push(theirs);
  }
}

function gather(table: Table): void {
  const { game, state } = table;
  const { conflict } = state;
  clearSide(own);
  clearSide(opposing);
  for (let player = 0; player < state.players; player++) {
    const side = at(conflict.sides, player);
    if (side === NONE) continue;
    const person = at(conflict.persons, player);
    addBid(side === HELP ? own : opposing, {
      mode: person === NONE ? 'complication' : 'own',
      card: at(conflict.cards, player),
      attribute: scoreOf(table, person, at(conflict.attributes, player)),
      lucky: NO_SCORE,
    });
  }
  if (conflict.kind === 'control') {
    const felt = at(state.relationships, conflict.target * state.people + conflict.by);
    addResistance(own, opposing, felt, game.options.extraResistance);
  }
  addScores(own, conflict.added);
  addScores(opposing, conflict.opposition);
  if (usesEventCard(table)) addScores(opposing, [state.happening.card]);
}

const scoreOf = ({ state }: Table, person: Person, attribute: number): Score =>
  person === NONE || attribute === NONE ? NO_SCORE : at(state.attributes, person * ATTRIBUTES_EACH + attribute);

/** Rule 2: whoever has lost with a card of an adjacent suit comes to feel otherwise. */
export function changeFeelings(table: Table, won: boolean): void {
  const { state, emit } = table;
  const { conflict } = state;
  for (let player = 0; player < state.players; player++) {
    const side = at(conflict.sides, player);
    const card = at(conflict.cards, player);
    if (side === NONE || card === NONE) continue;
    const role = player === conflict.actor ? 'actor' : side === HINDER ? 'hinderer' : 'helper';
    if (!hasLost(role, won)) continue;
    const entry = governs(table, player, at(conflict.persons, player));
    if (entry === NO_ENTRY) continue;
    const from = at(state.relationships, entry);
    const to = afterLoss(from, card);
    if (to === from) continue;
    state.relationships[entry] = to;
    const owner = Math.floor(entry / state.people);
    emit?.({ type: 'feltOtherwise', owner, toward: entry % state.people, from, to });
  }
}

/** The cards go to the discards (rules 6.4). */
export function clear(table: Table): void {
  const { state } = table;
  const { conflict } = state;
  for (let player = 0; player < state.players; player++) {
    if (player !== conflict.actor && at(conflict.sides, player) !== NONE) state.bidders |= bit(player);
    putAway(table, at(conflict.cards, player));
    conflict.cards[player] = NONE;
    conflict.sides[player] = NONE;
    conflict.persons[player] = NONE;
    conflict.attributes[player] = NONE;
    conflict.ruled[player] = false;
  }
  for (let i = 0; i < conflict.opposition.length; i++) putAway(table, at(conflict.opposition, i));
  for (let i = 0; i < conflict.added.length; i++) putAway(table, at(conflict.added, i));
  conflict.opposition.length = 0;
  conflict.added.length = 0;
  conflict.kind = 'none';
}
