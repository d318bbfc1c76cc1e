import { at } from '@/lib/kernel/at';
import { HAND, mayRefill } from '../rules/turn';
import { ATTRIBUTES, HARDSHIP_TEST } from '../vocabulary';
import { askFor, push, TASKS } from './agenda';
import { bit, type Context, endChallenge, gmOf, has } from './context';
import { collect, draw, drawInto } from './deck';
import { lookAround } from './deeds';
import { checkEnd, doom, end, triggerDisaster } from './ending';
import { test } from './event-cards';
import { NONE } from './game';
import { restMonsters } from './hunting';
import { adoptableBy, lose, open } from './people';
import { giveAir, giveLight } from './rooms';
import { cure } from './sickness';
import { ATTRIBUTES_EACH, type Person, type Seat, TRIGGERS } from './state';
import { walkOn } from './walks';
import { canBreathe, isAlive } from './world';

/** Deals for character creation: first everyone's attributes, then everyone's relationships (rules 5.1, ruling A3). */
export function create(context: Context, stage: number, player: Seat): void {
  const { state } = context;
  if (player < state.players) {
    push(state, TASKS.create, stage, player + 1);
    deal(context, player, stage === 0 ? ATTRIBUTES_EACH : state.players);
    askFor(state, stage === 0 ? 'attribute' : 'relationship', player);
    return;
  }
  if (stage === 0) {
    push(state, TASKS.create, 1, 0);
    return;
  }
  state.phase = 'extras';
  collect(context);
  for (let keeper = 0; keeper < state.players; keeper++) deal(context, keeper, HAND);
  push(state, TASKS.extras, 0);
}

// Ignores the house limit on hands, which applies to play only.
function deal(context: Context, player: Seat, count: number): void {
  const hand = at(context.state.hands, player);
  const before = hand.length;
  for (let i = 0; i < count; i++) {
    const card = draw(context);
    if (card !== NONE) hand.push(card);
  }
  context.emit?.({ type: 'drew', player, cards: hand.slice(before), why: 'deal' });
}

/** One turn of creating Extras; starts play once all aspects are set (rules 5.5). */
export function makeExtras(context: Context, player: Seat): void {
  const { state } = context;
  const all = (1 << (2 + ATTRIBUTES_EACH + state.people)) - 1;
  if (state.aspects.every((bits) => bits === all)) {
    beginPlay(context);
    return;
  }
  deal(context, player, 1);
  push(state, TASKS.extras, (player + 1) % state.players);
  askFor(state, 'aspect', player);
}

function beginPlay(context: Context): void {
  const { state } = context;
  collect(context);
  state.phase = 'play';
  state.round = 1;
  for (let player = 0; player < state.players; player++) drawInto(context, player, HAND, 'deal');
  push(state, TASKS.turn, 0, 0);
}

/** Begins a player's normal or extra turn (rules 7.0). */
export function beginTurn(context: Context, player: Seat, extra: boolean): void {
  const { game, state, emit } = context;
  state.turn = player;
  state.turnsTaken++;
  state.extraTurn = extra;
  state.bidders = 0;
  restMonsters(context);
  state.strayed = false;
  endChallenge(state);
  emit?.({ type: 'turnBegan', seat: player, round: state.round, extra });
  if (!extra) push(state, TASKS.seatEnd, player);
  push(state, TASKS.monsters);
  push(state, TASKS.turnProper, player);
  if (game.monsters.length > 0) haunt(context);
  askToAdopt(context, player);
}

function haunt({ state }: Context): void {
  for (let i = 0; i < state.monsterRoom.length; i++) {
    const room = at(state.monsterRoom, i);
    if (!at(state.monsterDead, i)) state.tally.haunts[room] = at(state.tally.haunts, room) + 1;
  }
}

/** Rules 8.2. */
export function askToAdopt(context: Context, player: Seat): void {
  const { state } = context;
  if (at(state.characterOf, player) !== NONE || adoptableBy(state, player).length === 0) return;
  askFor(state, 'adopt', player);
}

/** Offers a refill if the hand is empty; otherwise the player draws a card and acts (ruling A20). */
export function beginTurnProper(context: Context, player: Seat): void {
  const { game, state } = context;
  const hasCharacter = at(state.characterOf, player) !== NONE;
  const hand = at(state.hands, player).length;
  if (!mayRefill(hand, hasCharacter)) takeTurn(context, player);
  else if (game.options.emptyHandRefill === 'mandatory') refill(context, player);
  else askFor(state, 'turn', player);
}

export function takeTurn(context: Context, player: Seat): void {
  const { state } = context;
  drawInto(context, player, 1, 'turn');
  lookAround(context);
  if (at(state.characterOf, player) !== NONE) askFor(state, 'action', player);
}

