import { at } from '@/lib/kernel/at';
import { HAND, mayRefill } from '../rules/turn';
import { ATTRIBUTES, HARDSHIP_TEST } from '../vocabulary';
import { askFor, push, TASKS } from './agenda';
import { bit, endChallenge, gmOf, has, type Table } from './context';
import { collect, draw, drawInto } from './deck';
import { lookAround } from './deeds';
import { blow, checkEnd, doom, end } from './ending';
import { test } from './event-cards';
import { NONE } from './game';
import { adoptableBy, lose, open } from './people';
import { cure } from './sickness';
import { ATTRIBUTES_EACH, type Person, type Seat, TRIGGERS } from './state';
import { canBreathe, isAlive } from './world';

/** Deals for making characters: everybody's attributes, then everybody's relationships (rules 5.1, A3). */
export function create(table: Table, stage: number, player: Seat): void {
  const { state } = table;
  if (player < state.players) {
    push(state, TASKS.create, stage, player + 1);
    deal(table, player, stage === 0 ? ATTRIBUTES_EACH : state.players);
    askFor(state, stage === 0 ? 'attribute' : 'relationship', player);
    return;
  }
  if (stage === 0) {
    push(state, TASKS.create, 1, 0);
    return;
  }
  state.phase = 'extras';
  collect(table);
  for (let keeper = 0; keeper < state.players; keeper++) deal(table, keeper, HAND);
  push(state, TASKS.extras, 0);
}

// The house's limit on hands is for the game itself.
function deal(table: Table, player: Seat, count: number): void {
  const hand = at(table.state.hands, player);
  const before = hand.length;
  for (let i = 0; i < count; i++) {
    const card = draw(table);
    if (card !== NONE) hand.push(card);
  }
  table.emit?.({ type: 'drew', player, cards: hand.slice(before), why: 'deal' });
}

/** One turn of making Extras, until no aspect is left (rules 5.5). */
export function makeExtras(table: Table, player: Seat): void {
  const { state } = table;
  const all = (1 << (2 + ATTRIBUTES_EACH + state.people)) - 1;
  if (state.aspects.every((bits) => bits === all)) {
    beginPlay(table);
    return;
  }
  deal(table, player, 1);
  push(state, TASKS.extras, (player + 1) % state.players);
  askFor(state, 'aspect', player);
}

function beginPlay(table: Table): void {
  const { state } = table;
  collect(table);
  state.phase = 'play';
  state.round = 1;
  for (let player = 0; player < state.players; player++) drawInto(table, player, HAND, 'deal');
  push(state, TASKS.turn, 0, 0);
}

/** A player's turn, or one that an Event brought (rules 7.0). */
export function beginTurn(table: Table, player: Seat, extra: boolean): void {
  const { game, state, emit } = table;
  state.turn = player;
  state.turnsTaken++;
  state.extraTurn = extra;
  state.bidders = 0;
  state.stepped.fill(false);
  endChallenge(state);
  emit?.({ type: 'turnBegan', seat: player, round: state.round, extra });
  if (!extra) push(state, TASKS.seatEnd, player);
  push(state, TASKS.monsters);
  push(state, TASKS.turnProper, player);
  if (game.monsters.length > 0) haunt(table);
  askToAdopt(table, player);
}

function haunt({ state }: Table): void {
  for (let i = 0; i < state.monsterRoom.length; i++) {
    const room = at(state.monsterRoom, i);
    if (!at(state.monsterDead, i)) state.tally.haunts[room] = at(state.tally.haunts, room) + 1;
  }
}

/** Whoever has no character may make an Extra the new one (rules 8.2). */
export function askToAdopt(table: Table, player: Seat): void {
  const { state } = table;
  if (at(state.characterOf, player) !== NONE || adoptableBy(state, player).length === 0) return;
  askFor(state, 'adopt', player);
}

/** An empty hand may be filled instead of taking a turn; else a card is drawn and something done (A20). */
export function beginTurnProper(table: Table, player: Seat): void {
  const { game, state } = table;
  const hasCharacter = at(state.characterOf, player) !== NONE;
  const hand = at(state.hands, player).length;
  if (!mayRefill(hand, hasCharacter)) takeTurn(table, player);
  else if (game.options.emptyHandRefill === 'mandatory') refill(table, player);
  else askFor(state, 'turn', player);
}

export function takeTurn(table: Table, player: Seat): void {
  const { state } = table;
  drawInto(table, player, 1, 'turn');
  lookAround(table);
  if (at(state.characterOf, player) !== NONE) askFor(state, 'action', player);
}

