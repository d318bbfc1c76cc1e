import { type SourceLine, sourceLines } from './source-lines';
import { tidyTitle } from './words-of-line';

/** Pair of names that a pasted text joins. */
export type Join = readonly [string, string];

/** Contents of a pasted text: its names, without repeats if some are joined, and the joined pairs. */
export interface PastedNames {
  readonly names: readonly string[];
  readonly joins: readonly Join[];
}

/** Arrows, and dashes and signs with spaces around them: "Hall -> Cellar", "Hall – Cellar", "Hall > Cellar". */
const ARROW = /<?[-–—=]{1,2}>|[→↔⇒⟷⟶]|\s[–—>]\s/u;

/** Normalises a name for comparison: case and white space don't matter. */
export const sameName = (name: string): string => name.trim().replace(/\s+/g, ' ').toLowerCase();

const filledLines = (text: string): readonly SourceLine[] =>
  sourceLines(text)
    .map((line) => ({ ...line, text: tidyTitle(line.text) }))
    .filter((line) => line.text !== '');

/** Reads one name per line, without bullets and numbers in front. */
export const readNames = (text: string): PastedNames => ({
  names: filledLines(text).map((line) => line.text),
  joins: [],
});

/**
 * Reads an outline: a line depends on the lines indented below it, or on those numbered below it: "1" on "1.1", "A" on
 * "1". Without either, reads one name per line.
 */
export function readOutline(text: string): PastedNames {
  const lines = filledLines(text);
  const depthOf = depths(lines);
  const joins: Join[] = [];
  const above: { readonly depth: number; readonly name: string }[] = [];
  for (const line of lines) {
    const depth = depthOf(line);
    while (depth <= (above.at(-1)?.depth ?? -1)) above.pop();
    const parent = above.at(-1);
    if (parent) joins.push([parent.name, line.text]);
    above.push({ depth, name: line.text });
  }
  return joined(
    lines.map((line) => line.text),
    joins,
  );
}

/** Returns a function for the depth of a line: its indent, or the level of its number if no line is indented. */
function depths(lines: readonly SourceLine[]): (line: SourceLine) => number {
  const isIndented = new Set(lines.map(({ indent }) => indent)).size > 1;
  if (isIndented || lines.some(({ marker }) => marker === undefined)) return ({ indent }) => indent;
  const markers = lines.map(({ marker = '' }) => marker);
  if (markers.some((marker) => marker.includes('.'))) return ({ marker = '' }) => marker.split('.').length;
  // "I" alone can be a letter.
  const hasRoman = markers.some((marker) => /^[IVX]{2,5}$/.test(marker));
  const kindOf = (marker: string) => (hasRoman && /^[IVX]{1,5}$/.test(marker) ? 'I' : kindOfMarker(marker));
  const kinds = [...new Set(markers.map(kindOf))];
  return ({ marker = '' }) => kinds.indexOf(kindOf(marker));
}

/** Kind of numbering: digits, capitals, small letters, Roman numbers or bullets. */
function kindOfMarker(marker: string): string {
  if (/^\d/.test(marker)) return '1';
  if (/^[ivx]{1,5}$/.test(marker)) return 'i';
  if (/^[a-z]$/.test(marker)) return 'a';
  return /^[A-Z]$/.test(marker) ? 'A' : marker;
}

/** Reads places, one per line, and ways between them: "Hall -> Stairs -> Cellar". */
export function readWays(text: string): PastedNames {
  const chains = filledLines(text).map((line) =>
    line.text
      .split(ARROW)
      .map(tidyTitle)
      .filter((name) => name !== ''),
  );
  const joins = chains.flatMap((chain) => chain.slice(1).map((name, i): Join => [chain[i] ?? name, name]));
  return joined(chains.flat(), joins);
}

/** Removes repeated names if any names are joined. */
function joined(names: readonly string[], joins: readonly Join[]): PastedNames {
  if (joins.length === 0) return { names, joins };
  const first = new Map(names.toReversed().map((name, i) => [sameName(name), names.length - 1 - i]));
  return { names: names.filter((name, i) => first.get(sameName(name)) === i), joins };
}
