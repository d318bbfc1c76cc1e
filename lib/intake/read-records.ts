import { namesColumn } from './columns';
import type { GridRow } from './separated';
import type { SourceLine } from './source-lines';
import type { IntakeTarget } from './target';

/** Lines by which other texts are ruled out. */
const SAMPLE = 40;
const PAIR = /^["']?([^:"']{1,24})["']?\s?[:=]\s?(.*)$/u;

/**
 * Reads records of "Title: …" and "Suit: …" lines as a table, header first. A record ends at a blank line or where a
 * name comes again. Undefined if most lines do not begin with the name of a column.
 */
export function readRecords(lines: readonly SourceLine[], target: IntakeTarget): readonly GridRow[] | undefined {
  const filled = lines.filter((line) => line.text !== '');
  const first = filled.slice(0, SAMPLE);
  if (first.filter((line) => pairIn(line, target)).length < first.length * 0.7) return undefined;
  const pairs = new Map(filled.map((line) => [line, pairIn(line, target)]));
  const known = [...pairs.values()].filter((pair) => pair !== undefined);
  const names = [...new Set(known.map(({ name }) => name))];
  if (names.length < 2 || known.length < filled.length * 0.8) return undefined;
  const records: { readonly line: number; readonly cells: Map<string, string> }[] = [];
  let current: (typeof records)[number] | undefined;
  let last = '';
  for (const line of lines) {
    const pair = pairs.get(line);
    if (line.text === '') current = undefined;
    else if (pair) {
      if (!current || current.cells.has(pair.name)) {
        current = { line: line.line, cells: new Map() };
        records.push(current);
      }
      current.cells.set(pair.name, pair.value);
      last = pair.name;
    } else if (current) current.cells.set(last, `${current.cells.get(last) ?? ''}\n${line.text}`);
    else return undefined;
  }
  const rows = records.map(({ line, cells }) => ({ line, cells: names.map((name) => cells.get(name) ?? '') }));
  return [{ line: 1, cells: names }, ...rows];
}

function pairIn({ text }: SourceLine, target: IntakeTarget) {
  const [, name, value] = PAIR.exec(text.replace(/\*\*|__/g, '')) ?? [];
  if (name === undefined || value === undefined || !namesColumn(name, target)) return undefined;
  return { name: name.trim().toLowerCase(), value: value.trim().replace(/^["'](.*)["']$/, '$1') };
}
