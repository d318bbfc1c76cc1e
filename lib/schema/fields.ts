import * as z from 'zod';
import { invariant } from '@/lib/kernel/invariant';
import type { WordRange } from '@/lib/kernel/words';
import { PICTURE_MAX, PICTURE_PATTERN } from '@/lib/kit/picture';

/** Documentation of a field: used by the form, the JSON Schema and the guide. */
interface FieldMeta {
  readonly title: string;
  readonly description: string;
  readonly examples?: readonly z.core.util.JSONType[];
}

/** Documentation of a text field, for which no example can be generated. */
export interface TextMeta extends FieldMeta {
  readonly examples: readonly string[];
}

/** Documentation of a field that holds other fields: its example consists of theirs. */
export type HolderMeta = Omit<FieldMeta, 'examples'>;

/** Field data for our own code only; left out of the JSON Schema. */
type Hint = Kind & {
  /** The field was added later: older files may lack it. */
  readonly isLater?: boolean;
  /** Version of the game's body that added the field; files that do not use it have an older version. */
  readonly since?: number;
};

type Kind =
  | { readonly as: 'id' }
  | { readonly as: 'line'; readonly pattern?: string; readonly suggestions?: readonly TextSuggestion[] }
  | { readonly as: 'prose'; readonly words?: WordRange }
  | { readonly as: 'ref'; readonly to: string }
  | { readonly as: 'picture' }
  | {
      readonly as: 'choice';
      readonly labels: Readonly<Record<string, string>>;
      readonly initial: string;
      readonly isOwn?: boolean;
    }
  | {
      readonly as: 'choices';
      readonly labels: Readonly<Record<string, string>>;
      readonly max: number;
      readonly alone?: string;
    }
  | { readonly as: 'array'; readonly noun: string; readonly max: number; readonly distinct?: string }
  | { readonly as: 'toggle'; readonly initial: boolean }
  | { readonly as: 'number'; readonly initial: number | null; readonly use?: NumberUse }
  | { readonly as: 'group' }
  | {
      readonly as: 'list';
      readonly noun: string;
      readonly idStem: string;
      readonly max: number;
      readonly starts: number;
      readonly isHidden?: boolean;
      readonly isLayout?: boolean;
    }
  | { readonly as: 'variants'; readonly on: string };

/** Use of a number: none in play, or one that authors turn first. */
export type NumberUse = 'drawn' | 'lever';

export const hints = z.registry<Hint>();

export const LINE_MAX = 200;
export const PROSE_MAX = 8_000;
export const ID_MAX = 64;
export const LIST_MAX = 500;

type Example = z.core.util.JSONType;

export const described = <S extends z.ZodType>(
  schema: S,
  { title, description, examples = [] }: FieldMeta,
  hint: Hint,
): S => {
  const field = schema.meta({ title, description, examples: [...examples] });
  hints.add(field, hint);
  return field;
};

/** A text that authors can choose instead of typing their own. */
export interface TextSuggestion {
  readonly value: string;
  /** Name on screen. Typing it has the same effect as choosing it. */
  readonly label: string;
  readonly meaning: string;
}

/** One line of typed text, such as a name. Supports concurrent editing. */
export const line = ({ suggestions, ...meta }: TextMeta & { readonly suggestions?: readonly TextSuggestion[] }) =>
  described(z.string().max(LINE_MAX), meta, { as: 'line', ...(suggestions && { suggestions }) });

/** Markdown (allow-list) of at most 8 KB, edited concurrently. Each game's own check reports texts outside `words`. */
export const prose = ({ words, ...meta }: TextMeta & { readonly words?: WordRange }) =>
  described(z.string().max(PROSE_MAX), meta, { as: 'prose', ...(words && { words }) });

/**
 * The id of an entry of another list of the body, or '' for none. `to` is that list's path with dots. A `0` in it means
 * the entry that contains the reference, or any entry if the reference is outside that list: ids must be unique across
 * the entries.
 */
export const ref = (to: string, meta: TextMeta) => described(z.string().max(ID_MAX), meta, { as: 'ref', to });

/** Marks a finished field as added later: files without it stay valid and get `initial`. */
export function later<S extends z.ZodType>(field: S, initial: z.input<S>) {
  const [meta, hint] = [field.meta(), hints.get(field)];
  invariant(meta && hint, 'the field is built by the functions of this file');
  const schema = field.default(initial as z.core.util.NoUndefined<z.output<S>>).meta(meta);
  hints.add(schema, { ...hint, isLater: true });
  return schema;
}

/**
 * Marks a finished field as added in a version of the game's body. Files leave it out while it has its default, and
 * then keep an older version, which older programs can open.
 */
