import * as z from 'zod';
import { described, exampleOf, type HolderMeta, type TextMeta } from './fields';

/** Options of a closed vocabulary, stored in the order of `options`. `alone` excludes all others, such as "none". */
export const choices = <const Options extends readonly [string, ...string[]]>(
  options: Options,
  {
    labels,
    max = options.length,
    alone,
    one,
    ...meta
  }: HolderMeta & {
    readonly labels: Readonly<Record<Options[number], string>>;
    readonly max?: number;
    readonly alone?: Options[number];
    /** Singular name of an item: "Tag". */
    readonly one: string;
  },
) => {
  const option = z.enum(options).meta({ title: one, description: `One of the ${options.length} that there are.` });
  const array = z
    .array(option)
    .max(max)
    .refine((chosen) => new Set(chosen).size === chosen.length, 'Each is chosen once.')
    .refine((chosen) => !alone || chosen.length <= 1 || !chosen.includes(alone), `“${alone}” goes with no other.`)
    // The same two rules, expressed in JSON Schema.
    .meta({ uniqueItems: true, ...(alone && { anyOf: [{ maxItems: 1 }, { not: { contains: { const: alone } } }] }) });
  const hint = { as: 'choices', labels, max, ...(alone && { alone }) } as const;
  return described(array, { ...meta, examples: [[options[0]]] }, hint);
};

/** A text of a fixed form that is never typed, such as a hash. Only for use within an array. */
export const code = (pattern: RegExp, max: number, meta: TextMeta) =>
  described(z.string().max(max).regex(pattern), meta, { as: 'line', pattern: pattern.source });

/**
 * An array that the studio fills in and no form shows. It is replaced as a whole, so its items need no ids. Values of
 * the field `distinct` must differ between items. Opening a file drops items that break a rule.
 */
export const array = <Item extends z.ZodType>(
  item: Item,
  {
    title,
    description,
    noun,
    max,
    distinct,
  }: HolderMeta & { readonly noun: string; readonly max: number; readonly distinct?: string },
) =>
  described(
    z.array(item).max(max),
    { title, description, examples: [[exampleOf(item)]] },
    { as: 'array', noun, max, ...(distinct && { distinct }) },
  );
