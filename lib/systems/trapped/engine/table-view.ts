import { at } from '@/lib/kernel/at';
import type { Card } from '@/lib/tabletop/cards/playing-cards';
import type { Score } from '../rules/cards';
import { governingEntry, relationshipAt } from '../rules/governing';
import { isStopped } from './clocks';
import { governs, isRulable, isStrikable, mayComplicate } from './conflict';
import type { Context } from './context';
import { give, take } from './decisions/things';
import { effectAt } from './effect';
import { eventTargets } from './event-choice';
import { type Game, NONE } from './game';
import { stepsToPrey } from './hunting';
import { mayPick } from './picks';
import { maySmash } from './prowl';
import { hasHigher, mayReplace, slotScore } from './settle';
import {
  ALIVE,
  type AskKind,
  type ConflictKind,
  type DeedKind,
  type Person,
  type Seat,
  type State,
  type Trigger,
} from './state';
import { refuseStray } from './strays';
import { isAtHand, isOneMet } from './world';

/** A card hidden from this seat. */
export const FACE_DOWN = -2;

/** Allocation-free accessors for the hot loops of bots. Part of a View. */
export class TableView {
  readonly #state: State;
  readonly #who: Seat | 'table' | 'all';
  readonly #table: Context;

  constructor(game: Game, state: State, who: Seat | 'table' | 'all') {
    this.#state = state;
    this.#who = who;
    this.#table = { game, state, emit: undefined };
  }

  /** The pending question, field by field. */
  get askKind(): AskKind | 'none' {
    return this.#state.ask.kind;
  }
  get askAbout(): number {
    return this.#state.ask.about;
  }
  get askDetail(): number {
    return this.#state.ask.detail;
  }

  /** Returns a card in a hand; FACE_DOWN for other seats. */
  cardInHand(player: Seat, i: number): Card {
    return this.#sees(player) ? at(at(this.#state.hands, player), i) : FACE_DOWN;
  }

