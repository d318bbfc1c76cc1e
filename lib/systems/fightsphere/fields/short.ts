import type { z } from 'zod';
import { entry, type HolderMeta, line, list, ref } from '@/lib/schema/fields';
import { TAGS_MAX } from '../vocabulary';

/** A line of text: what it is called, what it is for, and what it may say. */
export const text = (title: string, description: string, example: string) =>
  line({ title, description, examples: [example] });

/** An entry of the list at a path. */
export const pointer = (to: string, title: string, description: string) =>
  ref(to, { title, description, examples: ['k3v9q2m7xa'] });

/** A list whose entries have one field each, and are called like it. */
export const eachOne = <Key extends string, Field extends z.ZodType>(
  key: Key,
  field: Field,
  meta: HolderMeta & { readonly noun: string; readonly max: number },
) => {
  const { title = '', description = '' } = field.meta() ?? {};
  return list(entry({ [key]: field } as Readonly<Record<Key, Field>>, { title, description }), meta);
};

/** Words by which backgrounds meet problems and people; large or small letters are the same. */
export const tags = (description: string) =>
  eachOne('tag', text('Tag', 'A word or two by which a background meets a problem.', 'driver'), {
    title: 'Tags',
    description,
    noun: 'tag',
    max: TAGS_MAX,
  });
