import type { ShapedText } from './font';
import { type Atom, type Paragraph, splitAtom } from './paragraph';
import type { Setter } from './setter';

/** One line of text, left to right as it is drawn. Widths are per mille of the type size. */
export interface Line {
  readonly runs: readonly Run[];
  readonly width: number;
  /** Ends inside a word that is wider than the line. */
  readonly isCut: boolean;
}

/** Neighbours of one font and colour. */
export interface Run {
  readonly color: string;
  readonly parts: readonly ShapedText[];
  readonly offset: number;
  /** Some glyph stands off the base line, as marks above letters do. */
  readonly isMoved: boolean;
}

/** Lines no wider than `width` per mille of the type size, if no single character is wider. At least one. */
export function breakLines(setter: Setter, { atoms, isTurned }: Paragraph, width: number): readonly Line[] {
  const lines: Line[] = [];
  let line: Atom[] = [];
  let used = 0;
  let hasWord = false;
  const finish = (isCut = false) => {
    lines.push(layLine(line, isTurned, isCut));
    line = [];
    used = 0;
    hasWord = false;
  };
  for (let from = 0, to = 0; from < atoms.length; from = to) {
    to = endOfChunk(atoms, from);
    const first = atoms[from];
    if (first?.kind === 'break') {
      finish();
      continue;
    }
    let wide = 0;
    for (let i = from; i < to; i++) wide += atoms[i]?.width ?? 0;
    const isSpace = first?.kind === 'space';
    const fits = isSpace || used + wide <= width;
    if (!fits && hasWord) finish();
    hasWord ||= !isSpace;
    if (!fits && wide > width) {
      for (const atom of atoms.slice(from, to).flatMap((part) => splitAtom(setter, part))) {
        if (used + atom.width > width && line.length > 0) finish(true);
        line.push(atom);
        used += atom.width;
        hasWord = true;
      }
      continue;
    }
    for (let i = from; i < to; i++) {
      const atom = atoms[i];
      if (atom) line.push(atom);
    }
    used += wide;
  }
  if (line.length > 0 || lines.length === 0) finish();
  return lines;
}

/** What stays together: words up to where a line may break, and each space. */
function endOfChunk(atoms: readonly Atom[], from: number): number {
  let to = from + 1;
  if (atoms[from]?.kind !== 'word') return to;
  for (let next = atoms[to]; next?.kind === 'word' && !next.mayBreak; next = atoms[to]) to++;
  return to;
}

function layLine(atoms: Atom[], isTurned: boolean, isCut: boolean): Line {
  while (atoms.at(-1)?.kind === 'space') atoms.pop();
  const runs: { color: string; parts: ShapedText[]; offset: number; isMoved: boolean }[] = [];
  let last: (typeof runs)[number] | undefined;
  let width = 0;
  for (const { span, parts } of isTurned ? inVisualOrder(atoms) : atoms) {
    for (const part of parts) {
      if (last?.color === span.color && last.parts[0]?.font === part.font) {
        last.parts.push(part);
        last.isMoved ||= part.isMoved;
      } else {
        last = { color: span.color, parts: [part], offset: width, isMoved: part.isMoved };
        runs.push(last);
      }
      width += part.width;
    }
  }
  return { runs, width, isCut };
}

/** Rule L2 of the bidirectional algorithm, over atoms. */
function inVisualOrder(atoms: readonly Atom[]): readonly Atom[] {
  let highest = 0;
  for (const { level } of atoms) if (level > highest) highest = level;
  if (highest === 0) return atoms;
  let order = atoms.map((atom) => ((atom.level & 1) === 1 ? { ...atom, parts: atom.parts.toReversed() } : atom));
  for (let level = highest; level > 0; level--) {
    const next: Atom[] = [];
    let run: Atom[] = [];
    for (const atom of order) {
      if (atom.level >= level) run.unshift(atom);
      else {
        next.push(...run, atom);
        run = [];
      }
    }
    order = [...next, ...run];
  }
  return order;
}
