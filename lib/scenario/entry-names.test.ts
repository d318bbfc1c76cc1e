import { expect, it } from 'vitest';
import type { Json } from '@/lib/kernel/json';
import { formatPath, valueAt } from '@/lib/kernel/path';
import { systems } from '@/test/support/all-systems';
import { draftShape } from './draft-shape';
import { namedPlaces } from './entry-names';
import { draftFromStarter } from './envelope';
import { openDraft } from './open';

const starters = systems.flatMap((system) =>
  system.starters.slice(0, 1).map((starter) => [system.id, system, starter] as const),
);

it.each(starters)('names every entry and setting of %s once, by where it is', (_, system, starter) => {
  const { draft } = openDraft(draftFromStarter(system, starter) as unknown as Json, system);
  const root = draft as unknown as Json;
  const places = [...namedPlaces(draftShape(system), root)];
  expect(places.length).toBeGreaterThan(10);
  expect(new Set(places.map(({ path }) => formatPath(path))).size).toBe(places.length);
  for (const { name, kind, path } of places) {
    expect(name.trim(), formatPath(path)).not.toBe('');
    expect(kind.trim(), formatPath(path)).not.toBe('');
    expect(valueAt(root, path), formatPath(path)).not.toBeUndefined();
  }
  expect(places.map(({ name }) => name)).toContain('Title');
});
