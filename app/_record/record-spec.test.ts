import { expect, it } from 'vitest';
import type { RecordedIdea, TableRecord } from '@/lib/table/record';
import { nodeAssets } from '@/templates/assets/node';
import { renderReport } from '@/templates/reports/render-report';
import { readPdfText } from '@/test/support/read-pdf';
import { recordSpec } from './record-spec';

const idea = (text: string, more: Partial<RecordedIdea> = {}): RecordedIdea => ({
  id: text,
  text,
  fate: 'kept',
  keep: 3,
  drop: 1,
  settledBy: null,
  drawn: null,
  same: [],
  ...more,
});

const dropped = idea('A singing airlock', { fate: 'dropped', same: ['A door that hums', 'A choir of doors'] });
const RECORD: TableRecord = {
  title: 'The drowned lift',
  startedAt: Date.UTC(2026, 0, 2, 19, 30),
  isFinished: false,
  people: [{ id: 'p', name: 'Zoë', role: 'gm' }],
  unnamed: 3,
  declined: 2,
  questions: [
    {
      id: 'where',
      title: 'The place',
      ask: 'Where are they trapped?',
      rounds: [
        {
          round: 1,
          openedAt: Date.UTC(2026, 0, 2, 19, 40),
          anonymous: true,
          ideas: [
            idea('A lift\nunder the sea', { author: 'Zoë', fate: 'placed', placedIn: 'The title' }),
            idea('Съемка 🐙', { settledBy: 'card', drawn: { keep: 'QS', drop: '10H' } }),
            dropped,
          ],
        },
        { round: 2, openedAt: Date.UTC(2026, 0, 2, 20, 0), anonymous: false, ideas: [] },
      ],
    },
  ],
  parked: [{ ...dropped, question: 'The place' }],
};

it('prints a record with every word of it', { timeout: 120_000 }, async () => {
  const bytes = await renderReport(recordSpec(RECORD, 'Some game'), nodeAssets());
  const text = (await readPdfText(bytes)).join(' ').replace(/\s+/g, ' ');
  for (const said of [
    'Record of a table · Some game',
    'The drowned lift',
    '2 January 2026',
    '3 ideas, 1 of them in the draft, 1 in the parking lot.',
    'The table is still open',
    'Took part: Zoë (GM), 2 more who preferred not to be named, and 1 more.',
    'Where are they trapped?',
    'without names',
    'In the draft',
    'A lift under the sea',
    'By Zoë. 3 to keep, 1 to drop. Placed in The title',
    'Съемка 🐙',
    'the Queen of spades was drawn to keep it, the 10 of hearts to drop it',
    'The same: A door that hums · A choir of doors',
    'Nothing was sent, or it moved to a later round.',
    'A singing airlock (The place)',
  ])
    expect(text).toContain(said);
});
