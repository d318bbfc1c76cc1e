import Ajv2020 from 'ajv/dist/2020';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Json } from '@/lib/kernel/json';
import { draftFromStarter, formatDraft, newDraft } from '@/lib/scenario/envelope';
import { buildJsonSchema } from '@/lib/scenario/json-schema';
import { type Opened, openDraft, parseScenario } from '@/lib/scenario/open';
import { findSystem, systems } from '@/lib/systems/registry';
import { bodyFrom } from './support/random-body';

/** A file read as the studio reads it. */
function read(text: string): Opened {
  const opened = parseScenario(text, findSystem);
  if (!opened.ok) throw new Error(opened.error.message);
  return opened.value;
}
const writeAgain = (text: string) => {
  const { draft, system } = read(text);
  return formatDraft(draft, system);
};

describe.each(systems.map((system) => [system.id, system] as const))('exports of %s', (_, system) => {
  const validate = new Ajv2020({ allErrors: true, strict: true }).compile(buildJsonSchema(system));
  const faults = (text: string) => (validate(JSON.parse(text)) ? [] : validate.errors);

  it.each(system.starters.map((starter) => [starter.id, starter] as const))(
    'fit the schema and come back to the byte: %s',
    (_, starter) => {
      const text = formatDraft(draftFromStarter(system, starter), system);
      expect(faults(text)).toEqual([]);
      expect(read(text).issues).toEqual([]);
      expect(writeAgain(text)).toBe(text);
    },
  );

  it('fit the schema and come back to the byte: a blank page', () => {
    const text = formatDraft(newDraft(system), system);
    expect(faults(text)).toEqual([]);
    expect(writeAgain(text)).toBe(text);
  });

  it('fit the schema and come back to the byte, whatever was typed', () => {
    fc.assert(
      fc.property(bodyFrom(system.shape), fc.string(), fc.string({ unit: 'grapheme' }), (body, title, summary) => {
        const { draft } = openDraft({ body, title, summary } as Json, system);
        const text = formatDraft(draft, system);
        expect(faults(text)).toEqual([]);
        expect(writeAgain(text)).toBe(text);
      }),
      { numRuns: 100 },
    );
  });

  it.each([
    ['an unknown key', { surprise: 1 }],
    ['another format', { format: 'soup' }],
    ['a newer format', { formatVersion: 2 }],
    ['another game', { system: 'chess' }],
    ['a title that is no text', { title: 7 }],
    ['a body that is no object', { body: [] }],
  ])('refuse %s', (_, change) => {
    const text = JSON.stringify({ ...newDraft(system), ...change });
    expect(faults(text)).not.toEqual([]);
  });

  it('say of every field what it is', () => {
    const undescribed: string[] = [];
    const visit = (schema: unknown, path: string) => {
      if (typeof schema !== 'object' || schema === null) return;
      const { properties } = schema as { properties?: Record<string, { title?: string; description?: string }> };
      for (const [key, field] of Object.entries(properties ?? {})) {
        if (!field.title || !field.description) undescribed.push(`${path}/${key}`);
      }
      for (const [key, value] of Object.entries(schema)) visit(value, `${path}/${key}`);
    };
    visit(buildJsonSchema(system), '');
    expect(undescribed).toEqual([]);
  });
});
