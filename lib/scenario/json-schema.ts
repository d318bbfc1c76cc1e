import * as z from 'zod';
import type { System } from '@/lib/contract/authored';
import { isJsonObject, type Json, type JsonObject } from '@/lib/kernel/json';
import { blankOf } from '@/lib/schema/blank';
import type { Shape } from '@/lib/schema/shape';
import { fileComments } from './comments-schema';
import { cover } from './cover';
import { draftShape } from './draft-shape';
import { FORMAT, FORMAT_VERSION, schemaAddress } from './envelope';

/**
 * Builds the published JSON Schema (draft 2020-12) of a game's scenarios in a version of its body. Options have a `default` and may be left out;
 * files written by Trapdoor contain them all. References name their list in `x-refers-to`. The example at the root is a
 * complete small scenario.
 */
export async function buildJsonSchema(system: System, version = system.version): Promise<JsonObject> {
  const address = schemaAddress({ id: system.id, version });
  const envelope = z.strictObject({
    $schema: z
      .string()
      .max(300)
      .meta({ title: 'Schema', description: 'Where this schema is published.', examples: [address] }),
    format: z.literal(FORMAT).meta({ title: 'Format', description: 'Says that this is a Trapdoor scenario.' }),
    formatVersion: z
      .literal(FORMAT_VERSION)
      .meta({ title: 'Format version', description: 'Version of the file’s outer structure.' }),
    system: z.literal(system.id).meta({ title: 'Game', description: 'Which game the scenario is for.' }),
    systemVersion: z.literal(Array.from({ length: version }, (_, i) => i + 1)).meta({
      title: 'Game version',
      description: 'Version of the game’s body: the oldest that has everything it uses.',
    }),
    id: z
      .string()
      .regex(/^[\w-]{1,64}$/)
      .meta({
        title: 'Id',
        description: 'Identifies this scenario, copies included.',
        examples: ['8f2k1m9q3v7x5z0a4c6e2g8h1j'],
      }),
    ...cover.shape,
    body: system.schema,
    comments: fileComments.optional(),
  });
  const { $schema = '', ...schema } = z.toJSONSchema(envelope, { target: 'draft-2020-12', io: 'input' });
  const annotated = annotate(schema as JsonObject, draftShape(system), version);
  const examples = [await system.example()];
  return { $schema, $id: address, title: `${system.title} scenario`, ...annotated, examples };
}

/**
 * Adds to a JSON Schema what the shape knows and zod does not: defaults, target lists of references, patterns. Options
 * use their defaults as examples, and composite examples consist of those of their parts, so that a scenario copied
 * from the examples is playable.
 */
function annotate(schema: JsonObject, shape: Shape, version: number): JsonObject {
  switch (shape.kind) {
    case 'object':
      return annotateObject(schema, shape.fields, version);
    case 'list':
      return annotateList(schema, shape.entry, version);
    case 'variants': {
      const key = Array.isArray(schema.oneOf) ? 'oneOf' : 'anyOf';
      const options = (schema[key] ?? []) as readonly JsonObject[];
      const shapes = Object.values(shape.variants);
      const annotated = options.map((option, i) => (shapes[i] ? annotate(option, shapes[i], version) : option));
      return { ...schema, [key]: annotated, examples: annotated.slice(0, 1).map(exampleOf) };
    }
    case 'ref':
      return { ...schema, 'x-refers-to': shape.to };
    case 'text':
      return { ...schema, ...(shape.pattern !== undefined && { pattern: shape.pattern }) };
    case 'choice':
    case 'toggle':
    case 'number':
      return { ...schema, default: shape.initial, examples: [shape.initial] };
    default:
      return schema;
  }
}

function annotateList(schema: JsonObject, entry: Shape, version: number): JsonObject {
  if (!isJsonObject(schema.items)) return schema;
  const items = annotate(schema.items, entry, version);
  return { ...schema, items, examples: [[exampleOf(items)]] };
}

/** Returns the example of an annotated part; falls back to its default or its only value. */
function exampleOf(schema: Json): Json {
  if (!isJsonObject(schema)) return null;
  const [first] = Array.isArray(schema.examples) ? (schema.examples as readonly Json[]) : [];
  return first ?? schema.default ?? schema.const ?? null;
}

function annotateObject(schema: JsonObject, fields: Readonly<Record<string, Shape>>, version: number): JsonObject {
  const properties = isJsonObject(schema.properties) ? schema.properties : {};
  const present = Object.entries(properties).filter(([key]) => (fields[key]?.since ?? 0) <= version);
  const annotated = present.map(([key, property]): [string, Json] => {
    const field = Object.hasOwn(fields, key) ? fields[key] : undefined;
    if (!field || !isJsonObject(property) || 'const' in property) return [key, property];
    const inside = annotate(property, field, version);
    return [key, field.kind === 'object' && isOption(field) ? { ...inside, default: blankOf(field) } : inside];
  });
  const required = ((schema.required ?? []) as readonly string[]).filter((key) => {
    const [field, property] = [fields[key], properties[key]];
    return !field || !isOption(field) || (isJsonObject(property) && 'const' in property);
  });
  const example = Object.fromEntries(annotated.map(([key, property]) => [key, exampleOf(property)]));
  return {
    ...schema,
    properties: Object.fromEntries(annotated),
    required,
    ...('examples' in schema && { examples: [example] }),
  };
}

/** Tells whether a game is playable without a decision here: a choice, a toggle, a number, or a group of these. */
const isOption = (shape: Shape): boolean =>
  shape.kind === 'object'
    ? Object.values(shape.fields).every(isOption)
    : shape.kind === 'choice' || shape.kind === 'toggle' || shape.kind === 'number';
