import { type Entry, entriesOf, isJsonObject, type Json } from '@/lib/kernel/json';
import type { Path } from '@/lib/kernel/path';
import type { ListShape, Shape } from '@/lib/schema/shape';
import { variantOf } from '@/lib/schema/shape-at';

/** Everything that a file’s text does not say: its fields, and for lists an object with a key for each entry concerned. */
export type Held = Json;

/** Begins the key of an entry: what follows is the id that its text has, or gets from its title. */
const ENTRY = '#';

/** A value that the text does not say: its path, and those of the entries around it. */
export interface HeldValue {
  readonly path: Path;
  readonly entries: readonly Path[];
}

/** Position of a walk. `seen` hears of each value except ids. */
interface Walk extends HeldValue {
  readonly seen: (value: HeldValue) => void;
}

/** Returns what has to be added to `read` so that it becomes `meant`; undefined if nothing. */
export const heldBack = (shape: Shape, read: Json, meant: Json, seen: Walk['seen'] = () => {}): Held | undefined =>
  heldIn(shape, read, meant, { path: [], entries: [], seen });

function heldIn(shape: Shape, read: Json | undefined, meant: Json, walk: Walk): Held | undefined {
  if (shape.kind === 'list' && isAlike(shape, read, meant))
    return heldInEntries(shape, entriesOf(read), entriesOf(meant), walk);
  const object = variantOf(shape, meant);
  if (object && isJsonObject(read) && isJsonObject(meant)) {
    const held = Object.entries(object.fields).flatMap(([key, field]) => {
      const value = meant[key];
      const part =
        value === undefined ? undefined : heldIn(field, read[key], value, { ...walk, path: [...walk.path, key] });
      return part === undefined ? [] : [[key, part] as const];
    });
    return held.length > 0 ? Object.fromEntries(held) : undefined;
  }
  if (JSON.stringify(read) === JSON.stringify(meant)) return undefined;
  if (shape.kind !== 'id') walk.seen(walk);
  return meant;
}

function heldInEntries(
  shape: ListShape,
  read: readonly Entry[],
  meant: readonly Entry[],
  walk: Walk,
): Held | undefined {
  const held = meant.flatMap((entry, i) => {
    const path = [...walk.path, entry.id];
    const part = heldIn(shape.entry, read[i], entry, { ...walk, path, entries: [...walk.entries, path] });
    return part === undefined ? [] : [[`${ENTRY}${read[i]?.id}`, part] as const];
  });
  return held.length > 0 ? Object.fromEntries(held) : undefined;
}

/** Tells whether two lists have the same number of entries, each of the same kind. */
function isAlike(shape: ListShape, read: Json | undefined, meant: Json): boolean {
  const [before, after] = [entriesOf(read), entriesOf(meant)];
  return before.length === after.length && after.every((entry, i) => kindOf(shape, entry) === kindOf(shape, before[i]));
}

const kindOf = ({ entry }: ListShape, json: Json | undefined): Json =>
  entry.kind === 'variants' && isJsonObject(json) ? (json[entry.on] ?? '') : '';

/** Adds what the text does not say. Names the entries that are not there any more. */
export function addHeld(shape: Shape, read: Json | undefined, held: Held, lost: (id: string) => void): Json {
  if (shape.kind === 'list' && isJsonObject(held)) {
    const entries = entriesOf(read);
    const known = new Set(entries.map(({ id }) => `${ENTRY}${id}`));
    for (const key of Object.keys(held)) if (!known.has(key)) lost(key.slice(1));
    return entries.map((entry) => {
      const part = held[`${ENTRY}${entry.id}`];
      return part === undefined ? entry : addHeld(shape.entry, entry, part, lost);
    });
  }
  const object = variantOf(shape, read);
  if (!object || !isJsonObject(read) || !isJsonObject(held)) return held;
  const added = Object.entries(held).map(([key, part]) => {
    const field = Object.hasOwn(object.fields, key) ? object.fields[key] : undefined;
    return [key, field ? addHeld(field, read[key], part, lost) : part] as const;
  });
  return { ...read, ...Object.fromEntries(added) };
}
