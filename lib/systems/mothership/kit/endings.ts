import { asMarkdown } from '@/lib/kit/as-markdown';
import type { Block } from '@/lib/kit/blocks';
import { heading, small, text } from '@/lib/kit/short-blocks';
import type { Ending } from '../schema';
import { endingSentence } from '../sentences/endings';
import { copiesPiece } from './input';
import { endingTitle } from './names';

/**
 * Every ending on paper of its own, folded with its condition outside and its words inside. A last page closes each,
 * so that however long the words are, none of them ever lie on the outside.
 */
export const endings = copiesPiece(
  { id: 'endings', title: 'Endings booklet', audience: 'table' },
  ({ body, words }) =>
    body.endings.map((ending, i) => ({
      id: ending.id,
      title: `${i + 1} of ${body.endings.length}`,
      blocks: [
        heading(`Ending ${i + 1}`),
        {
          block: 'callout',
          tone: 'secret',
          title: 'Do not open before the end',
          blocks: [text(asMarkdown(endingSentence(ending, i, words)))],
        },
        small('Fold along the middle with this page outside, and put a clip on the open side.'),
        small('Printed on one side only: fold both sheets, and lay the other one inside, words inward.'),
        BREAK,
        heading(endingTitle(ending, i)),
        ...inside(ending),
        BREAK,
        small('The end. If you can read this before the game is over, the fold is the wrong way round.'),
      ],
    })),
  { booklet: true },
);

const BREAK: Block = { block: 'break' };
const BLANK = '\\_\\_\\_\\_';
const DOTS = '\\. \\. \\. \\.';

/** Paper does not know how many played, so whoever reads it out says so. */
function inside({ text: written, when }: Ending): readonly Block[] {
  if (written.trim() === '') return [text('There are no words for this one. Say a sentence each.')];
  const escaped = when.escaped === 'exactly' ? String(when.count) : when.escaped === 'all' ? BLANK : DOTS;
  const shown = written.replaceAll('{players}', BLANK).replaceAll('{escaped}', escaped);
  const hints = [
    ...(shown.includes(BLANK) ? [`${BLANK} is how many of you played.`] : []),
    ...(shown.includes(DOTS) ? [`${DOTS} is how many got out.`] : []),
  ];
  return [text(shown), ...(hints.length > 0 ? [small(hints.join(' '))] : [])];
}
