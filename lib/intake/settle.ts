import { CARD_LANGUAGES } from '@/lib/tabletop/cards/suit-words';
import { sayTooLong } from './entry';
import type { IntakeTarget } from './target';
import type { Found, IntakeAsk, IntakeChoices, IntakeRow } from './types';
import { offersFor, rankNamed } from './vocabulary';
import { shortTitle, splitWords, tidyTitle } from './words-of-line';

/** Turns what was found into rows and questions. Decides what single letters and numbers in front of lines mean. */
export function settle(
  found: readonly Found[],
  target: IntakeTarget,
  { language }: IntakeChoices = {},
): { readonly rows: readonly IntakeRow[]; readonly asks: readonly IntakeAsk[] } {
  const letters = lettersOf(target, language) ?? lettersIn(found, target);
  settleLoose(found);
  settleCounts(found);
  settleMarkers(found, target);
  settleRanked(found, target);
  const rows: IntakeRow[] = [];
  const asks: IntakeAsk[] = [];
  for (const each of found) {
    const ambiguous = settleLetter(each, letters);
    const row = rowOf(each, target);
    const why = each.why ?? refusal(each, row, target, ambiguous);
    if (why === undefined) rows.push(row);
    else asks.push(askOf(each, row, target, why, ambiguous));
  }
  return { rows, asks };
}

function rowOf(each: Found, { headline, body, ranks }: IntakeTarget): IntakeRow {
  const texts = [each.text, each.more ?? ''].filter((part) => part !== '').join('\n');
  // A line with a card and nothing else has its entry below it.
  const [first = '', ...rest] = each.title === '' ? texts.split('\n') : [each.title, texts];
  const title = tidyTitle(first);
  const isLong = body !== undefined && title.length > headline.max;
  const below = rest.join('\n');
  const range = ranks && each.rank && each.upTo ? { [ranks.from]: each.rank, [ranks.to]: each.upTo } : {};
  const fields = { ...each.fields, ...range };
  const text = isLong ? [title, below].filter((part) => part !== '').join('\n') : below;
  return {
    ...(each.id !== undefined && { id: each.id }),
    bucket: each.bucket ?? null,
    title: isLong ? shortTitle(title, headline.max) : title,
    text,
    ...(each.rank !== undefined && each.upTo === undefined && { rank: each.rank }),
    ...(each.copies !== undefined && { copies: each.copies }),
    ...(each.notes !== undefined && each.notes !== '' && { notes: each.notes }),
    ...(Object.keys(fields).length > 0 && { fields }),
    line: each.line,
    sure: each.sure,
  };
}

function refusal(
  { misread }: Found,
  row: IntakeRow,
  target: IntakeTarget,
  ambiguous: readonly string[] | undefined,
): string | undefined {
  const { by, noun } = target;
  if (row.title === '') {
    return row.bucket === null
      ? `There is no ${noun} in this line.`
      : `This names a ${by?.title ?? 'bucket'} and nothing else.`;
  }
  if (!by || row.bucket !== null) return sayTooLong(row, target);
  if (ambiguous) return `${LETTER_ASKED} ${by.title}, or none.`;
  return misread === undefined || misread.trim() === ''
    ? `No ${by.title} is named.`
    : `“${misread.trim().slice(0, 40)}” is no ${by.title}.`;
}

function askOf(
  each: Found,
  { bucket: _, ...entry }: IntakeRow,
  target: IntakeTarget,
  why: string,
  ambiguous: readonly string[] | undefined,
): IntakeAsk {
  const first = each.bucket ?? each.loose?.bucket;
  const letter = each.lettered?.letter;
  const likely = first !== undefined ? [first] : letter === undefined ? [] : (ambiguous ?? meaningsOf(letter, target));
  const offers = [...new Set([...likely, ...offersFor(target, each.misread)])];
  const isEmpty = entry.title === '';
  return { line: each.line, text: each.raw, why, offers, ...(!isEmpty && { entry }) };
}

/** A first word without a separator counts if most lines begin with one. */
function settleLoose(found: readonly Found[]): void {
  const open = found.filter(({ loose, raw }) => loose !== undefined && !isSentence(raw, loose.rest));
  if (open.length < 2 || open.length < found.length * 0.6) return;
  for (const each of open) {
    if (each.bucket !== undefined || !each.loose) continue;
    Object.assign(each, {
      bucket: each.loose.bucket,
      rank: each.loose.rank,
      ...splitWords(each.loose.rest),
      sure: 0.8,
    });
  }
}

/** Tells whether a capital letter is the only one, so that the first word belongs to a sentence: "Hearts break." */
const isSentence = (raw: string, rest: string): boolean => /^\P{L}*\p{Lu}/u.test(raw) && /^\p{Ll}/u.test(rest);

/** Numbers in front of buckets are ranks if they do not count the lines. */
function settleCounts(found: readonly Found[]): void {
  const counted = found.filter(({ count }) => count !== undefined);
  const isNumbered =
    counted.length > 1 &&
    counted.every(({ count }, i) => count === 1 || (i > 0 && count === (counted[i - 1]?.count ?? 0) + 1));
  if (isNumbered) return;
  for (const each of counted) each.rank ??= rankNamed(String(each.count));
}