  /** Fields of the current conflict, as in Conflict. */
  get kind(): ConflictKind | 'none' {
    return this.#state.conflict.kind;
  }
  get actor(): Seat {
    return this.#state.conflict.actor;
  }
  get by(): Person {
    return this.#state.conflict.by;
  }
  get room(): number {
    return this.#state.conflict.room;
  }
  get target(): number {
    return this.#state.conflict.target;
  }
  get arrives(): number {
    return this.#state.conflict.arrives;
  }
  side(player: Seat): number {
    return at(this.#state.conflict.sides, player);
  }
  person(player: Seat): Person {
    return at(this.#state.conflict.persons, player);
  }
  attribute(player: Seat): number {
    return at(this.#state.conflict.attributes, player);
  }
  /** NONE without a bid, FACE_DOWN if hidden. The GM sees complications in order to judge them. */
  card(player: Seat): Card {
    const card = at(this.#state.conflict.cards, player);
    if (card === NONE || this.#state.conflict.revealed || this.#sees(player)) return card;
    return this.#isGm && isStrikable(this.#table, player) ? card : FACE_DOWN;
  }
  get oppositionSize(): number {
    return this.#state.conflict.opposition.length;
  }
  opposition(i: number): Card {
    return at(this.#state.conflict.opposition, i);
  }
  get damage(): Card {
    return this.#state.conflict.damage;
  }
  /** Returns the relationship that governs a bid in the current conflict; NO_SCORE if none does. */
  governing(player: Seat, by: Person): Score {
    return relationshipAt(this.#state, governs(this.#table, player, by));
  }
  /** Returns the relationship that would govern an attempt to control an Extra, or a duel. */
  between(by: Person, target: Person, conflict: 'control' | 'duel'): Score {
    const { options } = this.#table.game;
    const bond = { conflict, mode: 'own', bidder: by, actor: by, target } as const;
    return relationshipAt(this.#state, governingEntry(this.#state, bond, options));
  }
  isRulable(player: Seat): boolean {
    return isRulable(this.#table, player);
  }
  isStrikable(player: Seat): boolean {
    return isStrikable(this.#table, player);
  }
  mayComplicate(card: Card): boolean {
    return mayComplicate(this.#table, card);
  }
  mayReplace(victim: Person, person: Person, slot: number, higher: boolean): boolean {
    return mayReplace(this.#table, victim, this.damage, person, slot, higher);
  }
  hasHigher(victim: Person): boolean {
    return hasHigher(this.#table, victim, this.damage);
  }
  slotScore(person: Person, slot: number): Score {
    return slotScore(this.#table, person, slot);
  }

  /** The Event's card; NONE without a current Event. */
  get eventCard(): Card {
    return this.#state.eventInPlay.card;
  }
  get eventTrigger(): Trigger {
    return this.#state.eventInPlay.trigger;
  }
  get eventDrawnFor(): Person {
    return this.#state.eventInPlay.drawnFor;
  }
  get event(): number {
    return this.#state.eventInPlay.event;
  }
  /** Bit set of targets, possibly ALL_TARGETS. GM only, since it reveals the positions of monsters. */
  eventTargets(event: number): number {
    return this.#isGm ? eventTargets(this.#table, event) : 0;
  }

  mayPick(index: number): boolean {
    return this.#isGm && mayPick(this.#table, effectAt(this.#table, this.askAbout), this.askDetail, index);
  }
  maySmash(monster: number, person: Person): boolean {
    return this.#isGm && maySmash(this.#table, monster, person);
  }
  mayStray(extra: Person, passage: number): boolean {
    return this.#isGm && refuseStray(this.#table, extra, passage) === undefined;
  }
  /** Returns a monster's steps to its prey, as in `stepsToPrey`. GM only. */
  stepsToPrey(monster: number): ReturnType<typeof stepsToPrey> {
    return this.#isGm ? stepsToPrey(this.#table, monster) : undefined;
  }
  /** GM only. */
  hasStepped(monster: number): boolean {
    return this.#isGm && at(this.#state.stepped, monster);
  }

  /**
   * Hash of everything a person's plans depend on: the goals achieved by anyone alive, those achieved by this person,
   * and the things and facts the living have. Equal states have equal hashes.
   */
  outlook(person: Person): number {
    const { achieved, holders, known } = this.#state;
    const { living } = this;
    let sum = 0;
    for (let i = 0; i < achieved.length; i++) {
      const bits = at(achieved, i);
      sum = (Math.imul(sum, 31) + ((bits & living) === 0 ? 0 : 1) + (person === NONE ? 0 : (bits >> person) & 1)) | 0;
    }
    for (let i = 0; i < holders.length; i++) {
      sum = (Math.imul(sum, 31) + (at(known, i) || (at(holders, i) & living) !== 0 ? 1 : 0)) | 0;
    }
    return sum;
  }
  /** Bit set of people. */
  get living(): number {
    const { fate } = this.#state;
    let bits = 0;
    for (let person = 0; person < fate.length; person++) if (at(fate, person) === ALIVE) bits |= 1 << person;
    return bits;
  }
  /** Bit set of people. */
  achievers(goal: number): number {
    return at(this.#state.achieved, goal);
  }
  /** Bit set of people. */
  holders(item: number): number {
    return at(this.#state.holders, item);
  }
  /** Tells whether the seat knows of a clock: hidden ones come to light when they run out. */
  isClockKnown(clock: number): boolean {
    return this.#isGm || !at(this.#table.game.clocks, clock).hidden || this.clockLeft(clock) === 0;
  }
  /** Returns the steps until a clock runs out. Ask `isClockKnown` before. */
  clockLeft(clock: number): number {
    return at(at(this.#table.game.clocks, clock).sizes, this.#state.players) - at(this.#state.clockAt, clock);
  }
  isClockStopped(clock: number): boolean {
    return isStopped(this.#state, clock);
  }
  /** Tells whether somebody in a person's room has what a passage from there needs, if that is enough. */
  isLetThrough(person: Person, passage: number, from: number): boolean {
    const { game, state } = this.#table;
    const { needs, needsInRoom } = at(game.passages, passage);
    return needsInRoom && at(state.room, person) === from && isAtHand(game, state, needs, person);
  }
  /** Tells whether a person meets one of several prerequisites, encoded as in Groups. */
  isOneMet(group: readonly number[], person: Person): boolean {
    return isOneMet(this.#table.game, this.#state, group, person);
  }
  /** Tells whether nobody can ever have a thing again: nobody has it, it lies nowhere and none are left. */
  isGone(item: number): boolean {
    const { holders, supply, lying } = this.#state;
    if (at(supply, item) !== 0 || (at(holders, item) & this.living) !== 0) return false;
    for (let i = 0; i < lying.length; i += 2) if (lying[i] === item) return false;
    return true;
  }
  /** Returns a room where a copy of a thing lies; NONE if there is none. */
  lyingAt(item: number): number {
    const { lying } = this.#state;
    for (let i = 0; i < lying.length; i += 2) {
      if (lying[i] === item && at(lying, i + 1) < this.#table.game.rooms.length) return at(lying, i + 1);
    }
    return NONE;
  }
  mayTake(item: number, by: Person): boolean {
    return take.refuse(this.#table, { type: 'take', item, by }) === undefined;
  }
  mayGive(item: number, from: Person, to: Person): boolean {
    return give.refuse(this.#table, { type: 'give', item, from, to }) === undefined;
  }

  get challenger(): Seat {
    return this.#state.challenge.challenger;
  }
  get challenged(): Seat {
    return this.#state.challenge.challenged;
  }
  get dareKind(): DeedKind {
    return this.#state.challenge.kind;
  }
  get dareTarget(): number {
    return this.#state.challenge.target;
  }

  /** Bit set of people. */
  get aboard(): number {
    return this.#state.boarding.aboard;
  }
  /** Bit set of people. */
  get invited(): number {
    return this.#state.boarding.asked;
  }

  get #isGm(): boolean {
    return this.#who === 'all' || this.#who === this.#state.players;
  }
  #sees(player: Seat): boolean {
    return this.#who === 'all' || this.#who === player;
  }
}