export function since<S extends z.ZodType>(version: number, field: S, initial: z.input<S>) {
  const schema = later(field, initial);
  hints.add(schema, { ...(hints.get(schema) as Hint), since: version });
  return schema;
}

/** A picture: '' for none, a sign of the game-icons set, or an uploaded picture (lib/kit/picture.ts). */
export const requiredPicture = (meta: FieldMeta) =>
  described(
    z.string().max(PICTURE_MAX).regex(PICTURE_PATTERN),
    { examples: ['game-icons:ghost'], ...meta },
    { as: 'picture' },
  );

export const picture = (meta: FieldMeta) => later(requiredPicture(meta), '');

/**
 * One option of a closed vocabulary. Defaults to `initial`, or to the first option. With `isOwn`, new entries of a list
 * get an option that no other entry has.
 */
export const choice = <const Options extends readonly [string, ...string[]]>(
  options: Options,
  {
    labels,
    initial = options[0],
    isOwn = false,
    ...meta
  }: FieldMeta & {
    readonly labels: Readonly<Record<Options[number], string>>;
    readonly initial?: Options[number];
    readonly isOwn?: boolean;
  },
) =>
  described(
    z.enum(options),
    { examples: [options[0]], ...meta },
    { as: 'choice', labels, initial, ...(isOwn && { isOwn }) },
  );

export const toggle = (meta: FieldMeta & { readonly initial?: boolean }) =>
  described(z.boolean(), { examples: [true], ...meta }, { as: 'toggle', initial: meta.initial ?? false });

interface Range {
  readonly min: number;
  readonly max: number;
}

/** Shorthand for the minimum, maximum and initial value of a number. */
export const within = (min: number, max: number, initial: number) => ({ min, max, initial });

export const count = (meta: FieldMeta & Range & { readonly initial: number }) =>
  described(
    z.int().min(meta.min).max(meta.max),
    { examples: [meta.initial], ...meta },
    { as: 'number', initial: meta.initial },
  );

/** A whole number, or null for none; the description says what null means. */
export const optionalCount = (meta: FieldMeta & Range & { readonly initial?: number | null }) =>
  described(
    z.int().min(meta.min).max(meta.max).nullable(),
    { examples: [meta.min], ...meta },
    { as: 'number', initial: meta.initial ?? null },
  );

/** Fields that belong together. Unknown keys are rejected. */
export const group = <Fields extends z.ZodRawShape>(fields: Fields, meta: HolderMeta) => {
  const example = Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, exampleOf(field)]));
  return described(z.strictObject(fields), { ...meta, examples: [example] }, { as: 'group' });
};

/** Returns a field's example, for the examples of the fields around it. */
export const exampleOf = (schema: z.core.$ZodType): Example =>
  (z.globalRegistry.get(schema)?.examples as Example[] | undefined)?.[0] ?? null;

const id = described(
  z
    .string()
    .min(1)
    .max(ID_MAX)
    .regex(/^[\w-]+$/),
  {
    title: 'Id',
    description: 'Identifies this entry within its list, so that others can point to it.',
    examples: ['k3v9q2m7xa'],
  },
  { as: 'id' },
);

export const entry = <Fields extends z.ZodRawShape>(fields: Fields, meta: HolderMeta) => group({ id, ...fields }, meta);

/** One kind of entry among several, told apart by `kind`. */
export const variant = <Kind extends string, Fields extends z.ZodRawShape>(
  kind: Kind,
  fields: Fields,
  meta: HolderMeta,
) =>
  group(
    {
      id,
      kind: described(
        z.literal(kind),
        { title: 'Kind', description: meta.description, examples: [kind] },
        {
          as: 'choice',
          labels: { [kind]: meta.title },
          initial: kind,
        },
      ),
      ...fields,
    },
    meta,
  );

export const variants = <Options extends readonly [z.core.$ZodTypeDiscriminable, ...z.core.$ZodTypeDiscriminable[]]>(
  options: Options,
  meta: HolderMeta,
) =>
  described(
    z.discriminatedUnion('kind', options),
    { ...meta, examples: [exampleOf(options[0] as unknown as z.core.$ZodType)] },
    { as: 'variants', on: 'kind' },
  );

/**
 * A list that authors edit. Its entries have ids. `noun` names one entry in a sentence ("goal"). `idStem` begins the
 * generated ids of entries in starters, where the noun was once a different one. A new list has `starts` blank entries.
 */
export const list = <Item extends z.ZodType>(
  item: Item,
  {
    title,
    description,
    noun,
    idStem = noun,
    max = LIST_MAX,
    starts = 0,
  }: HolderMeta & { readonly noun: string; readonly idStem?: string; readonly max?: number; readonly starts?: number },
) =>
  described(
    z.array(item).max(max),
    { title, description, examples: [[exampleOf(item)]] },
    { as: 'list', noun, idStem, max, starts },
  );
