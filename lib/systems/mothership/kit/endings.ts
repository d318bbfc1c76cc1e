import { asMarkdown, paragraphs } from '@/lib/kit/as-markdown';
import { secretSlip } from '@/lib/kit/blanks/pieces';
import type { Face } from '@/lib/kit/faces';
import type { Part } from '@/lib/kit/kit-spec';
import { COMMON_BOX } from '@/lib/kit/paper';
import type { Ending } from '../schema';
import { endingSentence } from '../sentences/endings';
import { cutPiece, endingTitle, type KitInput } from './input';
import { SIGNS } from './looks';

/** Maximum number of characters on a slip, by size: four to a page, two, or one. Longer endings take several slips. */
const SLIPS = [
  { most: 700, size: { widthMm: COMMON_BOX.widthMm / 2, heightMm: COMMON_BOX.heightMm / 2 } },
  { most: 1_300, size: { widthMm: COMMON_BOX.widthMm / 2, heightMm: COMMON_BOX.heightMm } },
  { most: 2_000, size: COMMON_BOX },
] as const;

/** A folded slip for each ending: the condition outside, the text inside. */
export const endings = cutPiece(
  { id: 'endings', title: 'Endings', audience: 'table' },
  'EN',
  ({ body }) => {
    const longest = Math.max(...body.endings.map((ending) => inside(ending).length));
    return secretSlip((SLIPS.find(({ most }) => longest <= most) ?? SLIPS[2]).size);
  },
  (input) => input.body.endings.flatMap((ending, i) => slips(ending, i, input)),
  { paper: 'plain' },
);

function slips(ending: Ending, i: number, input: KitInput): readonly Part[] {
  const texts = inLengths(inside(ending), SLIPS[2].most);
  return texts.map((text, n) => {
    const name = `Ending ${i + 1}${texts.length > 1 ? `, ${n + 1} of ${texts.length}` : ''}`;
    return slip(ending, i, { id: n === 0 ? ending.id : `${ending.id}-${n + 1}`, name, text }, input);
  });
}

/** Splits a text between words into parts of at most `most` characters. */
function inLengths(text: string, most: number): readonly string[] {
  if (text.length <= most) return [text];
  const end = text.lastIndexOf(' ', most);
  const at = end > 0 ? end : most;
  return [text.slice(0, at), ...inLengths(text.slice(at).trimStart(), most)];
}

interface SlipWords {
  readonly id: string;
  readonly name: string;
  readonly text: string;
}

const slip = (ending: Ending, i: number, { id, name, text }: SlipWords, { words }: KitInput): Part => ({
  id,
  title: name,
  copies: 1,
  faces: [
    {
      ...SECRET,
      kicker: 'Do not open before the end',
      title: name,
      markdown: asMarkdown(endingSentence(ending, i, words)),
      footer: 'Fold this back, fold the lower part up, and put a clip on.',
    },
    {
      ...SECRET,
      kicker: name,
      title: endingTitle(ending, i),
      markdown: text,
      footer: 'Not the end yet? Then do not read this.',
    },
  ],
});

const SECRET = { face: 'text', tone: 'service', icon: SIGNS.finish } as const satisfies Partial<Face>;

const BLANK = '\\_\\_\\_\\_';
const DOTS = '\\. \\. \\. \\.';

/** Replaces placeholders by blanks, since paper cannot know the numbers; the reader fills them in. */
function inside({ text: written, when }: Ending): string {
  if (written.trim() === '') return 'There are no words for this one. Say a sentence each.';
  const escaped = when.escaped === 'exactly' ? String(when.count) : when.escaped === 'all' ? BLANK : DOTS;
  const shown = written.replaceAll('{players}', BLANK).replaceAll('{escaped}', escaped);
  return paragraphs(
    shown,
    shown.includes(BLANK) ? `${BLANK} is how many of you played.` : '',
    shown.includes(DOTS) ? `${DOTS} is how many got out.` : '',
  );
}
