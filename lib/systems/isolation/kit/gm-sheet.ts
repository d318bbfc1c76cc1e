import { asMarkdown } from '@/lib/kit/as-markdown';
import type { Block } from '@/lib/kit/blocks';
import { sections, small } from '@/lib/kit/short-blocks';
import { nowTrue } from '@/lib/tabletop/table-talk';
import { counted, joined } from '@/lib/tabletop/wording';
import { writingGrid, writingTable } from '@/lib/tabletop/writing-table';
import { eventsOf, namesOf } from '../names';
import type { Siege } from '../schema';
import { difficultyName, doneWith, needsOf, stressChange, thenOf } from './cards';
import { makers } from './input';
import { DEGREE_TABLE } from './leaflet/conflict';

const CHANGES = { 'After conflict': 2, Pair: 4, 'Links that came or went': 8 };

/** What the GM looks up and writes down in play. */
export const gmSheet = makers.headed('gm-sheet', 'GM sheet', 'gm', ({ body }) => [
  ...sections({
    Tasks: body.tasks.length > 0 && tasks(body),
    Degrees: DEGREE_TABLE,
    'Stress after each conflict': stress(body),
    'What can happen, each once a night': happenings(body),
    'Changes of the map': writingTable('change', CHANGES, 6),
  }),
  nowTrue(4),
]);

const tasks = (body: Siege): Block =>
  writingTable(
    'task',
    { Task: 5, Difficulty: 3, Needs: 4, 'Done with': 3, Then: 3, Done: [1.2, 'check'], Shut: [1.2, 'check'] },
    body.tasks.map((task, i) => [
      namesOf(body).tasks[i] ?? '',
      `${difficultyName(task)}${task.dangerous ? ', dangerous' : ''}`,
      joined(needsOf(task, body)) || '–',
      doneWith(task),
      thenOf(task) || '–',
    ]),
  );

/** A box for each conflict. */
function stress({ stress: { start }, siege: { sessions, conflictsPerSession, rescueAfter } }: Siege): readonly Block[] {
  const help = rescueAfter === null ? '' : ` Help comes after ${counted(rescueAfter, 'conflict')} of the night.`;
  const columns = Array.from({ length: conflictsPerSession }, (_, i) => [String(i + 1), 1] as const);
  const rows = Array.from({ length: sessions }, (_, i) => `Session ${i + 1}`);
  return [small(`It begins at ${start}.${help}`), writingGrid('stress', [['', 3], ...columns], rows)];
}

/** Reliefs too, which have no card. */
function happenings(body: Siege): readonly Block[] {
  const items = eventsOf(body).map(({ text, delta }, i) => ({
    name: `happened-${i + 1}`,
    markdown: `${asMarkdown(text) || '…'} **${asMarkdown(stressChange(delta))}**`,
  }));
  return items.length === 0 ? [] : [{ block: 'list', marker: 'checkbox', items }];
}
