import type { Program } from './program-draft';

/** Facts that are true if a set of actions is allowed. Grows action by action and can be rolled back. */
export class Closure {
  readonly #program: Program;
  readonly #true: Uint8Array;
  readonly #allowed: Uint8Array;
  /** Number of unmet facts of each rule. */
  readonly #missing: Int32Array;
  /** The rule that first established each fact. */
  readonly #support: Int32Array;
  readonly #trail: number[] = [];
  readonly #taken: number[] = [];
  #steps = 0;

  constructor(program: Program) {
    const { rules, actions, waiting, sizes, axioms } = program;
    this.#program = program;
    this.#true = new Uint8Array(waiting.length);
    this.#allowed = new Uint8Array(actions.length);
    this.#missing = sizes.slice();
    this.#support = new Int32Array(waiting.length).fill(-1);
    for (const i of axioms) {
      const rule = rules[i];
      if (rule && rule.action === undefined) this.#establish(rule.head, i);
    }
    this.#propagate(0);
  }

  /** Returns the steps counted since the last call. */
  takeSteps(): number {
    const steps = this.#steps;
    this.#steps = 0;
    return steps;
  }

  holds(fact: number): boolean {
    return this.#true[fact] === 1;
  }

  isAllowed(action: number): boolean {
    return this.#allowed[action] === 1;
  }

  isOpen(action: number): boolean {
    return this.#missing[this.#program.ruleOf[action] ?? -1] === 0;
  }

  supportOf(fact: number): number {
    return this.#support[fact] ?? -1;
  }

  allow(action: number): void {
    if (this.#allowed[action] === 1) return;
    this.#allowed[action] = 1;
    this.#taken.push(action);
    if (!this.isOpen(action)) return;
    const from = this.#trail.length;
    const rule = this.#program.ruleOf[action] ?? -1;
    const head = this.#program.rules[rule]?.head;
    if (head !== undefined) this.#establish(head, rule);
    this.#propagate(from);
  }

  /** Allows actions in sweeps, each as soon as it is open. Returns the order in which they were allowed. */
  allowInOrder(actions: Iterable<number>): readonly number[] {
    const order: number[] = [];
    let waiting = [...actions];
    while (waiting.length > 0) {
      // Actions opened in this sweep wait for the next one, so that near actions come first.
      this.#steps += waiting.length;
      const open = waiting.filter((action) => this.isOpen(action));
      if (open.length === 0) return order;
      for (const action of open) this.allow(action);
      order.push(...open);
      waiting = waiting.filter((action) => !this.isAllowed(action));
    }
    return order;
  }

  mark(): readonly [number, number] {
    return [this.#trail.length, this.#taken.length];
  }

  undo([facts, actions]: readonly [number, number]): void {
    for (const fact of this.#trail.splice(facts)) {
      this.#steps++;
      this.#true[fact] = 0;
      this.#support[fact] = -1;
      for (const rule of this.#program.waiting[fact] ?? []) this.#missing[rule] = (this.#missing[rule] ?? 0) + 1;
    }
    for (const action of this.#taken.splice(actions)) this.#allowed[action] = 0;
  }

  #establish(fact: number, rule: number): void {
    if (this.#true[fact] === 1) return;
    this.#true[fact] = 1;
    this.#support[fact] = rule;
    this.#trail.push(fact);
    // Updated immediately, so that undo is the exact inverse.
    for (const waiting of this.#program.waiting[fact] ?? []) this.#missing[waiting] = (this.#missing[waiting] ?? 0) - 1;
  }

  #propagate(from: number): void {
    const { rules, waiting } = this.#program;
    for (let at = from; at < this.#trail.length; at++) {
      const next = waiting[this.#trail[at] ?? -1] ?? [];
      this.#steps += 1 + next.length;
      for (const i of next) {
        const rule = rules[i];
        if (rule === undefined || this.#missing[i] !== 0) continue;
        if (rule.action === undefined || this.#allowed[rule.action] === 1) this.#establish(rule.head, i);
      }
    }
  }
}

export function closureOfAll(program: Program): Closure {
  const closure = new Closure(program);
  for (const action of program.actions.keys()) closure.allow(action);
  return closure;
}
