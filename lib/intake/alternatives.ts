import { failure, type Result } from '@/lib/kernel/result';
import { CARD_LANGUAGES, type CardLanguage } from '@/lib/tabletop/cards/suit-words';
import { decodeText } from './decode';
import { readText } from './read';
import { hasLanguages, LETTER_ASKED } from './settle';
import type { IntakeTarget } from './target';
import { ENCODINGS, type Encoding, type Intake, type IntakeChoices, SEPARATORS } from './types';

/** Result of another setting, in short. */
export interface Alternative<Value> {
  readonly value: Value;
  readonly rows: number;
  readonly asks: number;
}

export interface Alternatives {
  readonly separators: readonly Alternative<NonNullable<IntakeChoices['separator']>>[];
  readonly headers: readonly Alternative<boolean>[];
  /** Languages of single letters. Empty if all of them give the same. */
  readonly languages: readonly Alternative<CardLanguage>[];
  /** First word with a letter that depends on the encoding. */
  readonly encodings: readonly { readonly value: Encoding; readonly sample: string }[];
}

/** Longest text for which other settings are tried. */
const MOST_TRIED = 400_000;
const SAMPLE = 64_000;

/** Tries the other settings on a text, to show what they would change. Returns nothing for long texts. */
export function alternativesFor(
  source: string,
  bytes: Uint8Array | undefined,
  target: IntakeTarget,
  choices: IntakeChoices,
): Alternatives {
  if (source.length > MOST_TRIED) return { separators: [], headers: [], languages: [], encodings: [] };
  const tried = (changed: IntakeChoices) => countsOf(readText(source, target, { ...choices, ...changed }));
  return {
    separators: ([...SEPARATORS, 'none'] as const)
      .filter((value) => value === 'none' || source.includes(value))
      .map((value) => ({ value, ...tried({ separator: value }) })),
    headers: [true, false].map((value) => ({ value, ...tried({ header: value }) })),
    languages: hasLetters(source, target, choices)
      ? different(CARD_LANGUAGES.map((value) => ({ value, ...tried({ language: value }) })))
      : [],
    encodings: bytes ? ENCODINGS.flatMap((value) => sampleIn(bytes, value)) : [],
  };
}

/** Tells whether a letter was asked about, or a language for letters was chosen. */
function hasLetters(source: string, target: IntakeTarget, choices: IntakeChoices): boolean {
  if (!hasLanguages(target)) return false;
  if (choices.language !== undefined) return true;
  const read = readText(source, target, choices);
  return read.ok && read.value.asks.some(({ why }) => why.startsWith(LETTER_ASKED));
}

const different = <Value>(found: readonly Alternative<Value>[]): readonly Alternative<Value>[] =>
  new Set(found.map(({ rows, asks }) => `${rows} ${asks}`)).size > 1 ? found : [];

const countsOf = (read: Result<Intake>) =>
  read.ok ? { rows: read.value.rows.length, asks: read.value.asks.length } : { rows: 0, asks: 0 };

function sampleIn(bytes: Uint8Array, value: Encoding): Alternatives['encodings'] {
  const decoded =
    value.startsWith('utf-16') && bytes.length % 2 === 1
      ? failure('odd')
      : decodeText(bytes.subarray(0, SAMPLE), value);
  return decoded.ok ? [{ value, sample: wordAround(decoded.value.text) }] : [];
}

/** Returns the word around the first character that is not in ASCII. */
function wordAround(text: string): string {
  const at = text.search(/\P{ASCII}/u);
  if (at < 0) return '';
  const before =
    text
      .slice(Math.max(0, at - 12), at)
      .split(/\s/)
      .at(-1) ?? '';
  return `${before}${text.slice(at, at + 12).split(/\s/)[0] ?? ''}`;
}
