import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Closure } from './closure';
import { actionsIn, Budget, findLandmarks } from './landmarks';
import { findHittingSet, findLeast } from './least';
import { indexOf, type Program, type Rule } from './program-draft';

const FACTS = 9;
const ACTIONS = 7;
const TARGET = FACTS - 1;
const plenty = () => new Budget(10_000_000);

function programOf(rules: readonly Rule[]): Program {
  const actions = Array.from({ length: ACTIONS }, (_, i) => ({ kind: 'goal', id: `g${i}` }) as const);
  return { rules, actions, facts: new Map(), ...indexOf(rules, ACTIONS, FACTS) };
}

const body = fc.uniqueArray(fc.nat(FACTS - 1), { maxLength: 3 });
const head = fc.nat(FACTS - 1);
const delay = fc.constant(0);
const programs = fc
  .tuple(
    // Each action has one rule, as in settings; some rules share a head.
    fc.tuple(
      ...Array.from({ length: ACTIONS }, (_, action) => fc.record({ head, body, action: fc.constant(action), delay })),
    ),
    fc.array(
      fc.record({ head, body: body.filter(({ length }) => length > 0), action: fc.constant(undefined), delay }),
      {
        maxLength: 12,
      },
    ),
  )
  .map((rules) => programOf(rules.flat()));

/** Returns the facts that are true once these actions are allowed, by brute force. */
function truths({ rules }: Program, allowed: ReadonlySet<number>): ReadonlySet<number> {
  const known = new Set<number>();
  for (let before = -1; before < known.size; ) {
    before = known.size;
    for (const rule of rules) {
      const isAllowed = rule.action === undefined || allowed.has(rule.action);
      if (isAllowed && rule.body.every((fact) => known.has(fact))) known.add(rule.head);
    }
  }
  return known;
}

const subsets = Array.from(
  { length: 2 ** ACTIONS },
  (_, bits) => new Set(Array.from({ length: ACTIONS }, (_, i) => i).filter((i) => (bits >> i) & 1)),
);
const all = subsets.at(-1) ?? new Set();

describe('Closure', () => {
  it('contains exactly the true facts, and undo restores the previous state', () => {
    fc.assert(
      fc.property(programs, fc.subarray([...all]), fc.subarray([...all]), (program, first, second) => {
        const closure = new Closure(program);
        const holding = () => [...Array(FACTS).keys()].filter((fact) => closure.holds(fact));
        const expected = (actions: readonly number[]) => [...truths(program, new Set(actions))].sort();
        for (const action of first) closure.allow(action);
        expect(holding()).toEqual(expected(first));
        const mark = closure.mark();
        for (const action of second) closure.allow(action);
        expect(holding()).toEqual(expected([...first, ...second]));
        closure.undo(mark);
        expect(holding()).toEqual(expected(first));
        for (const action of second) closure.allow(action);
        expect(holding()).toEqual(expected([...first, ...second]));
      }),
    );
  });
});

describe('findLandmarks()', () => {
  it('finds for each fact exactly the actions it cannot do without', () => {
    fc.assert(
      fc.property(programs, (program) => {
        const landmarks = findLandmarks(program, plenty()) ?? [];
        for (let fact = 0; fact < FACTS; fact++) {
          const bits = landmarks[fact];
          expect(bits !== undefined).toBe(truths(program, all).has(fact));
          if (!bits) continue;
          const needed = [...all].filter(
            (action) => !truths(program, new Set([...all].filter((a) => a !== action))).has(fact),
          );
          expect([...actionsIn(bits)]).toEqual(needed);
        }
      }),
    );
  });

  it('returns undefined when the budget ends', () => {
    expect(findLandmarks(programOf([{ head: 0, body: [], action: 0, delay: 0 }]), new Budget(0))).toBeUndefined();
  });
});

describe('findLeast()', () => {
  const reachable = programs.filter((program) => truths(program, all).has(TARGET));
  const solve = (program: Program, steps: number, withLandmarks = true) => {
    const landmarks = withLandmarks ? findLandmarks(program, plenty()) : undefined;
    return findLeast({ program, closure: new Closure(program), landmarks, budget: new Budget(steps) }, TARGET);
  };
  const leastByTrying = (program: Program) =>
    Math.min(...subsets.filter((actions) => truths(program, actions).has(TARGET)).map(({ size }) => size));

  it.each([true, false])('is minimal, with landmarks: %s', (withLandmarks) => {
    fc.assert(
      fc.property(reachable, (program) => {
        const { actions, exact } = solve(program, 10_000_000, withLandmarks);
        expect(exact).toBe(true);
        expect(actions.length).toBe(leastByTrying(program));
        expect(truths(program, new Set(actions)).has(TARGET)).toBe(true);
      }),
      { numRuns: 400 },
    );
  });

  it('suffices and respects the lower bound, however soon the budget ends', () => {
    fc.assert(
      fc.property(reachable, fc.nat(60), (program, steps) => {
        const { actions, exact } = solve(program, steps, false);
        const least = leastByTrying(program);
        expect(truths(program, new Set(actions)).has(TARGET)).toBe(true);
        if (exact) expect(actions.length).toBe(least);
        else expect(actions.length).toBeGreaterThanOrEqual(least);
      }),
    );
  });
});

describe('findHittingSet()', () => {
  it('finds a set of the given size if there is one', () => {
    const sets = fc.array(fc.uniqueArray(fc.nat(ACTIONS - 1), { minLength: 1, maxLength: 4 }), { maxLength: 6 });
    fc.assert(
      fc.property(sets, fc.nat(5), (given, size) => {
        const hits = (actions: ReadonlySet<number>) =>
          given.every((set) => set.some((element) => actions.has(element)));
        const found = findHittingSet(given, size, plenty());
        if (found === 'spent') throw new Error('there was plenty');
        if (found) expect(hits(found) && found.size <= size).toBe(true);
        else expect(subsets.some((actions) => actions.size <= size && hits(actions))).toBe(false);
      }),
    );
  });

  it('stops when the budget ends', () => expect(findHittingSet([[1], [2]], 2, new Budget(1))).toBe('spent'));
});
