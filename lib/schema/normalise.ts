import { newId } from '@/lib/kernel/ids';
import type { Issue } from '@/lib/kernel/issue';
import { isJsonObject, type Json, type JsonObject } from '@/lib/kernel/json';
import type { Path } from '@/lib/kernel/path';
import { PICTURE_MAX, PICTURE_PATTERN } from '@/lib/kit/picture';
import { blankObject, blankOf } from './blank';
import { certainMeaning, READ_AS, sayMeaning } from './certain-meaning';
import { tidyChoices } from './choices';
import { expectation, sayValue, substitute } from './normalise-words';
import type { ArrayShape, ChoicesShape, ListShape, ObjectShape, Shape, VariantsShape } from './shape';
import { isOfUnknownKind } from './shape-at';

interface Normalised<T> {
  readonly value: T;
  readonly issues: readonly Issue[];
}

/** Returns a value of the given shape, whatever the input. Missing and ill-typed values become blank and add issues. */
export const normalise = (shape: ObjectShape, json: Json | undefined) =>
  normaliseAny(shape, json) as Normalised<JsonObject>;

export function normaliseAny(shape: Shape, json: Json | undefined): Normalised<Json> {
  const issues: Issue[] = [];
  const gaps = new Map<Shape, { readonly path: Path; places: number }>();
  const complain: Complain = (path, code, message) => issues.push({ code, severity: 'error', path, message });
  const remark: Remark = (path, message) => issues.push({ code: READ_AS, severity: 'warning', path, message });
  const fill: Fill = (gap, path) => {
    const known = gaps.get(gap);
    if (known) known.places++;
    else gaps.set(gap, { path, places: 1 });
  };
  const value = normaliseValue(shape, json, [], { complain, fill, remark });
  return { value, issues: [...issues, ...[...gaps].map(([gap, found]) => hintAt(gap, found))] };
}

type Complain = (path: Path, code: string, message: string) => void;
/** Records that a field was missing and got its default. */
type Fill = (shape: Shape, path: Path) => void;

/** Records that a value was read as another one. */
type Remark = (path: Path, message: string) => void;

interface Reporter {
  readonly remark: Remark;
  readonly complain: Complain;
  readonly fill: Fill;
}

const SILENT: Reporter = { complain: () => {}, fill: () => {}, remark: () => {} };

/** Returns one hint per kind of field: a field that every entry lacks is a single oversight. */
const hintAt = (shape: Shape, { path, places }: { readonly path: Path; readonly places: number }): Issue => ({
  code: 'shape/missing',
  severity: 'hint',
  path,
  message: `“${shape.title}” is missing${places > 1 ? ` in ${places} places` : ''}. ${substitute(shape)}`,
});

function normaliseValue(shape: Shape, given: Json | undefined, path: Path, reporter: Reporter): Json {
  const { complain, fill, remark } = reporter;
  const json = certainMeaning(shape, given);
  if (json !== given) remark(path, sayMeaning(shape, String(given), String(json)));
  // A missing id is worse than a missing default: references to it are lost.
  if (json === undefined && shape.kind !== 'id') {
    if (!shape.isLater) fill(shape, path);
    return blankOf(shape);
  }
  switch (shape.kind) {
    case 'object':
      return normaliseObject(shape, json, path, reporter);
    case 'list':
      return normaliseList(shape, json, path, reporter);
    case 'variants':
      return normaliseVariant(shape, json, path, reporter);
    case 'choices':
      return normaliseChoices(shape, json, path, reporter);
    case 'array':
      return normaliseArray(shape, json, path, reporter);
    case 'text':
      if (typeof json === 'string') {
        if (shape.pattern && !new RegExp(shape.pattern).test(json)) break;
        if (json.length <= shape.max) return json;
        complain(
          path,
          'shape/too-long',
          `“${shape.title}” holds at most ${shape.max} characters; the rest was left out. Shorten it.`,
        );
        return json.slice(0, shape.max);
      }
      break;
    case 'ref':
      if (typeof json === 'string' && json.length <= 64) return json;
      break;
    case 'picture':
      if (typeof json === 'string' && json.length <= PICTURE_MAX && PICTURE_PATTERN.test(json)) return json;
      break;
    case 'id':
      if (typeof json === 'string' && /^[\w-]{1,64}$/.test(json)) return json;
      break;
    case 'choice':
      if (typeof json === 'string' && shape.options.includes(json)) return json;
      break;
    case 'toggle':
      if (typeof json === 'boolean') return json;
      break;
    case 'number':
      if (json === null && shape.nullable) return null;
      if (Number.isInteger(json) && Number(json) >= shape.min && Number(json) <= shape.max) return json as number;
      break;
  }
  if (json === undefined) complain(path, 'shape/missing', `“${shape.title}” is missing. ${substitute(shape)}`);
  else
    complain(
      path,
      'shape/wrong-type',
      `“${shape.title}” can't hold ${sayValue(json)}${expectation(shape)}. ${substitute(shape)}`,
    );
  return blankOf(shape);
}

function normaliseObject(shape: ObjectShape, json: Json | undefined, path: Path, reporter: Reporter): JsonObject {
  const { complain } = reporter;
  if (!isJsonObject(json)) {
    complain(path, 'shape/wrong-type', `“${shape.title}” can't hold ${sayValue(json ?? null)}. It was left blank.`);
    return blankObject(shape);
  }
  for (const key of Object.keys(json)) {
    if (!Object.hasOwn(shape.fields, key)) {
      complain(
        [...path, key],
        'shape/unknown-key',
        `“${shape.title}” has nothing called “${key.slice(0, 60)}”. It was left out.`,
      );
    }
  }
  return Object.fromEntries(
    Object.entries(shape.fields).map(([key, field]) => {
      const value = Object.hasOwn(json, key) ? json[key] : undefined;
      return [key, normaliseValue(field, value, [...path, key], reporter)];
    }),
  );
}

