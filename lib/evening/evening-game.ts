import type { Line, Outcome, Scene, Seat, Who } from '@/lib/contract/played';
import { invariant } from '@/lib/kernel/invariant';
import type { Json, JsonObject } from '@/lib/kernel/json';
import { failure, type Result, success } from '@/lib/kernel/result';
import { Audience, type Table } from './audience';
import { offersOf } from './choices';
import type { Decision } from './decision';
import {
  type Evening,
  HOUSE_CALLS_MAX,
  type HouseCall,
  type LoggedCall,
  type LoggedMove,
  MOVES_MAX,
  sayUnfit,
} from './evening';
import { type HouseOffer, houseOffer, ruleOn } from './house-calls';

/** Record of a move in the log, for undo. */
interface Made {
  readonly seat: Seat;
  /** True if a person chose among several moves. */
  readonly isChoice: boolean;
  readonly isNews: boolean;
}

/** A game in play: the log is applied to the state, bots decide for themselves, and people are asked. */
export class EveningGame {
  readonly #table: Table;
  readonly #state: unknown;
  readonly #views = new Map<Who, unknown>();
  readonly #audience: Audience;
  readonly #made: Made[] = [];
  /** Seats of people who stay out of decisions that do not concern them. */
  readonly #standingBy: Set<Seat>;
  readonly #evening: Evening;
  readonly #log: LoggedMove[] = [];
  readonly #calls: LoggedCall[] = [];
  /** End of the game that a host has declared. */
  #declared: Outcome | undefined;

  private constructor(table: Table, evening: Evening, standingBy: Iterable<Seat>) {
    this.#table = table;
    this.#evening = evening;
    this.#standingBy = new Set(standingBy);
    const { played, game } = table;
    this.#state = played.setup(game, evening.seats.length - Number(played.hasHost), evening.seed);
    this.#audience = new Audience(table, evening, (seat) => this.view(seat));
  }

