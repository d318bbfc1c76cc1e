import { asMarkdown } from '@/lib/kit/as-markdown';
import type { Block } from '@/lib/kit/blocks';
import type { Plan } from '@/lib/kit/plan';
import { bullets, flow, heading, prose, section, small, text } from '@/lib/kit/short-blocks';
import { labelled, written } from '@/lib/tabletop/labelled';
import { beforeYouStart, limitLines } from '@/lib/tabletop/table-talk';
import { counted, titled } from '@/lib/tabletop/wording';
import { writingTable } from '@/lib/tabletop/writing-table';
import { namesOf } from '../names';
import type { Siege } from '../schema';
import { DEGREE_LABELS, DEGREES } from '../vocabulary';
import { headed } from './input';
import { ABOUT } from './leaflet/beginning';

/** What everybody may know: the place with its plan, and what is known of the threat. */
export const playersBrief = headed({ id: 'players-brief', title: 'Where you are', audience: 'table' }, ({ body }) => {
  const { locale, threat, otherNpcs } = body;
  return [
    ...beforeYouStart(ABOUT),
    limitLines(2),
    heading(titled(locale.name, 'place'), 2),
    ...prose(locale.description),
    ...flow([
      ...section(
        titled(threat.name, 'threat'),
        2,
        listed(threat.knownFacts, ({ text: fact }) => fact),
      ),
      ...section(
        'Ways out, all shut',
        2,
        listed(locale.exits, ({ text: exit }) => exit),
      ),
      ...section(
        'What there is too little of',
        2,
        listed(locale.resources, ({ text: thing }) => thing),
      ),
      ...section('Who is not in here with you', 2, npcs(otherNpcs)),
    ]),
    ...plan(body),
  ];
});

function listed<Entry>(list: readonly Entry[], textOf: (entry: Entry) => string): readonly Block[] {
  const lines = written(list, textOf);
  return lines.length === 0 ? [] : [bullets(lines.map(asMarkdown))];
}

const npcs = (list: Siege['otherNpcs']): readonly Block[] =>
  list.length === 0 ? [] : [bullets(list.flatMap(({ name, role }) => labelled([titled(name, 'NPC'), role || '–'])))];

/** Parts of the place side by side, and what is in them; nobody says how they lie to each other. */
function plan(body: Siege): readonly Block[] {
  const { zones } = body.locale;
  if (zones.length === 0) return [];
  const names = namesOf(body).zones;
  return [
    heading('Plan of the place', 2),
    small('Draw doors, stairs and windows between the parts as you agree on them.'),
    {
      block: 'figure',
      figure: { figure: 'plan', plan: roomsApart(names), bare: true },
      alt: `Parts of the place, each alone: ${names.join(', ')}`,
      heightMm: Math.min(MOST_PLAN_MM, ROW_MM * Math.ceil(names.length / ROOMS_A_ROW)),
    },
    writingTable({
      name: 'part',
      columns: Object.entries({ Part: 3, 'What is there': 6, 'Who is there, and what has changed': 6 }),
      rows: zones.map(({ notes }, i) => [names[i] ?? '', notes.trim() || '–']),
      rowHeightMm: 8,
    }),
  ];
}

const ROOMS_A_ROW = 4;
const ROW_MM = 26;
const MOST_PLAN_MM = 150;
const ROOM = { width: 4, height: 2, gap: 1 } as const;

function roomsApart(names: readonly string[]): Plan {
  const rooms = names.map((label, i) => ({
    id: String(i),
    label,
    style: 'room' as const,
    x: (i % ROOMS_A_ROW) * (ROOM.width + ROOM.gap),
    y: Math.floor(i / ROOMS_A_ROW) * (ROOM.height + ROOM.gap),
    width: ROOM.width,
    height: ROOM.height,
  }));
  return { rooms, passages: [], wayOut: [], scale: '' };
}

/** What only the GM may know. */
export const gmBrief = headed({ id: 'gm-brief', title: 'What only the GM knows', audience: 'gm' }, ({ body }) => [
  ...flow([
    ...beforeYouStart(ABOUT),
    ...section('Your job', 2, [
      text(
        'The threat keeps the door shut and does little else. The evening has worked if people came to harm through each other: by what one did, and even more by what another left undone.',
      ),
      bullets([
        'Ask, do not prescribe. Whose dice went against a plan says why, and what that person did.',
        'A shot in the scuffle over the only gun does more than ten claws at the window.',
        'Stress is how you set the pace. Let something happen when talk goes round in circles, and give them a quiet hour when everybody is against everybody.',
        'The others in the same boat are yours. They have sheets and links like everybody, and are there from the beginning.',
        'Rule on each die as the cards say, or otherwise. Shared words are a hint, no more.',
      ]),
    ]),
    ...section(
      'Secrets',
      2,
      listed(body.threat.secrets, ({ text: secret }) => secret),
    ),
    ...section('Help from outside', 2, help(body)),
    ...section('Others, without numbers', 2, others(body)),
    ...section('Whom biases hit', 2, biases(body)),
    ...section('What comes of tasks', 2, results(body)),
  ]),
]);

const help = ({ siege: { rescueAfter } }: Siege): readonly Block[] =>
  rescueAfter === null
    ? []
    : [
        text(
          `It comes right after ${counted(rescueAfter, 'conflict')} of the night, and saves everybody who is alive.`,
        ),
      ];

const others = ({ otherNpcs }: Siege): readonly Block[] =>
  otherNpcs.flatMap(({ name, role, notes }) => [
    heading(titled(name, 'NPC'), 3),
    ...prose(asMarkdown(role)),
    ...prose(notes),
  ]);

const biases = ({ biasTargets }: Siege): readonly Block[] => {
  const lines = biasTargets.flatMap(({ bias, traits }) =>
    labelled([bias.trim() || 'Some bias', written(traits, ({ word }) => word).join(', ')]),
  );
  return lines.length === 0 ? [] : [bullets(lines)];
};

const results = (body: Siege): readonly Block[] =>
  body.tasks.flatMap(({ onDegree }, i) => {
    const lines = labelled(...DEGREES.map((degree) => [DEGREE_LABELS[degree], onDegree[degree]] as const));
    return lines.length === 0 ? [] : [heading(namesOf(body).tasks[i] ?? '', 3), bullets(lines)];
  });
