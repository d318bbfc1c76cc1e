import { asMarkdown } from '@/lib/kit/as-markdown';
import type { Block } from '@/lib/kit/blocks';
import { roomsApart } from '@/lib/kit/plan';
import { flow, heading, listed, prose, section, sections, small, texts } from '@/lib/kit/short-blocks';
import { labelled, written } from '@/lib/tabletop/pieces/pictured';
import { beforeYouStart } from '@/lib/tabletop/pieces/table-talk';
import { writingTable } from '@/lib/tabletop/pieces/writing-table';
import { counted, titled } from '@/lib/tabletop/words/wording';
import { namesOf } from '../names';
import type { Siege } from '../schema';
import { DEGREE_LABELS, DEGREES, EMBEDDING_LABELS, NATURE_LABELS } from '../vocabulary';
import { makers, wordsOf } from './input';
import { ABOUT } from './rules-leaflet';

/** Brief for everyone: the place with its plan, and the known facts of the threat. */
export const playersBrief = makers.headed('players-brief', 'Where you are', 'table', ({ body }) => [
  ...beforeYouStart(ABOUT),
  heading(titled(body.locale.name, 'place'), 2),
  ...prose(body.locale.description),
  ...flow([
    ...section(
      titled(body.threat.name, 'threat'),
      2,
      listed([
        ...labelled(
          ['Nature', NATURE_LABELS[body.threat.nature]],
          ['Where it is', EMBEDDING_LABELS[body.threat.embedding]],
        ),
        ...textsOf(body.threat.knownFacts),
      ]),
    ),
    ...sections({
      'Ways out, all shut': textsOf(body.locale.exits),
      'What there is too little of': textsOf(body.locale.resources),
      'Who is not in here with you': body.otherNpcs.flatMap(({ name, role }) =>
        labelled([titled(name, 'NPC'), role || '–']),
      ),
    }),
  ]),
  ...plan(body),
]);

const textsOf = (list: Siege['locale']['exits']) => written(list, (entry) => entry.text).map(asMarkdown);

const PLAN_MM = 110;
const PART = { Part: 3, 'What is there': 6, 'Who is there, and what has changed': 6 };

/** Parts of the place side by side, since the file has no positions, and a table of their contents. */
function plan(body: Siege): readonly Block[] {
  const names = namesOf(body).zones;
  const rows = body.locale.zones.map(({ notes }, i) => [names[i] ?? '', notes.trim() || '–']);
  if (names.length === 0) return [];
  return [
    { block: 'break' },
    heading('Plan of the place', 2),
    small('Draw doors, stairs and windows as you agree on them.'),
    {
      block: 'figure',
      figure: { figure: 'plan', plan: roomsApart(names), bare: true },
      alt: `Parts of the place, each by itself: ${names.join(', ')}`,
      heightMm: PLAN_MM,
    },
    writingTable('part', PART, rows),
  ];
}

const GM_BRIEF = { id: 'gm-brief', title: 'What only the GM knows', audience: 'gm' } as const;

/** In small type, because results of tasks are long. */
export const gmBrief = makers.documentPiece(
  GM_BRIEF,
  ({ body, body: { siege } }) => [
    heading(GM_BRIEF.title),
    ...flow([
      ...beforeYouStart(ABOUT),
      ...sections({
        'Your job': [
          'The threat keeps the door shut and does little else. People should come to harm through each other: by what one did, and even more by what another left undone.',
          'Ask, and prescribe nothing. The player of somebody Neutral or Hostile says why, and what that person did.',
          'Prefer a shot in the scuffle over the only gun to ten claws at the window.',
          'Stress sets the pace. Let something happen when talk goes round in circles, and a quiet hour pass when everybody is against everybody.',
          'The rest of the cast is yours, and there from the beginning. They take stances like everybody, and propose something only if you say so.',
          'Rule on each die as the cards say, or otherwise. Shared words are a hint. When a task is tried again, you may name another Difficulty.',
        ],
        'How to run the threat': [NATURE_ADVICE[body.threat.nature], EMBEDDING_ADVICE[body.threat.embedding]],
        Secrets: textsOf(body.threat.secrets),
        'Help from outside':
          siege.rescueAfter !== null &&
          `It comes right after ${counted(siege.rescueAfter, 'conflict')} of the night. Everybody alive inside is safe then.`,
        'Others, without numbers': others(body),
        'Whom biases hit': body.biasTargets.flatMap(({ bias, traits }) =>
          labelled([bias.trim() || 'Some bias', wordsOf(traits)]),
        ),
        'What comes of tasks': results(body),
      }),
    ]),
  ],
  { small: true },
);

const NATURE_ADVICE: Readonly<Record<Siege['threat']['nature'], string>> = {
  creature: 'Creatures are after something: let people find out what draws them.',
  weather: 'Weather wants nothing. It takes warmth, light and ways out.',
  people: 'People can be talked to. Let them offer what suits one of the cast and ruins another.',
  place: 'The place gives way, part after part, and everybody has to sit closer.',
  temptation: 'Nothing attacks. Leave it where all can see it, and let more than one person need it.',
  custom: 'Decide before play what it will do next, and what it never does.',
};

const EMBEDDING_ADVICE: Readonly<Record<Siege['threat']['embedding'], string>> = {
  external: 'It is outside. A failure may bring it a step closer.',
  locale: 'It is the place: no part is safe for long, and no door keeps it out.',
  cast: 'It is among the cast: whoever shuts the door shuts it in.',
};

const others = ({ otherNpcs }: Siege): readonly Block[] =>
  otherNpcs.flatMap(({ name, role, notes }) => [heading(titled(name, 'NPC'), 3), ...texts(asMarkdown(role), notes)]);

const results = (body: Siege): readonly Block[] =>
  body.tasks.flatMap(({ onDegree }, i) => {
    const lines = labelled(...DEGREES.map((degree) => [DEGREE_LABELS[degree], onDegree[degree]] as const));
    return section(namesOf(body).tasks[i] ?? '', 3, listed(lines));
  });
