import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '@/lib/kernel/json';
import { systems } from '@/test/support/all-systems';
import { type Migration, migrate } from './migrate';

const rename = (from: string, to: string) => (body: JsonObject) =>
  Object.fromEntries(Object.entries(body).map(([key, value]) => [key === from ? to : key, value]));
const add = (key: string, value: Json) => (body: JsonObject) => ({ ...body, [key]: value });

const migrations: readonly Migration[] = [
  { from: 2, up: add('rooms', []) },
  { from: 1, up: rename('ship', 'place') },
  { from: 3, up: ({ rooms = null, ...rest }) => ({ ...rest, map: { rooms } }) },
];
const game = { migrations, version: 4 };

describe('migrate()', () => {
  it.each([
    [1, { ship: 'Ark' }, { place: 'Ark', map: { rooms: [] } }],
    [2, { place: 'Ark' }, { place: 'Ark', map: { rooms: [] } }],
    [3, { place: 'Ark', rooms: [1] }, { place: 'Ark', map: { rooms: [1] } }],
    [4, { ship: 'Ark' }, { ship: 'Ark' }],
  ] as const)('brings version %i up by every step after it, in order', (from, body, expected) => {
    expect(migrate(game, body, from)).toEqual(expected);
  });

  it('does not modify its input', () => {
    const frozen = Object.freeze({ ship: 'Ark' });
    migrate(game, frozen, 1);
    expect(frozen).toEqual({ ship: 'Ark' });
  });

  it('gives the same result in one go or with a stop at any version', () => {
    const body = fc.dictionary(fc.constantFrom('ship', 'place', 'rooms', 'map'), fc.jsonValue(), {
      noNullPrototype: true,
    }) as fc.Arbitrary<JsonObject>;
    fc.assert(
      fc.property(body, fc.integer({ min: 1, max: 4 }), (given, stop) => {
        const early = migrate({ migrations, version: stop }, given, 1);
        expect(migrate(game, early, stop)).toEqual(migrate(game, given, 1));
      }),
    );
  });
});

describe.each(systems.map((system) => [system.id, system] as const))('the versions of %s', (_, system) => {
  it('have at most one migration each, and the present one has none', () => {
    // A version that only adds fields needs none.
    const steps = system.migrations.map(({ from }) => from);
    expect(new Set(steps).size).toBe(steps.length);
    expect(steps.filter((from) => from < 1 || from >= system.version)).toEqual([]);
  });

  const stored = JSON.parse(
    readFileSync(new URL(`../../test/fixtures/${system.id}-v1.json`, import.meta.url), 'utf8'),
  ) as { readonly systemVersion: number; readonly body: JsonObject };

  it('open everything that was stored by version 1', () => {
    expect(stored.systemVersion).toBe(1);
    const open = system.open(migrate(system, stored.body, stored.systemVersion));
    expect(open.shapeIssues).toEqual([]);
  });

  it('report fields that the schema has lost or gained since', () => {
    const body = migrate(system, stored.body, stored.systemVersion);
    const [gone] = Object.keys(body);
    const less = Object.fromEntries(Object.entries(body).filter(([key]) => key !== gone));
    expect(system.open(less).shapeIssues.map(({ code }) => code)).toContain('shape/missing');
    expect(system.open({ ...body, more: 1 }).shapeIssues.map(({ code }) => code)).toEqual(['shape/unknown-key']);
  });
});
