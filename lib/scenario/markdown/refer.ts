import { fold } from '@/lib/kernel/fold';
import { isJsonObject, type Json, type JsonObject } from '@/lib/kernel/json';
import { formatPath, type Path } from '@/lib/kernel/path';
import { headlineOf, refListPath } from '@/lib/scenario/entry-names';
import { blankObject } from '@/lib/schema/blank';
import { entriesAt } from '@/lib/schema/references';
import type { ListShape, ObjectShape, Shape } from '@/lib/schema/shape';
import { shapeAt, variantOf } from '@/lib/schema/shape-at';
import { joined, trimBlanks } from './blocks';
import { unescapeText } from './escape';
import { type Findings, type Place, quoted } from './issues';

/** A reference as it was written. It is resolved once all entries are there. */
export interface Reference extends Place {
  readonly name: string;
  readonly id: string | undefined;
  /** The entry names no kind: the list in which the title is found decides. */
  readonly isUntagged?: boolean;
}

const LINK = /^\[(.*)\]\(#([\w-]{1,64})\)$/s;
/** Begins what stands for a reference until it is resolved. No id has this character. */
const MARK = '?';

/** Keeps a reference, and returns what stands for it. */
export function referTo(kept: Reference[], text: string, { line, column }: Place, isUntagged = false): string {
  const written = trimBlanks(joined(text));
  const [, name = written, id] = LINK.exec(written) ?? [];
  kept.push({ line, column, name: unescapeText(name), id, isUntagged });
  return `${MARK}${kept.length - 1}`;
}

/** Returns the first kind of entry that is a reference, for an entry whose words name no kind: "Requires: The oars". */
export function untagged(
  { entry }: ListShape,
  text: string,
): { readonly object: ObjectShape; readonly key: string } | undefined {
  if (entry.kind !== 'variants' || trimBlanks(text) === '' || text.includes(':')) return undefined;
  const [first] = Object.values(entry.variants).flatMap((object) => {
    const key = refKeyOf(object);
    return key === undefined ? [] : [{ object, key }];
  });
  return first;
}

const refKeyOf = ({ fields }: ObjectShape): string | undefined =>
  Object.keys(fields).find((key) => fields[key]?.kind === 'ref');

/** Resolves references by id, or else by title. Those that lead nowhere or to several entries become empty. */
export function resolve(
  root: JsonObject,
  shape: ObjectShape,
  references: readonly Reference[],
  findings: Findings,
): JsonObject {
  const targets = new Map<string, Targets>();
  const targetsOf = (lists: Path): Targets => {
    const key = formatPath(lists);
    const known = targets.get(key) ?? indexed(root, shape, lists);
    targets.set(key, known);
    return known;
  };
  const follow = (to: string, path: Path, reference: Reference): string => {
    const { ids, byTitle, list } = targetsOf(refListPath(to, path));
    if (reference.id !== undefined && ids.has(reference.id)) return reference.id;
    const [only, ...more] = byTitle.get(titleKey(reference.name)) ?? [];
    if (only !== undefined && more.length === 0) return only;
    // The id itself, where somebody wrote it instead of a title.
    if (only === undefined && ids.has(reference.name)) return reference.name;
    const [code, trouble] =
      only === undefined
        ? (['markdown/unknown-reference', 'nothing there is called'] as const)
        : (['markdown/ambiguous-reference', 'several things there are called'] as const);
    const advice =
      only === undefined ? 'Write its title' : 'Add {#name} behind the one you mean, and write [title](#name) here';
    findings.add(
      code,
      reference,
      () =>
        `${trouble} ${quoted(reference.name)}${list === undefined ? '' : ` (looked for under “${list}”)`}. ${advice}.`,
    );
    return '';
  };
  // An entry without a kind gets the kind whose list has its title.
  const tagged = ({ entry: shapes }: ListShape, entry: Json, path: Path): Json => {
    if (shapes.kind !== 'variants' || !isJsonObject(entry)) return entry;
    const mark = Object.values(entry).find(
      (value) => typeof value === 'string' && value.startsWith(MARK) && references[Number(value.slice(1))]?.isUntagged,
    );
    const name = references[Number(String(mark).slice(1))]?.name;
    if (typeof mark !== 'string' || name === undefined) return entry;
    const [object] = Object.values(shapes.variants).filter((each) => {
      const key = refKeyOf(each);
      const to = key === undefined ? undefined : each.fields[key];
      return (
        to?.kind === 'ref' &&
        targetsOf(refListPath(to.to, [...path, String(entry.id), String(key)])).byTitle.has(titleKey(name))
      );
    });
    const key = object && refKeyOf(object);
    if (object === undefined || key === undefined) return entry;
    return { ...blankObject(object), id: entry.id ?? '', [key]: mark };
  };
  const visit = (at: Shape, json: Json, path: Path): Json => {
    if (at.kind === 'ref') {
      const reference =
        typeof json === 'string' && json.startsWith(MARK) ? references[Number(json.slice(1))] : undefined;
      return reference ? follow(at.to, path, reference) : json;
    }
    if (at.kind === 'list') {
      const entries = Array.isArray(json) ? (json as readonly Json[]) : [];
      return Array.isArray(json)
        ? entries.map((entry) =>
            visit(at.entry, tagged(at, entry, path), [...path, isJsonObject(entry) ? String(entry.id) : '']),
          )
        : json;
    }
    const object = variantOf(at, json);
    if (!object || !isJsonObject(json)) return json;
    return Object.fromEntries(
      Object.entries(json).map(([key, value]) => [
        key,
        object.fields[key] ? visit(object.fields[key], value, [...path, key]) : value,
      ]),
    );
  };
  return visit(shape, root, []) as JsonObject;
}

interface Targets {
  readonly ids: ReadonlySet<string>;
  readonly byTitle: ReadonlyMap<string, readonly string[]>;
  /** Title of the list. */
  readonly list: string | undefined;
}

const titleKey = (text: string): string => fold(text).trim();

function indexed(root: JsonObject, shape: ObjectShape, lists: Path): Targets {
  const found = listAt(shape, lists);
  const entries = entriesAt(root, lists);
  const byTitle = new Map<string, string[]>();
  for (const entry of entries) {
    const object = found && variantOf(found.entry, entry);
    const key = object && headlineOf(object);
    const title = key === undefined ? '' : titleKey(String(entry[key] ?? ''));
    if (title !== '') byTitle.set(title, [...(byTitle.get(title) ?? []), entry.id]);
  }
  return { ids: new Set(entries.map(({ id }) => id)), byTitle, list: found?.title };
}

const listAt = (shape: ObjectShape, lists: Path): ListShape | undefined => {
  const found = shapeAt(shape, lists, undefined);
  return found?.kind === 'list' ? found : undefined;
};
