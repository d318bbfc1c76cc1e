import { below, type Rng, seededRng } from '@/lib/kernel/rng';
import type { Game } from '../engine/game';
import type { Seat } from '../engine/state';
import { type Chart, chartOf } from './chart';
import { Means } from './means';
import { Plan } from './plan';
import { Target } from './targets';
import { Walker } from './walker';

/** What somebody at the table is like. */
export interface Temper {
  /** Wants to be the only one who gets out, and trusts nobody. */
  readonly alone: boolean;
}

/** What a player's bot knows and remembers in one game. */
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
  /** A goal outside the plan. */
  readonly sideTarget = new Target();
  /** A number that makes this one different from others, once a game. */
  readonly whim: number;
  /** How much this one grudges others their rescue. */
  readonly greed: number;
  /** How much this one likes ways out for few. */
  readonly taste: number;
  /** Whether this one would rather face the monster than help others out. */
  readonly isHunter: boolean;
  /** Whether this one hunts the monster when others would leave without it, even if that opens no way out. */
  readonly isAvenger: boolean;
  /** How often this one tries to win over an Extra before anything else. */
  courtings: number;
  /** Turns spent waiting for somebody. */
  waited = 0;
  /** Turns in which somebody else would have had the good of one's work. */
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
    this.courtings = below(this.rng, COURTINGS + 1);
  }

  /** How much this one fancies a goal, from 1 to 2: so that not all want the same. */
  fancy(goal: number): number {
    return 1 + ((Math.imul(this.whim ^ Math.imul(goal + 1, 0x9e3779b1), 0x85ebca6b) >>> 16) & 0xff) / 0xff;
  }

  /** True so many times in a hundred. */
  chances(percent: number): boolean {
    return below(this.rng, 100) < percent;
  }
}

const WHIMS = 1 << 16;
/** One in so many. */
const HUNTERS = 3;
const AVENGERS = 10;
const LEAST_TASTE = 0.7;
const GREEDS = 64;
const COURTINGS = 2;
const MOST_GREED = 2;
