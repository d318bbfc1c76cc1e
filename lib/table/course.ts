import type { CourseStop } from '@/lib/contract/form';
import type { Json } from '@/lib/kernel/json';
import { entriesAt } from '@/lib/schema/references';
import { counted } from '@/lib/tabletop/wording';
import type { Question } from './questions';
import type { TableView } from './view';

/**
 * What of the course has still to be asked, in order. Answers are counted among the ideas, and in the draft where that
 * is known.
 */
export function stillToCome(
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

/** What to open next: the course's next question, or the first of the others that was never asked. */
export function nextQuestion(
  left: readonly CourseStop[],
  questions: readonly Question[],
  { asked }: Pick<TableView['table'], 'asked'>,
): Question | undefined {
  const [next] = left;
  return questions.find(({ id }) => (next ? id === next.question : asked[id] === undefined));
}

const HOUR = 60;
/** What a group takes differs by more than that. */
const ROUND_TO = 5;

/** How long the rest of the course takes: "3 questions left, about 20 minutes". */
export function sayLeft(left: readonly CourseStop[]): string {
  if (left.length === 0) return 'All questions of the course have been asked.';
  const minutes = left.reduce((sum, stop) => sum + stop.minutes, 0);
  return `${counted(left.length, 'question')} left, about ${sayMinutes(Math.ceil(minutes / ROUND_TO) * ROUND_TO)}.`;
}

function sayMinutes(minutes: number): string {
  if (minutes < HOUR) return `${minutes} minutes`;
  const [hours, rest] = [Math.floor(minutes / HOUR), minutes % HOUR];
  return rest === 0 ? counted(hours, 'hour') : `${counted(hours, 'hour')} ${rest} minutes`;
}
