import { asMarkdown, paragraphs } from '@/lib/kit/as-markdown';
import { CARD_SIZES, cardBlank } from '@/lib/kit/blank';
import { strip } from '@/lib/kit/blanks/flat';
import type { IconName, Tone } from '@/lib/kit/blocks';
import type { Face, TextFace } from '@/lib/kit/faces';
import type { Part } from '@/lib/kit/kit-spec';
import { parsePicture } from '@/lib/kit/picture';
import { cardPart } from '@/lib/tabletop/card-texts';
import { labelled, written } from '@/lib/tabletop/labelled';
import { trackStrip } from '@/lib/tabletop/track-strip';
import { joined } from '@/lib/tabletop/wording';
import { namesOf } from '../names';
import type { Character, Siege, StressEvent, Task } from '../schema';
import {
  COLOUR_LABELS,
  type Colour,
  DEGREE_LABELS,
  DIFFICULTY_NAMES,
  LINK_KINDS,
  STANCE_LABELS,
  STANCES,
} from '../vocabulary';
import { makers, STANCE_LOOKS } from './input';

const { cardsPiece, cutPiece } = makers;

export const STRIPS_EACH = 3;
export const STRIP_MM = { widthMm: 65, heightMm: 15 } as const;
export const TOKEN_MM = { widthMm: 25, heightMm: 36 } as const;
export const CARDS = { task: CARD_SIZES.poker, event: CARD_SIZES.mini, stance: CARD_SIZES.mini } as const;

/** To write a reason on and lay between two people, three a pair and colour. */
export const strips = LINK_KINDS.map(({ value, title, look }) =>
  cutPiece(
    { id: `${value}-links`, title: `${title} link strips`, audience: 'table' },
    value === 'green' ? 'GL' : 'RL',
    () => strip(STRIP_MM),
    ({ pairs }) =>
      pairs.map(({ title: pair }, i) => ({
        id: `${value}-${i + 1}`,
        title: pair,
        copies: STRIPS_EACH,
        faces: [{ face: 'slip', tone: TONES[value], line: look, label: COLOUR_LABELS[value], title: pair }],
      })),
  ),
);

const TONES: Readonly<Record<Colour, Tone>> = { green: 'exit', red: 'alarm' };

const WOUNDS = [
  { level: 'Injured', tone: 'hazard', icon: 'game-icons:arm-sling' },
  { level: 'Dying', tone: 'alarm', icon: 'game-icons:heart-beats' },
] as const;

/** Two wounds for each of the cast, and what points at the number on the Stress track. */
export const tokens = cutPiece(
  { id: 'tokens', title: 'Wound tokens and Stress marker', audience: 'table' },
  'TK',
  () => cardBlank(TOKEN_MM),
  ({ body, names }) => [
    ...body.cast.flatMap((person, i) =>
      woundFaces(person, names[i] ?? '').map((face): Part => cardPart(`${face.title}-${i + 1}`, face)),
    ),
    { id: 'marker', title: 'Stress marker', copies: 1, faces: [{ face: 'pointer', tone: 'service' }] },
  ],
);

export const woundFaces = ({ face }: Pick<Character, 'face'>, name: string) =>
  WOUNDS.map(
    ({ level, tone, icon }) =>
      ({
        face: 'emblem',
        tone,
        ...(parsePicture(face).kind === 'art' ? { art: face } : { icon }),
        title: level,
        note: name,
      }) as const satisfies Face,
  );

const LAST_STRESS = 12;

/** Above 12 the number is written down. */
export const stressTrack = trackStrip(
  makers,
  { id: 'stress-track', title: 'Stress track', audience: 'table' },
  'ST',
  () => ({
    title: 'Stress',
    labels: Array.from({ length: LAST_STRESS + 1 }, (_, i) => String(i)),
  }),
);

/** To show what somebody decides, and what follows from it. */
export const stanceCards = cardsPiece(
  { id: 'stance-cards', title: 'Stance cards', audience: 'player' },
  'SC',
  CARDS.stance,
  ({ players }) => STANCES.map((stance) => ({ ...cardPart(stance, STANCE_FACES[stance]), copies: players.length })),
);

