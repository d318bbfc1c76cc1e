import { bodyOf } from '@/app/_widgets/copies';
import { refusePasted } from '@/app/_widgets/fit-pasted';
import type { PasteStructure } from '@/app/_widgets/paste-structure';
import type { PastedNames } from '@/lib/intake/names';
import { type Entry, entriesOf, isJsonObject, type Json } from '@/lib/kernel/json';
import { applyPatches, type Patch } from '@/lib/kernel/patch';
import { valueAt } from '@/lib/kernel/path';
import { failure, type Result, success } from '@/lib/kernel/result';
import { headlineOf } from '@/lib/scenario/entry-names';
import { checkNodes } from '@/lib/scenario/limits';
import { parseJson } from '@/lib/scenario/parse-json';
import { normaliseAny } from '@/lib/schema/normalise';
import { danglingAmong, findEntry, listPathOf, type Reference, referencesIn } from '@/lib/schema/references';
import { shapeAt } from '@/lib/schema/shape-at';
import { type MapForm, type MapPart, partOf } from './map-part';

const FORMAT = 'trapdoor/map-part';

/** Reference of a copied way to an entry outside the map, with the entry's name. */
interface Outside {
  readonly list: string;
  readonly id: string;
  readonly name: string;
}

/** A pasted part, and the number of its references that were cleared. */
export interface PastedPart extends MapPart {
  readonly cut: number;
}

/** Serialises a part of a map for the clipboard. `body` is the body it was copied from. */
export function writePart(form: MapForm, system: string, part: MapPart, body: Json): string {
  const outside = referencesOut(form, part).map(
    (reference): Outside => ({ list: reference.to, id: reference.id, name: nameIn(form, body, reference) ?? '' }),
  );
  return JSON.stringify({ format: FORMAT, system, ...part, outside });
}

/**
 * Parses a part of a map from untrusted text: entries are normalised to the game's lists, ways join pasted places only,
 * and references are kept if an entry in `body` has the same id and name. Undefined if the text is no JSON.
 */
export function readPart(form: MapForm, system: string, text: string, body: Json): Result<PastedPart> | undefined {
  if (!text.trimStart().startsWith('{')) return undefined;
  const parsed = parseJson(text);
  if (!parsed.ok || !isJsonObject(parsed.value) || parsed.value.format !== FORMAT || checkNodes(parsed.value)) {
    return failure('That was not copied from a map, so it can’t be pasted here.');
  }
  const { value } = parsed;
  if (value.system !== system) return failure('That was copied from the map of another game.');
  const { config } = form;
  const places = normalised(form.places, value.places);
  if (places.length === 0) return failure(`There is no ${form.places.noun} in the copied text.`);
  const ids = places.map(({ id }) => id);
  const { ways } = partOf(config, { places, ways: normalised(form.ways, value.ways) }, ids);
  return success(withoutStrays(form, { places, ways: onePerPair(form, ways) }, outsideIn(value.outside), body));
}

/**
 * Reads pasted text as a part of a map or as lines with arrows. Other text is refused: the clipboard can hold anything,
 * and only arrows show that places are meant.
 */
export function readPasted(
  form: MapForm,
  structure: PasteStructure,
  system: string,
  text: string,
  body: Json,
): Result<{ readonly part: PastedPart } | { readonly lines: PastedNames }> {
  const part = readPart(form, system, text, body);
  if (part) return part.ok ? success({ part: part.value }) : part;
  const refusal = refusePasted(text);
  if (refusal !== undefined) return failure(refusal);
  const lines = structure.read(text);
  if (lines.joins.length > 0) return success({ lines });
  const noun = form.places.noun;
  return failure(`There is nothing to paste here. Copy ${noun}s on a map first, or lines such as “Hall -> Cellar”.`);
}

const normalised = (shape: MapForm['places'], list: Json | undefined): readonly Entry[] =>
  entriesOf(normaliseAny(shape, list ?? []).value);

function onePerPair({ config: { ways } }: MapForm, entries: readonly Entry[]): readonly Entry[] {
  const pairs = new Map(entries.toReversed().map((way) => [[way[ways.a], way[ways.b]].toSorted().join(' '), way.id]));
  const kept = new Set(pairs.values());
  return entries.filter(({ id }) => kept.has(id));
}

function outsideIn(value: Json | undefined): ReadonlyMap<string, Json | undefined> {
  const named = Array.isArray(value) ? value.filter(isJsonObject) : [];
  return new Map(named.map(({ list, id, name }) => [`${list} ${id}`, name]));
}

/** Clears references to entries outside the part, unless `body` has the same entry. */
function withoutStrays(
  form: MapForm,
  part: MapPart,
  outside: ReadonlyMap<string, Json | undefined>,
  body: Json,
): PastedPart {
  const strays = referencesOut(form, part).filter((reference) => {
    const name = nameIn(form, body, reference);
    return name === undefined || outside.get(`${reference.to} ${reference.id}`) !== name;
  });
  const patches = strays.map(({ path }): Patch => ({ op: 'set', path, value: '' }));
  const { config } = form;
  const cleared = applyPatches(asBody(form, part), patches);
  return {
    places: entriesOf(valueAt(cleared, config.places.path)),
    ways: entriesOf(valueAt(cleared, config.ways.path)),
    cut: strays.length,
  };
}

const asBody = ({ config }: MapForm, part: MapPart): Json =>
  bodyOf([
    { path: config.places.path, entries: part.places },
    { path: config.ways.path, entries: part.ways },
  ]);

function referencesOut(form: MapForm, part: MapPart): readonly Reference[] {
  const body = asBody(form, part);
  return danglingAmong(referencesIn(form.body, body), body);
}

/** Returns the name of the entry that a reference points to; undefined if there is none. */
function nameIn({ body: shape }: MapForm, body: Json, { to, path, id }: Reference): string | undefined {
  const at = findEntry(body, listPathOf(to, path), id);
  if (!at) return undefined;
  const [kind, entry] = [shapeAt(shape, at, body), valueAt(body, at)];
  const headline = kind?.kind === 'object' ? headlineOf(kind) : undefined;
  return headline !== undefined && isJsonObject(entry) ? String(entry[headline] ?? '') : '';
}
