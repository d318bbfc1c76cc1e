import type { Block } from '@/lib/kit/blocks';
import { heading, section, text } from '@/lib/kit/short-blocks';

/** What to agree on before anybody plays; begins with what the game is about. */
export const beforeYouStart = (about: string): readonly Block[] => [
  heading('Before you start', 2),
  text(
    `${about} Ask what to leave out tonight, and leave it out. Anybody may stop a scene later, and needs no reason.`,
  ),
];

/** Where a table notes what it leaves out. */
export const limitLines = (count: number): Block => ({
  block: 'lines',
  name: 'limits',
  label: 'What we leave out tonight',
  count,
});

/** How dice become a story, in role-playing games whose rolls say who prevails. */
export const howItIsTold = (): readonly Block[] =>
  section('How a result is told', 2, [
    text(
      'The dice say whom a character pulls for, and who comes out ahead. The table says what happened. Tell it together, then write the outcome on a line “What is now true”. From then on it holds, and no roll takes it back.',
    ),
  ]);

/** Where the outcome of rolls is written down; at the foot of a sheet, down to the end of its page. */
export const nowTrue = (count: number, name = 'now-true', fills = false): Block => ({
  block: 'lines',
  name,
  label: 'What is now true',
  count,
  fills,
});
