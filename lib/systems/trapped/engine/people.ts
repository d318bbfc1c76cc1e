import { at } from '@/lib/kernel/at';
import { adoptable, isKeptByAdoptee } from '../rules/adoption';
import { NO_SCORE } from '../rules/cards';
import { endsOnParting } from '../rules/control';
import { push, TASKS } from './agenda';
import { bit, type Context } from './context';
import { checkEnd } from './ending';
import { NONE } from './game';
import type { PassageCause, Source } from './log';
import { DEAD, INSANE, type Person, type Seat, type State } from './state';
import { DEATHS, type Death } from './tally';
import { bequeath } from './things';
import { controlledBy, holds, isAlive, isPeopled, seenBy } from './world';

/** Takes along everyone who clings to them. `passage`: the passage they walked through; NONE if none. */
export function enter(context: Context, person: Person, room: number, passage: number): void {
  const { game, state, emit } = context;
  const from = at(state.room, person);
  if (from === room) return;
  state.room[person] = room;
  emit?.({ type: 'went', person, from, to: room, passage });
  if (at(state.playerOf, person) !== NONE) {
    state.visited[room] = true;
    state.tally.visits[room] = at(state.tally.visits, room) + 1;
  }
  for (let i = 0; i < state.timers.length; i++) {
    const timer = at(state.timers, i);
    // An uncontrolled Extra cannot fetch a cure (ruling A63).
    if (timer.kind === 'sick' && timer.room === room && !isFree(state, person)) timer.carriers |= bit(person);
  }
  for (let other = 0; other < state.people; other++) {
    if (at(state.clings, other) === person && isAlive(state, other)) enter(context, other, room, NONE);
  }
  if (endsOnParting(game.options.separatedControl)) partFrom(context);
}

function partFrom({ state, emit }: Context): void {
  for (let player = 0; player < state.players; player++) {
    const extra = controlledBy(state, player);
    const character = at(state.characterOf, player);
    if (extra === NONE || character === NONE || at(state.room, character) === at(state.room, extra)) continue;
    state.controller[extra] = NONE;
    emit?.({ type: 'released', player, extra, why: 'parted' });
  }
}

/** Walks through a passage. One that is bolted from one side stays open if no one remains there to bolt it again. */
export function walk(context: Context, person: Person, passage: number): void {
  const { game, state } = context;
  const { a, b, opens } = at(game.passages, passage);
  const from = at(state.room, person);
  enter(context, person, from === a ? b : a, passage);
  const bolted = opens === 'fromA' ? a : opens === 'fromB' ? b : NONE;
  if (at(state.blocked, passage) && bolted === from && !isPeopled(state, from)) open(context, passage, 'unbolted');
}

export function open({ game, state, emit }: Context, passage: number, why: PassageCause): void {
  if (!at(state.blocked, passage) && !at(state.sealed, passage)) return;
  state.blocked[passage] = false;
  state.sealed[passage] = false;
  if (!emit) return;
  const { a, b } = at(game.passages, passage);
  emit({ type: 'opened', passage, why, seenBy: seenBy(state, a) | seenBy(state, b) });
}

/** Tells whether a person could gain a thing, or whether a fact is still unknown. */
export function canGain({ game, state }: Context, item: number, person: Person): boolean {
  if (item === NONE) return false;
  if (!at(game.items, item).thing) return !at(state.known, item);
  return at(state.supply, item) !== 0 && !holds(state, person, item);
}

/** Gives a person a thing, or reveals a fact to everyone. Returns whether anything changed. */
export function gain(context: Context, item: number, person: Person, source: Source, of: number): boolean {
  if (!canGain(context, item, person)) return false;
  const { game, state, emit } = context;
  if (!at(game.items, item).thing) {
    state.known[item] = true;
    emit?.({ type: 'learned', item, source, of });
    return true;
  }
  const supply = at(state.supply, item);
  if (supply > 0) state.supply[item] = supply - 1;
  receive(state, item, person);
  emit?.({ type: 'gained', item, person, source, of });
  return true;
}

