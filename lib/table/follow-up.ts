import type { AskedField, FollowUp, Form } from '@/lib/contract/form';
import type { Entry, Json, JsonObject } from '@/lib/kernel/json';
import type { Path } from '@/lib/kernel/path';
import type { WordRange } from '@/lib/kernel/words';
import { refListPath } from '@/lib/scenario/entry-names';
import { entriesAt } from '@/lib/schema/references';
import type { ListShape, ObjectShape, Shape } from '@/lib/schema/shape';
import { shapeAt } from '@/lib/schema/shape-at';

/** Kind of answer that a field takes, with the schema's constraints. */
type Answering =
  | { readonly by: 'text'; readonly max: number; readonly prose: boolean; readonly words?: WordRange }
  /** One of several options. With `lists`, by the options' values: moves the entry to that list. */
  | {
      readonly by: 'choice';
      readonly options: readonly { readonly value: string; readonly title: string }[];
      readonly lists?: ReadonlyMap<string, ListOf>;
    }
  | { readonly by: 'number'; readonly min: number; readonly max: number; readonly nullable: boolean }
  /** One entry of a list, or none; `to` is the shape's reference target. */
  | { readonly by: 'reference'; readonly to: string }
  /** Any number of lines of text. */
  | { readonly by: 'lines'; readonly inner: string; readonly most: number; readonly max: number }
  /** Any number of entries of a list. */
  | { readonly by: 'references'; readonly inner: string; readonly to: string; readonly most: number }
  /** Pairs of entries of the list that is asked about, stored in a list of their own. */
  | { readonly by: 'pairs'; readonly path: Path; readonly a: string; readonly b: string; readonly most: number };

/** List that an entry can be moved to: its path and its most entries. */
interface ListOf {
  readonly path: Path;
  readonly most: number;
}

/** Field of an entry that is asked about. */
export interface FieldQuestion
  extends Pick<AskedField, 'field' | 'list' | 'ask' | 'given' | 'onlyIf' | 'isOptional' | 'prompts'> {
  readonly answering: Answering;
}

/** Returns the key under which an entry holds the answer. */
export const keyIn = ({ field, list }: Pick<FieldQuestion, 'field' | 'list'>): string => list ?? field;

/** Follow-up with paths from the draft's root and constraints from the schema. */
export interface FollowUpQuestion extends Pick<FollowUp, 'id'> {
  readonly of: Path;
  readonly noun: string;
  readonly fields: readonly FieldQuestion[];
}

/** Returns all follow-ups of a form. `shape` is that of the whole draft. */
export const followUpsOf = ({ steps }: Form, shape: ObjectShape): readonly FollowUpQuestion[] =>
  steps.flatMap(({ followUps = [] }) => followUps.flatMap((followUp) => resolve(followUp, shape)));

function resolve({ id, of, fields }: FollowUp, shape: ObjectShape): readonly FollowUpQuestion[] {
  const path: Path = ['body', ...of];
  const list = listAt(shape, path);
  if (list?.entry.kind !== 'object') return [];
  const { entry, noun } = list;
  const asked = fields.flatMap(({ inner, pairs, lists, ...field }) => {
    const answering = pairs
      ? pairsIn(shape, ['body', ...pairs.path], pairs)
      : lists
        ? listsIn(shape, lists)
        : answeringOf(entry.fields[keyIn(field)], inner, field.given);
    return answering ? [{ ...field, answering }] : [];
  });
  return [{ id, of: path, noun, fields: asked }];
}

function pairsIn(shape: ObjectShape, path: Path, { a, b }: NonNullable<AskedField['pairs']>): Answering | undefined {
  const list = listAt(shape, path);
  return list && { by: 'pairs', path, a, b, most: list.max };
}

function listsIn(shape: ObjectShape, lists: NonNullable<AskedField['lists']>): Answering {
  const found = lists.flatMap(({ path, title }) => {
    const [value, list] = [path.join('.'), listAt(shape, ['body', ...path])];
    return list ? [{ value, title, path: ['body', ...path], most: list.max }] : [];
  });
  return { by: 'choice', options: found, lists: new Map(found.map((list) => [list.value, list])) };
}

function answeringOf(
  shape: Shape | undefined,
  inner: string | undefined,
  given: JsonObject = {},
): Answering | undefined {
  switch (shape?.kind) {
    case 'text':
      return { by: 'text', max: shape.max, prose: shape.prose, ...(shape.words && { words: shape.words }) };
    case 'choice':
      return { by: 'choice', options: shape.options.map((value) => ({ value, title: shape.labels[value] ?? value })) };
    case 'number':
      return { by: 'number', min: shape.min, max: shape.max, nullable: shape.nullable };
    case 'ref':
      return { by: 'reference', to: shape.to };
    case 'list': {
      const { entry, max: most } = shape;
      const fields = entry.kind === 'object' ? entry.fields : entry.variants[String(given[entry.on])]?.fields;
      const held = inner === undefined ? undefined : fields?.[inner];
      if (inner === undefined || !held) return undefined;
      if (held.kind === 'text') return { by: 'lines', inner, most, max: held.max };
      return held.kind === 'ref' ? { by: 'references', inner, to: held.to, most } : undefined;
    }
    default:
      return undefined;
  }
}

function listAt(shape: ObjectShape, path: Path): ListShape | undefined {
  const at = shapeAt(shape, path, undefined);
  return at?.kind === 'list' ? at : undefined;
}

