import { asMarkdown } from '@/lib/kit/as-markdown';
import { CARD_SIZES } from '@/lib/kit/blank';
import { type TypedCard, typedCards } from '@/lib/tabletop/cards/card-texts';
import { labelledText } from '@/lib/tabletop/pieces/pictured';
import { counted, isBlank, joined } from '@/lib/tabletop/words/wording';
import { namesOf } from '../names';
import type { Siege, Task } from '../schema';
import { DEGREE_LABELS, DIFFICULTY_NAMES } from '../vocabulary';
import { makers, wordsOf } from './input';

/** Cards for tasks. They show the Difficulty only if it is open. */
export const taskCards = typedCards(
  makers,
  { id: 'task-cards', title: 'Task cards', audience: 'table', code: 'TA', size: CARD_SIZES.poker },
  (body) =>
    body.tasks.map((task, i) => ({
      id: `task-${task.id}`,
      path: ['tasks', task.id],
      name: task.title,
      nameIn: 'title',
      words: isBlank(task.text) ? 'professions' : 'text',
      face: {
        face: 'text',
        kicker: task.dangerous ? 'Dangerous task' : 'Task',
        icon: task.dangerous ? 'game-icons:hazard-sign' : 'game-icons:hammer-nails',
        tone: task.dangerous ? 'alarm' : 'service',
        title: namesOf(body).tasks[i] ?? '',
        markdown: task.text,
        rule: labelledText({
          Needs: joined(needsOf(task, body)),
          'Done with': doneWith(task),
          Then: thenOf(task),
          Profession: wordsOf(task.professions),
          Serves: wordsOf(task.serves),
          Violates: wordsOf(task.violates),
          Labels: wordsOf(task.labels),
        }),
        footer: body.options.openDifficulty ? `Difficulty: ${difficultyName(task)}` : 'The GM knows how hard it is',
      },
    })),
);

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

/** Consequence of completing the task; '' if there is none. */
export function thenOf({ ends, everybody }: Task): string {
  if (ends === 'nothing') return '';
  if (ends === 'over') return 'the threat is gone';
  return everybody ? 'everybody gets out' : 'who did it and who helped get out';
}

/** Cards for events and escalations, shown when they happen. Reliefs have no cards. */
export const eventCards = typedCards(
  makers,
  { id: 'event-cards', title: 'Event cards', audience: 'gm', code: 'EV', size: CARD_SIZES.mini },
  ({ stress, threat }) => [
    ...happening(EVENT, ['stress', 'events'], stress.events),
    ...happening(ESCALATION, ['threat', 'escalation'], threat.escalation),
  ],
);

const EVENT = { kicker: 'Event', icon: 'game-icons:screaming', tone: 'hazard' } as const;
const ESCALATION = { kicker: 'Escalation', icon: 'game-icons:barricade', tone: 'alarm' } as const;

const happening = (
  { kicker, ...look }: typeof EVENT | typeof ESCALATION,
  path: TypedCard['path'],
  events: Siege['stress']['events'],
) =>
  events.map(
    ({ id, text, delta }, i): TypedCard => ({
      id: `${kicker.toLowerCase()}-${id}`,
      path: [...path, id],
      name: '',
      words: 'text',
      face: {
        face: 'text',
        kicker: `${kicker} ${i + 1}`,
        ...look,
        title: stressChange(delta),
        markdown: asMarkdown(text),
        footer: 'Once a night',
      },
    }),
  );

/** "Stress +2". */
export const stressChange = (delta: number): string => `Stress ${delta < 0 ? '−' : '+'}${Math.abs(delta)}`;
