import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { System } from '@/lib/contract/authored';
import { askAgainPatches, declinedIn, declinePatches, isDeclined } from '@/lib/contract/suggestions';
import type { Json } from '@/lib/kernel/json';
import { applyPatches } from '@/lib/kernel/patch';
import { valueAt } from '@/lib/kernel/path';
import { bodyFrom } from './random-body';

/** What holds of every game's suggestions: each has a key of its own, can be accepted, declined and asked for again. */
export function describeSuggestions(system: System, cases: readonly Json[] = []): void {
  const expectSound = (json: Json): number => {
    const { body, ...open } = system.open(json);
    const suggestions = open.suggestions();
    expect(new Set(suggestions.map(({ key }) => key)).size).toBe(suggestions.length);
    for (const suggestion of suggestions) {
      const { key, path, text, reason, patches } = suggestion;
      expect(valueAt(body, path), key).toBeDefined();
      for (const said of [text, reason]) {
        expect(said).toMatch(/[.?!]$/);
        expect(said).not.toMatch(/undefined|NaN|\[object/);
      }
      const accepted = system.open(applyPatches(body, patches));
      expect(accepted.shapeIssues, key).toEqual([]);
      expect(accepted.body, key).not.toEqual(body);
      expect(accepted.suggestions().map((other) => other.key)).not.toContain(key);

      const declined = system.open(applyPatches(body, declinePatches(suggestion, body, 500)));
      expect(declined.shapeIssues, key).toEqual([]);
      expect(isDeclined(suggestion, declinedIn(declined.body.declined))).toBe(true);
      const again = applyPatches(declined.body, askAgainPatches(suggestion));
      expect(isDeclined(suggestion, declinedIn(valueAt(again, ['declined'])))).toBe(false);
    }
    return suggestions.length;
  };

  it('suggests what can be accepted, declined and asked for again, whatever the body', () => {
    fc.assert(
      fc.property(bodyFrom(system.shape), (json) => void expectSound(json)),
      { numRuns: 100 },
    );
  });

  it.each(cases.map((body, i) => [i, body] as const))('suggests something for body %i', (_, body) => {
    expect(expectSound(body)).toBeGreaterThan(0);
  });
}