const stanceFace = (stance: keyof typeof STANCE_LOOKS, open: string, ...markdown: readonly string[]): TextFace => ({
  face: 'text',
  ...STANCE_LOOKS[stance],
  kicker: 'Stance',
  title: STANCE_LABELS[stance],
  markdown: paragraphs(...markdown),
  footer: open,
});

const STANCE_FACES = {
  cooperate: stanceFace(
    'cooperate',
    '2 or more above',
    'Your green evens help.',
    'You may be wounded if it fails. A clear success makes friends.',
  ),
  neutral: stanceFace(
    'neutral',
    'From 1 below to 1 above',
    'Your dice do nothing.',
    'You may be wounded all the same. What goes wrong is held against you.',
  ),
  hostile: stanceFace(
    'hostile',
    'Always open',
    'Your red odds get in the way.',
    'No wound of this conflict is yours. A clear failure makes enemies.',
  ),
} as const;

/** What can be tried; how hard it is stands with the GM, unless that is open. */
export const taskCards = cardsPiece(
  { id: 'task-cards', title: 'Task cards', audience: 'table' },
  'TA',
  CARDS.task,
  ({ body }) => body.tasks.map((task, i) => cardPart(`task-${task.id}`, taskFace(task, i, body))),
);

export const taskFace = (task: Task, place: number, body: Siege): TextFace => ({
  face: 'text',
  kicker: task.dangerous ? 'Dangerous task' : 'Task',
  ...(task.dangerous
    ? { icon: 'game-icons:hazard-sign', tone: 'alarm' }
    : { icon: 'game-icons:hammer-nails', tone: 'service' }),
  title: namesOf(body).tasks[place] ?? '',
  markdown: paragraphs(
    ...labelled(['Needs', joined(needsOf(task, body))]),
    `${DONE_WITH[task.from]} ${thenOf(task)}`,
    ...(task.repeatable ? [] : ['One try for the whole night.']),
    ...labelled(
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
  `${DIFFICULTY_NAMES[difficulty - 1]}, ${difficulty === 1 ? '1 die' : `${difficulty} dice`}`;

const DONE_WITH: Readonly<Record<Task['from'], string>> = {
  partialSuccess: 'Any success does it.',
  basicSuccess: `Takes a ${DEGREE_LABELS.basicSuccess} or better.`,
  completeSuccess: `Takes a ${DEGREE_LABELS.completeSuccess}.`,
};

/** What happens once it is done; '' if nothing does by itself. */
export function thenOf({ ends, everybody }: Pick<Task, 'ends' | 'everybody'>): string {
  if (ends === 'over') return '**The threat is gone, and everybody is safe.**';
  if (ends === 'nothing') return '';
  return everybody ? '**Everybody gets out.**' : '**Who did it and who helped get out.**';
}

const EVENTS = [
  {
    id: 'event',
    kicker: 'Event',
    icon: 'game-icons:screaming',
    tone: 'hazard',
    of: ({ stress }: Siege) => stress.events,
  },
  {
    id: 'escalation',
    kicker: 'Escalation',
    icon: 'game-icons:barricade',
    tone: 'alarm',
    of: ({ threat }: Siege) => threat.escalation,
  },
] as const;

/** What the GM can let happen, to be shown when it does; reliefs have no card. */
export const eventCards = cardsPiece(
  { id: 'event-cards', title: 'Event cards', audience: 'gm' },
  'EV',
  CARDS.event,
  ({ body }) => eventFaces(body).map(({ id, event, face }) => cardPart(`${id}-${event.id}`, face)),
);

/** Stressful events, then escalations. */
export const eventFaces = (body: Siege) =>
  EVENTS.flatMap(({ id, of, ...look }) =>
    of(body).map((event, i) => ({ id, event, face: eventFace(event, { ...look, kicker: `${look.kicker} ${i + 1}` }) })),
  );

const eventFace = (
  { text, delta }: StressEvent,
  look: { readonly kicker: string; readonly icon: IconName; readonly tone: Tone },
): TextFace => ({
  face: 'text',
  ...look,
  title: stressChange(delta),
  markdown: asMarkdown(text),
  footer: 'Once a night',
});

/** "Stress +2". */
export const stressChange = (delta: number): string => `Stress ${delta < 0 ? '−' : '+'}${Math.abs(delta)}`;
