import type { CourseStop, Form } from '@/lib/contract/form';
import type { LinkQuestion } from '@/lib/contract/link-question';
import type { Json } from '@/lib/kernel/json';
import { entriesAt } from '@/lib/schema/references';
import type { ObjectShape } from '@/lib/schema/shape';
import { shapeAt } from '@/lib/schema/shape-at';
import { counted } from '@/lib/tabletop/words/wording';
import { type FollowUpQuestion, followUpsOf } from './follow-up';
import { linkQuestionsOf } from './links';
import { namingOf } from './place-idea';
import { placesOf, type Question, questionsOf } from './questions';
import type { TableView } from './view';
import type { Length } from './vocabulary';

/** All questions for a game's tables, as data for their pages. */
export interface Agenda {
  readonly questions: readonly Question[];
  readonly course: readonly CourseStop[];
  readonly followUps: readonly FollowUpQuestion[];
  /** Questions answered by linking entries, with paths from the draft's root. */
  readonly links: readonly LinkQuestion[];
  /** The GM's job, in games with a GM. */
  readonly gmJob: string | undefined;
  /** Explanation of how characters are created, in games that do so at the table. */
  readonly creation: string | undefined;
}

/** Returns a game's agenda. `shape` is that of the whole draft. */
export const agendaOf = (form: Form, shape: ObjectShape): Agenda => ({
  questions: questionsWithNames(form, shape),
  course: form.course,
  followUps: followUpsOf(form, shape),
  links: linkQuestionsOf(form),
  gmJob: form.host,
  creation: form.creation,
});

/** Adds the maximum length of names to questions whose answers have a name and a text. */
function questionsWithNames(form: Form, shape: ObjectShape): readonly Question[] {
  const places = new Map(placesOf(form).map((place) => [place.id, place]));
  return questionsOf(form).map((question) => {
    const place = places.get(question.id);
    const list = place?.field === undefined ? undefined : shapeAt(shape, place.path, undefined);
    const fields = list?.kind === 'list' && list.entry.kind === 'object' ? list.entry.fields : {};
    const naming = place && namingOf(fields, place);
    return naming ? { ...question, nameMax: naming.max } : question;
  });
}

/** Returns the stops of an evening of that length. Chosen questions are asked once each, in the agenda's order. */
export const stopsOf = (
  { course, questions }: Pick<Agenda, 'course' | 'questions'>,
  { length, chosen }: { readonly length: Length; readonly chosen: readonly string[] },
): readonly CourseStop[] => {
  if (length === 'short') return course.filter(({ inShort }) => inShort);
  if (length === 'chosen') {
    return questions.filter(({ id }) => chosen.includes(id)).map(({ id }) => ({ question: id }));
  }
  const others = questions.filter(({ isInCourse }) => !isInCourse).map(({ id }) => ({ question: id }));
  return length === 'everything' ? [...course, ...others] : course;
};

/** Returns the remaining stops in order. Skips those with enough kept ideas or, if known, draft entries. */
export function remainingStops(
  course: readonly CourseStop[],
  { table, ideas }: Pick<TableView, 'table' | 'ideas'>,
  questions: readonly Question[] = [],
  draft: Json = null,
): readonly CourseStop[] {
  const passed = new Map<string, number>();
  return course.filter(({ question, enough }) => {
    const before = passed.get(question) ?? 0;
    passed.set(question, before + 1);
    if ((table.asked[question] ?? 0) > before) return false;
    if (enough === undefined) return true;
    const kept = ideas.filter((idea) => (idea.slot ?? idea.question) === question && ANSWERS.has(idea.fate)).length;
    return Math.max(kept, countIn(draft, questions.find(({ id }) => id === question)?.entries)) < enough;
  });
}

const ANSWERS: ReadonlySet<string> = new Set(['kept', 'placed']);

function countIn(draft: Json, entries: Question['entries']): number {
  if (!entries) return 0;
  const given = Object.entries(entries.given ?? {});
  return entriesAt(draft, entries.path).filter((entry) => given.every(([key, value]) => entry[key] === value)).length;
}

/** Returns the next question: the course's next, or the first of the others that was never opened. */
export function nextQuestion(
  left: readonly CourseStop[],
  questions: readonly Question[],
  { asked }: Pick<TableView['table'], 'asked'>,
): Question | undefined {
  const [next] = left;
  return questions.find(({ id }) => (next ? id === next.question : asked[id] === undefined));
}

const HOUR = 60;
/** Durations are estimates, rounded up to this many minutes. */
const ROUND_TO = 5;

/** Formats the rest of the evening: "3 questions left, about 15 minutes". `pace` is in minutes a question. */
export function formatRemaining(left: readonly CourseStop[], pace: number): string {
  if (left.length === 0) return 'All questions have been asked.';
  const minutes = Math.ceil((left.length * pace) / ROUND_TO) * ROUND_TO;
  return `${counted(left.length, 'question')} left, about ${sayMinutes(minutes)}.`;
}

function sayMinutes(minutes: number): string {
  if (minutes < HOUR) return `${minutes} minutes`;
  const [hours, rest] = [Math.floor(minutes / HOUR), minutes % HOUR];
  return rest === 0 ? counted(hours, 'hour') : `${counted(hours, 'hour')} ${rest} minutes`;
}
