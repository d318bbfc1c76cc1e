import { describe, expect, it } from 'vitest';
import { findCycle } from '@/lib/kernel/graph';
import type { Json } from '@/lib/kernel/json';
import { valueAt } from '@/lib/kernel/path';
import { normalise } from '@/lib/schema/normalise';
import { objectShapeOf, type Shape } from '@/lib/schema/shape';
import { schema } from '@/lib/systems/trapped/schema';
import { startersOf } from '@/test/support/starters';

const starters = await startersOf('trapped');

const shape = objectShapeOf(schema);

describe.each(starters.map((starter) => [starter.id, starter] as const))('%s', (_id, starter) => {
  it('fits the schema unchanged', () => {
    const body = starter.body;
    expect(schema.parse(body)).toEqual(body);
    expect(normalise(shape, body)).toEqual({ value: body, issues: [] });
  });

  it('has only valid references', () => {
    const body = starter.body;
    expect(dangling(shape, body, body, '')).toEqual([]);
  });

  it('has a place, barriers, a monster and goals', () => {
    const body = schema.parse(starter.body);
    expect(body.place.name).not.toBe('');
    expect(body.place.description).not.toBe('');
    expect(body.barriers.length).toBeGreaterThan(0);
    expect(body.monsters.length).toBeGreaterThan(0);
    expect(body.goals.length).toBeGreaterThan(0);
  });
});

describe('the starters', () => {
  it('are the ten example settings', () => {
    expect(starters.filter(({ variantOf }) => variantOf === undefined).map(({ id }) => id)).toEqual([
      'spaceship',
      'haunted-mansion',
      'mine-shaft',
      'mars',
      'high-school',
      'submarine',
      'limbo',
      'grimm-forest',
      'tropical-island',
      'oz',
    ]);
  });

  it('come after their parents', () => {
    const variants = starters.filter(({ variantOf }) => variantOf !== undefined);
    for (const variant of variants) {
      const main = starters.find(({ id }) => id === variant.variantOf);
      expect([main !== undefined, main?.variantOf]).toEqual([true, undefined]);
      expect(starters.indexOf(variant)).toBeGreaterThan(starters.findIndex(({ id }) => id === variant.variantOf));
    }
  });

  it('have no goals that require themselves', () => {
    for (const starter of starters) {
      const { goals } = schema.parse(starter.body);
      const cycle = findCycle(goals, (goal) =>
        [...goal.requires, ...goal.requiresAny].flatMap((need) => (need.kind === 'goal' ? [need.goal] : [])),
      );
      expect(cycle, starter.id).toBeUndefined();
    }
  });
});

/** Lists the paths of references to missing entries. */
function dangling(at: Shape, value: Json | undefined, body: Json, where: string): string[] {
  switch (at.kind) {
    case 'object':
      return Object.entries(at.fields).flatMap(([key, field]) =>
        dangling(field, valueAt(value ?? null, [key]), body, `${where}/${key}`),
      );
    case 'variants': {
      const variant = at.variants[String(valueAt(value ?? null, [at.on]))];
      return variant ? dangling(variant, value, body, where) : [where];
    }
    case 'list':
      return (value as readonly Json[]).flatMap((entry, i) => dangling(at.entry, entry, body, `${where}/${i}`));
    case 'ref':
      return value === '' || valueAt(body, [...at.to.split('.'), String(value)]) !== undefined ? [] : [where];
    default:
      return [];
  }
}