function normaliseVariant(shape: VariantsShape, json: Json | undefined, path: Path, reporter: Reporter): JsonObject {
  const tag = isJsonObject(json) ? json[shape.on] : undefined;
  const variant = typeof tag === 'string' && Object.hasOwn(shape.variants, tag) ? shape.variants[tag] : undefined;
  if (variant) return normaliseObject(variant, json, path, reporter);
  const kinds = Object.keys(shape.variants).join(', ');
  reporter.complain(
    [...path, shape.on],
    'shape/unknown-kind',
    `“${shape.title}” is one of: ${kinds}. The first one was used.`,
  );
  const [first] = Object.values(shape.variants);
  return normaliseObject(
    first ?? { ...shape, kind: 'object', fields: {} },
    isJsonObject(json) && 'id' in json ? { id: json.id ?? null } : {},
    path,
    SILENT,
  );
}

function normaliseList(
  shape: ListShape,
  json: Json | undefined,
  path: Path,
  reporter: Reporter,
): readonly JsonObject[] {
  const { complain } = reporter;
  if (!Array.isArray(json)) {
    complain(path, 'shape/wrong-type', `“${shape.title}” is a list, not ${sayValue(json ?? null)}. It was left empty.`);
    return [];
  }
  if (json.length > shape.max) {
    complain(path, 'shape/too-many', `“${shape.title}” holds at most ${shape.max} entries; the rest was left out.`);
  }
  const taken = new Set<string>();
  return json.slice(0, shape.max).flatMap((item, i) => {
    if (isOfUnknownKind(shape.entry, item)) {
      complain(
        [...path, idIn(item) ?? i],
        'shape/unknown-kind',
        `“${shape.title}” has an entry of a kind that this Trapdoor does not know, perhaps made with a newer one. It was left out.`,
      );
      return [];
    }
    const entry = normaliseValue(shape.entry, item, [...path, idIn(item) ?? i], reporter) as JsonObject;
    if (!taken.has(String(entry.id))) {
      taken.add(String(entry.id));
      return [entry];
    }
    complain(
      [...path, i],
      'shape/duplicate-id',
      `Two entries of “${shape.title}” have the id “${String(entry.id)}”. The later one got a new id: point to it again where you meant it.`,
    );
    return [{ ...entry, id: newId() }];
  });
}

const idIn = (item: Json | undefined): string | undefined =>
  isJsonObject(item) && typeof item.id === 'string' && item.id !== '' ? item.id : undefined;

function normaliseChoices(shape: ChoicesShape, json: Json | undefined, path: Path, { complain }: Reporter): Json {
  const { title, options, labels, max, alone } = shape;
  if (!Array.isArray(json)) {
    complain(path, 'shape/wrong-type', `“${title}” is a list, not ${sayValue(json ?? null)}. It was left empty.`);
    return [];
  }
  const unknown = json.find((value) => !options.includes(value as string));
  const known = new Set(json.filter((value) => typeof value === 'string' && options.includes(value)));
  const chosen = tidyChoices(shape, known as ReadonlySet<string>);
  if (unknown !== undefined) {
    complain(
      path,
      'shape/wrong-type',
      `“${title}” can't hold ${sayValue(unknown)} (each is one of: ${options.join(', ')}). It was left out.`,
    );
  } else if (known.size < json.length) {
    complain(path, 'shape/repeated', `“${title}” names one of its choices twice. It was kept once.`);
  }
  if (alone && known.has(alone) && !chosen.includes(alone)) {
    complain(path, 'shape/alone', `“${labels[alone] ?? alone}” goes with no other of “${title}”. It was left out.`);
  } else if (chosen.length < known.size) {
    complain(
      path,
      'shape/too-many',
      `“${title}” holds at most ${max}; the rest was left out. Choose the ones you meant.`,
    );
  }
  return chosen;
}

/** Drops items that break a rule, since no form lets authors correct them. */
function normaliseArray(
  shape: ArrayShape,
  json: Json | undefined,
  path: Path,
  { complain }: Reporter,
): readonly Json[] {
  const { title, noun, max, distinct } = shape;
  if (!Array.isArray(json)) {
    complain(path, 'shape/wrong-type', `“${title}” is a list, not ${sayValue(json ?? null)}. It was left empty.`);
    return [];
  }
  if (json.length > max) {
    complain(path, 'shape/too-many', `“${title}” holds at most ${max} of them; the rest was left out.`);
  }
  const taken = new Set<Json | undefined>();
  return json.slice(0, max).flatMap((item, i) => {
    const faults: Path[] = [];
    const value = normaliseValue(shape.item, item, [], {
      complain: (fault) => faults.push(fault),
      fill: (_, fault) => faults.push(fault),
      remark: () => {},
    });
    const [fault] = faults;
    if (fault) {
      const part = fault.length > 0 ? `its “${fault.join('.')}” is missing or does not fit` : 'it does not fit';
      complain([...path, i], 'shape/wrong-type', `In “${title}”, ${noun} ${i + 1} was left out: ${part}.`);
      return [];
    }
    const key = distinct !== undefined && isJsonObject(value) ? value[distinct] : undefined;
    if (key !== undefined && taken.has(key)) {
      complain([...path, i], 'shape/repeated', `“${title}” has the same ${noun} twice. The later one was left out.`);
      return [];
    }
    taken.add(key);
    return [value];
  });
}
