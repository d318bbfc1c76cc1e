import { within } from '@/lib/schema/fields';
import { item, many, maybeNumber, number, part, text } from '@/lib/schema/short-fields';

const what = text('What happens', 'A sentence to read out.', 'Something heavy lands on the roof, and stays there.');
const delta = number('Stress', 'By how much Stress changes: noises about 1, a breach about 3.', within(-3, 3, 1));

/** Things that happen and change Stress, each of them once a night. */
export const stressEvents = (title: string, description: string, noun: string) =>
  many(item(title, description, { text: what, delta }), title, description, noun, 40);

/** How frayed everybody is. */
export const stress = part('Stress', 'How frayed everybody is.', {
  start: number(
    'Stress at the start',
    'The deeper the trouble, the higher. One to three suits most.',
    within(1, 99, 2),
  ),
  events: stressEvents('Stressful events', 'What the GM can let happen between conflicts.', 'event'),
  relief: stressEvents('Relief', 'Quiet hours, a voice on the radio: what takes Stress away.', 'relief'),
});

/** How long it lasts (rules 15). */
export const siege = part('How long it lasts', 'All sessions together are one night.', {
  sessions: number(
    'Sessions',
    'Evenings at the table. Between two of them links change and wounds heal.',
    within(1, 6, 2),
  ),
  conflictsPerSession: number('Conflicts in a session', 'After so many the session is over.', within(4, 20, 8)),
  rescueAfter: maybeNumber(
    'Help comes after',
    'So many conflicts of the night, all sessions together; empty if nobody comes.',
    1,
    120,
  ),
});
