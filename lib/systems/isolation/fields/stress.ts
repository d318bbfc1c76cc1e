import { entry, group, list, optionalCount, within } from '@/lib/schema/fields';
import { number, text } from '@/lib/schema/short-fields';
import { EVENTS_MAX } from '../vocabulary';

/** Things that happen and change Stress, each of them once a night. */
export const stressEvents = (title: string, description: string, noun: string) =>
  list(
    entry(
      {
        text: text('What happens', 'A sentence to read out.', 'Something heavy lands on the roof, and stays there.'),
        delta: number('Stress', 'By how much Stress changes: noises about 1, a breach about 3.', within(-3, 3, 1)),
      },
      { title, description },
    ),
    { title, description, noun, max: EVENTS_MAX },
  );

/** How frayed everybody is. */
export const stress = group(
  {
    start: number(
      'Stress at the start',
      'The deeper the trouble, the higher. One to three suits most.',
      within(1, 99, 2),
    ),
    events: stressEvents('Stressful events', 'What the GM can let happen between conflicts.', 'event'),
    relief: stressEvents('Relief', 'Quiet hours, a voice on the radio: what takes Stress away.', 'relief'),
  },
  { title: 'Stress', description: 'How frayed everybody is.' },
);

/** How long it lasts (rules 15). */
export const siege = group(
  {
    sessions: number(
      'Sessions',
      'Evenings at the table. Between two of them links change and wounds heal.',
      within(1, 6, 2),
    ),
    conflictsPerSession: number('Conflicts in a session', 'After so many the session is over.', within(4, 20, 8)),
    rescueAfter: optionalCount({
      title: 'Help comes after',
      description: 'So many conflicts of the night, all sessions together; empty if nobody comes.',
      min: 1,
      max: 120,
    }),
  },
  { title: 'How long it lasts', description: 'All sessions together are one night.' },
);
