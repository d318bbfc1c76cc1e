import { at } from '@/lib/kernel/at';
import type { Card } from '@/lib/tabletop/playing-cards';
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
  isGoalOpen,
  isRouteOpen,
  isSeen,
  monsterPasses,
  usableExtra,
} from './world';

/** Whose eyes: a seat's, those of anybody who looks on, or those that see everything. */
export type Who = Seat | 'table' | 'all';

export { FACE_DOWN };

/** What may be known of a game in play. A lens: it always shows the present, and nothing hidden can be had from it. */
export class View {
  readonly #game: Game;
  readonly #state: State;
  readonly #who: Who;
  /** What lies on the table, without copies. */
  readonly table: TableView;

  constructor(game: Game, state: State, who: Who) {
    this.table = new TableView(game, state, who);
    this.#game = game;
    this.#state = state;
    this.#who = who;
  }

  /** The setting's indexes. */
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
  /** Whose turn it is. */
  get turn(): Seat {
    return this.#state.turn;
  }
  get turnsTaken(): number {
    return this.#state.turnsTaken;
  }
  get outcome(): Outcome | null {
    return this.#state.outcome;
  }
  /** The decision awaited; a copy. */
  get ask(): Readonly<Ask> {
    return { ...this.#state.ask };
  }

  /** Cards in hand, for the one who holds them. */
  hand(player: Seat): readonly Card[] {
    return this.#sees(player) ? [...at(this.#state.hands, player)] : [];
  }
  handSize(player: Seat): number {
    return at(this.#state.hands, player).length;
  }
  get deckSize(): number {
    return this.#state.deck.length;
  }
  /** Cards put away, all of which were seen. */
  get discard(): readonly Card[] {
    return [...this.#state.discard];
  }

  /** NONE without one. */
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
  /** The controlled Extra if it can be used now. */
  usableExtra(player: Seat): Person {
    return usableExtra(this.#game, this.#state, player);
  }
  /** Made as an Extra, adopted or not. */
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
  /** Bits of the aspects set on an Extra. */
  aspects(extra: Person): number {
    return at(this.#state.aspects, extra - this.#state.players);
  }
  clingsTo(person: Person): Person {
    return at(this.#state.clings, person);
  }

  holds(person: Person, item: number): boolean {
    return holds(this.#state, person, item);
  }
  /** Holds the thing, or everybody knows the fact. */
  commands(person: Person, item: number): boolean {
    return commands(this.#game, this.#state, person, item);
  }
  isKnown(item: number): boolean {
    return at(this.#state.known, item);
  }
  /** Copies nobody has taken yet; NONE for enough. */
  supply(item: number): number {
    return at(this.#state.supply, item);
  }
  /** Things that lie in a room. */
  lyingIn(room: number): readonly number[] {
    const { lying } = this.#state;
    return lying.filter((_, i) => i % 2 === 0 && lying[i + 1] === room);
  }
  /** Things that a monster has carried off. */
  stolenBy(monster: number): readonly number[] {
    return this.lyingIn(this.#game.rooms.length + monster);
  }

  hasAchieved(goal: number, person: Person): boolean {
    return hasAchieved(this.#state, goal, person);
  }
  /** Whether anybody has achieved it. */
  isAchieved(goal: number): boolean {
    return at(this.#state.achieved, goal) !== 0;
  }
  /** Whether one knows that there is such a goal. */
  isGoalKnown(goal: number): boolean {
    return this.#isGm || at(this.#state.revealed, goal);
  }
  /** Of a goal won room by room: whether the person has won it for this room. */
  hasReached(goal: number, person: Person, room: number): boolean {
    return hasReached(this.#game, this.#state, goal, person, room);
  }
  /** Everything before it is done, as far as this person goes; it may be elsewhere. */
  isGoalOpen(goal: number, person: Person): boolean {
    return isGoalOpen(this.#game, this.#state, goal, person);
  }
  /** The goal can be tried by the person here and now. Of no use for goals in rooms nobody has seen. */
  canAttempt(goal: number, person: Person, arrives = NONE): boolean {
    return canAttempt(this.#game, this.#state, goal, person, arrives) && this.#findsGoal(goal);
  }
  /** The secret room of a goal, once a character has been there; else NONE. */
  secretRoom(goal: number): number {
    const room = at(this.#state.secret, goal);
    return room !== NONE && (this.#isGm || (at(this.#state.visited, room) && this.isGoalKnown(goal))) ? room : NONE;
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
  /** What one needs to breathe in an airless room; NONE if nothing helps. */
  airItem(room: number): number {
    return at(this.#state.airItem, room);
  }

  /** Where a monster is, for the GM and while a character or controlled Extra is there; else NONE. */
  monsterRoom(monster: number): number {
    const room = at(this.#state.monsterRoom, monster);
    return this.seesInto(room) ? room : NONE;
  }
  /** Whether monsters there can be seen. */
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
  /** Whether it could walk through a passage now; the GM's business alone. */
  monsterPasses(monster: number, passage: number): boolean {
    return this.#isGm && monsterPasses(this.#game, this.#state, monster, passage);
  }
  /** Whether the GM has used a monster's attack of this round. */
  hasSmashed(monster: number): boolean {
    return at(this.#state.smashed, monster);
  }
  /** Turns until a disaster; NONE if nothing has set it off. */
  fuse(loss: number): number {
    return at(this.#state.fuses, loss);
  }
  get timers(): readonly Readonly<Timer>[] {
    return this.#state.timers.map((timer) => ({ ...timer }));
  }

  /** The conflict on the table; undefined if there is none. */
  get conflict(): ConflictView | undefined {
    return viewOf(this.#state.conflict, this.table);
  }
  /** The Event that is happening; undefined if there is none. */
  get happening() {
    const { eventInPlay } = this.#state;
    return eventInPlay.card === NONE ? undefined : { ...eventInPlay };
  }
  /** Those who are about to leave; undefined if nobody is. */
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
  /** A place that nobody has seen is not given away by being told that one can try there. */
  #findsGoal(goal: number): boolean {
    return at(this.#game.goals, goal).where !== 'secret' || this.secretRoom(goal) !== NONE;
  }
}
