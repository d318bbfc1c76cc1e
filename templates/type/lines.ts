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
export function breakLines(setter: Setter, { atoms }: Paragraph, width: number): readonly Line[] {
  const lines: Line[] = [];
  let line: Atom[] = [];
  let used = 0;
  let hasWord = false;
  const finish = (isCut = false) => {
    lines.push(layLine(line, isCut));
    line = [];
    used = 0;
    hasWord = false;
  };
  const add = (atom: Atom) => {
    line.push(atom);
    used += atom.width;
    hasWord ||= atom.kind === 'word';
  };
  for (let from = 0; from < atoms.length; ) {
    const to = endOfChunk(atoms, from);
    const first = atoms[from];
    let wide = 0;
    for (let i = from; i < to; i++) wide += atoms[i]?.width ?? 0;
    if (first?.kind === 'break') finish();
    else if (first) {
      const fits = first.kind === 'space' || used + wide <= width;
      if (!fits && hasWord) finish();
      const chunk = atoms.slice(from, to);
      if (fits || wide <= width) for (const atom of chunk) add(atom);
      else
        for (const atom of chunk.flatMap((part) => splitAtom(setter, part))) {
          if (used + atom.width > width && line.length > 0) finish(true);
          add(atom);
        }
    }
    from = to;
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

function layLine(atoms: readonly Atom[], isCut: boolean): Line {
  let end = atoms.length;
  while (end > 0 && atoms[end - 1]?.kind === 'space') end--;
  const runs: { color: string; parts: ShapedText[]; offset: number; isMoved: boolean }[] = [];
  let width = 0;
  for (const { span, parts } of inVisualOrder(atoms.slice(0, end))) {
    for (const part of parts) {
      const last = runs.at(-1);
      if (last?.color === span.color && last.parts[0]?.font === part.font) {
        last.parts.push(part);
        last.isMoved ||= part.isMoved;
      } else runs.push({ color: span.color, parts: [part], offset: width, isMoved: part.isMoved });
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
