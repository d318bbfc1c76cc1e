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
export const CODES = ['licence', 'language'];

/** Yields all texts with matches, in the order of the shape. Paths begin at the file's root. */
export function* findTexts(shape: ObjectShape, root: Json, search: TextSearch): Generator<FoundText> {
  const pattern = patternOf(search);
  if (!pattern) return;
  const replacementOf = search.matchCase ? () => search.replace : (hit: string) => inCaseOf(hit, search.replace);
  const language = isJsonObject(root) ? String(root.language) : '';
  const hits: Hits = { pattern, replacementOf, isEnglish: /^en\b/i.test(language) };
  for (const text of writtenTexts(shape, root)) yield* foundIn(text, hits);
}

/** Yields all texts of a scenario but those of hidden lists, blank ones too, in the order of the shape. */
export function* writtenTexts(shape: ObjectShape, root: Json): Generator<WrittenText> {
  const { body, ...front } = shape.fields;
  for (const text of textsIn({ ...shape, fields: front }, root, { root, path: [], names: [shape.title] })) {
    if (!CODES.includes(String(text.path[0]))) yield text;
  }
  if (body && isJsonObject(root)) yield* textsIn(body, root.body, { root, path: ['body'], names: [] });
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

/** Pattern of a search, and what comes in place of each hit. */
interface Hits {
  readonly pattern: RegExp;
  readonly replacementOf: (hit: string) => string;
  readonly isEnglish: boolean;
}

const upperFirst = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

/** Writes a replacement in the capitals of what it replaces: "Pod" becomes "Raft", "POD" becomes "RAFT". */
function inCaseOf(hit: string, replacement: string): string {
  const capitals = hit.match(/\p{Lu}/gu)?.length ?? 0;
  if (capitals > 1 && hit === hit.toUpperCase()) return replacement.toUpperCase();
  return /^\p{Lu}/u.test(hit) ? upperFirst(replacement) : replacement;
}

/** Returns the article that ends a text, and the one that another word needs; undefined if both need the same. */
function articleBefore(before: string, hit: string, put: string): { from: string; to: string } | undefined {
  const [article] = /(?<![\p{L}\p{M}\p{N}_’'])an? $/iu.exec(before) ?? [];
  if (article === undefined || beginsWithVowel(hit) === beginsWithVowel(put) || !/^\p{L}/u.test(put)) return undefined;
  // An article that follows its sound, as in "an hour", stays.
  if ((article.length === 3) !== beginsWithVowel(hit)) return undefined;
  const letter = article.slice(0, 1);
  return { from: article, to: beginsWithVowel(put) ? `${letter}n ` : `${letter} ` };
}

const beginsWithVowel = (text: string): boolean => /^[aeiou]/i.test(text);

/** A text of a scenario. */
export interface WrittenText {
  readonly path: Path;
  /** Names from the part down, as in FoundText. */
  readonly names: readonly string[];
  readonly text: string;
  /** Most characters of its field. */
  readonly max: number;
}

function* foundIn({ path, names, text, max }: WrittenText, hits: Hits): Generator<FoundText> {
  const marked: MarkedText[] = [];
  const mark = (mark: MarkedText['mark'], piece: string) => piece !== '' && marked.push({ mark, text: piece });
  let end = 0;
  let count = 0;
  let after = '';
  for (const { 0: hit, index } of text.matchAll(hits.pattern)) {
    const before = text.slice(end, index);
    const put = hits.replacementOf(hit);
    const article = hits.isEnglish ? articleBefore(before, hit, put) : undefined;
    const kept = before.slice(0, before.length - (article?.from.length ?? 0));
    mark('same', kept);
    mark('removed', (article?.from ?? '') + hit);
    mark('added', (article?.to ?? '') + put);
    after += kept + (article?.to ?? '') + put;
    end = index + hit.length;
    count++;
  }
  if (count === 0) return;
  mark('same', text.slice(end));
  after += text.slice(end);
  if (after !== text) yield { path, names, after, marked, count, tooLong: Math.max(0, after.length - max) };
}

interface At {
  readonly root: Json;
  readonly path: Path;
  readonly names: readonly string[];
}

function* textsIn(shape: Shape, json: Json | undefined, { root, path, names }: At): Generator<WrittenText> {
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
