import { at } from '@/lib/kernel/at';
import { type Game, type GameGoal, NONE } from '../engine/game';
import type { Person, Seat } from '../engine/state';
import type { View } from '../engine/view';
import { errandFor } from './carrying';
import { type Chart, FAR } from './chart';
import { bestPoints } from './means';
import type { Plan } from './plan';
import type { Walker } from './walker';

/** Rounds without progress after which a bot stops leaving tasks to others. */
const PATIENCE = 5;
const BESIDE = 1.6;

interface Seeker {
  readonly game: Game;
  readonly chart: Chart;
  readonly seat: Seat;
  readonly plan: Plan;
  readonly walker: Walker;
  fancy(goal: number): number;
}

/** The goal of this turn and its distance. Overwritten by each search. */
export class Target {
  goal = NONE;
  /** Room of the goal; for a reach goal, its destination. */
  room = NONE;
  steps = FAR;
  /** True if things that the goal requires have to come together first. */
  gathers = false;
  #room = NONE;
  #steps = FAR;

  /** Chooses the goal of `todo` that is best attempted now. Requires a fresh walk. */
  find(todo: readonly number[], mind: Seeker, view: View, me: Person): boolean {
    // Leaves goals to others who can achieve them, unless nobody makes progress.
    const isRestless = view.turnsTaken - mind.plan.since > PATIENCE * view.players;
    const doers = isRestless ? 0 : view.table.living;
    this.goal = NONE;
    let best = 0;
    for (let i = 0; i < todo.length; i++) {
      const goal = at(todo, i);
      if ((view.table.achievers(goal) & doers) !== 0) continue;
      const isOpen = view.isGoalOpen(goal, me);
      if (!isOpen && at(mind.chart.things, goal).length === 0) continue;
      this.#locate(mind, view, goal);
      if (!isOpen && !this.#gather(mind, view, me, goal)) continue;
      if (this.#steps >= FAR && !this.#fetch(mind, view, me, goal)) continue;
      const worth = this.#worth(mind, view, me, goal);
      if (worth <= best) continue;
      best = worth;
      this.goal = goal;
      this.room = this.#room;
      this.steps = this.#steps;
      this.gathers = !isOpen;
    }
    return this.goal !== NONE;
  }

  #worth(mind: Seeker, view: View, me: Person, goal: number): number {
    const { chart } = mind;
    const fits = at(chart.fits, goal);
    const own = bestPoints(view, me, fits);
    let worth = (1 + own / 20) * mind.fancy(goal) * this.#nearExit(mind, view, goal);
    const count = view.game.rooms.length;
    const reaches = at(view.game.goals, goal).kind === 'reach' ? 1 : 0;
    for (let player = 0; player < view.players; player++) {
      const other = view.characterOf(player);
      if (other === NONE || other === me || !view.isGoalOpen(goal, other)) continue;
      const steps = Math.max(0, at(chart.distances, view.roomOf(other) * count + this.#room) - reaches);
      if (steps < this.#steps) worth *= 0.6;
      else if (steps === this.#steps && bestPoints(view, other, fits) > own) worth *= 0.75;
    }
    return worth / (this.#steps + 1.5);
  }

  /** Looks for where to go so that the things that a goal requires come together. */
  #gather(mind: Seeker, view: View, me: Person, goal: number): boolean {
    const { groups, rooms, where, kind } = at(mind.game.goals, goal);
    if (kind === 'exit' || kind === 'monster' || where === 'monster') return false;
    if (view.hasAchieved(goal, me) || !view.isGoalKnown(goal)) return false;
    const place = where === 'secret' ? view.secretRoom(goal) : where === 'rooms' ? (rooms[0] ?? NONE) : NONE;
    const room = errandFor(mind, view, me, groups, place);
    if (room === NONE || at(mind.walker.steps, room) >= FAR) return false;
    this.#room = room;
    this.#steps = at(mind.walker.steps, room);
    return true;
  }

  #nearExit({ game, plan }: Seeker, view: View, goal: number): number {
    const route = plan.route === NONE ? undefined : game.routes[plan.route];
    if (!route || route.seats === NONE || route.seats > view.players || route.room === NONE) return 1;
    return at(game.goals, goal).rooms.includes(route.room) ? BESIDE : 1;
  }

  /** Looks for an item that unlocks the way in the room of the goal that granted it. */
  #fetch(mind: Seeker, view: View, me: Person, goal: number): boolean {
    const { chart, game } = mind;
    const keys = at(chart.goalKeys, goal);
    for (let i = 0; i < keys.length; i++) {
      const item = ~at(keys, i);
      if (item < 0 || view.commands(me, item) || view.supply(item) === 0) continue;
      const { goals } = at(game.items, item);
      for (let k = 0; k < goals.length; k++) {
        const source = at(goals, k);
        const { rooms } = at(game.goals, source);
        if (!view.isAchieved(source)) continue;
        for (let r = 0; r < rooms.length; r++) this.#consider(mind, at(rooms, r));
      }
    }
    return this.#steps < FAR;
  }

  #locate(mind: Seeker, view: View, goal: number): void {
    const { where, kind, rooms } = at(mind.game.goals, goal);
    this.#steps = FAR;
    this.#room = NONE;
    if (kind === 'reach' && rooms.length > 0) this.#locateReach(mind, goal, rooms);
    else if (where === 'anywhere') this.#consider(mind, view.roomOf(view.characterOf(mind.seat)));
    else if (where === 'secret') this.#locateSecret(mind, view, goal);
    else if (where === 'monster') this.#locateMonster(mind, view);
    else if (rooms.length === 0) this.#consider(mind, view.roomOf(view.characterOf(mind.seat)));
    else for (let i = 0; i < rooms.length; i++) this.#consider(mind, at(rooms, i));
  }

  #consider({ walker }: Seeker, room: number): void {
    const steps = at(walker.steps, room);
    if (steps >= this.#steps) return;
    this.#steps = steps;
    this.#room = room;
  }

  /** A reach goal is attempted from next door. Prefers a destination where another goal of the plan is waiting. */
  #locateReach({ walker, plan, game }: Seeker, goal: number, rooms: readonly number[]): void {
    let bestRank = FAR;
    for (let i = 0; i < rooms.length; i++) {
      const room = at(rooms, i);
      const steps = at(walker.steps, room);
      if (steps >= FAR) continue;
      const near = Math.max(0, steps - 1);
      const rank = near * 2 + (rooms.length > 1 && !isNeeded(plan.todo, game.goals, goal, room) ? 3 : 0);
      if (rank >= bestRank) continue;
      bestRank = rank;
      this.#steps = near;
      this.#room = room;
    }
  }

  /** Returns the nearest possible hiding place not yet visited, or the known one. */
  #locateSecret(mind: Seeker, view: View, goal: number): void {
    const known = view.secretRoom(goal);
    const { hideouts } = mind.game;
    if (known !== NONE) this.#consider(mind, known);
    for (let i = 0; known === NONE && i < hideouts.length; i++) {
      const room = at(hideouts, i);
      if (!view.isVisited(room)) this.#consider(mind, room);
    }
  }

  #locateMonster(mind: Seeker, view: View): void {
    for (let monster = 0; monster < mind.game.monsters.length; monster++) {
      const room = view.monsterRoom(monster);
      if (room !== NONE && !view.isMonsterDead(monster)) this.#consider(mind, room);
    }
  }
}

function isNeeded(todo: readonly number[], goals: readonly GameGoal[], goal: number, room: number): boolean {
  for (let i = 0; i < todo.length; i++) {
    const other = at(todo, i);
    if (other !== goal && at(goals, other).rooms.includes(room)) return true;
  }
  return false;
}
