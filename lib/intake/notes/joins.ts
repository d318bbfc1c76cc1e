import { shortestPath } from '@/lib/kernel/graph';
import { type Entry, entriesOf, type Json, type JsonObject } from '@/lib/kernel/json';
import type { Patch } from '@/lib/kernel/patch';
import { type Path, valueAt } from '@/lib/kernel/path';
import { blankEntry } from '@/lib/schema/blank';
import type { ListShape } from '@/lib/schema/shape';
import { type Join, readOutline, readWays, sameName } from '../names';
import { type SourceLine, sourceLines, splitLines } from '../source-lines';
import type { IntakeRow } from '../types';
import { tidyTitle } from '../words-of-line';

/** Storage of which entries of a list belong together. */
export type Joining =
  /** Each entry has a list of the entries that come before it. */
  | {
      readonly kind: 'waits';
      readonly list: string;
      readonly to: string;
      readonly given: JsonObject;
      readonly shape: ListShape;
    }
  /** Another list has an entry for each way between two. */
  | { readonly kind: 'ways'; readonly path: Path; readonly a: string; readonly b: string; readonly shape: ListShape };

/** Returns which entries come before which, by the indents or numbers of their lines: pairs of titles. */
export function joinsOfLines(text: string, rows: readonly Pick<IntakeRow, 'line' | 'title'>[]): readonly Join[] {
  const titles = new Map(rows.map(({ line, title }) => [line, title]));
  const kept = splitLines(text)
    .map((line, i) => (titles.has(i + 1) ? line : ''))
    .join('\n');
  const names = new Map(
    sourceLines(kept).flatMap(({ text, line }) => (text === '' ? [] : [[tidyTitle(text), titles.get(line) ?? text]])),
  );
  return readOutline(kept).joins.map(([from, to]): Join => [names.get(from) ?? from, names.get(to) ?? to]);
}

/** Returns the names and pairs of a line with arrows: "Hall -> Stairs -> Cellar". Undefined for other lines. */
export function waysOfLine({
  text,
  level,
}: SourceLine): { readonly names: readonly string[]; readonly joins: readonly Join[] } | undefined {
  if (level > 0 || text === '') return undefined;
  const { names, joins } = readWays(text);
  return joins.length === 0 ? undefined : { names, joins };
}

/** Returns the patches that join entries of the list at `path` by their titles. Pairs that are impossible are left out. */
export function joinPatches(
  joining: Joining,
  { path, headline, pairs }: { readonly path: Path; readonly headline: string; readonly pairs: readonly Join[] },
  draft: Json,
): readonly Patch[] {
  const entries = entriesOf(valueAt(draft, path));
  // The first entry wins if two have the same title.
  const ids = new Map(entries.toReversed().map((entry) => [sameName(String(entry[headline] ?? '')), entry.id]));
  const known = pairs.flatMap(([a, b]): readonly Join[] => {
    const [from, to] = [ids.get(sameName(a)), ids.get(sameName(b))];
    return from === undefined || to === undefined || from === to ? [] : [[from, to]];
  });
  return joining.kind === 'waits' ? waits(joining, path, entries, known) : ways(joining, draft, known);
}

function waits(
  { list, to, given, shape }: Extract<Joining, { kind: 'waits' }>,
  path: Path,
  entries: readonly Entry[],
  pairs: readonly Join[],
): readonly Patch[] {
  const before = new Map(
    entries.map((entry) => [
      entry.id,
      entriesOf(entry[list]).flatMap(({ [to]: id }) => (typeof id === 'string' ? [id] : [])),
    ]),
  );
  return pairs.flatMap(([id, first]): readonly Patch[] => {
    const here = before.get(id) ?? [];
    // A circle could never begin.
    const isCircle = shortestPath(first, new Set([id]), (each) => before.get(each) ?? []) !== undefined;
    if (isCircle || here.includes(first) || here.length >= shape.max) return [];
    before.set(id, [...here, first]);
    return [{ op: 'insert', path: [...path, id, list], entry: blankEntry(shape, { ...given, [to]: first }) }];
  });
}

function ways(
  { path, a, b, shape }: Extract<Joining, { kind: 'ways' }>,
  draft: Json,
  pairs: readonly Join[],
): readonly Patch[] {
  const root = ['body', ...path];
  const all = [...entriesOf(valueAt(draft, root))];
  const keyOf = (from: Json | undefined, to: Json | undefined) => [String(from), String(to)].toSorted().join(' ');
  const drawn = new Set(all.map((way) => keyOf(way[a], way[b])));
  return pairs.flatMap(([from, to]): readonly Patch[] => {
    if (drawn.has(keyOf(from, to)) || all.length >= shape.max) return [];
    drawn.add(keyOf(from, to));
    const entry = blankEntry(shape, { [a]: from, [b]: to }, all);
    all.push(entry);
    return [{ op: 'insert', path: root, entry }];
  });
}
