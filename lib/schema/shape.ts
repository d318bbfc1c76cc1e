import * as z from 'zod';
import { invariant } from '@/lib/kernel/invariant';
import type { WordRange } from '@/lib/kernel/words';
import { hints, type NumberUse, type TextSuggestion } from './fields';

interface Described {
  readonly title: string;
  readonly description: string;
  readonly examples: readonly unknown[];
  /** The field was added later: older files may lack it. */
  readonly isLater?: boolean;
  /** Version of the game's body that added the field. */
  readonly since?: number;
}

/** A schema as data for the draft document, form, normaliser and guide. Derived by introspection only. */
export type Shape =
  | ObjectShape
  | ListShape
  | VariantsShape
  | TextShape
  | RefShape
  | PictureShape
  | ChoiceShape
  | ChoicesShape
  | ArrayShape
  | ToggleShape
  | NumberShape
  | (Described & { readonly kind: 'id' });

export interface ObjectShape extends Described {
  readonly kind: 'object';
  readonly fields: Readonly<Record<string, Shape>>;
}
export interface ListShape extends Described {
  readonly kind: 'list';
  readonly noun: string;
  readonly idStem: string;
  readonly max: number;
  /** Number of blank entries in a new list. */
  readonly starts?: number;
  /** Written by the studio: no form or page shows it. */
  readonly isHidden?: boolean;
  /** Positions or marks of other entries. Not content, so comparisons of versions ignore it. */
  readonly isLayout?: boolean;
  readonly entry: ObjectShape | VariantsShape;
}
export interface VariantsShape extends Described {
  readonly kind: 'variants';
  /** Key that selects the variant. */
  readonly on: string;
  readonly variants: Readonly<Record<string, ObjectShape>>;
}
export interface TextShape extends Described {
  readonly kind: 'text';
  readonly prose: boolean;
  readonly max: number;
  /** Regular expression that a text in an array must match. */
  readonly pattern?: string;
  /** Texts to choose instead of typing. */
  readonly suggestions?: readonly TextSuggestion[];
  /** Recommended number of words. */
  readonly words?: WordRange;
}
export interface RefShape extends Described {
  readonly kind: 'ref';
  /** Path of its list from the body's root, with dots. For the meaning of a `0`, see listPathOf. */
  readonly to: string;
}
export interface PictureShape extends Described {
  readonly kind: 'picture';
}
export interface ChoiceShape extends Described {
  readonly kind: 'choice';
  readonly options: readonly string[];
  readonly labels: Readonly<Record<string, string>>;
  readonly initial: string;
  /** New entries of a list get an option that no other entry has. */
  readonly isOwn?: boolean;
}
export interface ChoicesShape extends Described {
  readonly kind: 'choices';
  readonly options: readonly string[];
  readonly labels: Readonly<Record<string, string>>;
  readonly max: number;
  /** The option that excludes all others. */
  readonly alone?: string;
}
/** Filled in by the studio and replaced as a whole: no form or page shows it. */
export interface ArrayShape extends Described {
  readonly kind: 'array';
  readonly noun: string;
  readonly max: number;
  /** The field whose values must differ between items. */
  readonly distinct?: string;
  readonly item: Shape;
}
export interface ToggleShape extends Described {
  readonly kind: 'toggle';
  readonly initial: boolean;
}
export interface NumberShape extends Described {
  readonly kind: 'number';
  readonly min: number;
  readonly max: number;
  readonly nullable: boolean;
  readonly initial: number | null;
  readonly use?: NumberUse;
}

const known = new WeakMap<z.ZodType, Shape>();

/** Returns the shape of a schema that was built with the functions of fields.ts. Cached by schema. */
export function shapeOf(schema: z.ZodType): Shape {
  const cached = known.get(schema);
  if (cached) return cached;
  const shape = introspect(schema);
  known.set(schema, shape);
  return shape;
}