/** Refills a hand, which costs the turn and triggers an Event (rules 7.0). */
export function refill(context: Context, player: Seat): void {
  const { state, emit } = context;
  emit?.({ type: 'refilled', player });
  state.tally.refills[player] = at(state.tally.refills, player) + 1;
  drawInto(context, player, HAND, 'refill');
  push(state, TASKS.event, TRIGGERS.indexOf('refill'), at(state.characterOf, player));
}

/** Ends a seat's turn: disaster countdowns advance, and the next seat follows. */
export function endSeat(context: Context, seat: Seat): void {
  const { state } = context;
  cure(context);
  countStall(context);
  if (advanceFuses(context)) return;
  if (seat + 1 < state.players) push(state, TASKS.turn, seat + 1, 0);
  else push(state, TASKS.gmTurn);
}

function countStall({ state }: Context): void {
  const { tally } = state;
  if (++tally.stall <= tally.longestStall) return;
  tally.longestStall = tally.stall;
  tally.stalledAfter = tally.lastGoal;
}

/** Advances the disaster countdowns. Returns whether a disaster happened. */
function advanceFuses(context: Context): boolean {
  const { fuses } = context.state;
  for (let loss = 0; loss < fuses.length; loss++) {
    const turns = at(fuses, loss);
    if (turns === NONE) continue;
    fuses[loss] = turns - 1;
    if (turns > 1) continue;
    triggerDisaster(context, loss);
    return true;
  }
  return false;
}

export function beginGmTurn(context: Context): void {
  const { game, state, emit } = context;
  state.turn = gmOf(state);
  state.extraTurn = false;
  state.bidders = 0;
  restMonsters(context);
  endChallenge(state);
  emit?.({ type: 'turnBegan', seat: state.turn, round: state.round, extra: false });
  push(state, TASKS.gmEnd);
  if (game.options.monsterMovesOnGmTurn) push(state, TASKS.monsters);
  push(state, TASKS.event, TRIGGERS.indexOf('gm'), NONE);
}

/** Ends the round: checks illnesses, air, disasters and time limits. */
export function endRound(context: Context): void {
  const { game, state } = context;
  push(state, TASKS.turn, 0, 0);
  cure(context);
  suffocate(context);
  tick(context);
  walkOn(context);
  if (state.outcome !== null || advanceFuses(context)) return;
  const clock = game.losses.findIndex(({ rounds }) => rounds === state.round);
  if (clock >= 0) {
    triggerDisaster(context, clock);
    return;
  }
  if (game.options.doomClockRounds === state.round) {
    doom(context);
    return;
  }
  if (state.round >= game.roundLimit) {
    end(context, { kind: 'limit' }, []);
    return;
  }
  state.round++;
  state.smashed.fill(false);
  checkEnd(context);
}

const HARDSHIP = ATTRIBUTES.indexOf(HARDSHIP_TEST);
const WANT_OF_AIR = 0;
const ILLNESS = 1;

export function endure(context: Context, cause: number, person: Person): void {
  test(context, HARDSHIP, person, cause === ILLNESS ? 'illness' : 'air');
}

/** Tests everyone who has been without air for a full round (ruling A61). */
function suffocate({ game, state }: Context): void {
  const before = state.breathless;
  state.breathless = 0;
  if (game.options.noAir === 'none') return;
  for (let person = 0; person < state.people; person++) {
    if (!isAlive(state, person) || canBreathe(game, state, person, at(state.room, person))) continue;
    state.breathless |= bit(person);
    if (has(before, person)) push(state, TASKS.hardship, WANT_OF_AIR, person);
  }
}

function tick(context: Context): void {
  const { state } = context;
  const due: number[] = [];
  for (let i = 0; i < state.timers.length; i++) if (--at(state.timers, i).turns <= 0) due.push(i);
  const ended = due.map((i) => at(state.timers, i));
  for (let i = due.length - 1; i >= 0; i--) state.timers.splice(at(due, i), 1);
  for (const timer of ended) expire(context, timer.kind, timer.of);
}

function expire(context: Context, kind: string, of: number): void {
  const { game, state, emit } = context;
  switch (kind) {
    case 'sick':
      emit?.({ type: 'uncured', person: of });
      // A character is never lost without a lost conflict (rules 6.7).
      if (at(state.playerOf, of) === NONE) lose(context, of, false, 'other');
      else push(state, TASKS.hardship, ILLNESS, of);
      return;
    case 'sealed':
      if (at(state.sealed, of) && !at(state.blocked, of)) {
        open(context, of, 'timer');
        return;
      }
      state.sealed[of] = false;
      return;
    case 'unsealed':
      state.blocked[of] = at(game.passages, of).blocked;
      emit?.({ type: 'sealed', passage: of, why: 'timer' });
      return;
    case 'airless':
      giveAir(context, of);
      return;
    case 'dark':
      giveLight(context, of);
      return;
    default:
      if (at(state.clings, of) === NONE) return;
      state.clings[of] = NONE;
      emit?.({ type: 'clung', person: of, to: NONE });
  }
}
