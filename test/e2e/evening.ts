import type { System } from '@/lib/contract/authored';
import { draftShape } from '@/lib/scenario/draft-shape';
import { type Agenda, agendaOf } from '@/lib/table/course';
import type { Question } from '@/lib/table/questions';
import type { OwnEvening } from './evening-games';
import { expect } from './fixtures';

/** Three people and a wall, with or without pages. */
export interface Group {
  /** Opens the proposed question; returns undefined at the end of the agenda. */
  openNext(agenda: Agenda): Promise<Question | undefined>;
  /** Turns ideas into entries of the draft. For a single answer, the first idea is chosen. */
  brainstorm(question: Question, ideas: readonly string[]): Promise<void>;
  /** Answers a follow-up with the game's answer or the first open option; another person sees it. */
  followUp(question: Question, own: OwnEvening): Promise<void>;
  /** Chooses a ready answer; another person sees it. */
  choose(question: Question): Promise<void>;
  /** Links two entries, and has the missing links filled in; another person sees them. */
  link(question: Question): Promise<void>;
}

/** Asks all questions of the agenda in order. */
export async function askEverything(group: Group, system: System, own: OwnEvening): Promise<void> {
  const agenda = agendaOf(system.form, draftShape(system));
  const asked: string[] = [];
  for (;;) {
    const question = await group.openNext(agenda);
    if (!question) break;
    const before = asked.filter((id) => id === question.id).length;
    asked.push(question.id);
    if (question.isReady) await group.choose(question);
    else if (question.isLinks) await group.link(question);
    else if (question.isFollowUp) await group.followUp(question, own);
    else await group.brainstorm(question, own.ideas?.[question.title]?.[before] ?? ideasFor(question, agenda));
  }
  expect(new Set(asked)).toEqual(new Set(agenda.questions.filter(({ isInCourse }) => isInCourse).map(({ id }) => id)));
}

/** Returns as many ideas as the agenda requires; the first of several is longer than a name. */
function ideasFor({ id, title, isSingle, nameMax }: Question, { course }: Agenda): readonly string[] {
  const enough = Math.max(2, ...course.map((stop) => (stop.question === id ? (stop.enough ?? 0) : 0)));
  const more = nameMax === undefined ? '' : `, and everything that comes with ${title.toLowerCase()} like this one`;
  return isSingle
    ? [title]
    : Array.from({ length: enough }, (_, i) => (i === 0 ? `${title} 1${more}` : `${title} ${i + 1}`));
}
