import type { System } from '@/lib/contract/authored';
import { draftShape } from '@/lib/scenario/draft-shape';
import { type Agenda, agendaOf } from '@/lib/table/course';
import type { Question } from '@/lib/table/questions';
import type { OwnEvening } from './evening-games';
import { expect } from './fixtures';

/** Three people and a wall, by their pages or without. */
export interface Group {
  /** Opens the question that the table proposes; undefined once the course is over. */
  openNext(agenda: Agenda): Promise<Question | undefined>;
  /** From ideas to entries of the draft. Where only one can stand, the first is chosen. */
  brainstorm(question: Question, ideas: readonly string[]): Promise<void>;
  /** One person answers what it has an answer for, otherwise the first that is open; another sees it. */
  followUp(question: Question, own: OwnEvening): Promise<void>;
  /** One person chooses a ready answer; another sees it. */
  choose(question: Question): Promise<void>;
}

/** Asks everything that the table proposes, in its order: the whole course. */
export async function askEverything(group: Group, system: System, own: OwnEvening): Promise<void> {
  const agenda = agendaOf(system.form, draftShape(system));
  const asked: string[] = [];
  for (;;) {
    const question = await group.openNext(agenda);
    if (!question) break;
    const before = asked.filter((id) => id === question.id).length;
    asked.push(question.id);
    if (question.isReady) await group.choose(question);
    else if (question.isFollowUp) await group.followUp(question, own);
    else await group.brainstorm(question, own.ideas?.[question.title]?.[before] ?? ideasFor(question, agenda));
  }
  expect(new Set(asked)).toEqual(new Set(agenda.questions.filter(({ isInCourse }) => isInCourse).map(({ id }) => id)));
}

/** As many ideas as the course wants of it; the first of several has more to say than fits a name. */
function ideasFor({ id, title, isSingle, nameMax }: Question, { course }: Agenda): readonly string[] {
  const enough = Math.max(2, ...course.map((stop) => (stop.question === id ? (stop.enough ?? 0) : 0)));
  const more = nameMax === undefined ? '' : `, and everything that comes with ${title.toLowerCase()} like this one`;
  return isSingle
    ? [title]
    : Array.from({ length: enough }, (_, i) => (i === 0 ? `${title} 1${more}` : `${title} ${i + 1}`));
}