type Letters = ReadonlyMap<string, readonly string[]>;

/** Returns the buckets that each letter means in a chosen language. */
function lettersOf({ by, letters }: IntakeTarget, language: IntakeChoices['language']): Letters | undefined {
  const chosen = hasLanguages({ letters }) && language ? letters[CARD_LANGUAGES.indexOf(language)] : undefined;
  if (!by || !chosen) return undefined;
  return new Map(chosen.map((letter) => [letter, meaningsOf(letter, { by, letters: [chosen] })]));
}

/** Tells whether the letters of a list's buckets depend on the language. */
export const hasLanguages = ({ letters }: Pick<IntakeTarget, 'letters'>): boolean =>
  letters.length === CARD_LANGUAGES.length;

/** Reason of a question about a letter that has several meanings, up to the title of the buckets. */
export const LETTER_ASKED = 'This letter can mean more than one';

/**
 * Returns the buckets that each letter can mean in the languages that have all letters of the list. Undefined if too
 * few lines begin with a letter.
 */
function lettersIn(found: readonly Found[], { by, letters: languages }: IntakeTarget): Letters | undefined {
  const known = new Set(languages.flat());
  const lettered = found.filter(({ lettered, bucket }) => bucket === undefined && known.has(lettered?.letter ?? ''));
  const used = new Set(lettered.map(({ lettered: each }) => each?.letter ?? ''));
  if (!by || used.size < 2 || lettered.length <= found.length / 2) return undefined;
  const all = languages.filter((language) => [...used].every((letter) => language.includes(letter)));
  return new Map(
    [...used].map((letter) => [
      letter,
      // No language has all of them: nothing is certain, even if one letter means the same everywhere.
      all.length > 0 ? meaningsOf(letter, { by, letters: all }) : by.buckets.map(({ value }) => value),
    ]),
  );
}

/** Returns the buckets that a letter means in any of the languages. */
const meaningsOf = (letter: string, { by, letters }: Pick<IntakeTarget, 'by' | 'letters'>): readonly string[] => [
  ...new Set(
    letters.flatMap((each) => (by?.buckets ?? []).flatMap(({ value }, i) => (each[i] === letter ? [value] : []))),
  ),
];

/** Applies the meaning of a letter. Returns the possible buckets if there is not exactly one. */
function settleLetter(each: Found, letters: Letters | undefined): readonly string[] | undefined {
  if (each.bucket !== undefined || !each.lettered) return undefined;
  const meanings = letters?.get(each.lettered.letter);
  const [only, ...others] = meanings ?? [];
  if (only !== undefined && others.length === 0) {
    Object.assign(each, { bucket: only, ...afterLetter(each.lettered), sure: 0.8 });
    return undefined;
  }
  if (!meanings) {
    each.rank = undefined;
    return undefined;
  }
  Object.assign(each, afterLetter(each.lettered));
  return meanings;
}

/** Returns the words after a letter; none if the letter fills its cell. */
const afterLetter = ({ rest }: NonNullable<Found['lettered']>) => (rest === undefined ? {} : splitWords(rest));

/** Numbers and letters in front of lines are ranks if they are no numbering. */
function settleMarkers(found: readonly Found[], { ranks }: IntakeTarget): void {
  if (!ranks) return;
  const marked = found.filter(
    ({ marker, rank }) => marker !== undefined && rank === undefined && /^[\dA-Z]/.test(marker),
  );
  const values = marked.map(({ marker = '' }) => rankNamed(marker, true));
  if (
    marked.length < 2 ||
    values.some((value) => value === undefined) ||
    isNumbering(marked.map(({ marker = '' }) => marker))
  )
    return;
  for (const [i, each] of marked.entries()) each.rank = values[i];
}

/** Ranks before a separator count if most lines below headings begin with one. */
function settleRanked(found: readonly Found[], { ranks }: IntakeTarget): void {
  const ranked = found.filter((each) => each.ranked !== undefined);
  if (!ranks || ranked.length < 2 || ranked.length < found.length * 0.6) return;
  for (const each of ranked) {
    if (each.ranked && each.rank === undefined)
      Object.assign(each, { rank: each.ranked.rank, upTo: each.ranked.upTo, ...splitWords(each.ranked.rest) });
  }
}

/** Tells whether markers are numbers of a list, which can restart in each part: 1 2 3, a b c, 1 1 1. */
function isNumbering(markers: readonly string[]): boolean {
  if (markers.some((marker) => marker === '1') || markers.every((marker) => marker === markers[0])) return true;
  const places = markers.map((marker) => (/^\d+$/.test(marker) ? Number(marker) : marker.toLowerCase().charCodeAt(0)));
  const isMixed = markers.some((marker) => /^\d/.test(marker)) && markers.some((marker) => /^[A-Za-z]/.test(marker));
  if (isMixed || markers.every((marker) => /^[akqj]$/i.test(marker) && marker.toLowerCase() !== 'a')) return false;
  return places.every((place, i) => i === 0 || place === (places[i - 1] ?? 0) + 1);
}
