import type { Block } from '@/lib/kit/blocks';
import { heading, section, text } from '@/lib/kit/short-blocks';

/** Returns the things to agree on before play, starting with the game's subject. */
export const beforeYouStart = (about: string): readonly Block[] => [
  heading('Before you start', 2),
  text(
    `${about} Ask what to leave out tonight, and leave it out. Anybody may stop a scene later, and needs no reason.`,
  ),
];

/** Lines for noting things to leave out. */
export const limitLines = (count: number): Block => ({
  block: 'lines',
  name: 'limits',
  label: 'What we leave out tonight',
  count,
});

/** Explains how dice become a story, for role-playing games whose rolls decide who prevails. */
export const howItIsTold = (): readonly Block[] =>
  section('How a result is told', 2, [
    text(
      'The dice say whom a character pulls for, and who comes out ahead. The table says what happened. Tell it together, then write the outcome on a line “What is now true”. From then on it holds, and no roll takes it back.',
    ),
  ]);

/** Lines for the outcome of rolls; `fills` extends them to the end of the page. */
export const nowTrue = (count: number, name = 'now-true', fills = false): Block => ({
  block: 'lines',
  name,
  label: 'What is now true',
  count,
  fills,
});