/** Fields that can name an entry, in order of preference. */
export const NAMING = ['title', 'name', 'text', 'label'] as const;

export function nameOf(entry: Entry, noun: string): string {
  const named = NAMING.map((key) => entry[key]).find((value) => typeof value === 'string' && value.trim() !== '');
  return typeof named === 'string' ? named : `Unnamed ${noun}`;
}

/** Question about one field of one entry. */
export interface Asking {
  readonly entry: Entry;
  readonly field: FieldQuestion;
}

/**
 * Returns all questions about the current draft, entry by entry. An entry of several lists holds its list's value.
 * Leaves out optional questions that choose from an empty list.
 */
export const askingsOf = ({ of, fields }: FollowUpQuestion, draft: Json): readonly Asking[] => [
  ...entriesAt(draft, of).flatMap((entry) =>
    fields
      .filter(
        (field) =>
          !listsOf(field) &&
          (field.onlyIf === undefined || entry[field.onlyIf.field] === field.onlyIf.is) &&
          !(field.isOptional && field.answering.by === 'references' && isEmpty(field.answering.to, of, draft)),
      )
      .map((field) => ({ entry, field })),
  ),
  ...fields.flatMap((field) =>
    [...(listsOf(field) ?? [])].flatMap(([value, { path }]) =>
      entriesAt(draft, path).map((entry) => ({ entry: { ...entry, [field.field]: value }, field })),
    ),
  ),
];

const isEmpty = (to: string, of: Path, draft: Json): boolean =>
  entriesAt(draft, refListPath(to, [...of, 'entry'])).length === 0;

/** Lists between which a field moves entries; undefined for other fields. */
export const listsOf = ({ answering }: FieldQuestion): ReadonlyMap<string, ListOf> | undefined =>
  answering.by === 'choice' ? answering.lists : undefined;

/** Returns the ids that a field refers to, or those of the entries paired with this one. */
export function pointedTo({ entry, field }: Asking, draft: Json): readonly string[] {
  const { answering } = field;
  if (answering.by === 'references') {
    return entriesAt(entry, [keyIn(field)])
      .map((held) => String(held[answering.inner] ?? ''))
      .filter((id) => id !== '');
  }
  if (answering.by !== 'pairs') return [];
  const { path, a, b } = answering;
  return entriesAt(draft, path).flatMap((pair) => {
    if (pair[a] === entry.id) return [String(pair[b] ?? '')];
    return pair[b] === entry.id ? [String(pair[a] ?? '')] : [];
  });
}

/** Returns the field that puts the entries of the asked list in order: it refers to others of the same list. */
export const orderIn = ({ of, fields }: FollowUpQuestion): FieldQuestion | undefined =>
  fields.find(
    ({ answering }) =>
      answering.by === 'references' && refListPath(answering.to, [...of, 'entry']).join('.') === of.join('.'),
  );

/** Returns the field that joins entries of the asked list in pairs. */
export const pairsOf = ({ fields }: FollowUpQuestion): FieldQuestion | undefined =>
  fields.find(({ answering }) => answering.by === 'pairs');

/** Returns a function that tells whether two entries of the asked list are in order, directly or through others. */
export function orderOf(field: FieldQuestion, { of }: FollowUpQuestion, draft: Json) {
  const byId = new Map(entriesAt(draft, of).map((each) => [each.id, each]));
  const next = (each: Entry) => pointedTo({ entry: each, field }, draft);
  const reached = new Map([...byId.values()].map((entry) => [entry.id, reachedFrom(entry, byId, next)]));
  return (one: Entry, other: Entry): boolean =>
    reached.get(one.id)?.has(other.id) === true || reached.get(other.id)?.has(one.id) === true;
}

/** Tells whether a required answer is missing. */
export function isUnanswered(asking: Asking, draft: Json): boolean {
  const { entry, field } = asking;
  if (field.isOptional) return false;
  switch (field.answering.by) {
    case 'references':
    case 'pairs':
      return pointedTo(asking, draft).length === 0;
    case 'lines':
      return entriesAt(entry, [field.field]).length === 0;
    default: {
      const value = entry[field.field];
      return typeof value === 'string' && value.trim() === '';
    }
  }
}

/** Returns valid targets of a reference: not the entry itself, nor any that would make it depend on itself. */
export function optionsFor({ entry, field }: Asking, { of }: FollowUpQuestion, draft: Json): readonly Entry[] {
  const { answering } = field;
  if (answering.by === 'reference') return entriesAt(draft, refListPath(answering.to, [...of, entry.id]));
  if (answering.by === 'pairs') return entriesAt(draft, of).filter(({ id }) => id !== entry.id);
  if (answering.by !== 'references') return [];
  const list = refListPath(answering.to, [...of, entry.id]);
  const all = entriesAt(draft, list);
  if (list.join('.') !== of.join('.')) return all;
  const byId = new Map(all.map((each) => [each.id, each]));
  const next = (each: Entry) => pointedTo({ entry: each, field }, draft);
  return all.filter((option) => !reachedFrom(option, byId, next).has(entry.id));
}

/** Returns the ids of an entry and of all that it leads to. */
function reachedFrom(
  from: Entry,
  byId: ReadonlyMap<string, Entry>,
  next: (entry: Entry) => readonly string[],
): ReadonlySet<string> {
  const seen = new Set([from.id]);
  // A Set's iterator also visits ids added during the walk.
  for (const at of seen) {
    const entry = byId.get(at);
    for (const following of entry ? next(entry) : []) seen.add(following);
  }
  return seen;
}
