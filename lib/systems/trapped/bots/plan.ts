import { at } from '@/lib/kernel/at';
import { filled } from '@/lib/kernel/filled';
import { type Game, type Groups, NONE } from '../engine/game';
import type { Person } from '../engine/state';
import type { View } from '../engine/view';
import { type Chart, easiest } from './chart';

/** What each way out still takes, and the one somebody has set their mind on. Recomputed only when something was won. */
export class Plan {
  /** NONE if there is no way out at all. */
  route = NONE;
  /** How many turns had been taken when it was worked out. */
  since = 0;
  /** Conflicts each way out still takes the party. */
  readonly left: number[];
  /** Whether each way out takes each goal, at route × goals + goal. */
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

  /** Goals still to be won for the way out one has set one's mind on, those that come first before the others. */
  get todo(): readonly number[] {
    return this.#todo;
  }

  /** `taste`: how much somebody likes ways out with seats; those for all count 1. */
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
      // The two lists change places, so that none is allocated again.
      this.#listed = this.#todo;
      this.#todo = list;
    }
  }

  #share(view: View, route: number, taste: number): number {
    const { seats } = at(this.#game.routes, route);
    if (seats === NONE) return 1;
    // The best of people will not leave the Extras behind if they can help it.
    if (seats >= view.players) return taste < GENEROUS ? 1 / 2 : 1;
    return (seats * taste) / view.players;
  }

  /** Whether a way out that is not hopeless takes a goal. */
  isNeeded(route: number, goal: number): boolean {
    return at(this.needs, route * this.#game.goals.length + goal) === 1;
  }

  /** Lists the goals of a way out; how many conflicts that is. */
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
    if (this.#isAround(view, ~needed)) return 0;
    const { goals } = at(this.#game.items, ~needed);
    return goals.length === 0 ? HOPELESS : at(this.#chart.depths, easiest(goals, this.#chart.depths));
  }

  #need(view: View, me: Person, needed: number): void {
    if (needed < 0 && this.#isAround(view, ~needed)) return;
    const goals = needed < 0 ? at(this.#game.items, ~needed).goals : undefined;
    if (goals?.length === 0) this.#count += HOPELESS;
    else this.#needGoal(view, me, goals ? easiest(goals, this.#chart.depths) : needed);
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

  /** Whether somebody who is alive has done it, so that the party can go on. */
  #isDone(view: View, goal: number): boolean {
    return (view.table.achievers(goal) & this.#living) !== 0;
  }

  /** Whether a fact is known, or somebody alive has the thing. */
  #isAround(view: View, item: number): boolean {
    return view.isKnown(item) || (view.table.holders(item) & this.#living) !== 0;
  }
}

/** More conflicts than any way out takes. */
const HOPELESS = 1000;
const GENEROUS = 0.85;
/** Turns spent on the way that count like conflicts, so that the last step is not worth everything. */
const WALKING = 3;
