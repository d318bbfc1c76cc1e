import { at } from '@/lib/kernel/at';
import type { Closing } from './closings';
import { Closure } from './closure';
import { actionsIn, type Budget, findLandmarks, type Landmarks } from './landmarks';
import { findLeast } from './least';
import type { Program } from './program-draft';
import { roundsOfWalks } from './walks';

/** Lower bounds of the time that something takes. */
export interface Pace {
  /** Turns of all players together. */
  readonly turns: number;
  /** Rounds, for any number of players: nobody walks more than a step in each. */
  readonly rounds: number;
  /** Numbers of players at which a clock closes a room before anybody can be there, with what closes it. */
  readonly shut?: ReadonlyMap<number, Closing>;
}

/** Finds lower bounds of the time that a fact takes, if each action takes a turn. */
export class Quickest {
  readonly #program: Program;
  readonly #budget: Budget;
  readonly #landmarks: Landmarks | undefined;
  readonly #chains: Int32Array;
  readonly #rounds: Int32Array;
  readonly #closure: Closure;
  readonly #closed: readonly Closed[];

  /** `closings`: by number of players. */
  constructor(program: Program, budget: Budget, closings: ReadonlyMap<number, readonly Closing[]> = new Map()) {
    this.#program = program;
    this.#budget = budget;
    this.#landmarks = findLandmarks(program, budget);
    this.#chains = longestChains(program);
    this.#rounds = roundsOfWalks(program);
    this.#closure = new Closure(program);
    this.#closed = [...closings].map(([players, list]) => ({ players, list, rounds: roundsOfWalks(program, list) }));
  }

  /** `searches`: how many more share the budget. */
  paceTo(fact: string, searches: number): Pace {
    const target = this.#program.facts.get(fact);
    if (target === undefined) return { turns: 0, rounds: 0 };
    const pace = { turns: this.#turnsTo(target, searches), rounds: this.#rounds[target] ?? 0 };
    const shut = pace.rounds === 0 ? [] : this.#closed.filter(({ rounds }) => rounds[target] === 0);
    if (shut.length === 0) return pace;
    return { ...pace, shut: new Map(shut.map(({ players, list }) => [players, this.#culprit(list, target)])) };
  }

  /** Returns the earliest room closed that alone is enough to come too late. */
  #culprit(list: readonly Closing[], target: number): Closing {
    return list.find((one) => roundsOfWalks(this.#program, [one])[target] === 0) ?? at(list, 0);
  }

  #turnsTo(target: number, searches: number): number {
    const bits = this.#landmarks?.[target];
    const chain = this.#chains[target] ?? 0;
    const unavoidable = bits ? [...actionsIn(bits)].length : 0;
    if (this.#budget.spent) return Math.max(chain, unavoidable);
    const budget = this.#budget.share(searches);
    const search = { program: this.#program, closure: this.#closure, landmarks: this.#landmarks, budget };
    const { atLeast } = findLeast(search, target);
    this.#budget.reclaim(budget);
    return Math.max(chain, atLeast);
  }
}

/** A number of players, the rooms that clocks close for them, and the rounds of all facts then. */
interface Closed {
  readonly players: number;
  readonly list: readonly Closing[];
  readonly rounds: Int32Array;
}

/** Returns, for each fact, the turns that have to follow each other before it; 0 for unreachable ones. */
function longestChains({ rules, waiting, sizes, axioms }: Program): Int32Array {
  const chains = new Int32Array(waiting.length).fill(-1);
  const missing = sizes.slice();
  /** Facts to settle, by the length of their chains. */
  const due: number[][] = [];
  const fire = (i: number, length: number) => {
    const { head, action, delay } = at(rules, i);
    if ((chains[head] ?? 0) >= 0) return;
    const after = length + delay + (action === undefined ? 0 : 1);
    const list = due[after];
    if (list) list.push(head);
    else due[after] = [head];
  };
  for (const i of axioms) fire(i, 0);
  // Facts are settled in the order of their chains, so the last part of a body is the latest.
  for (let length = 0; length < due.length; length++) {
    // Also visits facts added during the loop.
    for (const fact of due[length] ?? []) {
      if ((chains[fact] ?? 0) >= 0) continue;
      chains[fact] = length;
      for (const i of waiting[fact] ?? []) {
        missing[i] = (missing[i] ?? 0) - 1;
        if (missing[i] === 0) fire(i, length);
      }
    }
  }
  return chains.map((length) => Math.max(0, length));
}
