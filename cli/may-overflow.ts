import { letterWidths, type MeasuredFace, WIDEST } from '@/cli/letter-widths';
import type { TextBox } from '@/lib/kit/kit-spec';
import { type MarkdownBlock, type MarkdownSpan, readSimple } from '@/templates/flow/simple-markdown';
import { FIT_STYLES, mmFromPt, READING_SETTING } from '@/templates/theme/styles';

/** Letters, ordinary punctuation and suits, which our fonts have and set from left to right. */
const USUAL = /^[\n\u0020-\u007e\u00a0-\u024f\u2010-\u2027♥♦♠♣]*$/;
/** Longer texts may need the full Markdown parser. */
const LONGEST = 1000;

interface Span {
  readonly text: string;
  readonly face: MeasuredFace;
}

/**
 * Tells whether a text may overflow its box. Returns false only if it certainly fits: widths are upper bounds, and
 * lines break only at spaces. Exact measuring loads fonts, which takes as long as the rest of `validate`.
 */
export function mayOverflow({ text, style, box }: TextBox): boolean {
  if (text.length > LONGEST || !USUAL.test(text)) return true;
  const { minPt, lineHeight, markdown, ...styled } = FIT_STYLES[style];
  // What does not fit in a theme's face is set in that of headings.
  const face = styled.face === 'display' ? 'heading' : styled.face;
  const [widthEm, heightEm] = [box.widthMm / mmFromPt(minPt), box.heightMm / mmFromPt(minPt)];
  if (!markdown) return countLines([{ text, face }], widthEm) * lineHeight > heightEm;
  const blocks = readSimple(text);
  return !blocks || heightOf(blocks, Math.min(widthEm, READING_SETTING.measureEm)) > heightEm;
}

/** Width in ems; infinite for anything but paragraphs. */
function heightOf(blocks: readonly MarkdownBlock[], widthEm: number): number {
  const { lineHeight, gapEm, fitDensity } = READING_SETTING;
  let heightEm = (blocks.length - 1) * gapEm * fitDensity;
  for (const block of blocks) {
    heightEm += block.kind === 'paragraph' ? countLines(block.spans.map(spanOf), widthEm) * lineHeight : Infinity;
  }
  return heightEm;
}

/** Simple Markdown knows no other emphasis. */
const spanOf = ({ text, emphasis }: MarkdownSpan): Span => ({
  text,
  face: emphasis === 'bold' || emphasis === 'italic' ? emphasis : 'body',
});

/** Upper bound on the number of lines; infinite if a word may be wider than a line. */
function countLines(spans: readonly Span[], widthEm: number): number {
  const most = widthEm * 1000;
  let [lines, used, word, hasWord] = [1, 0, 0, false];
  const endWord = () => {
    if (word > most) lines = Infinity;
    if (hasWord && used + word > most) [lines, used] = [lines + 1, 0];
    hasWord ||= word > 0;
    used += word;
    word = 0;
  };
  for (const { text, face } of spans) {
    const { space, letters, pairs } = letterWidths(face);
    let before = '';
    for (const letter of text) {
      if (letter === ' ') {
        endWord();
        used += space;
      } else if (letter === '\n') {
        endWord();
        [lines, used, hasWord] = [lines + 1, 0, false];
      } else word += (letters.get(letter) ?? WIDEST) + (pairs.get(before + letter) ?? 0);
      before = letter;
    }
  }
  endWord();
  return lines;
}
