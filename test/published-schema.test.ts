import Ajv2020 from 'ajv/dist/2020';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { checkDraft } from '@/lib/flow';
import { isError } from '@/lib/kernel/issue';
import { isJsonObject, type Json, type JsonObject } from '@/lib/kernel/json';
import { valueAt } from '@/lib/kernel/path';
import { playtest } from '@/lib/playtest/playtest';
import { cover } from '@/lib/scenario/cover';
import { partsOf } from '@/lib/scenario/draft';
import { draftShape } from '@/lib/scenario/draft-shape';
import { draftFromStarter, FORMAT_VERSION, formatDraft, newDraft } from '@/lib/scenario/envelope';
import { buildJsonSchema } from '@/lib/scenario/json-schema';
import { licenceOf, mayRemix } from '@/lib/scenario/licences';
import { type Opened, openDraft, parseScenario } from '@/lib/scenario/open';
import { checkForPublishing } from '@/lib/scenario/publishable';
import { TAGS } from '@/lib/scenario/tags';
import { tidyCells } from '@/lib/scenario/tidy-cells';
import { WARNINGS } from '@/lib/scenario/warnings';
import { objectShapeOf } from '@/lib/schema/shape';
import { findSystem, systems } from '@/test/support/all-systems';
import { bodyFrom } from './support/random-body';

/** Reads a file as the studio does. */
async function read(text: string): Promise<Opened> {
  const opened = await parseScenario(text, findSystem);
  if (!opened.ok) throw new Error(opened.error.message);
  return opened.value;
}
const writeAgain = async (text: string) => {
  const { draft, system } = await read(text);
  return formatDraft(draft, system);
};

const hex = fc.stringMatching(/^[0-9a-f]{64}$/);
const LINK = {
  extra: fc.constant(1),
  title: fc.string(),
  authors: fc.array(fc.string(), { maxLength: 3 }),
  licence: fc.constantFrom('', 'MIT'),
  version: fc.constantFrom(1, 7, 0, 1.5),
  sha256: fc.oneof({ weight: 5, arbitrary: hex }, fc.constant('A'.repeat(64))),
  address: fc.constantFrom(
    '',
    'https://example.org/library/x/2',
    '/library/x/2',
    'javascript:alert(1)',
    '//example.org',
  ),
};

/** Lists options whose value in a schema's examples is not their default. */
function contradictions(schema: JsonObject, at: string): readonly string[] {
  const [example] = (schema.examples ?? []) as readonly Json[];
  const own = isOption(schema) && JSON.stringify(example) !== JSON.stringify(schema.default) ? [at] : [];
  const parts = Object.entries((schema.properties ?? {}) as Record<string, JsonObject>).flatMap(([key, part]) => [
    ...contradictions(part, `${at}/${key}`),
    ...(isOption(part) && isJsonObject(example) && example[key] !== part.default ? [`${at}, example of ${key}`] : []),
  ]);
  const inside = [schema.items, ...((schema.oneOf ?? schema.anyOf ?? []) as readonly Json[])];
  return [...own, ...parts, ...inside.filter(isJsonObjectLike).flatMap((part) => contradictions(part, `${at}[]`))];
}

const isOption = (schema: JsonObject): boolean =>
  'default' in schema && ('enum' in schema || !['array', 'object', 'string'].includes(String(schema.type)));
const isJsonObjectLike = (value: Json | undefined): value is JsonObject => value !== undefined && isJsonObject(value);

it('the schema of an older version lacks the fields that newer ones added', async () => {
  const trapped = await findSystem('trapped')?.load();
  if (!trapped) throw new Error('There is Trapped!.');
  const fieldsOf = (schema: JsonObject) => {
    const body = valueAt(schema, ['properties', 'body', 'properties', 'events', 'items', 'properties']);
    return Object.keys(body as JsonObject);
  };
  const [first, second] = [await buildJsonSchema(trapped, 1), await buildJsonSchema(trapped, 2)];
  expect(fieldsOf(second).filter((field) => !fieldsOf(first).includes(field))).toEqual(['onlyIf', 'follows']);
  expect([first.$id, second.$id]).toEqual(['/schema/trapped.v1.json', '/schema/trapped.v2.json']);
});

