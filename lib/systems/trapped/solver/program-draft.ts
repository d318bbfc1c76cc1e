import { at } from '@/lib/kernel/at';

/** Something that costs one won conflict: a goal, a passage forced open, or a defeat of a monster. A step costs a turn. */
export interface Action {
  readonly kind: 'goal' | 'force' | 'defeat' | 'step';
  readonly id: string;
}

/** Makes `head` true once all of `body` is true and the action, if any, has been won; `delay` turns later. */
export interface Rule {
  readonly head: number;
  readonly body: readonly number[];
  readonly action: number | undefined;
  /** Turns that something is carried for, one after the other. Counts for the time alone. */
  readonly delay: number;
}

/** A setting as monotone facts: whatever is reached, opened, held or achieved is never lost again. */
export interface Program {
  readonly rules: readonly Rule[];
  readonly actions: readonly Action[];
  /** Indexes of facts by name, such as "goal G01", "room bridge", "item rope", "route pod". */
  readonly facts: ReadonlyMap<string, number>;
  /** For each fact, the rules with it in their body. */
  readonly waiting: readonly (readonly number[])[];
  /** For each rule, the number of facts in its body. Searches copy it, which is faster than to count again. */
  readonly sizes: Int32Array;
  /** Rules without a body. */
  readonly axioms: readonly number[];
  /** For each action, its rule. */
  readonly ruleOf: Int32Array;
}

export class ProgramDraft {
  readonly #facts = new Map<string, number>();
  readonly #rules: Rule[] = [];
  readonly #actions: Action[] = [];

  rule(head: string, body: readonly string[], action?: Action, delay = 0): void {
    const number = action === undefined ? undefined : this.#actions.push(action) - 1;
    this.#rules.push({
      head: this.#fact(head),
      // Most bodies have one part, and a Set for each would take half of the time.
      body: (body.length > 1 ? [...new Set(body)] : body).map((name) => this.#fact(name)),
      action: number,
      delay,
    });
  }

  anyOf(name: string, options: readonly string[]): string {
    const [only, ...others] = options;
    if (only !== undefined && others.length === 0) return only;
    const head = this.#fact(name);
    for (const option of options) this.#rules.push({ head, body: [this.#fact(option)], action: undefined, delay: 0 });
    return name;
  }

  finish(): Program {
    return {
      rules: this.#rules,
      actions: this.#actions,
      facts: this.#facts,
      ...indexOf(this.#rules, this.#actions.length, this.#facts.size),
    };
  }

  #fact(name: string): number {
    const known = this.#facts.get(name);
    if (known !== undefined) return known;
    const number = this.#facts.size;
    this.#facts.set(name, number);
    return number;
  }
}

/** Returns the lists by which searches go through the rules of a program. */
export function indexOf(rules: readonly Rule[], actions: number, facts: number) {
  const waiting: number[][] = Array.from({ length: facts }, () => []);
  const sizes = new Int32Array(rules.length);
  const axioms: number[] = [];
  const ruleOf = new Int32Array(actions);
  for (let i = 0; i < rules.length; i++) {
    const { body, action } = at(rules, i);
    sizes[i] = body.length;
    if (body.length === 0) axioms.push(i);
    if (action !== undefined) ruleOf[action] = i;
    for (const fact of body) waiting[fact]?.push(i);
  }
  return { waiting, sizes, axioms, ruleOf };
}
