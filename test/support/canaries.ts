import type { System } from '@/lib/contract/authored';
import { isError } from '@/lib/kernel/issue';
import type { Json, JsonObject } from '@/lib/kernel/json';
import { applyPatches } from '@/lib/kernel/patch';
import { valueAt } from '@/lib/kernel/path';
import type { Shape } from '@/lib/schema/shape';
import { variantOf } from '@/lib/schema/shape-at';

/** A body with a unique word in every text. */
export interface Canaries {
  readonly body: JsonObject;
  /** Words in texts for the GM only, which `forPlayers()` removes. */
  readonly gmOnly: readonly string[];
  /** Words that `forPlayers()` keeps. */
  readonly open: readonly string[];
}

const WORD = /zq[0-9a-z]+zq/g;

/**
 * Appends a unique word to every text of a body. `salt` distinguishes the words of several bodies. A text stays
 * unchanged where a word would be an error, as in the code of a deck.
 */
export function plantCanaries(system: System, body: JsonObject, salt = ''): Canaries {
  const marked = mark(body, system.shape, newWords(salt)) as JsonObject;
  const restored = system
    .open(marked)
    .check()
    .filter(isError)
    .map(({ path }) => ({ op: 'set', path, value: valueAt(body, path) ?? null }) as const);
  const planted = applyPatches(marked, restored) as JsonObject;
  const shown = wordsIn(system.open(planted).forPlayers());
  return { body: planted, gmOnly: [...wordsIn(planted)].filter((word) => !shown.has(word)), open: [...shown] };
}

const wordsIn = (json: Json): ReadonlySet<string> => new Set(JSON.stringify(json).match(WORD));

/** Returns a function that gives equal texts the same word, since games compare some; each blank text gets its own. */
function newWords(salt: string): (text: string) => string {
  const known = new Map<string, string>();
  let count = 0;
  return (text) => {
    const word = known.get(text) ?? `zq${salt}${(count++).toString(36).padStart(4, '0')}zq`;
    if (text !== '') known.set(text, word);
    return word;
  };
}

function mark(value: Json, shape: Shape, wordFor: (text: string) => string): Json {
  if (shape.kind === 'text') {
    const text = String(value);
    const word = wordFor(text);
    return `${text.slice(0, shape.max - word.length - 1)} ${word}`.trim();
  }
  if (shape.kind === 'list') return (value as readonly Json[]).map((entry) => mark(entry, shape.entry, wordFor));
  const fields = variantOf(shape, value)?.fields;
  if (fields === undefined) return value;
  const given = value as JsonObject;
  return Object.fromEntries(
    Object.entries(given).map(([key, each]) => [key, fields[key] ? mark(each, fields[key], wordFor) : each]),
  );
}
