/** Two names that a pasted text joins. */
export type Join = readonly [string, string];

/** What a pasted text says: names, each once where some are joined, and the pairs of them that are. */
export interface PastedNames {
  readonly names: readonly string[];
  readonly joins: readonly Join[];
}

const TAB = 4;
/** What stands between places that are connected. */
const ARROW = /<?[-–—=]{1,2}>|[→↔⇒⟷⟶]/u;

/** How names are told apart: as people read them. */
export const sameName = (name: string): string => name.trim().replace(/\s+/g, ' ').toLowerCase();

const MARKER = /^\s*(?:[-*+•–—]|\d{1,3}[.)]|\[[ xX]?\])\s+/;

/** The lines of a text, by all line ends there are. */
const lineTexts = (text: string): readonly string[] => text.split(/\r\n?|[\n\u0085\u2028\u2029]/);

/** The entries in a pasted text, one a line; bullets and numbers in front are not part of them. */
export const pasteLines = (text: string): readonly string[] =>
  lineTexts(text)
    .map((line) => line.replace(MARKER, '').replace(MARKER, '').trim())
    .filter((line) => line !== '');

/** One name a line. */
export const readLines = (text: string): PastedNames => ({ names: pasteLines(text), joins: [] });

/** An outline: each line waits for the lines that are indented below it. Without any, one name a line. */
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

/** Places, one a line, and ways between them: "Hall -> Stairs -> Cellar". */
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

/** Where names are joined, one that is said again is the same. */
function joined(names: readonly string[], joins: readonly Join[]): PastedNames {
  if (joins.length === 0) return { names, joins };
  const first = new Map(names.toReversed().map((name, i) => [sameName(name), names.length - 1 - i]));
  return { names: names.filter((name, i) => first.get(sameName(name)) === i), joins };
}

const indentOf = (line: string): number =>
  [...(/^\s*/u.exec(line)?.[0] ?? '')].reduce((width, space) => width + (space === '\t' ? TAB : 1), 0);
