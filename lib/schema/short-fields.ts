import type { z } from 'zod';
import type { WordRange } from '@/lib/kernel/words';
import { choice, count, entry, group, line, list, optionalCount, prose, ref, toggle, type within } from './fields';

/** A line: what it is called, what it is for, and what it may say. */
export const text = (title: string, description: string, example: string) =>
  line({ title, description, examples: [example] });

/** Prose, of so many words if they matter. */
export const story = (title: string, description: string, example: string, words?: WordRange) =>
  prose({ title, description, examples: [example], ...(words && { words }) });

/** An entry of the list at a path. */
export const pointer = (to: string, title: string, description: string) =>
  ref(to, { title, description, examples: ['k3v9q2m7xa'] });

/** A whole number within limits. */
export const number = (title: string, description: string, limits: ReturnType<typeof within>) =>
  count({ title, description, ...limits });

/** Yes or no; no, unless it is said otherwise. */
export const yesNo = (title: string, description: string, initial = false) => toggle({ title, description, initial });

/** One of several answers, by what each is called; the first at first. */
export const oneOf = <const Labels extends Readonly<Record<string, string>>>(
  title: string,
  description: string,
  labels: Labels,
) => {
  type Option = keyof Labels & string;
  return choice(Object.keys(labels) as unknown as readonly [Option, ...Option[]], { title, description, labels });
};

/** A whole number within limits, or none; the description says what that means. */
export const maybeNumber = (title: string, description: string, min: number, max: number) =>
  optionalCount({ title, description, min, max });

/** A list: what it is called and what it is for, what one of it is called, and how many there may be. */
export const many = <Item extends z.ZodType>(
  item: Item,
  title: string,
  description: string,
  noun: string,
  max: number,
  more: { readonly idStem?: string; readonly starts?: number } = {},
) => list(item, { title, description, noun, max, ...more });

/** One of a list: what it is called, what it is for, and its fields. */
export const item = <Fields extends z.ZodRawShape>(title: string, description: string, fields: Fields) =>
  entry(fields, { title, description });

/** Fields that belong together. */
export const part = <Fields extends z.ZodRawShape>(title: string, description: string, fields: Fields) =>
  group(fields, { title, description });

/** A list whose entries have one field each, and are called like it. */
export const eachOne = <Key extends string, Field extends z.ZodType>(
  key: Key,
  field: Field,
  ...about: readonly [title: string, description: string, noun: string, max: number]
) => {
  const { title = '', description = '' } = field.meta() ?? {};
  return many(entry({ [key]: field } as Readonly<Record<Key, Field>>, { title, description }), ...about);
};

/** A list whose entries are one text each. */
export const lines = <Field extends z.ZodType>(
  field: Field,
  ...about: readonly [title: string, description: string, noun: string, max: number]
) => eachOne('text', field, ...about);
