import type { CourseStop, FollowUp, Form, Prompt, ReadyQuestion, Slot } from '@/lib/contract/form';
import type { LinkQuestion } from '@/lib/contract/link-question';
import { type Entry, isEntry, isJsonObject, type Json, type JsonObject } from '@/lib/kernel/json';
import type { Path } from '@/lib/kernel/path';
import { refListPath } from '@/lib/scenario/entry-names';
import { ANY } from '@/lib/schema/references';
import { type FollowUpQuestion, keyIn, listsOf, NAMING } from './follow-up';

/** Question for a table: a slot, follow-up or ready-made question of the form, with its step. */
export interface Question {
  readonly id: string;
  readonly title: string;
  readonly ask: string;
  readonly step: { readonly id: string; readonly title: string };
  readonly prompts: readonly Prompt[];
  /** Part of the game's course; other questions come afterwards. */
  readonly isInCourse: boolean;
  /** Only one answer is kept. */
  readonly isSingle: boolean;
  /** Answered directly in the draft, entry by entry, instead of by ideas. */
  readonly isFollowUp: boolean;
  /** Answered by picking one of the game's ready-made answers. */
  readonly isReady?: boolean;
  /** Answered by linking entries. */
  readonly isLinks?: boolean;
  /** Answered by joining entries two by two, such as rooms of the map. */
  readonly isJoining?: boolean;
  /** List whose entries ideas become, and the entries' initial fields. */
  readonly entries?: Pick<Place, 'path' | 'given'>;
  /** Maximum length of the name that a placed idea gets; its words become the entry's text. */
  readonly nameMax?: number;
  /** Length of a name that fits where it is printed, if that is short. */
  readonly nameLength?: number;
}

/** Destination of an idea, with paths from the draft's root. */
export type Place = Omit<Slot, 'prompts'>;

/** Question that every game has: the title. */
const TITLE: Place = {
  id: 'title',
  title: 'Title',
  ask: 'What will you call it all?',
  path: ['title'],
  isSingle: true,
};

/** Returns all slots of a form as places in a draft. */
export const placesOf = ({ steps }: Form): readonly Place[] => [
  ...steps.flatMap(({ slots }) => slots.map(fromRoot)),
  TITLE,
];

const fromRoot = ({ prompts: _, ...slot }: Slot): Place => ({
  ...slot,
  path: ['body', ...slot.path],
  ...(slot.marks && { marks: ['body', ...slot.marks] }),
});

/** Returns a form's questions in the order of the course, followed by the others in the form's order. */
export function questionsOf({ steps, course }: Form): readonly Question[] {
  const order = [...new Set(course.map(({ question }) => question))];
  const rank = new Map(order.map((id, i) => [id, i]));
  const [first] = steps;
  const all = [
    ...steps.flatMap(({ id, title, slots, followUps = [], ready = [], links = [] }) => [
      ...ready.map((question) => ({ ...followUpOf(question, { id, title }), isReady: true })),
      ...slots.map((slot) => questionOf(slot, { id, title })),
      ...followUps.map((followUp) => ({
        ...followUpOf(followUp, { id, title }),
        ...(followUp.fields.some(({ pairs }) => pairs) && { isJoining: true }),
      })),
      ...links.map((question) => ({ ...followUpOf(question, { id, title }), isLinks: true })),
    ]),
    ...(first ? [questionOf({ ...TITLE, prompts: [] }, { id: first.id, title: TITLE.title })] : []),
  ].map((question) => ({ ...question, isInCourse: rank.has(question.id) }));
  return all.toSorted((a, b) => (rank.get(a.id) ?? order.length) - (rank.get(b.id) ?? order.length));
}

const questionOf = (slot: Slot, step: Question['step']): Omit<Question, 'isInCourse'> => {
  const { id, title, ask, prompts, isSingle = false, field, path, given, nameLength } = slot;
  const entries = field === undefined ? {} : { entries: { path: ['body', ...path], ...(given && { given }) } };
  return { id, title, ask, step, prompts, isSingle, isFollowUp: false, ...entries, ...(nameLength && { nameLength }) };
};

