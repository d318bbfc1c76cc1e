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
 * union over its body plus its action. Returns undefined if the budget runs out, since intermediate sets are too large.
 */
export function findLandmarks(program: Program, budget: Budget): Landmarks | undefined {
  const words = Math.ceil(program.actions.length / 32);
  const needed: (Uint32Array | undefined)[] = new Array(program.waiting.length).fill(undefined);
  const queue = program.rules.flatMap((rule, i) => (rule.body.length === 0 ? [i] : []));
  const queued = new Uint8Array(program.rules.length);
  for (const i of queue) queued[i] = 1;

  for (let at = 0; at < queue.length; at++) {
    const i = queue[at] ?? -1;
    queued[i] = 0;
    const rule = program.rules[i];
    if (rule === undefined) continue;
    if (!budget.spend((rule.body.length + 1) * (words + 1))) return undefined;
    const together = neededBy(rule, needed, words);
    if (together === undefined || !narrow(needed, rule.head, together)) continue;
    for (const next of program.waiting[rule.head] ?? []) {
      if (queued[next] === 1) continue;
      queued[next] = 1;
      queue.push(next);
    }
  }
  return needed;
}

function neededBy(rule: Rule, needed: Landmarks, words: number): Uint32Array | undefined {
  const together = new Uint32Array(words);
  for (const fact of rule.body) {
    const part = needed[fact];
    if (part === undefined) return undefined;
    for (let w = 0; w < words; w++) together[w] = (together[w] ?? 0) | (part[w] ?? 0);
  }
  if (rule.action !== undefined)
    together[rule.action >> 5] = (together[rule.action >> 5] ?? 0) | (1 << (rule.action & 31));
  return together;
}

/** Intersects a fact's set with that of another rule. Returns whether it changed. */
function narrow(needed: (Uint32Array | undefined)[], fact: number, way: Uint32Array): boolean {
  const known = needed[fact];
  if (known === undefined) {
    needed[fact] = way;
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
