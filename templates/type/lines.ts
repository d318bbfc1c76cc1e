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
export function breakLines(setter: Setter, paragraph: Paragraph, width: number): readonly Line[] {
  const lines: Line[] = [];
  let line: Atom[] = [];
  let used = 0;
  const finish = (isCut = false) => {
    lines.push(layLine(line, isCut));
    line = [];
    used = 0;
  };
  const add = (atoms: readonly Atom[], wide: number) => {
    line.push(...atoms);
    used += wide;
  };
  for (const chunk of chunks(paragraph.atoms)) {
    const wide = chunk.reduce((sum, atom) => sum + atom.width, 0);
    const [first] = chunk;
    if (first?.kind === 'break') finish();
    else if (first?.kind === 'space') add(chunk, wide);
    else if (used + wide <= width) add(chunk, wide);
    else {
      if (line.some(({ kind }) => kind === 'word')) finish();
      if (wide <= width) add(chunk, wide);
      else {
        for (const atom of chunk.flatMap((part) => splitAtom(setter, part))) {
          if (used + atom.width > width && line.length > 0) finish(true);
          add([atom], atom.width);
        }
      }
    }
  }
  if (line.length > 0 || lines.length === 0) finish();
  return lines;
}

/** What stays together: words up to where a line may break, and each space. */
function* chunks(atoms: readonly Atom[]): Generator<readonly Atom[]> {
  let chunk: Atom[] = [];
  for (const atom of atoms) {
    const joins = chunk.length > 0 && atom.kind === 'word' && chunk[0]?.kind === 'word' && !atom.mayBreak;
    if (!joins && chunk.length > 0) {
      yield chunk;
      chunk = [];
    }
    chunk.push(atom);
  }
  if (chunk.length > 0) yield chunk;
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
  const highest = atoms.reduce((level, atom) => Math.max(level, atom.level), 0);
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
