import { describe, expect, it } from 'vitest';
import { isError } from '@/lib/kernel/issue';
import type { Json, JsonObject } from '@/lib/kernel/json';
import { applyPatches } from '@/lib/kernel/patch';
import { draftFromStarter, newDraft } from '@/lib/scenario/envelope';
import { checkFilled, filledIn } from '@/lib/scenario/filled';
import { fillGaps } from '@/lib/table/fill-gaps';
import { systems } from '@/test/support/all-systems';

const blank = (system: (typeof systems)[number]) =>
  newDraft(system, { id: 'draft', body: system.blank() }) as unknown as JsonObject;

describe.each(systems.map((system) => [system.id, system] as const))('fillGaps() in %s', (_, system) => {
  const filledUp = (seed: number, draft = blank(system)) => {
    const { patches, filled } = fillGaps(system, draft, seed);
    return { draft: applyPatches(draft as Json, patches) as JsonObject, filled };
  };

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('makes an empty file playable (%i)', (seed) => {
    const { draft, filled } = filledUp(seed);
    const open = system.open(draft.body);
    expect([...open.shapeIssues, ...open.check().filter(isError)]).toEqual([]);
    expect(String(draft.title)).not.toBe('');
    expect(filled.length).toBeGreaterThan(3);
    expect(filledIn(draft)).toHaveLength(filled.length);
  });

  it('gives the same patches for the same seed, and none for a file that it has filled', () => {
    const draft = blank(system);
    expect(fillGaps(system, draft, 7)).toEqual(fillGaps(system, draft, 7));
    expect(fillGaps(system, filledUp(7).draft, 8)).toEqual({ patches: [], filled: [] });
  });

  it.each(system.starters.map((starter) => [starter.id, starter] as const))('leaves %s as it is', (__, starter) => {
    expect(fillGaps(system, draftFromStarter(system, starter) as unknown as JsonObject, 1).patches).toEqual([]);
  });

  it('marks what it filled in until somebody rewords or keeps it', () => {
    const { draft, filled } = filledUp(1);
    const hints = checkFilled(draft);
    expect(hints.length).toBeGreaterThan(0);
    const kept = hints.reduce<Json>((json, { fix }) => applyPatches(json, fix?.patches ?? []), draft) as JsonObject;
    expect(checkFilled(kept)).toEqual([]);
    const title = filled.find(({ path }) => path.join() === 'title');
    expect(title).toBeDefined();
    const reworded = { ...draft, title: 'In our words' };
    expect(filledIn(reworded)).toHaveLength(filled.length - 1);
  });
});