export function objectShapeOf(schema: z.ZodType): ObjectShape {
  const shape = shapeOf(schema);
  invariant(shape.kind === 'object', 'the schema of a body is a group');
  return shape;
}

function introspect(field: z.ZodType): Shape {
  const hint = hints.get(field);
  const meta = field.meta();
  const schema = field instanceof z.ZodDefault ? (field.unwrap() as z.ZodType) : field;
  invariant(hint && meta?.title && meta.description, 'every field is built by fields.ts, with title and description');
  const described = {
    title: meta.title,
    description: meta.description,
    examples: (meta.examples as unknown[] | undefined) ?? [],
    ...(hint.isLater && { isLater: true }),
    ...(hint.since !== undefined && { since: hint.since }),
  };

  switch (hint.as) {
    case 'id':
      return { kind: 'id', ...described };
    case 'line':
    case 'prose': {
      invariant(schema instanceof z.ZodString, 'typed text is a string');
      const { as, ...more } = hint;
      return { kind: 'text', prose: as === 'prose', max: schema.maxLength ?? 0, ...more, ...described };
    }
    case 'ref':
      return { kind: 'ref', to: hint.to, ...described };
    case 'picture':
      return { kind: 'picture', ...described };
    case 'toggle':
      return { kind: 'toggle', initial: hint.initial, ...described };
    case 'choice': {
      const options = schema instanceof z.ZodEnum ? schema.options.map(String) : Object.keys(hint.labels);
      const { labels, initial, isOwn } = hint;
      return { kind: 'choice', options, labels, initial, ...(isOwn && { isOwn }), ...described };
    }
    case 'choices': {
      const option = schema instanceof z.ZodArray ? schema.element : undefined;
      invariant(option instanceof z.ZodEnum, 'several choices are an array of one kind');
      const { labels, max, alone } = hint;
      const options = option.options.map(String);
      return { kind: 'choices', options, labels, max, ...(alone && { alone }), ...described };
    }
    case 'array': {
      invariant(schema instanceof z.ZodArray, 'an array is one');
      const { noun, max, distinct } = hint;
      const item = shapeOf(schema.element as z.ZodType);
      return { kind: 'array', noun, max, item, ...(distinct && { distinct }), ...described };
    }
    case 'number': {
      const nullable = schema instanceof z.ZodNullable;
      const inner = nullable ? schema.unwrap() : schema;
      invariant(inner instanceof z.ZodNumber, 'a count is a number');
      return {
        kind: 'number',
        nullable,
        min: inner.minValue ?? 0,
        max: inner.maxValue ?? 0,
        initial: hint.initial,
        ...(hint.use && { use: hint.use }),
        ...described,
      };
    }
    case 'group': {
      invariant(schema instanceof z.ZodObject, 'a group is an object');
      const fields = Object.entries(schema.shape).map(([key, field]) => [key, shapeOf(field as z.ZodType)] as const);
      return { kind: 'object', fields: Object.fromEntries(fields), ...described };
    }
    case 'variants': {
      invariant(schema instanceof z.ZodDiscriminatedUnion, 'variants are a discriminated union');
      const objects = schema.options.map((option) => objectShapeOf(option as z.ZodType));
      const variants = objects.map((object) => {
        const tag = object.fields[hint.on];
        invariant(tag?.kind === 'choice', 'a variant has its kind');
        return [tag.initial, object] as const;
      });
      return { kind: 'variants', on: hint.on, variants: Object.fromEntries(variants), ...described };
    }
    case 'list': {
      invariant(schema instanceof z.ZodArray, 'a list is an array');
      const entry = shapeOf(schema.element as z.ZodType);
      invariant(entry.kind === 'object' || entry.kind === 'variants', 'entries of a list are groups with an id');
      const { noun, idStem, max, starts, isHidden, isLayout } = hint;
      const more = { ...(starts > 0 && { starts }), ...(isHidden && { isHidden }), ...(isLayout && { isLayout }) };
      return { kind: 'list', noun, idStem, max, entry, ...more, ...described };
    }
  }
}
