import type { Program, Rule } from './program-draft';

/** For each fact the actions that every way to it needs, as bits; undefined for unreachable facts. */
export type Landmarks = readonly (Uint32Array | undefined)[];

/** Step limit for searches. Counts steps rather than time, so that results are the same on every machine. */
export class Budget {
  #left: number;

  constructor(steps: number) {
    this.#left = steps;
  }

  /** Consumes steps; returns false once they are used up. */
  spend(steps: number): boolean {
    this.#left -= steps;
    return this.#left >= 0;
  }

  get spent(): boolean {
    return this.#left < 0;
  }

  /** Splits off an equal share for one of `searches` remaining searches. */
  share(searches: number): Budget {
    const steps = Math.max(0, Math.floor(this.#left / searches));
    this.#left -= steps;
    return new Budget(steps);
  }

  /** Returns a share's unused steps to this budget. */
  reclaim(other: Budget): void {
    this.#left += Math.max(0, other.#left);
  }
}

/**
 * Computes landmarks as a greatest fixed point: a fact needs the intersection over its rules, and a rule needs the
 * union over its body plus its action. Sweeps over the rules in the order in which they come true, so that few have to
 * be evaluated twice. Returns undefined if the budget runs out, since intermediate sets are too large.
 */
export function findLandmarks(program: Program, budget: Budget): Landmarks | undefined {
  const { rules, waiting, actions } = program;
  const words = Math.ceil(actions.length / 32);
  const needed: (Uint32Array | undefined)[] = new Array(waiting.length).fill(undefined);
  const order = firingOrder(program);
  const isStale = new Uint8Array(rules.length).fill(1);

  for (let changed = true; changed; ) {
    changed = false;
    for (const i of order) {
      const rule = rules[i];
      if (rule === undefined || isStale[i] === 0) continue;
      isStale[i] = 0;
      if (!budget.spend((rule.body.length + 1) * (words + 1))) return undefined;
      if (!narrow(needed, rule.head, neededBy(rule, needed, words))) continue;
      changed = true;
      for (const next of waiting[rule.head] ?? []) isStale[next] = 1;
    }
  }
  return needed;
}

/** Returns the rules that can come true, each after those that make its body true. */
function firingOrder({ rules, waiting, sizes, axioms }: Program): readonly number[] {
  const missing = sizes.slice();
  const order = [...axioms];
  const isTrue = new Uint8Array(waiting.length);
  for (let at = 0; at < order.length; at++) {
    const { head = 0 } = rules[order[at] ?? -1] ?? {};
    if (isTrue[head] === 1) continue;
    isTrue[head] = 1;
    for (const next of waiting[head] ?? []) {
      missing[next] = (missing[next] ?? 0) - 1;
      if (missing[next] === 0) order.push(next);
    }
  }
  return order;
}

/** Returns the set of a rule whose body is known: that of its only fact itself, if there is no more to add. */
function neededBy({ body, action }: Rule, needed: Landmarks, words: number): Uint32Array {
  const [first, ...others] = body;
  const only = first === undefined ? undefined : needed[first];
  if (only && others.length === 0 && action === undefined) return only;
  const together = only ? only.slice() : new Uint32Array(words);
  for (const fact of others) {
    const part = needed[fact];
    for (let w = 0; w < words; w++) together[w] = (together[w] ?? 0) | (part?.[w] ?? 0);
  }
  if (action !== undefined) together[action >> 5] = (together[action >> 5] ?? 0) | (1 << (action & 31));
  return together;
}

/** Intersects a fact's set with that of another rule. Returns whether it changed. */
function narrow(needed: (Uint32Array | undefined)[], fact: number, way: Uint32Array): boolean {
  const known = needed[fact];
  if (known === undefined) {
    needed[fact] = way.slice();
    return true;
  }
  let changed = false;
  for (let w = 0; w < known.length; w++) {
    const common = ((known[w] ?? 0) & (way[w] ?? 0)) >>> 0;
    changed ||= common !== known[w];
    known[w] = common;
  }
  return changed;
}

export function* actionsIn(bits: Uint32Array): Generator<number> {
  for (const [w, word] of bits.entries()) for (let b = 0; b < 32; b++) if ((word >>> b) & 1) yield w * 32 + b;
}