  /** Opens an evening at the end of its log. Fails with a sentence if its moves do not fit this version of the game. */
  static open(table: Table, evening: Evening, standingBy: Iterable<Seat> = []): Result<EveningGame> {
    const opened = new EveningGame(table, evening, standingBy);
    const waiting = [...evening.houseCalls];
    for (let i = 0; i <= evening.moves.length; i++) {
      while (waiting[0] && waiting[0].after <= i) {
        const called = opened.makeHouseCall(waiting[0].call);
        if (!called.ok) return failure(sayUnfit('A house call', evening));
        waiting.shift();
      }
      const logged = evening.moves[i];
      if (logged && !opened.#redo(logged.seat, logged.move)) return failure(sayUnfit(`Decision ${i + 1}`, evening));
    }
    return waiting.length === 0 ? success(opened) : failure(sayUnfit('A house call', evening));
  }

  get evening(): Evening {
    return { ...this.#evening, moves: [...this.#log], houseCalls: [...this.#calls] };
  }
  get outcome(): Outcome | undefined {
    return this.#declared ?? this.#table.played.outcome(this.#table.game, this.#state);
  }
  get rounds(): number {
    return this.#table.played.clock(this.#table.game, this.#state).rounds;
  }
  get standingBy(): readonly Seat[] {
    return [...this.#standingBy];
  }
  get people(): readonly Seat[] {
    return [...this.#audience.lines.keys()];
  }

  view(who: Who): unknown {
    const { played, game } = this.#table;
    if (!this.#views.has(who)) this.#views.set(who, played.view(game, this.#state, who));
    return this.#views.get(who);
  }
  scene(who: Who): Scene {
    return this.#table.played.scene(this.#table.game, this.view(who));
  }
  show(who: Who): JsonObject {
    return this.#table.played.show(this.#table.game, this.view(who));
  }
  nameOf(seat: Seat, who: Who): string {
    return this.#table.played.seatName(this.#table.game, this.view(who), seat);
  }

  /**
   * Makes at most `most` decisions of bots, and those of people that need no thought. Returns false once a person has to
   * decide, the game is over or the log is full.
   */
  goOn(most: number): boolean {
    for (let i = 0; i < most; i++) {
      if (this.isFull || this.outcome || !this.#goOnce()) return false;
    }
    return true;
  }

  /** True while several seats decide at the same time. */
  get isSecret(): boolean {
    return this.#toAct().length > 1;
  }

  get isFull(): boolean {
    return this.#made.length >= MOVES_MAX;
  }

  /** Returns the decision that a person has to make; undefined if bots go on, or the game is over. */
  decision(): Decision | undefined {
    const seat = this.#toAct().find((one) => !this.#audience.bots.has(one));
    if (seat === undefined || this.isFull || this.outcome) return undefined;
    const { played, game } = this.#table;
    const view = this.view(seat);
    const house = this.houseOffer(seat);
    const hint = played.clock(game, this.#state).rounds === 0 ? played.hint?.(game, view) : undefined;
    return {
      n: this.#made.length,
      seat,
      name: this.nameOf(seat, seat),
      ask: played.ask(game, view),
      offers: offersOf(this.#table, view, this.#moves(seat)),
      lines: this.#audience.lines.get(seat) ?? [],
      scene: this.scene(seat),
      view: this.show(seat),
      canStandBy: played.standBy !== undefined,
      ...(hint !== undefined && { hint }),
      ...(house && { house }),
    };
  }

  /** Makes a person's move by its number in the decision. Refuses late and impossible choices with a sentence. */
  choose(n: number, seat: Seat, pick: number): Result<undefined> {
    if (n !== this.#made.length) return failure('That decision has been made already. This is the one that is due.');
    if (!this.people.includes(seat) || !this.#toAct().includes(seat)) {
      return failure('Another seat has to decide now.');
    }
    const moves = this.#moves(seat);
    if (!(pick in moves)) return failure('There is no such move now. Choose one from the list.');
    this.#play(seat, moves[pick], true);
    return success(undefined);
  }

  /** Returns the house calls on offer to a person; none to players. */
  houseOffer(seat: Seat): HouseOffer | undefined {
    if (seat !== this.#hostSeat) return undefined;
    return houseOffer(this.#table, this.#state, this.view(seat));
  }

  /** Makes a house call, in words for everybody. Fails with a sentence if it is not possible now. */
  makeHouseCall(call: HouseCall): Result<undefined> {
    const host = this.#hostSeat;
    if (host === undefined || this.outcome || this.#calls.length >= HOUSE_CALLS_MAX) {
      return failure('House calls are for the GM of a game that goes on.');
    }
    const on = { state: this.#state, view: this.view(host) };
    const ruled = ruleOn(this.#table, on, call, (event) => this.#audience.tellBots(event));
    if (!ruled.ok) return ruled;
    this.#declared = ruled.value.outcome;
    this.#calls.push({ after: this.#made.length, call: ruled.value.call });
    for (const lines of this.#audience.lines.values()) lines.push({ text: ruled.value.text, weight: 'deed' });
    return success(undefined);
  }

  /** Seat of a host in person. */
  get #hostSeat(): Seat | undefined {
    const seat = this.#evening.seats.length - 1;
    return this.#table.played.hasHost && this.#audience.lines.has(seat) ? seat : undefined;
  }

  /** Lets a person's seat stay out of decisions that do not concern it, or ask about them again. */
  setStandBy(seat: Seat, isOn: boolean): void {
    if (isOn) this.#standingBy.add(seat);
    else this.#standingBy.delete(seat);
  }
  standsBy(seat: Seat): boolean {
    return this.#standingBy.has(seat);
  }

  /** Returns the seat whose last choice can be taken back: nothing was rolled or turned up, and nobody else chose. */
  undoable(): Seat | undefined {
    return this.#made[this.#undoIndex()]?.seat;
  }

  /** Returns the game before that choice, or a sentence. */
  undo(): Result<EveningGame> {
    const index = this.#undoIndex();
    const seat = this.#made[index]?.seat;
    if (seat === undefined) {
      return failure('This can’t be undone: since then dice fell, cards were turned up, or somebody else decided.');
    }
    const standing = [...this.#standingBy].filter((one) => one !== seat);
    return EveningGame.open(this.#table, { ...this.evening, moves: this.#log.slice(0, index) }, standing);
  }

  /** Returns lines about the end, for everybody. */
  epilogue(): readonly Line[] {
    const { played, game } = this.#table;
    return played.epilogue?.(game, this.view('all')) ?? [];
  }

  /** Takes what a person was told, at the end of the game. */
  linesOf(seat: Seat): readonly Line[] {
    return this.#audience.lines.get(seat) ?? [];
  }

  #undoIndex(): number {
    // A house call stands, and so do the decisions before it.
    const first = this.#calls.at(-1)?.after ?? 0;
    for (let i = this.#made.length - 1; i >= first; i--) {
      const made = this.#made[i];
      if (!made || made.isNews) return -1;
      if (made.isChoice) return i;
    }
    return -1;
  }

  #toAct(): readonly Seat[] {
    return this.#table.played.toAct(this.#table.game, this.#state);
  }

  #moves(seat: Seat): readonly unknown[] {
    return [...this.#table.played.moves(this.#table.game, this.#state, seat)];
  }

  #goOnce(): boolean {
    const { played, game } = this.#table;
    const waiting = this.#toAct();
    const bot = waiting.find((seat) => this.#audience.bots.has(seat));
    if (bot !== undefined) {
      const move = this.#audience.bots.get(bot)?.decide(this.view(bot), () => played.moves(game, this.#state, bot));
      this.#play(bot, move, false);
      return true;
    }
    const [seat] = waiting;
    if (seat === undefined) return false;
    const move = this.#obvious(seat);
    if (move === undefined) return false;
    this.#playObvious(seat, move);
    return true;
  }

  /** Makes a move that needs no thought, and tells its seat. */
  #playObvious(seat: Seat, move: unknown): void {
    const { text } = this.#table.played.describeMove(this.#table.game, this.view(seat), move);
    const why = this.#moves(seat).length === 1 ? 'There was no choice' : 'You stayed out of it';
    this.#play(seat, move, false);
    this.#audience.lines.get(seat)?.push({ text: `${why}: ${text}.`, weight: 'detail' });
  }

  /** Returns a person's move that needs no thought: the only one, unless it rolls dice, or that of a seat standing by. */
  #obvious(seat: Seat): unknown {
    const { played, game } = this.#table;
    const view = this.view(seat);
    const moves = this.#moves(seat);
    const [only] = moves;
    if (moves.length === 1 && (played.odds?.(game, view, only) ?? []).length === 0) return only;
    return this.#standingBy.has(seat) ? played.standBy?.(game, view) : undefined;
  }

  /** Applies a move of the log by its equal among the legal ones. */
  #redo(seat: Seat, logged: Json): boolean {
    if (!this.#toAct().includes(seat)) return false;
    const moves = this.#moves(seat);
    const text = JSON.stringify(logged);
    const move = moves.find((one) => JSON.stringify(one) === text);
    if (move === undefined) return false;
    const isObvious = !this.#audience.bots.has(seat) && JSON.stringify(this.#obvious(seat)) === text;
    if (isObvious) this.#playObvious(seat, move);
    else this.#play(seat, move, !this.#audience.bots.has(seat));
    return true;
  }

  #play(seat: Seat, move: unknown, isChoice: boolean): void {
    const { played, game } = this.#table;
    if (isChoice) this.#audience.lines.set(seat, []);
    let isNews = false;
    const refusal = played.play(game, this.#state, seat, move, (event) => {
      isNews ||= played.isNews(event);
      this.#audience.hear(event);
    });
    invariant(!refusal, 'only legal moves are made');
    this.#made.push({ seat, isChoice, isNews });
    this.#log.push({ seat, move: move as Json });
  }
}
