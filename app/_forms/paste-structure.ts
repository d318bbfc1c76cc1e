/** Pair of names that a pasted text joins. */
export type Join = readonly [string, string];

/** Contents of a pasted text: its names, without repeats if some are joined, and the joined pairs. */
export interface PastedNames {
  readonly names: readonly string[];
  readonly joins: readonly Join[];
}

const TAB = 4;
const ARROW = /<?[-–—=]{1,2}>|[→↔⇒⟷⟶]/u;

/** Normalises a name for comparison: case and white space don't matter. */
export const sameName = (name: string): string => name.trim().replace(/\s+/g, ' ').toLowerCase();

const MARKER = /^\s*(?:[-*+•–—]|\d{1,3}[.)]|\[[ xX]?\])\s+/;

const lineTexts = (text: string): readonly string[] => text.split(/\r\n?|[\n\u0085\u2028\u2029]/);

/** Returns the entries of a pasted text, one per line, without bullets and numbers in front. */
export const pasteLines = (text: string): readonly string[] =>
  lineTexts(text)
    .map((line) => line.replace(MARKER, '').replace(MARKER, '').trim())
    .filter((line) => line !== '');

export const readLines = (text: string): PastedNames => ({ names: pasteLines(text), joins: [] });

/** Reads an outline: a line depends on the lines indented below it. Without indents, reads one name per line. */
export function readOutline(text: string): PastedNames {
  const joins: Join[] = [];
  const above: { readonly indent: number; readonly name: string }[] = [];
  for (const line of lineTexts(text)) {
    const [name] = pasteLines(line);
    if (name === undefined) continue;
    const indent = indentOf(line);
    while (indent <= (above.at(-1)?.indent ?? -1)) above.pop();
    const parent = above.at(-1);
    if (parent) joins.push([parent.name, name]);
    above.push({ indent, name });
  }
  return joined(pasteLines(text), joins);
}

/** Reads places, one per line, and ways between them: "Hall -> Stairs -> Cellar". */
export function readWays(text: string): PastedNames {
  const chains = pasteLines(text).map((line) =>
    line
      .split(ARROW)
      .map((name) => name.trim())
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

const indentOf = (line: string): number =>
  [...(/^\s*/u.exec(line)?.[0] ?? '')].reduce((width, space) => width + (space === '\t' ? TAB : 1), 0);