/** A fresh hand costs the turn and brings an Event (rules 7.0). */
export function refill(table: Table, player: Seat): void {
  const { state, emit } = table;
  emit?.({ type: 'refilled', player });
  state.tally.refills[player] = at(state.tally.refills, player) + 1;
  drawInto(table, player, HAND, 'refill');
  push(state, TASKS.event, TRIGGERS.indexOf('refill'), at(state.characterOf, player));
}

/** A seat's turn is over: fuses burn down, and the next one begins. */
export function endSeat(table: Table, seat: Seat): void {
  const { state } = table;
  cure(table);
  countStall(table);
  if (burn(table)) return;
  if (seat + 1 < state.players) push(state, TASKS.turn, seat + 1, 0);
  else push(state, TASKS.gmTurn);
}

function countStall({ state }: Table): void {
  const { tally } = state;
  if (++tally.stall <= tally.longestStall) return;
  tally.longestStall = tally.stall;
  tally.stalledAfter = tally.lastGoal;
}

/** Whether a disaster has come. */
function burn(table: Table): boolean {
  const { fuses } = table.state;
  for (let loss = 0; loss < fuses.length; loss++) {
    const turns = at(fuses, loss);
    if (turns === NONE) continue;
    fuses[loss] = turns - 1;
    if (turns > 1) continue;
    blow(table, loss);
    return true;
  }
  return false;
}

export function beginGmTurn(table: Table): void {
  const { game, state, emit } = table;
  state.turn = gmOf(state);
  state.extraTurn = false;
  state.bidders = 0;
  state.stepped.fill(false);
  endChallenge(state);
  emit?.({ type: 'turnBegan', seat: state.turn, round: state.round, extra: false });
  push(state, TASKS.gmEnd);
  if (game.options.monsterMovesOnGmTurn) push(state, TASKS.monsters);
  push(state, TASKS.event, TRIGGERS.indexOf('gm'), NONE);
}

/** The round is over: time runs out for the ill, for those without air, and perhaps for all. */
export function endRound(table: Table): void {
  const { game, state } = table;
  push(state, TASKS.turn, 0, 0);
  cure(table);
  suffocate(table);
  tick(table);
  if (state.outcome !== null || burn(table)) return;
  const clock = game.losses.findIndex(({ rounds }) => rounds === state.round);
  if (clock >= 0) {
    blow(table, clock);
    return;
  }
  if (game.options.doomClockRounds === state.round) {
    doom(table);
    return;
  }
  if (state.round >= game.roundLimit) {
    end(table, { kind: 'limit' }, []);
    return;
  }
  state.round++;
  state.smashed.fill(false);
  checkEnd(table);
}

const HARDSHIP = ATTRIBUTES.indexOf(HARDSHIP_TEST);
const WANT_OF_AIR = 0;
const ILLNESS = 1;

/** A test that no Event brings. */
export function endure(table: Table, cause: number, person: Person): void {
  test(table, HARDSHIP, person, cause === ILLNESS ? 'illness' : 'air');
}

/** A full round without air is a test at its end (A61). */
function suffocate({ game, state }: Table): void {
  const before = state.breathless;
  state.breathless = 0;
  if (game.options.noAir === 'none') return;
  for (let person = 0; person < state.people; person++) {
    if (!isAlive(state, person) || canBreathe(game, state, person, at(state.room, person))) continue;
    state.breathless |= bit(person);
    if (has(before, person)) push(state, TASKS.hardship, WANT_OF_AIR, person);
  }
}

function tick(table: Table): void {
  const { state } = table;
  const due: number[] = [];
  for (let i = 0; i < state.timers.length; i++) if (--at(state.timers, i).turns <= 0) due.push(i);
  const ended = due.map((i) => at(state.timers, i));
  for (let i = due.length - 1; i >= 0; i--) state.timers.splice(at(due, i), 1);
  for (const timer of ended) expire(table, timer.kind, timer.of);
}

function expire(table: Table, kind: string, of: number): void {
  const { game, state, emit } = table;
  switch (kind) {
    case 'sick':
      emit?.({ type: 'uncured', person: of });
      // Nothing takes a character without a lost conflict (rules 6.7).
      if (at(state.playerOf, of) === NONE) lose(table, of, false, 'other');
      else push(state, TASKS.hardship, ILLNESS, of);
      return;
    case 'sealed':
      if (at(state.sealed, of) && !at(state.blocked, of)) {
        open(table, of, 'timer');
        return;
      }
      state.sealed[of] = false;
      return;
    case 'unsealed':
      state.blocked[of] = at(game.passages, of).blocked;
      emit?.({ type: 'sealed', passage: of, why: 'timer' });
      return;
    case 'airless':
      state.airless[of] = NONE;
      emit?.({ type: 'airBack', room: of });
      return;
    default:
      if (at(state.clings, of) === NONE) return;
      state.clings[of] = NONE;
      emit?.({ type: 'clung', person: of, to: NONE });
  }
}
