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
}

/** Finds lower bounds of the time that a fact takes, if each action takes a turn. */
export class Quickest {
  readonly #program: Program;
  readonly #budget: Budget;
  readonly #landmarks: Landmarks | undefined;
  readonly #chains: Int32Array;
  readonly #rounds: Int32Array;
  readonly #closure: Closure;

  constructor(program: Program, budget: Budget) {
    this.#program = program;
    this.#budget = budget;
    this.#landmarks = findLandmarks(program, budget);
    this.#chains = longestChains(program);
    this.#rounds = roundsOfWalks(program);
    this.#closure = new Closure(program);
  }

  /** `searches`: how many more share the budget. */
  paceTo(fact: string, searches: number): Pace {
    const target = this.#program.facts.get(fact);
    if (target === undefined) return { turns: 0, rounds: 0 };
    return { turns: this.#turnsTo(target, searches), rounds: this.#rounds[target] ?? 0 };
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

/** Returns, for each fact, the actions that have to follow each other before it; 0 for unreachable ones. */
function longestChains({ rules, waiting, sizes, axioms }: Program): Int32Array {
  const chains = new Int32Array(waiting.length).fill(-1);
  const missing = sizes.slice();
  let now: number[] = [];
  let next: number[] = [];
  const fire = (i: number) => {
    const rule = rules[i];
    if (rule && (chains[rule.head] ?? 0) < 0) (rule.action === undefined ? now : next).push(rule.head);
  };
  for (const i of axioms) fire(i);
  // Facts are settled in the order of their chains, so the last part of a body is the latest.
  for (let length = 0; now.length > 0 || next.length > 0; length++) {
    for (const fact of now) {
      if ((chains[fact] ?? 0) >= 0) continue;
      chains[fact] = length;
      for (const i of waiting[fact] ?? []) {
        missing[i] = (missing[i] ?? 0) - 1;
        if (missing[i] === 0) fire(i);
      }
    }
    [now, next] = [next, []];
  }
  return chains.map((length) => Math.max(0, length));
}
