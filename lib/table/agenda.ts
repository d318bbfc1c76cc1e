import type { CourseStop, Form } from '@/lib/contract/form';
import type { ObjectShape } from '@/lib/schema/shape';
import { type FollowUpQuestion, followUpsOf } from './follow-up';
import { type Question, questionsOf } from './questions';

/** Everything a game's tables can be asked, as data for their pages. */
export interface Agenda {
  readonly questions: readonly Question[];
  readonly course: readonly CourseStop[];
  readonly followUps: readonly FollowUpQuestion[];
  /** What the GM does, in games with one. */
  readonly gmJob: string | undefined;
  /** How people are made at a table, in games that do so. */
  readonly creation: string | undefined;
}

/** `shape` is that of the whole draft. */
export const agendaOf = (form: Form, shape: ObjectShape): Agenda => ({
  questions: questionsOf(form),
  course: form.course,
  followUps: followUpsOf(form, shape),
  gmJob: form.host,
  creation: form.creation,
});