const followUpOf = (
  { id, title, ask }: FollowUp | ReadyQuestion | LinkQuestion,
  step: Question['step'],
): Omit<Question, 'isInCourse'> => ({
  id,
  title,
  ask,
  step,
  prompts: [],
  isSingle: false,
  isFollowUp: true,
});

/** Returns a question's label in lists of questions. */
export const nameQuestion = ({ title, step }: Pick<Question, 'title' | 'step'>): string =>
  step.title === title ? title : `${step.title}: ${title}`;

/** Returns the ids of questions answered directly in the draft. */
export const idsAnsweredAtOnce = ({ steps }: Form): ReadonlySet<string> =>
  new Set(
    steps.flatMap(({ followUps = [], ready = [], links = [] }) =>
      [...followUps, ...ready, ...links].map(({ id }) => id),
    ),
  );

/** List of a draft of which a part is shown, and the fields shown of its entries. */
interface Shown {
  readonly path: Path;
  readonly fields: readonly string[];
}

/** Returns the part of a draft that a table's questions need: lists with names, the answers, and nothing else. */
export function outlineOf(
  draft: JsonObject,
  followUps: readonly FollowUpQuestion[],
  course: readonly CourseStop[],
  places: readonly Place[],
  linkings: readonly LinkQuestion[] = [],
): JsonObject {
  const counted = new Set(course.filter(({ enough }) => enough !== undefined).map(({ question }) => question));
  const shown: Shown[] = [];
  const show = (path: Path, ...fields: readonly string[]) => shown.push({ path, fields });
  for (const { of, fields } of followUps) {
    show(of, ...NAMING, ...fields.flatMap((field) => [keyIn(field), ...(field.onlyIf ? [field.onlyIf.field] : [])]));
    for (const field of fields) {
      const { answering } = field;
      for (const { path } of listsOf(field)?.values() ?? []) show(path, ...NAMING);
      if (answering.by === 'reference' || answering.by === 'references') show(refListPath(answering.to, of), ...NAMING);
      if (answering.by === 'pairs') show(answering.path, answering.a, answering.b);
    }
  }
  for (const { of, links, reasons } of linkings) {
    show(of, ...NAMING, ...reasons.flatMap(({ words }) => words.flat()));
    show(links.path, links.a, links.b, links.by, links.label);
  }
  for (const { id, path, given = {} } of places) if (counted.has(id)) show(path, ...Object.keys(given));
  return partOf(draft, shown, 0) as JsonObject;
}

/** Filters a part of the draft; `depth` is the number of path steps that lead to it. */
function partOf(json: Json, shown: readonly Shown[], depth: number): Json {
  const into = (step: string | number) => shown.filter(({ path }) => path[depth] === step || path[depth] === ANY);
  const next = (value: Json, step: string | number) => partOf(value, into(step), depth + 1);
  if (Array.isArray(json)) {
    const here = shown.filter(({ path }) => path.length === depth);
    const fields = new Set(['id', ...here.flatMap((list) => list.fields)]);
    // Questions about one entry of a list refer to it by index.
    const parts = json.map((entry, i) => ({
      ...(isEntry(entry) && entryOf(entry, fields)),
      ...(into(i).length > 0 && (next(entry, i) as JsonObject)),
    }));
    return here.length > 0 ? parts.filter(isEntry) : parts;
  }
  if (!isJsonObject(json)) return null;
  const held = Object.entries(json).filter(([key]) => into(key).length > 0);
  return Object.fromEntries(held.map(([key, value]) => [key, next(value, key)]));
}

const entryOf = (entry: Entry, fields: ReadonlySet<string>): JsonObject =>
  Object.fromEntries(Object.entries(entry).filter(([key]) => fields.has(key)));
