import type { JsonObject } from '@/lib/kernel/json';
import { applyPatches, type Patch } from '@/lib/kernel/patch';
import { type Path, parsePath, valueAt } from '@/lib/kernel/path';
import { CODES } from '@/lib/scenario/find-text';
import type { ObjectShape, TextShape } from '@/lib/schema/shape';
import { shapeAt } from '@/lib/schema/shape-at';
import { hasText, readCell } from './cells';
import { hasTable } from './list-tables';
import { type Complain, placeOf, type TableRows } from './table-rows';

/** Numbers of texts that a table of texts changes and translates. */
export interface TextCounts {
  readonly changed: number;
  readonly translated: number;
  /** Translations that are filled in while no language was named. */
  readonly unused: number;
  /** Texts without a translation, which stay as they are. */
  readonly untranslated: number;
}

export const NO_TEXTS: TextCounts = { changed: 0, translated: 0, unused: 0, untranslated: 0 };

interface Given {
  readonly shape: ObjectShape;
  readonly before: JsonObject;
  /** The scenario with the rows of the lists. */
  readonly after: JsonObject;
  readonly language: string | undefined;
}

/** Returns a scenario with the texts or translations of a table. A text can also be changed in the table of its list. */
export function withTexts(
  { shape, before, after, language }: Given,
  found: TableRows,
  complain: Complain,
): { readonly draft: JsonObject; readonly counts: TextCounts } {
  const patches: Patch[] = [];
  const seen = new Map<string, number>();
  const counts = { ...NO_TEXTS };
  for (const { row, cells } of found.rows) {
    const path = (cells.get('path') ?? '').trim();
    const steps = parsePath(path);
    const [was, is] = [textIn(before, steps), textIn(after, steps)];
    const complainOf = (key: 'path' | 'text' | 'translation', message: string) =>
      complain({ ...placeOf(found, row, key), message });
    const twice = seen.get(path);
    seen.set(path, row);
    if (twice !== undefined) {
      complainOf('path', `Row ${twice} has the same path.`);
      continue;
    }
    const [text, translation = ''] = [cells.get('text'), cells.get('translation')];
    const isTranslated = translation.trim() !== '' && language !== undefined;
    if (translation.trim() === '') counts.untranslated++;
    else if (!isTranslated) counts.unused++;
    // The other tables may remove the entry of a text.
    if (is === undefined && was !== undefined) continue;
    if (is !== undefined && !isTranslated) {
      if (text === undefined || hasText(text, was ?? is) || hasText(text, is)) continue;
    }
    const field = is === undefined ? undefined : textShapeAt(shape, after, steps);
    if (!field) {
      complainOf('path', `There is no text “${path.slice(0, 100)}”.`);
      continue;
    }
    const key = isTranslated ? 'translation' : 'text';
    const read = readCell(field, isTranslated ? translation : (text ?? ''));
    if (!read.ok) complainOf(key, `This text ${read.error}. Shorten it.`);
    else if (!isTranslated && was !== undefined && is !== was) {
      complainOf(key, `The table of its list changes “${path.slice(0, 100)}” to another text.`);
    } else {
      patches.push({ op: 'set', path: steps, value: read.value });
      counts[isTranslated ? 'translated' : 'changed']++;
    }
  }
  return { draft: applyPatches(after, patches) as JsonObject, counts };
}

function textIn(json: JsonObject, path: Path): string | undefined {
  const value = valueAt(json, path);
  return typeof value === 'string' ? value : undefined;
}

/** Returns the shape of a text; undefined for codes, texts in hidden lists and everything that is no text. */
function textShapeAt(shape: ObjectShape, json: JsonObject, path: Path): TextShape | undefined {
  const field = shapeAt(shape, path, json);
  const isHidden = path.some((_, i) => {
    const around = shapeAt(shape, path.slice(0, i), json);
    return around?.kind === 'list' && !hasTable(around);
  });
  return field?.kind === 'text' && !isHidden && !CODES.includes(String(path[0])) ? field : undefined;
}

/** Returns the code of a language in its usual spelling: "pt-BR" for "pt_br"; undefined if it is none. */
export function languageCode(text: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(text.trim().replaceAll('_', '-'))[0];
  } catch {
    return undefined;
  }
}
