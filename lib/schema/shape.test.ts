import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { systems } from '@/test/support/all-systems';
import { blankObject } from './blank';
import { objectShapeOf, type Shape, shapeOf } from './shape';

describe.each(systems.map((system) => [system.id, system] as const))('the schema of %s', (_, system) => {
  const fields = [...fieldsOf(system.shape, 'body')];

  it('gives every field a title, a description and an example', () => {
    for (const [path, field] of fields) {
      expect(field.title.trim(), `title of ${path}`).not.toBe('');
      expect(field.description, `description of ${path}`).toMatch(/^[A-Z“].+[.?!]$/s);
      expect(field.examples.length, `examples of ${path}`).toBeGreaterThan(0);
    }
  });

  it('says the same in the JSON Schema', () => {
    const bare: string[] = [];
    const visit = (node: unknown, path: string): void => {
      if (typeof node !== 'object' || node === null) return;
      const { properties, items, anyOf, oneOf, title, description, examples } = node as Record<string, unknown>;
      if (!title || !description || !Array.isArray(examples) || examples.length === 0) bare.push(path);
      for (const [key, value] of Object.entries(properties ?? {})) visit(value, `${path}.${key}`);
      if (items) visit(items, `${path}[]`);
      // The alternatives of a nullable number are not fields.
      for (const [i, value] of ((oneOf ?? anyOf ?? []) as { type?: string }[]).entries()) {
        if (value.type === 'object') visit(value, `${path}|${i}`);
      }
    };
    visit(z.toJSONSchema(system.schema), 'body');
    expect(bare).toEqual([]);
  });

  it('gives examples that fit', () => {
    for (const example of system.shape.examples) {
      expect(system.schema.safeParse(example).error).toBeUndefined();
    }
  });

  it('points only to lists that exist', () => {
    for (const [path, field] of fields) {
      if (field.kind !== 'ref') continue;
      const target = field.to.split('.').reduce<Shape | undefined>((at, step) => {
        if (at?.kind === 'list') return step === '0' ? at.entry : undefined;
        return at?.kind === 'object' ? at.fields[step] : undefined;
      }, system.shape);
      expect(target?.kind, `${path} points to ${field.to}`).toBe('list');
    }
  });

  it('has a blank that satisfies it', () => {
    expect(system.schema.safeParse(system.blank()).error).toBeUndefined();
    expect(system.schema.safeParse({ ...system.blank(), more: 1 }).success).toBe(false);
  });

  it('is read once', () => expect(objectShapeOf(system.schema)).toBe(system.shape));
});

describe('shapeOf()', () => {
  it('rejects a field without a description', () => {
    expect(() => shapeOf(z.string())).toThrow('every field is built by fields.ts');
    expect(() => blankObject(objectShapeOf(z.strictObject({})))).toThrow();
  });
});

function* fieldsOf(shape: Shape, path: string): Generator<readonly [string, Shape]> {
  yield [path, shape];
  if (shape.kind === 'object') {
    for (const [key, field] of Object.entries(shape.fields)) yield* fieldsOf(field, `${path}.${key}`);
  } else if (shape.kind === 'list') yield* fieldsOf(shape.entry, `${path}[]`);
  else if (shape.kind === 'variants') {
    for (const [kind, variant] of Object.entries(shape.variants)) yield* fieldsOf(variant, `${path}<${kind}>`);
  }
}
