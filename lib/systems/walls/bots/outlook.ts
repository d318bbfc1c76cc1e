import { NONE } from '@/lib/tabletop/board';
import type { Game } from '../engine/game';
import { areJoined, fewestIn, findSections, noSections } from '../engine/sections';
import { putWall } from '../engine/sites';
import type { Position, Seat } from '../engine/state';
import type { View } from '../engine/view';
import { CHANGES, Race } from './race';

/** What is known of a wall: nothing yet, or whether the tiles beside it would still be joined. */
const UNKNOWN = 0;
const JOINS = 1;
const PARTS = 2;

/** Weights of searchers and builders, found by playing many games against one another. Points are tiles. */
const WEIGHTS = {
  /** A game won or lost. */
  decided: 1_000,
  /** Each player who is Trapped. */
  trapped: 30,
  /** Weight of all other players together; the best of them alone has the rest. */
  average: 0.3,
} as const;

/** By how many turns others have before the own next one: how many steps they are ahead in the race for tiles. */
export const AHEAD = [-1, 1, 1] as const;

/** The table as one seat thinks of it: what it is worth to stand here or there, with a wall here or there. */
export class Outlook {
  /** In whose eyes. */
  me: Seat = 0;
  readonly position: Position;
  /** By seat: how many steps late it sets out in the race for tiles. */
  readonly late: number[] = [];
  readonly #game: Game;
  /** The open sides without any wall that is only tried. */
  readonly #open: Uint8Array;
  readonly #walls: Uint8Array;
  readonly #race: Race;
  readonly #trial: Race;
  readonly #sections = noSections();
  readonly #kept: number[] = [];

  constructor(game: Game) {
    this.#game = game;
    this.position = { walls: game.walls.slice(), open: game.open.slice(), at: [], built: 0 };
    this.#open = game.open.slice();
    this.#walls = new Uint8Array(game.sites);
    this.#race = new Race(game);
    this.#trial = new Race(game);
  }

  /** Takes in the table as it lies. */
  look(view: View): void {
    const { position } = this;
    position.walls.set(view.walls);
    position.open.set(view.open);
    position.built = view.built;
    position.at.length = view.players;
    for (let seat = 0; seat < view.players; seat++) position.at[seat] = view.at[seat] ?? NONE;
    this.#settle();
  }

  /** Goes on from where the table would be after a turn. */
  suppose(cell: number, wall: number): void {
    this.position.at[this.me] = cell;
    if (wall !== NONE) putWall(this.#game, this.position, wall);
    this.#settle();
  }

  #settle(): void {
    this.#open.set(this.position.open);
    this.#walls.fill(UNKNOWN);
  }

  /** Stands on a tile; returns what that is worth if no wall is put up. */
  stand(cell: number): number {
    const { position } = this;
    position.at[this.me] = cell;
    this.#race.run(position.open, position.at, this.late);
    return this.#leadIn(this.#race);
  }

  /** What a wall would change for those who stand there. */
  effectOf(site: number): number {
    return this.#parts(site) ? CHANGES : this.#race.effectOf(site, this.me);
  }

  /** What it is worth to stand there if a wall is put up on a site. */
  worthOf(site: number): number {
    putWall(this.#game, this.position, site);
    const worth = this.#parts(site) ? this.#afterCheck() : this.#raceAgain();
    this.#takeBack(site);
    return worth;
  }

  /** Whether a wall may part the board: those that fill tiles may always. */
  #parts(site: number): boolean {
    const { edgeCells } = this.#game.board;
    if (this.#game.onTiles) return true;
    if (this.#walls[site] === UNKNOWN) {
      const [one, other] = [edgeCells[2 * site] as number, edgeCells[2 * site + 1] as number];
      putWall(this.#game, this.position, site);
      this.#walls[site] = areJoined(this.#game, this.position, one, other) ? JOINS : PARTS;
      this.#takeBack(site);
    }
    return this.#walls[site] === PARTS;
  }

  #takeBack(site: number): void {
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

  /** Sections that are not level are compared again after the next turn, so all but the largest are as good as Trapped. */
  #afterCheck(): number {
    const { at } = this.position;
    const kept = this.#kept;
    for (let seat = 0; seat < at.length; seat++) kept[seat] = at[seat] as number;
    let trapped = 0;
    for (let more = -1; more !== 0 && at[this.me] !== NONE; trapped += more) more = this.#removeLowest();
    const worth = WEIGHTS.trapped * trapped + this.#worthLeft();
    for (let seat = 0; seat < at.length; seat++) at[seat] = kept[seat] as number;
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

  /** By how many tiles this seat is ahead of the others. */
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
