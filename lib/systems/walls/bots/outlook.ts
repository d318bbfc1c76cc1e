import { NONE } from '@/lib/tabletop/play/board';
import type { Game } from '../engine/game';
import { areJoined, fewestIn, findSections, noSections } from '../engine/sections';
import { putWall } from '../engine/sites';
import type { Position, Seat } from '../engine/state';
import type { View } from '../engine/view';
import { CHANGES, Race } from './race';

/** Cached result for a wall: unknown, or whether the tiles beside it stay connected. */
const UNKNOWN = 0;
const JOINS = 1;
const SPLITS = 2;

/** Weights of searchers and builders in tiles, tuned by many games against each other. */
const WEIGHTS = {
  /** For winning or losing. */
  decided: 1_000,
  /** For each Trapped player. */
  trapped: 30,
  /** Weight of the other players' mean; the best of them has the remaining weight. */
  average: 0.3,
} as const;

/** Head start of an opponent in steps, by their number of turns between this seat's next turn and the one after. */
export const AHEAD = [-1, 1, 1] as const;

/** Evaluation of positions for one seat: the value of standing on a tile, with or without a new wall. */
export class Outlook {
  /** The seat to evaluate for. */
  me: Seat = 0;
  readonly position: Position;
  /** By seat: delay in steps in the race for tiles. */
  readonly late: number[] = [];
  readonly #game: Game;
  /** Open edges without trial walls. */
  readonly #open: Uint8Array;
  readonly #walls: Uint8Array;
  readonly #race: Race;
  readonly #trial: Race;
  readonly #sections = noSections();
  readonly #saved: number[] = [];

  constructor(game: Game) {
    this.#game = game;
    this.position = { walls: game.walls.slice(), open: game.open.slice(), at: [], built: 0 };
    this.#open = game.open.slice();
    this.#walls = new Uint8Array(game.sites);
    this.#race = new Race(game);
    this.#trial = new Race(game);
  }

  /** Loads the current position. */
  load(view: View): void {
    const { position } = this;
    position.walls.set(view.table.walls);
    position.open.set(view.table.open);
    position.built = view.table.built;
    position.at.length = view.table.players;
    for (let seat = 0; seat < view.table.players; seat++) position.at[seat] = view.table.at[seat] ?? NONE;
    this.#settle();
  }

  applyTurn(cell: number, wall: number): void {
    this.position.at[this.me] = cell;
    if (wall !== NONE) putWall(this.#game, this.position, wall);
    this.#settle();
  }

  #settle(): void {
    this.#open.set(this.position.open);
    this.#walls.fill(UNKNOWN);
  }

  /** Moves the seat to a tile. Returns the value without a new wall. */
  moveTo(cell: number): number {
    const { position } = this;
    position.at[this.me] = cell;
    this.#race.run(position.open, position.at, this.late);
    return this.#leadIn(this.#race);
  }

  /** Returns the kind of effect that a wall would have: NOTHING, HINDERS or CHANGES. */
  effectOf(site: number): number {
    return this.#splits(site) ? CHANGES : this.#race.effectOf(site, this.me);
  }

  /** Returns the value with a wall on a site. */
  worthOf(site: number): number {
    putWall(this.#game, this.position, site);
    const worth = this.#splits(site) ? this.#afterCheck() : this.#raceAgain();
    this.#undo(site);
    return worth;
  }

  /** Tells whether a wall could split the board. Always true for walls on tiles. */
  #splits(site: number): boolean {
    const { edgeCells } = this.#game.board;
    if (this.#game.onTiles) return true;
    if (this.#walls[site] === UNKNOWN) {
      const [a, b] = [edgeCells[2 * site] as number, edgeCells[2 * site + 1] as number];
      putWall(this.#game, this.position, site);
      this.#walls[site] = areJoined(this.#game, this.position, a, b) ? JOINS : SPLITS;
      this.#undo(site);
    }
    return this.#walls[site] === SPLITS;
  }

  #undo(site: number): void {
    const { position } = this;
    position.walls[site] = 0;
    position.built--;
    position.open.set(this.#open);
  }

  #raceAgain(): number {
    const { position } = this;
    this.#trial.run(position.open, position.at, this.late);
    return this.#leadIn(this.#trial);
  }

  /** Value after a split. All but the largest section count as Trapped, since each turn compares them again. */
  #afterCheck(): number {
    const { at } = this.position;
    const saved = this.#saved;
    for (let seat = 0; seat < at.length; seat++) saved[seat] = at[seat] as number;
    let trapped = 0;
    for (let more = -1; more !== 0 && at[this.me] !== NONE; trapped += more) more = this.#removeLowest();
    const worth = WEIGHTS.trapped * trapped + this.#worthLeft();
    for (let seat = 0; seat < at.length; seat++) at[seat] = saved[seat] as number;
    return worth;
  }

  #removeLowest(): number {
    const { at } = this.position;
    const sections = this.#sections;
    findSections(this.#game, this.position, sections);
    const fewest = fewestIn(sections);
    if (fewest === NONE) return 0;
    let trapped = 0;
    for (let seat = 0; seat < at.length; seat++) {
      const section = sections.of[seat] as number;
      if (section === NONE || sections.empty[section] !== fewest) continue;
      at[seat] = NONE;
      trapped++;
    }
    return trapped;
  }

  #worthLeft(): number {
    const { at } = this.position;
    if (at[this.me] === NONE) return -WEIGHTS.decided;
    let others = -1;
    for (let seat = 0; seat < at.length; seat++) if (at[seat] !== NONE) others++;
    return others === 0 ? WEIGHTS.decided : this.#raceAgain();
  }

  /** Returns by how many tiles this seat leads. */
  #leadIn({ counts }: Race): number {
    const { at } = this.position;
    let others = 0;
    let sum = 0;
    let most = 0;
    for (let seat = 0; seat < at.length; seat++) {
      if (seat === this.me || at[seat] === NONE) continue;
      const count = counts[seat] as number;
      others++;
      sum += count;
      if (count > most) most = count;
    }
    const { average } = WEIGHTS;
    return (counts[this.me] as number) - (average * sum) / Math.max(1, others) - (1 - average) * most;
  }
}
