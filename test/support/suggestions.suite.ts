import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { z } from 'zod';
import { askAgainPatches, declinedIn, declinePatches, isDeclined, type Suggestion } from '@/lib/contract/suggestions';
import type { Json } from '@/lib/kernel/json';
import { applyPatches } from '@/lib/kernel/patch';
import { valueAt } from '@/lib/kernel/path';
import { LIST_MAX } from '@/lib/schema/fields';
import { normalise } from '@/lib/schema/normalise';
import { objectShapeOf } from '@/lib/schema/shape';
import { bodyFrom } from './random-body';

/** A game's suggestions, and bodies that get at least one. */
interface Suggesting<Body> {
  readonly schema: z.ZodType<Body>;
  readonly suggestions: (body: Body) => readonly Suggestion[];
  readonly cases: readonly Body[];
}

/** Tests of every game's suggestions: each has a unique key and can be accepted, declined and requested again. */
export function describeSuggestions<Body>({ schema, suggestions, cases }: Suggesting<Body>): void {
  const shape = objectShapeOf(schema);
  const suggestionsFor = (body: Json) => suggestions(schema.parse(body));

  const expectSound = (body: Json): number => {
    const found = suggestionsFor(body);
    expect(new Set(found.map(({ key }) => key)).size).toBe(found.length);
    for (const suggestion of found) {
      const { key, path, text, reason, patches } = suggestion;
      expect(valueAt(body, path), key).toBeDefined();
      for (const said of [text, reason]) {
        expect(said).toMatch(/[.?!]$/);
        expect(said).not.toMatch(/undefined|NaN|\[object/);
      }
      const accepted = normalise(shape, applyPatches(body, patches));
      expect(accepted.issues, key).toEqual([]);
      expect(accepted.value, key).not.toEqual(body);
      expect(suggestionsFor(accepted.value).map((other) => other.key)).not.toContain(key);

      const declined = normalise(shape, applyPatches(body, declinePatches(suggestion, body, LIST_MAX)));
      expect(declined.issues, key).toEqual([]);
      expect(isDeclined(suggestion, declinedIn(declined.value.declined))).toBe(true);
      expect(suggestionsFor(declined.value)).toEqual(found);
      const again = applyPatches(declined.value, askAgainPatches(suggestion));
      expect(isDeclined(suggestion, declinedIn(valueAt(again, ['declined'])))).toBe(false);
    }
    return found.length;
  };

  it('makes suggestions that can be accepted, declined and requested again, for any body', () => {
    const bodies = bodyFrom(shape).map((json) => normalise(shape, json).value);
    fc.assert(
      fc.property(bodies, (body) => void expectSound(body)),
      { numRuns: 100 },
    );
  });

  it.each(cases.map((body, i) => [i, body] as const))('suggests something for body %i', (_, body) => {
    expect(expectSound(body as Json)).toBeGreaterThan(0);
  });
}
