import type { Block } from '@/lib/kit/blocks';
import { heading, text } from '@/lib/kit/short-blocks';

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
