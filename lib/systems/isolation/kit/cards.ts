import { asMarkdown, paragraphs } from '@/lib/kit/as-markdown';
import { CARD_SIZES } from '@/lib/kit/blank';
import type { TextFace } from '@/lib/kit/faces';
import { cardPart } from '@/lib/tabletop/card-texts';
import { labelled, written } from '@/lib/tabletop/labelled';
import { counted, joined } from '@/lib/tabletop/wording';
import { namesOf } from '../names';
import type { Siege, StressEvent, Task } from '../schema';
import { DEGREE_LABELS, DIFFICULTY_NAMES } from '../vocabulary';
import { makers } from './input';

export const CARDS = { task: CARD_SIZES.poker, event: CARD_SIZES.mini } as const;

/** What can be tried; how hard it is stands with the GM, unless that is open. */
export const taskCards = makers.cardsPiece(
  { id: 'task-cards', title: 'Task cards', audience: 'table' },
  'TA',
  CARDS.task,
  ({ body }) => body.tasks.map((task, i) => cardPart(`task-${task.id}`, taskFace(task, i, body))),
);

export const taskFace = (task: Task, place: number, body: Siege): TextFace => ({
  face: 'text',
  kicker: task.dangerous ? 'Dangerous task' : 'Task',
  icon: task.dangerous ? 'game-icons:hazard-sign' : 'game-icons:hammer-nails',
  tone: task.dangerous ? 'alarm' : 'service',
  title: namesOf(body).tasks[place] ?? '',
  markdown: paragraphs(
    ...labelled(
      ['Needs', joined(needsOf(task, body))],
      ['Done with', doneWith(task)],
      ['Then', thenOf(task)],
      ['Profession', wordsOf(task.professions)],
      ['Serves', wordsOf(task.serves)],
      ['Violates', wordsOf(task.violates)],
      ['Labels', wordsOf(task.labels)],
    ),
  ),
  footer: body.options.openDifficulty ? `Difficulty: ${difficultyName(task)}` : 'The GM knows how hard it is',
});

const wordsOf = (list: Task['labels']) => written(list, ({ word }) => word).join(', ');

/** Titles of the tasks that have to be done first. */
export function needsOf({ requires }: Task, body: Siege): readonly string[] {
  const titles = namesOf(body).tasks;
  return requires.flatMap(({ task }) => titles[body.tasks.findIndex(({ id }) => id === task)] ?? []);
}

/** "Hard, 3 dice". */
export const difficultyName = ({ difficulty }: Task): string =>
  `${DIFFICULTY_NAMES[difficulty - 1]}, ${counted(difficulty, 'die', 'dice')}`;

/** "Basic Success or better, one try". */
export const doneWith = ({ from, repeatable }: Task): string => `${ENOUGH[from]}${repeatable ? '' : ', one try'}`;

const ENOUGH: Readonly<Record<Task['from'], string>> = {
  partialSuccess: 'any success',
  basicSuccess: `${DEGREE_LABELS.basicSuccess} or better`,
  completeSuccess: DEGREE_LABELS.completeSuccess,
};

/** What happens once it is done; '' if nothing does by itself. */
export function thenOf({ ends, everybody }: Task): string {
  if (ends === 'nothing') return '';
  if (ends === 'over') return 'the threat is gone';
  return everybody ? 'everybody gets out' : 'who did it and who helped get out';
}

/** What the GM can let happen, to be shown when it does; reliefs have no card. */
export const eventCards = makers.cardsPiece(
  { id: 'event-cards', title: 'Event cards', audience: 'gm' },
  'EV',
  CARDS.event,
  ({ body }) => [
    ...body.stress.events.map((event, i) => cardPart(`event-${event.id}`, eventFace(event, i, 'Event'))),
    ...body.threat.escalation.map((event, i) => cardPart(`escalation-${event.id}`, eventFace(event, i, 'Escalation'))),
  ],
);

export const eventFace = ({ text, delta }: StressEvent, place: number, kind: 'Event' | 'Escalation'): TextFace => ({
  face: 'text',
  kicker: `${kind} ${place + 1}`,
  icon: kind === 'Event' ? 'game-icons:screaming' : 'game-icons:barricade',
  tone: kind === 'Event' ? 'hazard' : 'alarm',
  title: stressChange(delta),
  markdown: asMarkdown(text),
  footer: 'Once a night',
});

/** "Stress +2". */
export const stressChange = (delta: number): string => `Stress ${delta < 0 ? '−' : '+'}${Math.abs(delta)}`;
