import bidiFactory from 'bidi-js';
import type { FaceName } from '../assets/catalogue';
import { graphemes, hasRightToLeft, isIdeograph, sanitise } from './characters';
import type { ShapedText } from './font';
import type { Setter } from './setter';

/** Characters in one face and colour. */
export interface Span {
  readonly text: string;
  readonly face: FaceName;
  readonly color: string;
}

/** The smallest part of a line that is never divided: a word or part of one, or a space. Widths are per mille of the type size. */
export interface Atom {
  readonly kind: 'word' | 'space' | 'break';
  readonly text: string;
  readonly span: Span;
  readonly level: number;
  readonly parts: readonly ShapedText[];
  readonly width: number;
  /** A line may begin here. */
  readonly mayBreak: boolean;
}

/** Text that is shaped but not yet broken into lines. */
export interface Paragraph {
  /** Words, spaces and line ends; words are divided where a line may break and where the direction changes. */
  readonly atoms: readonly Atom[];
  /** Some of it may run from right to left. */
  readonly isTurned: boolean;
  readonly rightToLeft: boolean;
}

const bidi = bidiFactory();

export function shapeParagraph(setter: Setter, spans: readonly Span[]): Paragraph {
  const clean = spans.map((span) => {
    const text = sanitise(span.text);
    return text === span.text ? span : { ...span, text };
  });
  const whole = clean.length === 1 && clean[0] ? clean[0].text : clean.map(({ text }) => text).join('');
  const embedding = hasRightToLeft(whole) ? bidi.getEmbeddingLevels(whole) : undefined;
  const levels = embedding?.levels;
  const atoms: Atom[] = [];
  let offset = 0;
  let before = '';
  for (const span of clean) {
    const { text } = span;
    const atomOf = (from: number, to: number) => {
      const piece = text.slice(from, to);
      const atom = shapeAtom(setter, span, piece, levels?.[offset + from] ?? 0, before);
      before = piece;
      return atom;
    };
    let space: Atom | undefined;
    let from = 0;
    for (let i = 0; i < text.length; i++) {
      const code = text.charCodeAt(i);
      const isGap = code === SPACE || code === LINE_FEED;
      const isTurn = levels !== undefined && levels[offset + i] !== levels[offset + i - 1];
      if (i > from && (isGap || isTurn || isOpening(text, i))) {
        atoms.push(atomOf(from, i));
        from = i;
      }
      if (!isGap) continue;
      // One space is like another, so that a paragraph needs one alone.
      const gap = code === SPACE && levels === undefined && space ? space : atomOf(i, i + 1);
      if (code === SPACE) space = gap;
      before = gap.text;
      atoms.push(gap);
      from = i + 1;
    }
    if (from < text.length) atoms.push(atomOf(from, text.length));
    offset += text.length;
  }
  return {
    atoms,
    isTurned: levels !== undefined,
    rightToLeft: ((embedding?.paragraphs[0]?.level ?? 0) & 1) === 1,
  };
}

const [SPACE, LINE_FEED] = [0x20, 0x0a];

/** A line may break after a hyphen, a dash or a slash between letters, and around ideographs. */
function isOpening(word: string, i: number): boolean {
  const previous = word.charCodeAt(i - 1);
  const next = word.charCodeAt(i);
  if (previous < 0x80)
    return (previous === 0x2d || previous === 0x2f) && i > 1 && isLetter(word.charCodeAt(i - 2)) && isLetter(next);
  if (previous === 0x2013 || previous === 0x2014 || previous === 0x200b) return true;
  const points = [word.codePointAt(i - 2) ?? 0, previous, word.codePointAt(i) ?? 0];
  if (next >= 0xdc00 && next <= 0xdfff) return false;
  return isIdeograph(points[2] ?? 0) || isIdeograph(previous) || (previous >= 0xdc00 && isIdeograph(points[0] ?? 0));
}

const isLetter = (code: number) => (code >= 65 && code <= 90) || (code >= 97 && code <= 122) || code > 0xbf;

function shapeAtom(setter: Setter, span: Span, text: string, level: number, before: string): Atom {
  if (text === '\n') return { kind: 'break', text, span, level, parts: [], width: 0, mayBreak: true };
  const { parts, width } = setter.word(span.face, text, (level & 1) === 1);
  const kind = text === ' ' ? 'space' : 'word';
  return { kind, text, span, level, parts, width, mayBreak: kind === 'word' && canBreakBetween(before, text) };
}

const canBreakBetween = (before: string, text: string) =>
  before === '' || before === ' ' || before === '\n' || isOpening(before + text, before.length);

/** The atom cut between what a reader calls characters, for words that are wider than any line. */
export function splitAtom(setter: Setter, atom: Atom): readonly Atom[] {
  return graphemes(atom.text).map((text, i) => ({
    ...shapeAtom(setter, atom.span, text, atom.level, ''),
    mayBreak: i > 0 || atom.mayBreak,
  }));
}
