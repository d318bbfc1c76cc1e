import type { TextBox } from '@/lib/kit/kit-spec';
import { FIT_STYLES, mmFromPt } from '@/templates/theme/styles';

/** Width of an ordinary letter, in ems. */
const LETTER = 0.5;
/** What long words and ragged lines leave of a box. */
const USABLE = 0.6;
/** Latin letters, ordinary punctuation and suits, which can always be printed. */
const USUAL = /^[\s\u0020-\u024f\u2010-\u2027♥♦♠♣]*$/;

/**
 * Whether a text may not fit, or may hold what no font can draw. Loading fonts to be sure takes longer than
 * everything else a command does, so that is only for texts that look like it.
 */
export function looksTight({ text, style, box }: TextBox): boolean {
  if (!USUAL.test(text)) return true;
  const { minPt, lineHeight } = FIT_STYLES[style];
  const letterMm = mmFromPt(minPt) * LETTER;
  const perLine = (box.widthMm * USABLE) / letterMm;
  const paragraphs = text.split('\n').map((paragraph) => paragraph.length);
  const longestWord = Math.max(...text.split(/\s+/).map((word) => word.length));
  const lines = paragraphs.reduce((sum, length) => sum + Math.max(1, length / perLine), 0);
  return longestWord > perLine || lines * mmFromPt(minPt) * lineHeight > box.heightMm;
}
