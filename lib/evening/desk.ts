import type { Line, Scene, Seat } from '@/lib/contract/played';
import { failure, type Result } from '@/lib/kernel/result';
import type { Table } from './audience';
import type { Decision } from './decision';
import type { HouseCall } from './evening';
import type { EveningGame } from './evening-game';

/** Request of the page about the game in play. */
export type DeskRequest =
  /** Somebody has sat down in front of the device. */
  | { readonly type: 'sit'; readonly seat: Seat }
  | { readonly type: 'choose'; readonly n: number; readonly seat: Seat; readonly pick: number }
  | { readonly type: 'undo' }
  | { readonly type: 'houseCall'; readonly call: HouseCall }
  | { readonly type: 'standBy'; readonly seat: Seat; readonly isOn: boolean };

/** Content of the device's screen: nothing that the person in front of it may not know. */
export type Screen =
  /** Hides everything until the person of this seat sits down. */
  | { readonly type: 'curtain'; readonly seat: Seat; readonly name: string; readonly canUndo: boolean }
  | ({ readonly type: 'turn'; readonly canUndo: boolean; readonly standsBy: boolean } & Decision)
  | { readonly type: 'thinking' }
  | {
      readonly type: 'over';
      readonly ending: string;
      readonly winners: readonly string[];
      readonly lines: readonly Line[];
      readonly scene: Scene;
    }
  | { readonly type: 'full' };

const NOT_HOST = 'Only the GM makes house calls, when it is the GM’s turn to decide.';

/** Decisions of bots between two looks at new requests. */
const AT_ONCE = 20;

/** The device on the table: one game, and the person in front of it. */
export class Desk {
  readonly #table: Table;
  #game: EveningGame;
  /** Seat of the person who sees the screen; undefined before the first one sat down. */
  #at: Seat | undefined;

  constructor(table: Table, game: EveningGame) {
    this.#table = table;
    this.#game = game;
    const [only, ...others] = game.people;
    if (others.length === 0) this.#at = only;
  }

  get game(): EveningGame {
    return this.#game;
  }

  /** Lets bots go on for a moment. Returns false once the screen does not change by itself. */
  goOn(): boolean {
    return this.#game.goOn(AT_ONCE);
  }

  /** Carries out a request; fails with a sentence, and then nothing has changed. */
  take(request: DeskRequest): Result<undefined> {
    switch (request.type) {
      case 'sit':
        if (this.#game.decision()?.seat === request.seat) this.#at = request.seat;
        break;
      case 'choose':
        if (request.seat !== this.#at) return failure('Somebody else sits in front of the device now.');
        return this.#game.choose(request.n, request.seat, request.pick);
      case 'standBy':
        this.#game.setStandBy(request.seat, request.isOn);
        break;
      case 'houseCall':
        if (this.#at === undefined || !this.#game.houseOffer(this.#at)) return failure(NOT_HOST);
        return this.#game.makeHouseCall(request.call);
      case 'undo': {
        const undone = this.#game.undo();
        if (!undone.ok) return undone;
        this.#game = undone.value;
      }
    }
    return { ok: true, value: undefined };
  }

  screen(): Screen {
    const game = this.#game;
    if (game.outcome) return this.#over();
    if (game.isFull) return { type: 'full' };
    const decision = game.decision();
    if (!decision) return { type: 'thinking' };
    const { seat } = decision;
    const canUndo = game.undoable() !== undefined;
    if (seat !== this.#at && this.#needsCurtain(seat)) {
      return { type: 'curtain', seat, name: game.nameOf(seat, 'table'), canUndo };
    }
    this.#at = seat;
    return { type: 'turn', canUndo, standsBy: game.standsBy(seat), ...decision };
  }

  /** Tells whether the next person knows, or decides in secret, what the one in front of the device may not see. */
  #needsCurtain(seat: Seat): boolean {
    if (this.#game.isSecret) return true;
    const before = this.#at ?? 'table';
    const host = this.#table.played.hasHost ? this.#game.evening.seats.length - 1 : undefined;
    if (seat === host || before === host) return true;
    const seen = (who: Seat | 'table') => JSON.stringify([this.#game.show(who), this.#game.scene(who)]);
    return seen(seat) !== seen(before);
  }

  /** Returns the ending of a finished game, in words. */
  endingLabel(): string {
    const { played, game } = this.#table;
    const { ending = '' } = this.#game.outcome ?? {};
    return played.endings(game).find(({ id }) => id === ending)?.label ?? ending;
  }

  #over(): Screen {
    const { winners = [] } = this.#game.outcome ?? {};
    return {
      type: 'over',
      ending: this.endingLabel(),
      winners: winners.map((seat) => this.#game.nameOf(seat, 'all')),
      lines: [...(this.#at === undefined ? [] : this.#game.linesOf(this.#at)), ...this.#game.epilogue()],
      scene: this.#game.scene('all'),
    };
  }
}
