import { isEntry, isJsonObject, type Json } from '@/lib/kernel/json';
import type { Path } from '@/lib/kernel/path';
import type { ListShape, ObjectShape, Shape } from '@/lib/schema/shape';
import { variantOf } from '@/lib/schema/shape-at';
import { headlineOf, nameEntry } from './entry-names';

/** Something of a scenario that can be called by name: an entry, or a field that stands once in it. */
interface NamedPlace {
  readonly name: string;
  /** What it is: "goal", "room", or the name of the group that a field is in. */
  readonly kind: string;
  readonly path: Path;
  /** The field of an entry that names it. */
  readonly headline?: Path;
}

/** All entries of a scenario, those inside others too, and the fields outside of lists. Paths begin at the file's root. */
export function* namedPlaces(shape: ObjectShape, root: Json): Generator<NamedPlace> {
  yield* placesIn(shape, root, { root, path: [], kind: '' });
}

interface At {
  readonly root: Json;
  readonly path: Path;
  /** What a field here is part of; undefined inside an entry, whose fields are not named. */
  readonly kind: string | undefined;
}

function* placesIn(shape: ObjectShape, json: Json | undefined, at: At): Generator<NamedPlace> {
  for (const [key, field] of Object.entries(shape.fields)) {
    const value = isJsonObject(json) ? json[key] : undefined;
    const path = [...at.path, key];
    const isPart = at.kind !== undefined;
    if (field.kind === 'list') yield* entriesOf(field, value, { ...at, path });
    else if (field.kind === 'object')
      yield* placesIn(field, value, { ...at, path, kind: isPart ? field.title : undefined });
    else if (isPart && isSetting(field)) yield { name: field.title, kind: at.kind || 'setting', path };
  }
}

function* entriesOf(list: ListShape, json: Json | undefined, at: At): Generator<NamedPlace> {
  if (list.isHidden || !Array.isArray(json)) return;
  for (const [i, entry] of json.filter(isEntry).entries()) {
    const path = [...at.path, entry.id];
    const shape = variantOf(list.entry, entry);
    const own = shape && headlineOf(shape);
    const name = nameEntry(entry, { shape: list, path: at.path }, at.root, i);
    yield { name, kind: list.noun, path, ...(own !== undefined && { headline: [...path, own] }) };
    if (shape) yield* placesIn(shape, entry, { ...at, path, kind: undefined });
  }
}

const isSetting = ({ kind }: Shape): boolean => kind !== 'id' && kind !== 'array' && kind !== 'variants';
