import * as z from 'zod';
import { invariant } from '@/lib/kernel/invariant';
import type { WordRange } from '@/lib/kernel/words';
import { PICTURE_MAX, PICTURE_PATTERN } from '@/lib/kit/picture';

/** What every field tells people: it feeds the form, the JSON Schema and the guide. */
interface FieldMeta {
  readonly title: string;
  readonly description: string;
  readonly examples?: readonly z.core.util.JSONType[];
}

/** Of typed text, that nothing could make up examples for. */
export interface TextMeta extends FieldMeta {
  readonly examples: readonly string[];
}

/** Of text that should have so many words; a game's own check says so where it has not. */
interface ProseMeta extends TextMeta {
  readonly words?: WordRange;
}

/** What holds other fields: its example is made of theirs. */
export type HolderMeta = Omit<FieldMeta, 'examples'>;

/** What only our own code needs to know of a field; kept out of the JSON Schema. */
type Hint = Kind & {
  /** Files from before the field was added lack it, and that is no mistake. */
  readonly isLater?: boolean;
};

type Kind =
  | { readonly as: 'id' }
  | { readonly as: 'line'; readonly pattern?: string; readonly suggestions?: readonly TextSuggestion[] }
  | { readonly as: 'prose'; readonly words?: WordRange }
  | { readonly as: 'ref'; readonly to: string }
  | { readonly as: 'picture' }
  | { readonly as: 'choice'; readonly labels: Readonly<Record<string, string>>; readonly initial: string }
  | {
      readonly as: 'choices';
      readonly labels: Readonly<Record<string, string>>;
      readonly max: number;
      readonly alone?: string;
    }
  | { readonly as: 'array'; readonly noun: string; readonly max: number; readonly distinct?: string }
  | { readonly as: 'toggle'; readonly initial: boolean }
  | { readonly as: 'number'; readonly initial: number | null }
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

/** A text that people may choose instead of typing their own. */
export interface TextSuggestion {
  readonly value: string;
  /** What people call it; typed, it means the same. */
  readonly label: string;
  readonly meaning: string;
}

/** One line of typed text, such as a name. Several people may type in it at once. */
export const line = ({ suggestions, ...meta }: TextMeta & { readonly suggestions?: readonly TextSuggestion[] }) =>
  described(z.string().max(LINE_MAX), meta, { as: 'line', ...(suggestions && { suggestions }) });

/** Text of any length within 8 KB; Markdown with an allow-list. Several people may type in it at once. */
export const prose = ({ words, ...meta }: ProseMeta) =>
  described(z.string().max(PROSE_MAX), meta, { as: 'prose', ...(words && { words }) });

/**
 * The id of an entry of another list of the body, or '' for none; `to` is that list's path with dots. A `0` in it is
 * the entry that holds the reference if the reference is in that list, otherwise any entry: ids must differ across them.
 */
export const ref = (to: string, meta: TextMeta) => described(z.string().max(ID_MAX), meta, { as: 'ref', to });

/**
 * A field that was added after files without it had been published: they stay valid and get `initial`.
 * Wraps the finished field.
 */
export function later<S extends z.ZodType>(field: S, initial: z.input<S>) {
  const [meta, hint] = [field.meta(), hints.get(field)];
  invariant(meta && hint, 'the field is built by the functions of this file');
  const schema = field.default(initial as z.core.util.NoUndefined<z.output<S>>).meta(meta);
  hints.add(schema, { ...hint, isLater: true });
  return schema;
}

/** A picture: '' for none, a sign of the game-icons set, or somebody's own (lib/kit/picture.ts). */
export const requiredPicture = (meta: FieldMeta) =>
  described(
    z.string().max(PICTURE_MAX).regex(PICTURE_PATTERN),
    { examples: ['game-icons:ghost'], ...meta },
    { as: 'picture' },
  );

/** A picture to print, which files may leave out. */
export const picture = (meta: FieldMeta) => later(requiredPicture(meta), '');

