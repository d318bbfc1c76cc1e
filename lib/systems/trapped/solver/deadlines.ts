import { isRouteDisabled } from '../rules/escape';
import type { Escape, Setting } from '../schema';
import { PLAYERS } from '../vocabulary';
import { Closure, closureOfAll } from './closure';
import { type Budget, findLandmarks } from './landmarks';
import { findLeast } from './least';
import { buildProgram, luckIn, type Question } from './program';
import type { Program } from './program-draft';

/** Why an unblocked way out can't be taken. */
export type Lost =
  /** A clock ends the game before `earliest`, the first round in which leaving is possible. */
  | { readonly kind: 'clock'; readonly earliest: number }
  /** An unavoidable goal sets off a disaster; `fuse`: the fewest rounds that would leave enough time. */
  | { readonly kind: 'disaster'; readonly goal: string; readonly fuse: number }
  /** A house rule disables the way after an unavoidable goal. */
  | { readonly kind: 'stripped'; readonly goal: string };

/** An unavoidable disaster, and the conflicts to be won after it has been set off. */
export interface Rush {
  readonly goal: string;
  readonly wins: number;
}

/**
 * Finds ways out that come too late. Assumes the best luck, to report only certain failures: Events grant all they can,
 * every conflict is won, and each turn of the largest table wins one, except for the last turn, in which someone
 * leaves. Ignores extra turns, as the bound of SV13 does.
 */
export class Deadlines {
  readonly #setting: Setting;
  readonly #turnsInRound: number;
  readonly #clock: number;
  readonly #lighters: readonly string[];
  readonly #known = new Map<string, ReadonlySet<string>>();

  constructor(setting: Setting) {
    const { losses, goals } = setting;
    this.#setting = setting;
    this.#turnsInRound = turnsInRound(setting);
    this.#clock = Math.min(...clocksIn(setting).map(({ rounds }) => rounds));
    const lit = new Set(losses.map(({ cause }) => cause.goal));
    this.#lighters = goals.filter(({ id, kind }) => kind !== 'exit' && lit.has(id)).map(({ id }) => id);
  }

  /** Goals that make leaving this way impossible once achieved. */
  fatalFor(way: Escape): readonly string[] {
    return this.#setting.options.engineFuseRounds === 0
      ? [...this.#strippers(way), ...this.#lighters]
      : this.#strippers(way);
  }

  /** Returns why a reachable way out fails; undefined if it does not. */
  lost(way: Escape, least: number, rush: Rush | undefined, budget: Budget): Lost | undefined {
    const goal = this.#unavoidable(way, this.#strippers(way));
    if (goal !== undefined) return { kind: 'stripped', goal };
    return (rush && this.#blown(rush)) ?? this.#late(way, least, budget);
  }

  /** Returns the conflicts to win under a fuse; undefined if leaving is possible without a disaster. */
  rush(way: Escape, budget: Budget): Rush | undefined {
    const strippers = this.#strippers(way);
    const dangers = [...strippers, ...this.#lighters];
    const goal = this.#unavoidable(way, dangers);
    if (goal === undefined) return undefined;
    // Everything that needs no disaster can be done before setting it off.
    const given = this.#reached(dangers);
    const turns = this.#leastTurns(way, { without: new Set(strippers), given }, budget);
    return { goal, wins: Math.max(0, turns - 1) };
  }

  #strippers(way: Escape): readonly string[] {
    const { goals, options } = this.#setting;
    if (!options.beaconNeededByPod) return [];
    return goals.filter(({ id }) => isRouteDisabled(way, goals, new Set([id]), options)).map(({ id }) => id);
  }

  #blown({ goal, wins }: Rush): Lost | undefined {
    const fuse = Math.ceil((wins + 1) / this.#turnsInRound);
    return fuse <= this.#setting.options.engineFuseRounds ? undefined : { kind: 'disaster', goal, fuse };
  }

  #late(way: Escape, least: number, budget: Budget): Lost | undefined {
    if (least + 1 <= this.#clock * this.#turnsInRound) return undefined;
    const turns = this.#leastTurns(way, { without: new Set(this.fatalFor(way)) }, budget) + 1;
    const earliest = Math.ceil(turns / this.#turnsInRound);
    return earliest <= this.#clock ? undefined : { kind: 'clock', earliest };
  }

  /** Prefers a goal that is unavoidable by itself; undefined if none of them is needed. */
  #unavoidable({ id }: Escape, goals: readonly string[]): string | undefined {
    const blocks = (without: readonly string[]) => !this.#reached(without).has(`route ${id}`);
    if (goals.length === 0 || !blocks(goals)) return undefined;
    return goals.find((goal) => blocks([goal])) ?? goals[0];
  }

  #reached(without: readonly string[]): ReadonlySet<string> {
    const key = without.join(' ');
    const known = this.#known.get(key) ?? factsOf(this.#ask({ without: new Set(without) }));
    this.#known.set(key, known);
    return known;
  }

  #leastTurns({ id }: Escape, question: Question, budget: Budget): number {
    const program = this.#ask({ ...question, turnsOnly: true });
    const target = program.facts.get(`route ${id}`);
    if (target === undefined) return 0;
    const landmarks = findLandmarks(program, budget);
    return findLeast({ program, closure: new Closure(program), landmarks, budget }, target).atLeast;
  }

  #ask(question: Question): Program {
    return buildProgram(this.#setting, { luck: luckIn(this.#setting), ...question });
  }
}

/** Returns the player turns in a round at the largest table. */
export const turnsInRound = ({ options }: Setting): number => Math.max(PLAYERS.max, options.maxCharacters);

/** Lists the round limits that end the game unconditionally, with the paths of their fields. */
export function clocksIn({ losses, options }: Setting) {
  const disasters = losses.map(({ id, cause }) => ({ rounds: cause.rounds, path: ['losses', id, 'cause', 'rounds'] }));
  return [...disasters, { rounds: options.doomClockRounds, path: ['options', 'doomClockRounds'] }].flatMap(
    ({ rounds, path }) => (rounds === null ? [] : [{ rounds, path }]),
  );
}

function factsOf(program: Program): ReadonlySet<string> {
  const closure = closureOfAll(program);
  return new Set([...program.facts].flatMap(([name, fact]) => (closure.holds(fact) ? [name] : [])));
}
