import type { FollowUp, Form, Prompt, ReadyQuestion, Slot } from '@/lib/contract/form';

/** What a table can be asked: a slot or a follow-up of the game's form, with the step it is written at. */
export interface Question {
  readonly id: string;
  readonly title: string;
  readonly ask: string;
  readonly step: { readonly id: string; readonly title: string };
  readonly prompts: readonly Prompt[];
  /** Whether it is part of the game's course; the others come afterwards. */
  readonly isInCourse: boolean;
  /** Whether only one answer can stand. */
  readonly isSingle: boolean;
  /** Whether it is answered into the draft at once, entry by entry, and not by ideas. */
  readonly isFollowUp: boolean;
  /** Whether that is done by choosing one of the game's ready answers. */
  readonly isReady?: boolean;
  /** Where ideas become entries, and what these hold from the start. */
  readonly entries?: Pick<Place, 'path' | 'given'>;
  /** How long the name may be that an idea gets when it is placed; its words become the entry's text. */
  readonly nameMax?: number;
}

/** Where an idea goes, by its path from the draft's root. */
export type Place = Omit<Slot, 'prompts'>;

/** Every scenario has a title, whatever its game asks. */
const TITLE: Place = {
  id: 'title',
  title: 'Title',
  ask: 'What will you call it all?',
  path: ['title'],
  isSingle: true,
};

/** All slots of a form as places in a draft. */
export const placesOf = ({ steps }: Form): readonly Place[] => [
  ...steps.flatMap(({ slots }) => slots.map(fromRoot)),
  TITLE,
];

const fromRoot = ({ prompts: _, ...slot }: Slot): Place => ({
  ...slot,
  path: ['body', ...slot.path],
  ...(slot.marks && { marks: ['body', ...slot.marks] }),
});

/** In the order of the course; what it leaves out comes afterwards, in the form's order. */
export function questionsOf({ steps, course }: Form): readonly Question[] {
  const order = [...new Set(course.map(({ question }) => question))];
  const rank = new Map(order.map((id, i) => [id, i]));
  const [first] = steps;
  const all = [
    ...steps.flatMap(({ id, title, slots, followUps = [], ready = [] }) => [
      ...ready.map((question) => ({ ...followUpOf(question, { id, title }), isReady: true })),
      ...slots.map((slot) => questionOf(slot, { id, title })),
      ...followUps.map((followUp) => followUpOf(followUp, { id, title })),
    ]),
    ...(first ? [questionOf({ ...TITLE, prompts: [] }, { id: first.id, title: TITLE.title })] : []),
  ].map((question) => ({ ...question, isInCourse: rank.has(question.id) }));
  return all.toSorted((a, b) => (rank.get(a.id) ?? order.length) - (rank.get(b.id) ?? order.length));
}

const questionOf = (slot: Slot, step: Question['step']): Omit<Question, 'isInCourse'> => {
  const { id, title, ask, prompts, isSingle = false, field, path, given } = slot;
  const entries = field === undefined ? {} : { entries: { path: ['body', ...path], ...(given && { given }) } };
  return { id, title, ask, step, prompts, isSingle, isFollowUp: false, ...entries };
};

const followUpOf = (
  { id, title, ask }: FollowUp | ReadyQuestion,
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

/** What a question is called in a list of all of them. */
export const nameQuestion = ({ title, step }: Pick<Question, 'title' | 'step'>): string =>
  step.title === title ? title : `${step.title}: ${title}`;

/** Ids of all that is answered into the draft at once. */
export const idsAnsweredAtOnce = ({ steps }: Form): ReadonlySet<string> =>
  new Set(steps.flatMap(({ followUps = [], ready = [] }) => [...followUps, ...ready].map(({ id }) => id)));
