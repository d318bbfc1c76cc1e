import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { z } from 'zod';
import { type Issue, SEVERITIES } from '@/lib/kernel/issue';
import type { Json } from '@/lib/kernel/json';
import { applyPatches } from '@/lib/kernel/patch';
import { valueAt } from '@/lib/kernel/path';
import { normalise } from '@/lib/schema/normalise';
import { objectShapeOf } from '@/lib/schema/shape';
import { bodyFrom } from './random-body';

/** A game's check, its issue codes, and bodies with issues of every kind. */
interface Checked<Body> {
  readonly schema: z.ZodType<Body>;
  readonly check: (body: Body) => readonly Issue[];
  readonly codes: readonly string[];
  readonly cases: readonly Body[];
}

/** Tests of every game's check: the paths of its issues exist, and its fixes work. */
export function describeCheck<Body>({ schema, check, codes, cases }: Checked<Body>): void {
  it('offers fixes that remove their issue and add none that is as severe', () => {
    let count = 0;
    for (const body of cases) {
      const before = check(body);
      for (const { fix, code, path, severity } of before) {
        if (!fix) continue;
        const isAsBad = (issue: Issue) => SEVERITIES.indexOf(issue.severity) <= SEVERITIES.indexOf(severity);
        const repaired = check(schema.parse(applyPatches(body as Json, fix.patches)));
        expect(repaired.filter((issue) => issue.code === code && issue.path.join() === path.join())).toEqual([]);
        expect(repaired.filter(isAsBad).length).toBeLessThan(before.filter(isAsBad).length);
        count++;
      }
    }
    expect(count).toBeGreaterThan(10);
  });

  it('reports existing paths and complete messages for any body', () => {
    const shape = objectShapeOf(schema);
    fc.assert(
      fc.property(bodyFrom(shape), (json) => {
        const body = schema.parse(normalise(shape, json).value);
        const issues = check(body);
        for (const { path, code, message } of issues) {
          expect(codes).toContain(code);
          expect(valueAt(body as Json, path)).toBeDefined();
          expect(message).not.toMatch(/undefined|NaN|\[object|Infinity/);
        }
        expect(new Set(issues.map((issue) => `${issue.code} ${issue.path.join('/')}`)).size).toBe(issues.length);
      }),
      { numRuns: 200 },
    );
  });
}
