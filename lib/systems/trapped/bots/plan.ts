import { at } from '@/lib/kernel/at';
import { filled } from '@/lib/kernel/filled';
import { type Game, type Groups, itemIn, NONE } from '../engine/game';
import type { Person } from '../engine/state';
import type { View } from '../engine/view';
import { type Chart, easiest } from './chart';

/** Remaining goals of each way out, and the one chosen. Recomputed only after progress. */
export class Plan {
  /** The chosen way out; NONE if none is possible. */
  route = NONE;
  /** Number of turns taken when the plan was computed. */
  since = 0;
  /** Conflicts each way out still requires. */
  readonly left: number[];
  /** 1 if a way out still requires a goal, at route × goals + goal. */
  readonly needs: number[];
  readonly #game: Game;
  readonly #chart: Chart;
  readonly #isListed: boolean[];
  #todo: number[] = [];
  #listed: number[] = [];
  #outlook = NONE;
  #me = NONE;
  #living = 0;
  #count = 0;

  constructor(game: Game, chart: Chart) {
    this.#game = game;
    this.#chart = chart;
    this.left = filled(game.routes.length, 0);
    this.needs = filled(game.routes.length * game.goals.length, 0);
    this.#isListed = filled(game.goals.length, false);
  }

  /** Remaining goals of the chosen way out, in order of prerequisites. */
  get todo(): readonly number[] {
    return this.#todo;
  }

  /** Recomputes the plan if anything relevant changed. `taste`: value of ways out with seats, others being 1. */
  update(view: View, me: Person, taste: number): void {
    const outlook = view.table.outlook(me);
    if (outlook === this.#outlook && me === this.#me) return;
    this.#outlook = outlook;
    this.#me = me;
    this.since = view.turnsTaken;
    this.#living = view.table.living;
    this.needs.fill(0);
    this.route = NONE;
    this.#todo.length = 0;
    let bestWorth = -1;
    for (let route = 0; route < this.left.length; route++) {
      const count = this.#list(view, me, route);
      this.left[route] = count;
      if (count >= HOPELESS) continue;
      const list = this.#listed;
      for (let i = 0; i < list.length; i++) {
        const goal = at(list, i);
        if (!this.#isDone(view, goal)) this.needs[route * this.#game.goals.length + goal] = 1;
      }
      const worth = this.#share(view, route, taste) / (count + WALKING);
      if (worth <= bestWorth) continue;
      bestWorth = worth;
      this.route = route;
      // Swaps the two lists to avoid allocation.
      this.#listed = this.#todo;
      this.#todo = list;
    }
  }

  #share(view: View, route: number, taste: number): number {
    const { seats } = at(this.#game.routes, route);
    if (seats === NONE) return 1;
    // The most generous bots avoid leaving Extras behind.
    if (seats >= view.players) return taste < GENEROUS ? 1 / 2 : 1;
    return (seats * taste) / view.players;
  }

  isNeeded(route: number, goal: number): boolean {
    return at(this.needs, route * this.#game.goals.length + goal) === 1;
  }

  /** Lists the goals of a way out in `#listed`. Returns how many conflicts they require. */
  #list(view: View, me: Person, number: number): number {
    const { groups, room, closed, spoiledBy, exits } = at(this.#game.routes, number);
    this.#listed.length = 0;
    this.#count = 0;
    this.#isListed.fill(false);
    if (closed) return HOPELESS;
    for (let i = 0; i < spoiledBy.length; i++) if (view.isAchieved(at(spoiledBy, i))) return HOPELESS;
    this.#needAll(view, me, groups);
    if (room !== NONE) this.#needKeys(view, me, at(this.#chart.keys, room));
    if (exits.length > 0) this.#needAll(view, me, at(this.#game.goals, easiest(exits, this.#chart.depths)).groups);
    return this.#count;
  }

  #needAll(view: View, me: Person, groups: Groups): void {
    for (let i = 0; i < groups.length; i++) this.#needOne(view, me, at(groups, i));
  }

  #needKeys(view: View, me: Person, keys: readonly number[]): void {
    for (let i = 0; i < keys.length; i++) this.#need(view, me, at(keys, i));
  }

  #needOne(view: View, me: Person, group: readonly number[]): void {
    let best = at(group, 0);
    let least = Infinity;
    for (let i = 0; i < group.length; i++) {
      const cost = this.#costOf(view, at(group, i));
      if (cost >= least) continue;
      best = at(group, i);
      least = cost;
    }
    this.#need(view, me, best);
  }

  #costOf(view: View, needed: number): number {
    if (needed >= 0) return this.#isDone(view, needed) ? 0 : at(this.#chart.depths, needed);
    const item = itemIn(this.#game, needed);
    if (this.#isAround(view, item)) return 0;
    const { goals } = at(this.#game.items, item);
    return goals.length === 0 || this.#isGone(view, item)
      ? HOPELESS
      : at(this.#chart.depths, easiest(goals, this.#chart.depths));
  }

  #need(view: View, me: Person, needed: number): void {
    if (needed >= 0) {
      this.#needGoal(view, me, needed);
      return;
    }
    const item = itemIn(this.#game, needed);
    if (this.#isAround(view, item)) return;
    const { goals } = at(this.#game.items, item);
    if (goals.length === 0 || this.#isGone(view, item)) this.#count += HOPELESS;
    else this.#needGoal(view, me, easiest(goals, this.#chart.depths));
  }

  #needGoal(view: View, me: Person, goal: number): void {
    if (at(this.#isListed, goal) || view.hasAchieved(goal, me)) return;
    this.#isListed[goal] = true;
    const own = at(this.#game.goals, goal);
    this.#needAll(view, me, own.groups);
    this.#needKeys(view, me, at(this.#chart.goalKeys, goal));
    this.#listed.push(goal);
    if (!this.#isDone(view, goal)) this.#count++;
  }

  /** Tells whether anyone alive has achieved it, so that the party can go on. */
  #isDone(view: View, goal: number): boolean {
    return (view.table.achievers(goal) & this.#living) !== 0;
  }

  /** Only where the setting says what becomes of things can all of them be lost. */
  #isGone(view: View, item: number): boolean {
    return this.#game.isWide && view.table.isGone(item);
  }

  /** Tells whether a fact is known, or anyone alive has the thing. */
  #isAround(view: View, item: number): boolean {
    return view.isKnown(item) || (view.table.holders(item) & this.#living) !== 0;
  }
}

/** More conflicts than any feasible way out requires. */
const HOPELESS = 1000;
const GENEROUS = 0.85;
/** Turns of walking, counted like conflicts, so that the last step of a way out does not outweigh everything. */
const WALKING = 3;
