import type { Route } from '@/lib/contract/authored';
import type { Escape, Setting } from './schema';
import { Closure, closureOfAll } from './solver/closure';
import { Deadlines, type Lost, type Rush, tableSizes } from './solver/deadlines';
import { Budget, findLandmarks } from './solver/landmarks';
import { findLeast, type Search } from './solver/least';
import { buildProgram, type Luck } from './solver/program';
import type { Program } from './solver/program-draft';
import type { Pace } from './solver/quickest';

/** Search steps for all ways out together: a few milliseconds, and the same result on every machine. */
const STEPS = 500_000;

/** Everything achievable without Events, and the cheapest ways out. */
export interface Solution extends Omit<Reached, 'routes'> {
  readonly routes: readonly Route[];
  /** Unblocked ways out that nevertheless fail, by id. */
  readonly lost: ReadonlyMap<string, Lost>;
  /** Disasters that the ways out set off, by id of the way out. */
  readonly rushes: ReadonlyMap<string, Rush>;
  /** Lower bounds of the time in which each unblocked way out can be taken, by id. */
  readonly paces: ReadonlyMap<string, Pace>;
}

/** Ids of everything reachable if every conflict is won. */
interface Reached {
  readonly goals: ReadonlySet<string>;
  readonly rooms: ReadonlySet<string>;
  readonly items: ReadonlySet<string>;
  readonly routes: ReadonlySet<string>;
  readonly met: ReadonlySet<string>;
  readonly killed: ReadonlySet<string>;
}

/** Rules 2.5 to 2.7. */
export function solve(setting: Setting, steps = STEPS): Solution {
  const solver = new Solver(setting, steps);
  const routes = setting.escapes.map((way, i) => solver.solve(way, setting.escapes.length - i));
  return { ...solver.reached(), routes, lost: solver.lost, rushes: solver.rushes, paces: solver.paces };
}

/** Returns everything reachable with this luck if every conflict is won. */
export function reachWith(setting: Setting, luck: Luck): Reached {
  const program = buildProgram(setting, { luck });
  return reached(program, closureOfAll(program));
}

class Solver {
  readonly lost = new Map<string, Lost>();
  readonly rushes = new Map<string, Rush>();
  readonly paces = new Map<string, Pace>();
  readonly #setting: Setting;
  readonly #program: Program;
  readonly #everything: Closure;
  readonly #deadlines: Deadlines;
  readonly #budget: Budget;
  readonly #sizes: readonly number[];
  readonly #searches = new Map<string, Omit<Search, 'budget'>>();

  constructor(setting: Setting, steps: number) {
    this.#setting = setting;
    this.#program = buildProgram(setting);
    this.#everything = closureOfAll(this.#program);
    this.#deadlines = new Deadlines(setting);
    this.#budget = new Budget(steps);
    this.#sizes = tableSizes(setting);
  }

  reached(): Reached {
    return reached(this.#program, this.#everything);
  }

  solve(way: Escape, waysLeft: number): Route {
    const { id, title } = way;
    const unreachable = { id, title, reachable: false, least: null, exact: true, goals: [] };
    const target = this.#program.facts.get(`route ${id}`);
    if (target === undefined || !this.#everything.holds(target)) return unreachable;
    const search = this.#searchFor(way);
    const budget = this.#budget.share(waysLeft);
    const cheapest = this.#cheapestWay({ ...search, budget }, search.program.facts.get(`route ${id}`) ?? target);
    this.#budget.reclaim(budget);
    const rush = this.#deadlines.rush(way, waysLeft);
    const pace = this.#deadlines.pace(way, waysLeft);
    const why = this.#deadlines.lost(way, pace, rush);
    this.paces.set(id, pace);
    if (rush) this.rushes.set(id, rush);
    if (why) this.lost.set(id, why);
    if (why) return unreachable;
    const sizes = this.#sizes.filter((players) => !pace.shut?.has(players));
    const rounds = Object.fromEntries(sizes.map((players) => [players, this.#deadlines.earliest(pace, players)]));
    return { id, title, reachable: true, ...cheapest, rounds };
  }

  /** Searches without the goals that make this way out impossible, if it can be reached without them. */
  #searchFor(way: Escape) {
    const usual = this.#search('', this.#program);
    const fatal = this.#deadlines.fatalFor(way);
    if (fatal.length === 0) return usual;
    const program = buildProgram(this.#setting, { without: new Set(fatal) });
    const target = program.facts.get(`route ${way.id}`);
    if (target === undefined || !closureOfAll(program).holds(target)) return usual;
    return this.#search(fatal.join(' '), program);
  }

  #search(key: string, program: Program): Omit<Search, 'budget'> {
    const known = this.#searches.get(key);
    if (known) return known;
    const search = { program, closure: new Closure(program), landmarks: findLandmarks(program, this.#budget) };
    this.#searches.set(key, search);
    return search;
  }

  /** Returns the fewest conflicts to win, and the goals achieved on the way, in a workable order. */
  #cheapestWay(search: Search, target: number) {
    const { program, closure } = search;
    const { actions, exact } = findLeast(search, target);
    const start = closure.mark();
    const order = closure.allowInOrder(actions.toSorted((a, b) => a - b));
    closure.undo(start);
    const goals: string[] = [];
    for (const action of order) {
      closure.allow(action);
      const { kind, id } = program.actions[action] ?? {};
      if (kind === 'goal' && id !== undefined) goals.push(id);
      if (kind === 'defeat') goals.push(...this.#killsIn(search).filter((goal) => !goals.includes(goal)));
    }
    closure.undo(start);
    return { least: actions.length, exact, goals };
  }

  #killsIn({ program, closure }: Pick<Search, 'program' | 'closure'>): readonly string[] {
    const kills = this.#setting.goals.filter(({ kind }) => kind === 'monster').map(({ id }) => id);
    return kills.filter((id) => closure.holds(program.facts.get(`goal ${id}`) ?? -1));
  }
}

function reached(program: Program, closure: Closure): Reached {
  const sets = {
    goal: new Set<string>(),
    room: new Set<string>(),
    item: new Set<string>(),
    route: new Set<string>(),
    met: new Set<string>(),
    killed: new Set<string>(),
  };
  for (const [name, fact] of program.facts) {
    const space = name.indexOf(' ');
    const kind = name.slice(0, space) === 'exit' ? 'goal' : name.slice(0, space);
    if (closure.holds(fact) && Object.hasOwn(sets, kind)) sets[kind as keyof typeof sets].add(name.slice(space + 1));
  }
  const { goal: goals, room: rooms, item: items, route: routes, met, killed } = sets;
  return { goals, rooms, items, routes, met, killed };
}