describe.each(systems.map((system) => [system.id, system] as const))('exports of %s', async (_, system) => {
  const schema = await buildJsonSchema(system);
  const ajv = new Ajv2020({ allErrors: true, strict: true, keywords: ['x-refers-to'] });
  const validate = ajv.compile(schema);
  const faults = (text: string) => (validate(JSON.parse(text)) ? [] : validate.errors);

  it('give the default of each option, which files may omit', async () => {
    const { options, ...body } = system.blank();
    const file = { ...JSON.parse(formatDraft(newDraft(system), system)), body };
    expect(faults(JSON.stringify(file))).toEqual([]);
    const opened = await read(JSON.stringify(file));
    expect(opened.issues.map(({ severity }) => severity)).toEqual(['hint']);
    expect(opened.draft.body.options).toEqual(options);
  });

  it('have examples that agree with the defaults, also as parts of larger examples', () => {
    const body = (schema.properties as JsonObject).body as JsonObject;
    expect(contradictions(body, 'body')).toEqual([]);
  });

  it('have one complete example, which can be played and comes back as it is', async () => {
    const [example, ...more] = schema.examples as readonly JsonObject[];
    expect(more).toEqual([]);
    const text = JSON.stringify(example);
    expect(faults(text)).toEqual([]);
    const opened = await read(text);
    expect(opened.issues).toEqual([]);
    expect(checkDraft(opened).filter(isError)).toEqual([]);
    expect(JSON.parse(formatDraft(opened.draft, system))).toEqual(example);
    const played = await system.play?.();
    if (!played) throw new Error('The game can be played.');
    const { body, players } = opened.open;
    const seating = { players: players().min, runs: 20, seed: 1 };
    const { endings } = playtest(played, system.schema.parse(body), seating);
    expect(endings.some(({ count }) => count > 0)).toBe(true);
  });

  it.each(system.starters.map((starter) => [starter.id, starter] as const))(
    'fit the schema and are byte-identical after opening: %s',
    async (_, starter) => {
      const text = formatDraft(draftFromStarter(system, starter), system);
      expect(faults(text)).toEqual([]);
      expect((await read(text)).issues).toEqual([]);
      expect(await writeAgain(text)).toBe(text);
    },
  );

  it.each(system.starters.map((starter) => [starter.id, starter] as const))(
    'have everything that the library requires, so that the studio can publish them: %s',
    async (_, starter) => {
      const opened = await read(formatDraft(draftFromStarter(system, starter), system));
      const { licence, language, tags } = opened.draft;
      expect([mayRemix(licenceOf(licence)), language, tags.length > 0]).toEqual([true, 'en', true]);
      const found = await checkForPublishing(opened, checkDraft(opened), { pictures: [] });
      expect(found.map(({ code }) => code)).toEqual(['publish/starter-unchanged']);
    },
  );

  it('fit the schema and are byte-identical after opening: a blank page', async () => {
    const text = formatDraft(newDraft(system), system);
    expect(faults(text)).toEqual([]);
    expect(await writeAgain(text)).toBe(text);
  });

  it('fit the schema and are byte-identical after opening, with any text', async () => {
    await fc.assert(
      fc.asyncProperty(bodyFrom(draftShape(system)), async (json) => {
        const { draft } = openDraft(json, system);
        // Opening writes cells as the game does: "A1" for "a1".
        const body = tidyCells(draft.body, system.form).body as JsonObject;
        const text = formatDraft({ ...draft, body }, system);
        expect(faults(text)).toEqual([]);
        expect(await writeAgain(text)).toBe(text);
      }),
      { numRuns: 100 },
    );
  });

  it('agree with zod about the envelope of the body', () => {
    const shape = objectShapeOf(cover);
    /** Fills in numbers and toggles of lists, which files may leave out, as opening does. */
    const withNumbers = (around: JsonObject): JsonObject =>
      Object.fromEntries(
        Object.entries(around).map(([key, value]) => {
          const list = shape.fields[key];
          if (list?.kind !== 'list' || list.entry.kind !== 'object' || !Array.isArray(value)) return [key, value];
          const usual = Object.entries(list.entry.fields).flatMap(([name, field]): [string, Json][] =>
            field.kind === 'number' ? [[name, field.min]] : field.kind === 'toggle' ? [[name, false]] : [],
          );
          return [key, value.map((one) => ({ ...Object.fromEntries(usual), ...(one as JsonObject) }))];
        }),
      );
    const front = z.strictObject(cover.shape);
    const head = partsOf(newDraft(system)).head;
    const values: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
      tags: fc.array(fc.constantFrom<unknown>(...TAGS, 'sad', 7), { maxLength: 10 }),
      warnings: fc.array(fc.constantFrom(...WARNINGS), { maxLength: 3 }),
      remixOf: fc.array(fc.record(LINK, { requiredKeys: Object.keys(LINK).slice(1) as never[] }), { maxLength: 3 }),
      cover: fc.constantFrom('', 'game-icons:ghost', 'https://example.org/x.png', 7),
      licence: fc.constantFrom('CC-BY-4.0', 'CC BY 4.0', 'Ask me.', 'x'.repeat(201)),
    };
    const fields = bodyFrom(shape) as fc.Arbitrary<JsonObject>;
    const odd = fc.record(values, { requiredKeys: [] });
    let refused = 0;
    fc.assert(
      fc.property(fields, odd, ({ ...right }, wrong) => {
        const given = { ...partsOf(newDraft(system)).fields, ...right, ...wrong };
        const { body, ...around } = given;
        const isRight = front.safeParse(withNumbers(around as unknown as JsonObject)).success;
        if (!isRight) refused++;
        expect(validate({ ...head, ...around, body })).toBe(isRight);
      }),
      { numRuns: 300 },
    );
    expect(refused).toBeGreaterThan(30);
  });

  it.each([
    ['an unknown key', { surprise: 1 }],
    ['another format', { format: 'soup' }],
    ['a newer format', { formatVersion: FORMAT_VERSION + 1 }],
    ['another game', { system: 'chess' }],
    ['a title that is not text', { title: 7 }],
    ['a body that is not an object', { body: [] }],
  ])('refuse %s', (_, change) => {
    const text = JSON.stringify({ ...newDraft(system), ...change });
    expect(faults(text)).not.toEqual([]);
  });

  it('describe every field', () => {
    const undescribed: string[] = [];
    const visit = (schema: unknown, path: string) => {
      if (typeof schema !== 'object' || schema === null) return;
      const { properties } = schema as { properties?: Record<string, { title?: string; description?: string }> };
      for (const [key, field] of Object.entries(properties ?? {})) {
        if (!field.title || !field.description) undescribed.push(`${path}/${key}`);
      }
      for (const [key, value] of Object.entries(schema)) visit(value, `${path}/${key}`);
    };
    visit(schema, '');
    expect(undescribed).toEqual([]);
  });
});
