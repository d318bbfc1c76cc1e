import { at } from '@/lib/kernel/at';
import type { Card } from '@/lib/tabletop/cards/playing-cards';
import type { Score } from '../rules/cards';
import { type ConflictView, viewOf } from './conflict-view';
import { type Game, NONE } from './game';
import type { Ask, Outcome, Person, Phase, Seat, State, Timer } from './state';
import { ATTRIBUTES_EACH, FATES, type Fate } from './state';
import { FACE_DOWN, TableView } from './table-view';
import {
  canAttempt,
  canEscape,
  canPass,
  commands,
  controlledBy,
  hasAchieved,
  hasReached,
  holds,
  isDark,
  isGoalOpen,
  isRouteOpen,
  isSeen,
  monsterPasses,
  usableExtra,
} from './world';

/** Point of view: a seat, a spectator ("table"), or everything ("all"). */
export type Who = Seat | 'table' | 'all';

export { FACE_DOWN };

/** Live read-only view of a game, limited to what `who` is allowed to know. */
export class View {
  readonly #game: Game;
  readonly #state: State;
  readonly #who: Who;
  /** Allocation-free access to the table. */
  readonly table: TableView;

  constructor(game: Game, state: State, who: Who) {
    this.table = new TableView(game, state, who);
    this.#game = game;
    this.#state = state;
    this.#who = who;
  }

