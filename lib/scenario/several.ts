import { isJsonObject, type Json, type JsonObject } from '@/lib/kernel/json';
import { FORMAT } from './envelope';
import { decodeText, parseJson } from './parse-json';

/** Tells whether a JSON value says that it is a scenario. */
export const isScenario = (value: Json | undefined): value is JsonObject =>
  isJsonObject(value) && value.format === FORMAT;

/**
 * Returns the scenarios of a file that is none itself: those of a list, of an object, or of documents that follow each
 * other, as in JSON Lines. Empty for everything else.
 */
export function scenariosOf(source: string | Uint8Array): readonly JsonObject[] {
  const json = parseJson(source);
  if (json.ok) return isScenario(json.value) ? [] : scenariosIn(json.value);
  const text = typeof source === 'string' ? source : decodeText(source);
  if (text === undefined || json.error.code !== 'file/not-json') return [];
  return documentsIn(text).flatMap((document) => {
    const read = parseJson(document);
    return read.ok && isScenario(read.value) ? [read.value] : [];
  });
}

/** Returns the scenarios that are entries of a list or values of an object. */
export function scenariosIn(json: Json): readonly JsonObject[] {
  if (Array.isArray(json)) return json.filter(isScenario);
  return isJsonObject(json) ? Object.values(json).filter(isScenario) : [];
}

const TITLE_SHOWN = 60;
const NAMED = 12;

/** Title of a scenario that is not open yet. */
export function titleOf({ title }: JsonObject): string {
  const words = typeof title === 'string' ? title.trim().slice(0, TITLE_SHOWN) : '';
  return words === '' ? 'Untitled' : words;
}

/** Names the scenarios of a file with their numbers. */
export function saySeveral(scenarios: readonly JsonObject[]): string {
  const named = scenarios.slice(0, NAMED).map((scenario, i) => `${i + 1} “${titleOf(scenario)}”`);
  const more = scenarios.length - named.length;
  return `This file has ${scenarios.length} scenarios: ${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}. Choose one, or save it as a file of its own.`;
}

/** Splits a text after each of its outermost objects. Empty if there are fewer than two, or one never ends. */
function documentsIn(text: string): readonly string[] {
  const documents: string[] = [];
  let [depth, from, inString] = [0, 0, false];
  for (let at = 0; at < text.length; at++) {
    const char = text[at];
    if (inString) {
      if (char === '\\') at++;
      else if (char === '"') inString = false;
    } else if (char === '"') inString = true;
    else if (char === '{' || char === '[') {
      if (depth === 0) from = at;
      depth++;
    } else if (char === '}' || char === ']') {
      depth--;
      if (depth < 0) return [];
      if (depth === 0) documents.push(text.slice(from, at + 1));
    }
  }
  return depth === 0 && documents.length > 1 ? documents : [];
}
