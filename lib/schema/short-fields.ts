import type { z } from 'zod';
import type { WordRange } from '@/lib/kernel/words';
import {
  choice,
  count,
  entry,
  group,
  line,
  list,
  optionalCount,
  prose,
  ref,
  toggle,
  variant,
  type within,
} from './fields';

export const text = (title: string, description: string, ...examples: readonly [string, ...string[]]) =>
  line({ title, description, examples });

export const story = (title: string, description: string, example: string, words?: WordRange) =>
  prose({ title, description, examples: [example], ...(words && { words }) });

/** A reference to an entry of the list at a path. */
export const pointer = (to: string, title: string, description: string, example = 'k3v9q2m7xa') =>
  ref(to, { title, description, examples: [example] });

export const number = (title: string, description: string, limits: ReturnType<typeof within>) =>
  count({ title, description, ...limits });

export const yesNo = (title: string, description: string, initial = false) => toggle({ title, description, initial });

/** A choice. `labels` maps each option to its name; the first one is the default unless `initial` is given. */
export const oneOf = <const Labels extends Readonly<Record<string, string>>>(
  title: string,
  description: string,
  labels: Labels,
  initial?: keyof Labels & string,
) => choice(optionsIn(labels), { title, description, labels, ...(initial !== undefined && { initial }) });

/** A choice in the entries of a list: a new entry gets the first option that no other has. */
export const ownChoice = <const Labels extends Readonly<Record<string, string>>>(
  title: string,
  description: string,
  labels: Labels,
) => choice(optionsIn(labels), { title, description, labels, isOwn: true });

const optionsIn = <Labels extends Readonly<Record<string, string>>>(labels: Labels) =>
  Object.keys(labels) as unknown as readonly [keyof Labels & string, ...(keyof Labels & string)[]];

/** A whole number within limits, or null. The description must explain null. */
export const maybeNumber = (title: string, description: string, min: number, max: number) =>
  optionalCount({ title, description, min, max });

/** A list of at most `max` items; `noun` names one of them. */
export const many = <Item extends z.ZodType>(
  item: Item,
  title: string,
  description: string,
  noun: string,
  max: number,
  more: { readonly idStem?: string; readonly starts?: number } = {},
) => list(item, { title, description, noun, max, ...more });

export const item = <Fields extends z.ZodRawShape>(title: string, description: string, fields: Fields) =>
  entry(fields, { title, description });

export const part = <Fields extends z.ZodRawShape>(title: string, description: string, fields: Fields) =>
  group(fields, { title, description });

/** One kind of entry among several, told apart by `kind`. */
export const oneKind = <Kind extends string, Fields extends z.ZodRawShape>(
  kind: Kind,
  title: string,
  description: string,
  fields: Fields,
) => variant(kind, fields, { title, description });

/** A list whose entries have a single field and share its title and description. */
export const eachOne = <Key extends string, Field extends z.ZodType>(
  key: Key,
  field: Field,
  ...about: readonly [title: string, description: string, noun: string, max: number]
) => {
  const { title = '', description = '' } = field.meta() ?? {};
  return many(entry({ [key]: field } as Readonly<Record<Key, Field>>, { title, description }), ...about);
};

export const lines = <Field extends z.ZodType>(
  field: Field,
  ...about: readonly [title: string, description: string, noun: string, max: number]
) => eachOne('text', field, ...about);
