import { asMarkdown } from '@/lib/kit/as-markdown';
import type { Block } from '@/lib/kit/blocks';
import { section, small } from '@/lib/kit/short-blocks';
import { nowTrue } from '@/lib/tabletop/table-talk';
import { counted, joined } from '@/lib/tabletop/wording';
import { emptyRows, writingTable } from '@/lib/tabletop/writing-table';
import { namesOf } from '../names';
import type { Siege } from '../schema';
import { DEGREE_LABELS } from '../vocabulary';
import { difficultyName, needsOf, stressChange } from './cards';
import { headed } from './input';
import { degreeTable } from './leaflet/conflict';

const MAP_CHANGES = 8;
/** More boxes than this in a row are too narrow to write in. */
const BOXES_A_ROW = 10;

/** What the GM looks up and writes down in play. */
export const gmSheet = headed({ id: 'gm-sheet', title: 'GM sheet', audience: 'gm' }, ({ body }) => [
  ...section('Tasks', 2, tasks(body)),
  ...section('Degrees', 2, [degreeTable()]),
  ...section('Stress after each conflict', 2, stress(body)),
  ...section('What can happen, each once a night', 2, happenings(body)),
  ...section('Changes of the map', 2, [
    writingTable({
      name: 'change',
      columns: Object.entries({ 'After conflict': 2, Pair: 4, 'Links that came or went': 8 }),
      rows: emptyRows(MAP_CHANGES),
      rowHeightMm: 8,
    }),
  ]),
  nowTrue(6),
]);

const tasks = (body: Siege): readonly Block[] =>
  body.tasks.length === 0
    ? []
    : [
        writingTable({
          name: 'task',
          columns: [
            ...Object.entries({ Task: 5, Difficulty: 3, Needs: 4, 'Done with': 3, Then: 3 }),
            ['Done', 1.2, 'check'],
            ['Shut', 1.2, 'check'],
          ],
          rows: body.tasks.map((task, i) => [
            namesOf(body).tasks[i] ?? '',
            `${difficultyName(task)}${task.dangerous ? ', dangerous' : ''}`,
            joined(needsOf(task, body)) || '–',
            `${DEGREE_LABELS[task.from]}${task.repeatable ? '' : ', one try'}`,
            task.ends === 'out' && task.everybody ? 'everybody is out' : THEN[task.ends],
          ]),
        }),
      ];

const THEN: Readonly<Record<Siege['tasks'][number]['ends'], string>> = {
  nothing: '–',
  out: 'they are out',
  over: 'it is over',
};

/** A box for each conflict, by session. */
function stress({ stress: { start }, siege: { sessions, conflictsPerSession, rescueAfter } }: Siege): readonly Block[] {
  const rows = Array.from({ length: sessions }, (_, session) =>
    Array.from({ length: Math.ceil(conflictsPerSession / BOXES_A_ROW) }, (_, part) => ({
      session,
      first: part * BOXES_A_ROW,
    })),
  ).flat();
  const broad = Math.min(BOXES_A_ROW, conflictsPerSession);
  return [
    small(
      `It begins at ${start}. ${counted(sessions, 'session')} of ${counted(conflictsPerSession, 'conflict')}${rescueAfter === null ? '' : `; help comes after ${counted(rescueAfter, 'conflict')} of the night`}.`,
    ),
    writingTable({
      name: 'stress',
      columns: [['Conflicts', 2], ...Array.from({ length: broad }, () => ['', 1] as const)],
      rows: rows.map(({ session, first }) => {
        const from = session * conflictsPerSession + first;
        return [`${from + 1} to ${from + Math.min(broad, conflictsPerSession - first)}`];
      }),
    }),
  ];
}

function happenings({ stress: { events, relief }, threat: { escalation } }: Siege): readonly Block[] {
  const all = [...events, ...escalation, ...relief];
  if (all.length === 0) return [];
  return [
    {
      block: 'list',
      marker: 'checkbox',
      items: all.map(({ text, delta }, i) => ({
        name: `happened-${i + 1}`,
        markdown: `${asMarkdown(text) || 'Something'} **${asMarkdown(stressChange(delta))}**`,
      })),
    },
  ];
}
