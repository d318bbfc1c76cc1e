import { isEntry, isJsonObject, type Json } from '@/lib/kernel/json';
import type { Patch } from '@/lib/kernel/patch';
import type { Path } from '@/lib/kernel/path';
import type { ObjectShape, Shape } from '@/lib/schema/shape';
import { variantOf } from '@/lib/schema/shape-at';
import { nameEntry } from './entry-names';
import type { MarkedText } from './mark-words';

export interface TextSearch {
  readonly find: string;
  readonly replace: string;
  readonly matchCase: boolean;
  readonly wholeWord: boolean;
}

export interface FoundText {
  readonly path: Path;
  /** Names from the part down: "Goals", "Open the airlock", "Text". */
  readonly names: readonly string[];
  readonly after: string;
  /** The replacement as marked words. */
  readonly marked: readonly MarkedText[];
  readonly count: number;
  /** Number of characters by which the new text exceeds its field's limit; 0 if it fits. */
  readonly tooLong: number;
}

/** Fields of the cover that hold a code rather than text. */
const CODES = ['licence', 'language'];

/** Yields all texts with matches, in the order of the shape. Paths begin at the file's root. */
export function* findTexts(shape: ObjectShape, root: Json, search: TextSearch): Generator<FoundText> {
  const pattern = patternOf(search);
  if (!pattern) return;
  const { body, ...front } = shape.fields;
  const at = { root, path: [], names: [] };
  for (const text of textsIn({ ...shape, fields: front }, root, { ...at, names: [shape.title] })) {
    if (!CODES.includes(String(text.path[0]))) yield* foundIn(text, pattern, search.replace);
  }
  if (body && isJsonObject(root)) {
    for (const text of textsIn(body, root.body, { ...at, path: ['body'] })) {
      yield* foundIn(text, pattern, search.replace);
    }
  }
}

/** Returns the patches for all replacements. Texts that would exceed their limit stay unchanged. */
export const replacePatches = (found: readonly FoundText[]): readonly Patch[] =>
  found.flatMap(({ path, after, tooLong }) => (tooLong > 0 ? [] : [{ op: 'set', path, value: after }]));

/** Returns undefined for an empty search. A whole word has no letter or digit next to it. */
function patternOf({ find, matchCase, wholeWord }: TextSearch): RegExp | undefined {
  if (find === '') return undefined;
  const literal = find.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  const source = wholeWord ? `(?<![\\p{L}\\p{M}\\p{N}_])${literal}(?![\\p{L}\\p{M}\\p{N}_])` : literal;
  return new RegExp(source, matchCase ? 'gu' : 'giu');
}

interface Text {
  readonly path: Path;
  readonly names: readonly string[];
  readonly text: string;
  readonly max: number;
}

function* foundIn({ path, names, text, max }: Text, pattern: RegExp, replace: string): Generator<FoundText> {
  const marked: MarkedText[] = [];
  const mark = (mark: MarkedText['mark'], piece: string) => piece !== '' && marked.push({ mark, text: piece });
  let end = 0;
  let count = 0;
  for (const { 0: hit, index } of text.matchAll(pattern)) {
    mark('same', text.slice(end, index));
    mark('removed', hit);
    mark('added', replace);
    end = index + hit.length;
    count++;
  }
  if (count === 0) return;
  mark('same', text.slice(end));
  const after = text.replace(pattern, () => replace);
  if (after !== text) yield { path, names, after, marked, count, tooLong: Math.max(0, after.length - max) };
}

interface At {
  readonly root: Json;
  readonly path: Path;
  readonly names: readonly string[];
}

function* textsIn(shape: Shape, json: Json | undefined, { root, path, names }: At): Generator<Text> {
  if (shape.kind === 'text') {
    if (typeof json === 'string') yield { path, names, text: json, max: shape.max };
  } else if (shape.kind === 'list') {
    if (shape.isHidden || !Array.isArray(json)) return;
    for (const [i, entry] of json.filter(isEntry).entries()) {
      const name = nameEntry(entry, { shape, path }, root, i);
      yield* textsIn(shape.entry, entry, { root, path: [...path, entry.id], names: [...names, name] });
    }
  } else if (shape.kind === 'object' || shape.kind === 'variants') {
    const fields = json === undefined ? {} : (variantOf(shape, json)?.fields ?? {});
    for (const [key, field] of Object.entries(fields)) {
      const value = isJsonObject(json) ? json[key] : undefined;
      yield* textsIn(field, value, { root, path: [...path, key], names: [...names, field.title] });
    }
  }
}
