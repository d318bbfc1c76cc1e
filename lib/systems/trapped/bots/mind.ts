import { below, type Rng, seededRng } from '@/lib/kernel/rng';
import type { Game } from '../engine/game';
import type { Seat } from '../engine/state';
import { type Chart, chartOf } from './chart';
import { Means } from './means';
import { Plan } from './plan';
import { Target } from './targets';
import { Walker } from './walker';

export interface Temper {
  /** Wants to escape alone and trusts nobody. */
  readonly alone: boolean;
}

export class Mind {
  readonly game: Game;
  readonly chart: Chart;
  readonly seat: Seat;
  readonly temper: Temper;
  readonly rng: Rng;
  readonly plan: Plan;
  readonly walker: Walker;
  readonly means = new Means();
  readonly target = new Target();
  readonly sideTarget = new Target();
  /** Random number that distinguishes the bots, drawn once a game. */
  readonly whim: number;
  /** Penalty for rescues that everyone shares. */
  readonly greed: number;
  /** Preference for ways out with few seats. */
  readonly taste: number;
  /** True if it would rather arm itself against the monster than help others escape. */
  readonly isHunter: boolean;
  /** True if it hunts the monster when others would leave without it, even if that opens no way out. */
  readonly isAvenger: boolean;
  /** Attempts left at winning over an Extra before anything else. */
  controlAttempts: number;
  waited = 0;
  /** Turns spent waiting for others to bring what a goal requires. */
  lingered = 0;
  /** Turns in which it held back because only others would have benefited. */
  held = 0;

  constructor(game: Game, seat: Seat, seed: number, temper: Temper) {
    this.game = game;
    this.chart = chartOf(game);
    this.seat = seat;
    this.temper = temper;
    this.rng = seededRng(seed);
    this.plan = new Plan(game, this.chart);
    this.walker = new Walker(game, this.chart);
    this.whim = below(this.rng, WHIMS);
    this.greed = (below(this.rng, GREEDS + 1) / GREEDS) * MOST_GREED;
    this.taste = LEAST_TASTE + this.greed;
    this.isHunter = this.whim % HUNTERS === 0;
    this.isAvenger = this.whim % AVENGERS === 0;
    this.controlAttempts = below(this.rng, CONTROL_ATTEMPTS + 1);
  }

  /** Returns a random preference for a goal from 1 to 2, so that bots do not all choose the same. */
  fancy(goal: number): number {
    return 1 + ((Math.imul(this.whim ^ Math.imul(goal + 1, 0x9e3779b1), 0x85ebca6b) >>> 16) & 0xff) / 0xff;
  }

  chances(percent: number): boolean {
    return below(this.rng, 100) < percent;
  }
}

const WHIMS = 1 << 16;
/** One bot in this many. */
const HUNTERS = 3;
const AVENGERS = 10;
const LEAST_TASTE = 0.7;
const GREEDS = 64;
const CONTROL_ATTEMPTS = 2;
const MOST_GREED = 2;
