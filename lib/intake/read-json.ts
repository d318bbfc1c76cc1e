import { isJsonObject } from '@/lib/kernel/json';
import { type GridRow, MOST_COLUMNS } from './separated';
import type { Vocabulary } from './vocabulary';
import { readPhrase } from './vocabulary';

const DEEPEST = 6;
const MOST_ITEMS = 100_000;

/** A list in JSON as a table, header first; undefined if the text is no JSON or has no list. */
export function readJsonList(text: string, words: Vocabulary): readonly GridRow[] | undefined {
  if (!/^\s*[[{]/.test(text)) return undefined;
  const value = parsed(text) ?? parsedLines(text);
  if (value === undefined) return undefined;
  const list = Array.isArray(value)
    ? value
    : isJsonObject(value)
      ? (byBucket(value, words) ?? firstList(value, 0))
      : undefined;
  if (!list || list.length <= MOST_ITEMS) return list && toGrid(list);
  const why = `This list has ${list.length.toLocaleString('en')} entries; at most ${MOST_ITEMS.toLocaleString('en')} can be read at once.`;
  return [...toGrid(list.slice(0, MOST_ITEMS)), { cells: ['…'], line: MOST_ITEMS + 1, why }];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** JSON Lines: a value on each line. */
function parsedLines(text: string): unknown {
  const values = text
    .split(/[\n\r]/)
    .filter((line) => line.trim() !== '')
    .map((line) => (/^\s*\{/.test(line) ? parsed(line) : undefined));
  return values.includes(undefined) ? undefined : values;
}

/** { "clubs": ["The lift drops"], "hearts": [{ "title": "A voice" }] } */
function byBucket(value: object, words: Vocabulary): readonly unknown[] | undefined {
  const entries = Object.entries(value);
  const named = entries.filter(([key, list]) => Array.isArray(list) && readPhrase(key, words)?.bucket !== undefined);
  if (named.length === 0 || named.length < entries.length / 2) return undefined;
  return named.flatMap(([key, list]) =>
    (list as readonly unknown[]).map((item) =>
      isJsonObject(item) ? { suit: key, ...item } : { suit: key, title: item },
    ),
  );
}

function firstList(value: object, depth: number): readonly unknown[] | undefined {
  if (depth > DEEPEST) return undefined;
  for (const inner of Object.values(value)) {
    if (Array.isArray(inner) && inner.length > 0) return inner;
    if (isJsonObject(inner)) {
      const list = firstList(inner, depth + 1);
      if (list) return list;
    }
  }
  return undefined;
}

function toGrid(list: readonly unknown[]): readonly GridRow[] {
  const items = list.map((item) => (isJsonObject(item) ? item : Array.isArray(item) ? item : { title: item }));
  if (items.every((item) => Array.isArray(item)))
    return items.map((item, i) => ({ cells: item.map(cellOf), line: i + 1 }));
  const names = new Set<string>();
  for (const item of items) {
    for (const key of Object.keys(item)) if (names.size <= MOST_COLUMNS) names.add(key);
  }
  const keys = [...names];
  const rows = items.map((item, i) => ({
    cells: keys.map((key) => cellOf((item as Record<string, unknown>)[key])),
    line: i + 1,
  }));
  return [{ cells: keys, line: 1 }, ...rows];
}

const cellOf = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