export function receive(state: State, item: number, person: Person): void {
  state.holders[item] = at(state.holders, item) | bit(person);
}

export function giveUp(state: State, item: number, person: Person): void {
  state.holders[item] = at(state.holders, item) & ~bit(person);
}

/** Removes one thing from where it lies. Returns whether it was there. */
export function pickUp({ lying }: State, item: number, place: number): boolean {
  for (let i = 0; i < lying.length; i += 2) {
    if (lying[i] !== item || lying[i + 1] !== place) continue;
    lying.splice(i, 2);
    return true;
  }
  return false;
}

/** Kills a person or drives them insane; their things stay in the room, unless the setting says otherwise (rules 2.5, 8.2). */
export function lose(context: Context, person: Person, insane: boolean, cause: Death): void {
  const { state, emit } = context;
  if (!isAlive(state, person)) return;
  state.fate[person] = insane ? INSANE : DEAD;
  state.clings[person] = NONE;
  state.walks[person] = NONE;
  const { dropped, gone, taken, killer } = bequeath(context, person);
  const player = at(state.playerOf, person);
  state.controller[person] = NONE;
  emit?.({ type: 'lost', person, insane, player, dropped });
  for (const item of gone) emit?.({ type: 'mislaid', item, person, gone: true });
  for (const item of taken) emit?.({ type: 'stolen', item, person, monster: killer });
  if (player !== NONE) {
    state.characterOf[player] = NONE;
    state.playerOf[person] = NONE;
    state.bereaved[player] = true;
    state.tally.deaths[player] = at(state.tally.deaths, player) + 1;
    const by = DEATHS.indexOf(cause);
    state.tally.deathsBy[by] = at(state.tally.deathsBy, by) + 1;
    push(state, TASKS.adopt, player);
  }
  state.timers = state.timers.filter((timer) => timer.kind !== 'sick' || timer.of !== person);
  checkEnd(context);
}

/** Lists the Extras that a player without a character can adopt. */
export function adoptableBy(state: State, player: Seat): readonly Person[] {
  const controlled = controlledBy(state, player);
  return adoptable(controlled === NONE ? null : controlled, uncontrolled(state));
}

export function uncontrolled(state: State): readonly Person[] {
  const free: Person[] = [];
  for (let extra = state.players; extra < state.people; extra++) if (isFree(state, extra)) free.push(extra);
  return free;
}

export const isFree = (state: State, extra: Person): boolean =>
  isAlive(state, extra) && at(state.playerOf, extra) === NONE && at(state.controller, extra) === NONE;

/** Makes an Extra a player's character; its feelings for other Extras are dropped (rules 8.2). */
export function adopt({ state, emit }: Context, player: Seat, person: Person): void {
  state.characterOf[player] = person;
  state.playerOf[person] = player;
  state.controller[person] = NONE;
  state.clings[person] = NONE;
  state.walks[person] = NONE;
  state.visited[at(state.room, person)] = true;
  for (let other = state.players; other < state.people; other++) {
    const kin = other === person ? 'self' : at(state.playerOf, other) === NONE ? 'extra' : 'character';
    if (!isKeptByAdoptee(kin)) state.relationships[person * state.people + other] = NO_SCORE;
  }
  state.tally.adoptions[player] = at(state.tally.adoptions, player) + 1;
  emit?.({ type: 'adopted', player, person });
}

/** Gives a player control of an Extra. The limit is one per player, so any previous one is released (rules 7.2). */
export function control({ state, emit }: Context, player: Seat, extra: Person): void {
  const had = controlledBy(state, player);
  const from = at(state.controller, extra);
  if (had !== NONE) {
    state.controller[had] = NONE;
    emit?.({ type: 'released', player, extra: had, why: 'replaced' });
  }
  state.controller[extra] = player;
  state.clings[extra] = NONE;
  state.walks[extra] = NONE;
  state.tally.controls[player] = at(state.tally.controls, player) + 1;
  emit?.({ type: 'controlled', player, extra, from });
}