/** One of a closed vocabulary; the first one unless `initial` says otherwise. */
export const choice = <const Options extends readonly [string, ...string[]]>(
  options: Options,
  meta: FieldMeta & { readonly labels: Readonly<Record<Options[number], string>>; readonly initial?: Options[number] },
) =>
  described(
    z.enum(options),
    { examples: [options[0]], ...meta },
    {
      as: 'choice',
      labels: meta.labels,
      initial: meta.initial ?? options[0],
    },
  );

/** Yes or no. */
export const toggle = (meta: FieldMeta & { readonly initial?: boolean }) =>
  described(z.boolean(), { examples: [true], ...meta }, { as: 'toggle', initial: meta.initial ?? false });

interface Range {
  readonly min: number;
  readonly max: number;
}

/** From the least to the most a number may be, and what it is at first. */
export const within = (min: number, max: number, initial: number) => ({ min, max, initial });

/** A whole number. */
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
    {
      as: 'number',
      initial: meta.initial ?? null,
    },
  );

/** Fields that belong together; unknown keys are refused. */
export const group = <Fields extends z.ZodRawShape>(fields: Fields, meta: HolderMeta) => {
  const example = Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, exampleOf(field)]));
  return described(z.strictObject(fields), { ...meta, examples: [example] }, { as: 'group' });
};

/** The example of a field, for those that hold it. */
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

/** One entry of a list: a group with an id. */
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

/** Entries of different kinds in one list. */
export const variants = <Options extends readonly [z.core.$ZodTypeDiscriminable, ...z.core.$ZodTypeDiscriminable[]]>(
  options: Options,
  meta: HolderMeta,
) =>
  described(
    z.discriminatedUnion('kind', options),
    { ...meta, examples: [exampleOf(options[0] as unknown as z.core.$ZodType)] },
    { as: 'variants', on: 'kind' },
  );

/** A list that authors edit. Its entries have ids; `noun` names one of them in a sentence ("goal");
 *  `idStem` begins the ids that starters leave to us where the noun was once another; a new list `starts` with so
 *  many blank entries. */
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

/** How far from the origin something can stand in a drawing, in pixels. */
const DRAWN_WITHIN = 20_000;

/**
 * Where authors have put the entries of another list in a drawing: an entry here has the id of the one it places. The
 * studio writes it, and files leave it out while nothing was put anywhere.
 */
export const drawnPlaces = (noun: string) => {
  const side = (of: string, description: string) =>
    count({ title: of, description, min: -DRAWN_WITHIN, max: DRAWN_WITHIN, initial: 0 });
  const place = entry(
    { x: side('Across', 'Pixels to the right of the origin.'), y: side('Down', 'Pixels below the origin.') },
    { title: `Place of a ${noun}`, description: `Has the id of the ${noun} that stands there.` },
  );
  const hint = { as: 'list', noun: `place of a ${noun}`, idStem: 'place', max: LIST_MAX, starts: 0 } as const;
  const meta = {
    title: `Places in the graph of ${noun}s`,
    description: `Where each ${noun} stands in the studio’s graph; the studio places the others.`,
    examples: [[exampleOf(place)]],
  };
  return later(described(z.array(place).max(LIST_MAX), meta, { ...hint, isHidden: true, isLayout: true }), []);
};

/**
 * What authors have declined of the suggestions that a game makes. The studio writes it, no form or page shows it, and
 * files may leave it out.
 */
export const declinedSuggestions = () =>
  later(
    described(
      z
        .array(
          entry({}, { title: 'Declined suggestion', description: 'A suggestion that an author declined: its key.' }),
        )
        .max(LIST_MAX),
      {
        title: 'Declined suggestions',
        description: 'They are not made again until somebody asks for them.',
        examples: [[{ id: 'k3v9q2m7xa' }]],
      },
      { as: 'list', noun: 'declined suggestion', idStem: 'declined', max: LIST_MAX, starts: 0, isHidden: true },
    ),
    [],
  );
