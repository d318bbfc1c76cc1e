import type { System } from '@/lib/contract/authored';
import { type Entry, isEntry, isJsonObject, type Json } from '@/lib/kernel/json';
import { applyPatches, type Patch } from '@/lib/kernel/patch';
import { isWithin, type Path, valueAt } from '@/lib/kernel/path';
import { draftShape } from '@/lib/scenario/draft-shape';
import { newDraft, type Starter } from '@/lib/scenario/envelope';
import { blankEntry } from '@/lib/schema/blank';
import { danglingAmong, referencesIn } from '@/lib/schema/references';
import type { Shape } from '@/lib/schema/shape';
import { shapeAt } from '@/lib/schema/shape-at';

/** One act of an author: a field is filled in, or an entry added. */
export interface Act {
  readonly kind: 'fill' | 'add';
  readonly path: Path;
  /** The scenario afterwards. */
  readonly draft: Json;
}

/** Entries of a list that are added blank and filled in field by field; the others are added as they are. */
const SLOWLY = 2;

/**
 * Writes a starter again from the blank page, as an author would: step by step, list by list, field by field. What
 * refers to something that is not there yet is filled in at the end.
 */
export function* writeAlong(system: System, starter: Starter, parts: readonly Path[]): Generator<Act> {
  const shape = draftShape(system);
  const target = starter as unknown as Json;
  let draft = newDraft(system) as unknown as Json;
  const later: Path[] = [];
  // A blank page has some entries already: those of the starter are written into them.
  for (const [list, entries] of Object.entries(starter.body)) {
    for (const [i, entry] of Array.isArray(entries) ? entries.entries() : []) {
      const there = valueAt(draft, ['body', list, i]);
      if (isEntry(there) && isEntry(entry)) {
        draft = applyPatches(draft, [{ op: 'set', path: ['body', list, i, 'id'], value: entry.id }]);
      }
    }
  }
  const act = (kind: Act['kind'], path: Path, patch: Patch): Act => {
    draft = applyPatches(draft, [patch]);
    return { kind, path, draft };
  };
  const isKnown = (path: Path, value: Json) => {
    const changed = applyPatches(draft, [{ op: 'set', path, value }]);
    const body = valueAt(changed, ['body']) ?? null;
    const refs = referencesIn(system.shape, body).filter((ref) => isWithin(['body', ...ref.path], path));
    return danglingAmong(refs, body).length === 0;
  };
  function* fill(path: Path, shapeHere: Shape | undefined): Generator<Act> {
    const value = valueAt(target, path);
    if (value === undefined || !shapeHere || shapeHere.kind === 'id') return;
    if (shapeHere.kind === 'list') {
      for (const [i, entry] of (value as readonly Entry[]).entries()) {
        const own = [...path, entry.id];
        if (valueAt(draft, own) === undefined) yield* add(path, entry, i);
        else yield* fill(own, shapeAt(shape, own, target));
      }
      return;
    }
    if (shapeHere.kind === 'object' && isJsonObject(value)) {
      for (const [key, field] of Object.entries(shapeHere.fields)) yield* fill([...path, key], field);
      return;
    }
    if (JSON.stringify(valueAt(draft, path)) === JSON.stringify(value)) return;
    if (isKnown(path, value)) yield act('fill', path, { op: 'set', path, value });
    else later.push(path);
  }
  function* add(list: Path, entry: Entry, i: number): Generator<Act> {
    const listShape = shapeAt(shape, list, draft);
    if (listShape?.kind !== 'list') return;
    const own = [...list, entry.id];
    const tag = listShape.entry.kind === 'variants' ? { [listShape.entry.on]: entry[listShape.entry.on] ?? '' } : {};
    const blank = blankEntry(listShape, { ...tag, id: entry.id });
    yield act('add', own, { op: 'insert', path: list, entry: blank });
    const inner = fill(own, shapeAt(shape, own, target));
    if (i < SLOWLY) yield* inner;
    else if ([...inner].length > 0) yield { kind: 'add', path: own, draft };
  }
  for (const path of [...parts, ['body']]) yield* fill(path, shapeAt(shape, path, target));
  for (const path of later.splice(0)) yield* fill(path, shapeAt(shape, path, target));
}
