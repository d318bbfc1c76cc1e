import type { CourseStop, Form } from '@/lib/contract/form';
import type { ObjectShape } from '@/lib/schema/shape';
import { shapeAt } from '@/lib/schema/shape-at';
import { type FollowUpQuestion, followUpsOf } from './follow-up';
import { namingOf } from './place-idea';
import { placesOf, type Question, questionsOf } from './questions';

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
  questions: questionsWithNames(form, shape),
  course: form.course,
  followUps: followUpsOf(form, shape),
  gmJob: form.host,
  creation: form.creation,
});

/** Says of each question how long the names of its answers may be, where these have a text beside it. */
function questionsWithNames(form: Form, shape: ObjectShape): readonly Question[] {
  const places = new Map(placesOf(form).map((place) => [place.id, place]));
  return questionsOf(form).map((question) => {
    const { path = [], field } = places.get(question.id) ?? {};
    const list = field === undefined ? undefined : shapeAt(shape, path, undefined);
    const fields = list?.kind === 'list' && list.entry.kind === 'object' ? list.entry.fields : {};
    const naming = field === undefined ? undefined : namingOf(fields, field);
    return naming ? { ...question, nameMax: naming.max } : question;
  });
}
