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
import { DEGREE_LABELS, DEGREES } from '../vocabulary';
import { makers, wordsOf } from './input';
import { ABOUT } from './rules-leaflet';

/** Brief for everyone: the place with its plan, and the known facts of the threat. */
export const playersBrief = makers.headed('players-brief', 'Where you are', 'table', ({ body }) => [
  ...beforeYouStart(ABOUT),
  heading(titled(body.locale.name, 'place'), 2),
  ...prose(body.locale.description),
  ...flow([
    ...section(titled(body.threat.name, 'threat'), 2, listed(textsOf(body.threat.knownFacts))),
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

export const gmBrief = makers.headed('gm-brief', 'What only the GM knows', 'gm', ({ body, body: { siege } }) =>
  flow([
    ...beforeYouStart(ABOUT),
    ...sections({
      'Your job': [
        'The threat keeps the door shut and does little else. The evening has worked if people came to harm through each other: by what one of them did, and even more by what another left undone.',
        'Ask, and prescribe nothing. The player of somebody Neutral or Hostile says why, and what that person did.',
        'Prefer a shot in the scuffle over the only gun to ten claws at the window.',
        'Stress sets the pace. Let something happen when talk goes round in circles, and give them a quiet hour when everybody is against everybody.',
        'The rest of the cast is yours. They have sheets and links like everybody, and are there from the beginning.',
        'Rule on each die as the cards say, or otherwise. Shared words are a hint, no more.',
      ],
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
);

const others = ({ otherNpcs }: Siege): readonly Block[] =>
  otherNpcs.flatMap(({ name, role, notes }) => [heading(titled(name, 'NPC'), 3), ...texts(asMarkdown(role), notes)]);

const results = (body: Siege): readonly Block[] =>
  body.tasks.flatMap(({ onDegree }, i) => {
    const lines = labelled(...DEGREES.map((degree) => [DEGREE_LABELS[degree], onDegree[degree]] as const));
    return section(namesOf(body).tasks[i] ?? '', 3, listed(lines));
  });