  get game(): Game {
    return this.#game;
  }
  get who(): Who {
    return this.#who;
  }
  get phase(): Phase {
    return this.#state.phase;
  }
  get players(): number {
    return this.#state.players;
  }
  get people(): number {
    return this.#state.people;
  }
  get gm(): Seat {
    return this.#state.players;
  }
  get round(): number {
    return this.#state.round;
  }
  get turn(): Seat {
    return this.#state.turn;
  }
  get turnsTaken(): number {
    return this.#state.turnsTaken;
  }
  get outcome(): Outcome | null {
    return this.#state.outcome;
  }
  /** A copy. */
  get ask(): Readonly<Ask> {
    return { ...this.#state.ask };
  }

  /** Empty for other seats. */
  hand(player: Seat): readonly Card[] {
    return this.#sees(player) ? [...at(this.#state.hands, player)] : [];
  }
  handSize(player: Seat): number {
    return at(this.#state.hands, player).length;
  }
  get deckSize(): number {
    return this.#state.deck.length;
  }
  /** All discards are public. */
  get discard(): readonly Card[] {
    return [...this.#state.discard];
  }

  characterOf(player: Seat): Person {
    return at(this.#state.characterOf, player);
  }
  playerOf(person: Person): Seat {
    return at(this.#state.playerOf, person);
  }
  controllerOf(person: Person): Seat {
    return at(this.#state.controller, person);
  }
  controlledBy(player: Seat): Person {
    return controlledBy(this.#state, player);
  }
  /** Returns the controlled Extra if it can be used now; else NONE. */
  usableExtra(player: Seat): Person {
    return usableExtra(this.#game, this.#state, player);
  }
  /** Tells whether a person was created as an Extra, adopted or not. */
  isExtra(person: Person): boolean {
    return at(this.#state.extra, person) === 1;
  }
  fate(person: Person): Fate {
    return at(FATES, at(this.#state.fate, person));
  }
  isAlive(person: Person): boolean {
    return at(this.#state.fate, person) === 0;
  }
  roomOf(person: Person): number {
    return at(this.#state.room, person);
  }
  attribute(person: Person, attribute: number): Score {
    return at(this.#state.attributes, person * ATTRIBUTES_EACH + attribute);
  }
  isLuckyUsed(person: Person): boolean {
    return at(this.#state.luckyUsed, person);
  }
  relationship(owner: Person, person: Person): Score {
    return at(this.#state.relationships, owner * this.#state.people + person);
  }
  /** Bit set of the aspects that are set. */
  aspects(extra: Person): number {
    return at(this.#state.aspects, extra - this.#state.players);
  }
  clingsTo(person: Person): Person {
    return at(this.#state.clings, person);
  }

  /** Returns the room to which an Extra walks by itself; NONE for nowhere. */
  walksTo(person: Person): number {
    return at(this.#state.walks, person);
  }

  holds(person: Person, item: number): boolean {
    return holds(this.#state, person, item);
  }
  /** Tells whether a person holds a thing or a fact is known. */
  commands(person: Person, item: number): boolean {
    return commands(this.#game, this.#state, person, item);
  }
  isKnown(item: number): boolean {
    return at(this.#state.known, item);
  }
  /** Copies left; NONE for unlimited. */
  supply(item: number): number {
    return at(this.#state.supply, item);
  }
  lyingIn(room: number): readonly number[] {
    const { lying } = this.#state;
    return lying.filter((_, i) => i % 2 === 0 && lying[i + 1] === room);
  }
  stolenBy(monster: number): readonly number[] {
    return this.lyingIn(this.#game.rooms.length + monster);
  }

  hasAchieved(goal: number, person: Person): boolean {
    return hasAchieved(this.#state, goal, person);
  }
  isAchieved(goal: number): boolean {
    return at(this.#state.achieved, goal) !== 0;
  }
  isGoalKnown(goal: number): boolean {
    return this.#isGm || at(this.#state.revealed, goal);
  }
  /** Tells whether a person has achieved a room-by-room goal for this room. */
  hasReached(goal: number, person: Person, room: number): boolean {
    return hasReached(this.#game, this.#state, goal, person, room);
  }
  /** Tells whether a goal's prerequisites are met for a person, wherever they are. */
  isGoalOpen(goal: number, person: Person): boolean {
    return isGoalOpen(this.#game, this.#state, goal, person);
  }
  /** Tells whether a person can attempt a goal here and now. Always false for goals in secret rooms not yet visited. */
  canAttempt(goal: number, person: Person, arrives = NONE): boolean {
    return canAttempt(this.#game, this.#state, goal, person, arrives) && this.#findsGoal(goal);
  }
  /** Returns a goal's secret room once a character has been there or an Event has told it; else NONE. */
  secretRoom(goal: number): number {
    const room = at(this.#state.secret, goal);
    if (room === NONE || this.#isGm) return room;
    const isFound = at(this.#state.visited, room) || at(this.#state.told, goal);
    return isFound && this.isGoalKnown(goal) ? room : NONE;
  }
  isVisited(room: number): boolean {
    return at(this.#state.visited, room);
  }

  isRouteOpen(route: number, person: Person): boolean {
    return isRouteOpen(this.#game, this.#state, route, person);
  }
  canEscape(route: number, person: Person): boolean {
    return canEscape(this.#game, this.#state, route, person);
  }
  canPass(person: Person, passage: number): boolean {
    return canPass(this.#game, this.#state, person, passage);
  }
  isBlocked(passage: number): boolean {
    return at(this.#state.blocked, passage);
  }
  isSealed(passage: number): boolean {
    return at(this.#state.sealed, passage);
  }
  isAirless(room: number): boolean {
    return at(this.#state.airless, room) !== NONE;
  }
  /** Returns the item needed to breathe in an airless room; NONE if nothing helps. */
  airItem(room: number): number {
    return at(this.#state.airItem, room);
  }

  isFlooded(room: number): boolean {
    return at(this.#state.flooded, room);
  }
  /** Tells whether a room is dark and nobody there has a light. */
  isDark(room: number): boolean {
    return isDark(this.#game, this.#state, room);
  }
  /** Returns the item that gives light in a room that an Event has darkened, NONE if nothing does. */
  lightItem(room: number): number {
    return at(this.#state.lightItem, room);
  }
  isDarkened(room: number): boolean {
    return at(this.#state.dark, room);
  }

  /** Returns a monster's room for the GM, and while a character or controlled Extra is there; else NONE. */
  monsterRoom(monster: number): number {
    const room = at(this.#state.monsterRoom, monster);
    return this.seesInto(room) ? room : NONE;
  }
  seesInto(room: number): boolean {
    return this.#isGm || isSeen(this.#state, room);
  }
  monsterDefeats(monster: number): number {
    return at(this.#state.defeats, monster);
  }
  isMonsterDead(monster: number): boolean {
    return at(this.#state.monsterDead, monster);
  }
  isWeaknessKnown(monster: number): boolean {
    return at(this.#state.weaknessKnown, monster);
  }
  /** GM only. */
  monsterPasses(monster: number, passage: number): boolean {
    return this.#isGm && monsterPasses(this.#game, this.#state, monster, passage);
  }
  hasSmashed(monster: number): boolean {
    return at(this.#state.smashed, monster);
  }
  /** Returns the turns until a disaster; NONE if it has not been set off. */
  fuse(loss: number): number {
    return at(this.#state.fuses, loss);
  }
  get timers(): readonly Readonly<Timer>[] {
    return this.#state.timers.map((timer) => ({ ...timer }));
  }

  get conflict(): ConflictView | undefined {
    return viewOf(this.#state.conflict, this.table);
  }
  get happening() {
    const { eventInPlay } = this.#state;
    return eventInPlay.card === NONE ? undefined : { ...eventInPlay };
  }
  get boarding() {
    const { boarding } = this.#state;
    return boarding.route === NONE ? undefined : { ...boarding };
  }

  get #isGm(): boolean {
    return this.#who === 'all' || this.#who === this.#state.players;
  }
  #sees(player: Seat): boolean {
    return this.#who === 'all' || this.#who === player;
  }
  /** Keeps a secret room from being revealed by the list of possible attempts. */
  #findsGoal(goal: number): boolean {
    return at(this.#game.goals, goal).where !== 'secret' || this.secretRoom(goal) !== NONE;
  }
}
