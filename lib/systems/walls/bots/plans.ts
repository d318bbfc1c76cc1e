import { at } from '@/lib/kernel/at';
import { below, type Rng } from '@/lib/kernel/rng';
import { NONE } from '@/lib/tabletop/play/board';
import type { Game } from '../engine/game';
import { findSites } from '../engine/sites';
import { findStops, noStops } from '../engine/stops';
import type { Outlook } from './outlook';
import { HINDERS, NOTHING } from './race';

/** Reused buffers; searches are never nested. */
const stops = noStops();
const sites: number[] = [];

/** All distinct paths that arrows allow, each with its best wall. Its lists are reused. */
export class Plans {
  readonly #game: Game;
  readonly #outlook: Outlook;
  #rng: Rng = [];
  #count = 0;
  /** Number of a path by its directions, counted from 1. */
  readonly #numbers: Int16Array;
  /** By path: its directions, its last cell, and the index of its first site. */
  readonly #ways: number[] = [];
  readonly #ends: number[] = [];
  readonly #begins: number[] = [0];
  readonly #sites: number[] = [];
  /** By path: the best wall, and the value with it. */
  readonly #walls: number[] = [];
  readonly #worths: number[] = [];
  /** By program: the index of its first plan; by plan: its path and the arrows used. */
  readonly #firsts: number[] = [0];
  readonly #paths: number[] = [];
  readonly #uses: number[] = [];
  /** By cell: whether its paths have been evaluated; by site: the value of a wall while standing on that cell. */
  readonly #done: Uint8Array;
  readonly #trials: Float64Array;

  constructor(game: Game, outlook: Outlook) {
    this.#game = game;
    this.#outlook = outlook;
    this.#numbers = new Int16Array((game.ways.length + 1) ** game.arrows);
    this.#done = new Uint8Array(game.board.cells);
    this.#trials = new Float64Array(game.sites);
  }

  /** Return a plan's used arrows, its last cell, and its wall. */
  use(plan: number): number {
    return at(this.#uses, plan);
  }
  end(plan: number): number {
    return at(this.#ends, at(this.#paths, plan));
  }
  wall(plan: number): number {
    return at(this.#walls, at(this.#paths, plan));
  }

  /** Returns the best plan for given arrows. Ties are broken at random. */
  planFor(arrows: readonly number[], rng: Rng): number {
    this.#rng = rng;
    this.#begin();
    this.#add(arrows, 0);
    this.#weigh();
    return this.bestOf(0);
  }

  /** Returns the best program. Ties are broken at random. */
  program(rng: Rng): number {
    this.#rng = rng;
    const { programs } = this.#game;
    this.#begin();
    for (let program = 0; program < programs.length; program++) this.#add(at(programs, program).arrows, program);
    this.#weigh();
    let best = 0;
    let most = Number.NEGATIVE_INFINITY;
    let ties = 1;
    for (let program = 0; program < programs.length; program++) {
      const worth = this.#worthOf(this.bestOf(program));
      if (worth > most) ties = 1;
      else if (worth < most || below(this.#rng, ++ties) > 0) continue;
      best = program;
      most = worth;
    }
    return best;
  }

  bestOf(program: number): number {
    let best = at(this.#firsts, program);
    for (let plan = best + 1; plan < at(this.#firsts, program + 1); plan++) {
      if (this.#worthOf(plan) > this.#worthOf(best)) best = plan;
    }
    return best;
  }

  #worthOf(plan: number): number {
    return this.#worths[at(this.#paths, plan)] as number;
  }

  #begin(): void {
    for (let path = 0; path < this.#count; path++) this.#numbers[at(this.#ways, path)] = 0;
    this.#count = 0;
  }

  #add(arrows: readonly number[], program: number): void {
    const { position, me } = this.#outlook;
    findStops(this.#game, position, me, arrows, stops);
    let end = at(this.#firsts, program);
    for (let stop = 0; stop < stops.count; stop++) {
      this.#uses[end] = at(stops.uses, stop);
      this.#paths[end++] = this.#pathOf(arrows, stop);
    }
    this.#firsts[program + 1] = end;
  }

  #pathOf(arrows: readonly number[], stop: number): number {
    const ways = this.#waysOf(arrows, at(stops.uses, stop));
    const number = this.#numbers[ways] as number;
    if (number > 0) return number - 1;
    const path = this.#count++;
    this.#numbers[ways] = path + 1;
    this.#ways[path] = ways;
    this.#ends[path] = at(stops.cells, stop);
    const { position, me } = this.#outlook;
    const begin = at(this.#begins, path);
    const count = findSites(this.#game, position, me, stops, stop, sites);
    for (let i = 0; i < count; i++) this.#sites[begin + i] = at(sites, i);
    this.#begins[path + 1] = begin + count;
    return path;
  }

  /** Returns the directions of the used arrows, packed into one number. */
  #waysOf(arrows: readonly number[], use: number): number {
    const base = this.#game.arrows + 1;
    let ways = 0;
    for (let rest = use, unit = 1; rest > 0; rest = (rest - (rest % base)) / base) {
      ways += unit * (at(arrows, (rest % base) - 1) + 1);
      unit *= this.#game.ways.length + 1;
    }
    return ways;
  }

  #weigh(): void {
    const { position, me } = this.#outlook;
    const here = at(position.at, me);
    this.#done.fill(0);
    for (let path = 0; path < this.#count; path++) {
      const cell = at(this.#ends, path);
      if (!this.#done[cell]) this.#weighEnd(cell);
    }
    position.at[me] = here;
  }

  /** Evaluates all paths that end on a cell. */
  #weighEnd(cell: number): void {
    const without = this.#outlook.moveTo(cell);
    this.#done[cell] = 1;
    this.#trials.fill(Number.NaN);
    for (let path = 0; path < this.#count; path++) if (this.#ends[path] === cell) this.#weighPath(path, without);
  }

  /** Finds a path's best wall. Tries walls that only hinder their builder only if all others are worse than none. */
  #weighPath(path: number, without: number): void {
    const begin = at(this.#begins, path);
    const end = at(this.#begins, path + 1);
    this.#walls[path] = NONE;
    this.#worths[path] = begin === end ? without : Number.NEGATIVE_INFINITY;
    let ties = 1;
    for (let pass = 0; pass < 2 && (this.#worths[path] as number) < without; pass++) {
      for (let i = begin; i < end; i++) {
        const site = at(this.#sites, i);
        const effect = this.#outlook.effectOf(site);
        if ((effect === HINDERS) !== (pass === 1)) continue;
        const worth = effect === NOTHING ? without : this.#trialOf(site);
        if (worth > (this.#worths[path] as number)) ties = 1;
        else if (worth < (this.#worths[path] as number) || below(this.#rng, ++ties) > 0) continue;
        this.#worths[path] = worth;
        this.#walls[path] = site;
      }
    }
  }

  #trialOf(site: number): number {
    if (Number.isNaN(this.#trials[site])) this.#trials[site] = this.#outlook.worthOf(site);
    return this.#trials[site] as number;
  }
}
