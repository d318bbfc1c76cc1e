import { isEntry, isJsonObject, type Json, type JsonObject } from '@/lib/kernel/json';
import { formatPath, type Path } from '@/lib/kernel/path';
import type { ListShape, NumberShape, ObjectShape, Shape } from './shape';
import { variantOf } from './shape-at';

/** A number in a body, with its place. An optional number may be null. */
export interface WrittenNumber {
  /** Keys and entry ids, from the body's root. */
  readonly path: Path;
  readonly shape: NumberShape;
  readonly value: number | null;
  /** Place in the author's words: "Decks, The graveyard, TRAP! cards". */
  readonly words: readonly string[];
}

export function numbersIn(shape: ObjectShape, body: JsonObject): readonly WrittenNumber[] {
  return [...walk(shape, body, [], [])];
}

function* walk(shape: Shape, value: Json, path: Path, words: readonly string[]): Iterable<WrittenNumber> {
  if (shape.kind === 'number') {
    if (typeof value === 'number' || value === null) yield { path, shape, value, words };
  } else if (shape.kind === 'list') {
    for (const [i, item] of Array.isArray(value) ? value.entries() : []) {
      if (isEntry(item)) yield* walk(shape.entry, item, [...path, item.id], [...words, nameOf(shape, item, i)]);
    }
  } else if (isJsonObject(value)) {
    for (const [key, field] of Object.entries(variantOf(shape, value)?.fields ?? {})) {
      yield* walk(field, value[key] ?? null, [...path, key], [...words, field.title]);
    }
  }
}

function nameOf({ entry, noun }: ListShape, item: JsonObject, index: number): string {
  const fields = variantOf(entry, item)?.fields ?? {};
  const lines = Object.entries(fields).flatMap(([key, field]) =>
    field.kind === 'text' && !field.prose ? [String(item[key] ?? '').trim()] : [],
  );
  return lines.find((text) => text !== '') ?? `${noun} ${index + 1}`;
}

/** Returns the `most` numbers whose paths are spelt most like `asked`, closest first. */
export function nearestTo(asked: string, numbers: readonly WrittenNumber[], most: number): readonly WrittenNumber[] {
  return numbers
    .map((number) => ({ number, distance: distanceBetween(asked, formatPath(number.path)) }))
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, most)
    .map(({ number }) => number);
}

/** Levenshtein distance. */
function distanceBetween(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries()) {
      const kept = (row[j] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(kept, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
