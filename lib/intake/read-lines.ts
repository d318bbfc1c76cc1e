import { type Head, isFirm, readHead, readRank } from './head';
import { bareBucket } from './heading';
import { makesEntries } from './paragraphs';
import type { SourceLine } from './source-lines';
import { findThemes } from './themes';
import type { Found } from './types';
import type { Vocabulary } from './vocabulary';
import { splitWords } from './words-of-line';

const SIGN = /^([\p{So}\p{Sm}]\uFE0F?)\s+(?=\S)/u;
const COPIES = /^(.*\S)\s(?:[([][x×]\s?(\d{1,2})[)\]]|[x×]\s?(\d{1,2}))$/su;

/** Bucket that a heading gives the lines below it. */
export interface Section {
  /** Undefined below a heading that names no bucket. */
  readonly bucket: string | undefined;
  readonly title: string;
  readonly line: SourceLine;
  /** True once an entry stands below it. */
  isUsed: boolean;
}

/** Table in the middle of lines, read by the caller with the bucket of its section. */
export interface LinesWithTables {
  readonly lines: readonly SourceLine[];
  /** Tables by the index of their first line. The lines after it that belong to the table are counted by `length`. */
  readonly tables: ReadonlyMap<
    number,
    { readonly length: number; readonly read: (section?: string) => readonly Found[] }
  >;
}

/** Reads entries from lines: heads with a bucket, headings, lists and paragraphs. */
export function readLines({ lines: given, tables }: LinesWithTables, words: Vocabulary): readonly Found[] {
  const lines = words.isPlain ? given : withoutSigns(given, words);
  const found: Found[] = [];
  const heads = lines.map((line) => (line.text === '' ? undefined : readHead(line.text, words)));
  const isEntry = makesEntries(lines, heads, words);
  const themeAt = words.isPlain ? () => undefined : findThemes({ lines, heads, words });
  let section: Section | undefined;
  let last: { readonly entry: Found; readonly line: SourceLine } | undefined;
  let gap = false;
  const open = (line: SourceLine, bucket: string | undefined) => {
    closeSection(section, found);
    section = { bucket, title: line.text, line, isUsed: false };
    last = undefined;
  };
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i];
    if (!line) continue;
    const table = tables.get(i);
    if (table) {
      found.push(...table.read(section?.bucket));
      if (section) section.isUsed = true;
      last = undefined;
      i += table.length - 1;
      continue;
    }
    if (line.text === '') {
      gap = true;
      continue;
    }
    const head = heads[i];
    const heading = headingOf(line, head, { lines, heads, tables, at: i }, words);
    const theme = section?.bucket === undefined ? undefined : themeAt(i, section.line);
    if (heading === 'entry') {
      last = { entry: entryOf(line, head, section, words), line };
      found.push(last.entry);
      if (section) section.isUsed = true;
    } else if (heading) open(line, heading.bucket);
    else if (theme === 'heading') open(line, undefined);
    else if (
      last &&
      theme === undefined &&
      !(section && leaves(line, section, last)) &&
      continues(line, head, last, { gap, isEntry: isEntry(i), isPlain: words.isPlain })
    ) {
      if (isWrapped(line, last.line, gap)) joinWrapped(last.entry, line);
      else addText(last.entry, line);
    } else {
      if (section && (theme === 'entry' || leaves(line, section, last))) open(line, undefined);
      const entry = entryOf(line, head, section, words);
      if (section) section.isUsed = true;
      found.push(entry);
      last = { entry, line };
    }
    // A wrapped line may be wrapped again.
    if (last && last.line !== line && last.entry.line !== line.line)
      last = { entry: last.entry, line: { ...last.line, text: line.text } };
    gap = false;
  }
  closeSection(section, found);
  return found;
}

/** Lists a heading without entries as not understood. */
function closeSection(section: Section | undefined, found: Found[]): void {
  if (section === undefined || section.isUsed || section.bucket === undefined) return;
  const { line, bucket } = section;
  found.push({ line: line.line, raw: line.raw.trim(), bucket, title: '', text: '', sure: 0 });
}

interface Around {
  readonly lines: readonly SourceLine[];
  readonly heads: readonly (Head | undefined)[];
  readonly tables: LinesWithTables['tables'];
  readonly at: number;
}

/** Tells whether a line is a heading with or without a bucket, or a heading that is the title of one entry. */
function headingOf(
  line: SourceLine,
  head: Head | undefined,
  around: Around,
  words: Vocabulary,
): { readonly bucket: string | undefined } | 'entry' | undefined {
  const bare = bareBucket(line, words);
  if (bare !== undefined) {
    const next = nextFilled(around);
    const isFollowed = next !== undefined && (next.isTable || !next.head || next.head.bucket === bare);
    return line.level > 0 || isFollowed ? { bucket: bare } : undefined;
  }
  if (line.level > 0) {
    if (head && isFirm(head)) {
      const next = nextFilled(around);
      const isTheme = next !== undefined && (next.isTable || next.line.marker !== undefined);
      return head.rank === undefined && isTheme ? { bucket: head.bucket } : 'entry';
    }
    const above = sectionLevel(around);
    return above !== undefined && line.level > above ? 'entry' : { bucket: undefined };
  }
  return undefined;
}

/** Returns the level of the nearest heading above that names a bucket; undefined if there is none in between. */
function sectionLevel({ lines, heads, at }: Around): number | undefined {
  const level = lines[at]?.level ?? 0;
  for (let i = at - 1; i >= 0; i--) {
    const above = lines[i];
    if (!above || above.level === 0 || above.level >= level) continue;
    return heads[i]?.bucket === undefined ? undefined : above.level;
  }
  return undefined;
}

function nextFilled({ lines, heads, tables, at }: Around) {
  for (let i = at + 1; i < lines.length; i++) {
    const line = lines[i];
    if (tables.has(i) && line) return { line, head: heads[i], isTable: true };
    if (line && line.text !== '') return { line, head: isFirm(heads[i]) ? heads[i] : undefined, isTable: false };
  }
  return undefined;
}

interface Flow {
  readonly gap: boolean;
  /** False for a line of a paragraph after its first. */
  readonly isEntry: boolean;
  /** Indented lines are entries, too. */
  readonly isPlain: boolean;
}

/** Tells whether a line goes on with the text of the entry before it. */
function continues(
  line: SourceLine,
  head: Head | undefined,
  { entry, line: before }: { readonly entry: Found; readonly line: SourceLine },
  { gap, isEntry, isPlain }: Flow,
): boolean {
  if (isFirm(head)) return false;
  if (line.quotes > before.quotes) return true;
  if (before.level > 0) return line.level === 0;
  if (!isPlain && line.indent > before.indent && (line.marker === undefined || before.marker !== undefined)) {
    return line.marker === undefined || entry.bucket !== undefined;
  }
  if (line.marker !== undefined) return false;
  if (before.marker !== undefined && !gap) return true;
  if (!isEntry) return true;
  return isWrapped(line, before, gap);
}

/** Tells whether a line goes on with the sentence above it, which was wrapped at the width of a page. */
const isWrapped = (line: SourceLine, before: SourceLine, gap: boolean): boolean =>
  !gap &&
  line.marker === undefined &&
  line.quotes === before.quotes &&
  before.text.length >= 50 &&
  /^\p{Ll}/u.test(line.text) &&
  !/[.!?…:;"”]$/u.test(before.text);

function joinWrapped(entry: Found, { text }: SourceLine): void {
  if (entry.more !== undefined) entry.more += ` ${text}`;
  else if (entry.text !== '') entry.text += ` ${text}`;
  else entry.title += ` ${text}`;
}

function rankedIn(text: string | undefined): Found['ranked'] {
  const read = text ? readRank(text) : undefined;
  if (read?.rank === undefined) return undefined;
  return { rank: read.rank, ...(read.upTo && { upTo: read.upTo }), rest: read.rest };
}

function addText(entry: Found, line: SourceLine): void {
  const words = line.marker !== undefined && !/^[\w.]+$/.test(line.marker) ? `- ${line.text}` : line.text;
  entry.more = entry.more === undefined ? words : `${entry.more}\n${words}`;
}

/** Tells whether a line stands beside the heading, below lines that are indented: "- Clubs", "  - …", "- Other". */
const leaves = (
  line: SourceLine,
  { line: heading }: Section,
  last: { readonly line: SourceLine } | undefined,
): boolean =>
  heading.level === 0 && line.indent <= heading.indent && last !== undefined && last.line.indent > heading.indent;

/** "The lift ×2", "The lift (x2)" */
function withoutCopies(words: string): { readonly words: string; readonly copies: number | undefined } {
  const [, before, bracketed, bare] = COPIES.exec(words) ?? [];
  const copies = Number(bracketed ?? bare);
  return before === undefined || copies < 2 ? { words, copies: undefined } : { words: before, copies };
}

/** Makes signs that are no bucket's markers, if several lines begin with one: "→ Clubs: The lift". */
function withoutSigns(lines: readonly SourceLine[], { symbols }: Vocabulary): readonly SourceLine[] {
  const signs = lines.map(({ text, level }) => (level > 0 ? undefined : SIGN.exec(text)?.[1]));
  const isMarker = (sign: string | undefined) => sign !== undefined && !symbols.has([...sign][0] ?? '');
  if (signs.filter(isMarker).length < 2) return lines;
  return lines.map((line, i) =>
    isMarker(signs[i]) ? { ...line, marker: line.marker ?? signs[i], text: line.text.replace(SIGN, '') } : line,
  );
}

function entryOf(
  line: SourceLine,
  head: Head | undefined,
  section: Section | undefined,
  { isPlain }: Vocabulary,
): Found {
  const isLoose = head?.isLoose === true;
  // A name at the end that contradicts the heading may be a word of the sentence.
  const isDoubtful = head?.isTail === true && section?.bucket !== undefined && section.bucket !== head.bucket;
  const isNamed = head?.bucket !== undefined && !isLoose && !isDoubtful;
  const { words, copies } = isPlain
    ? { words: line.text, copies: undefined }
    : withoutCopies(isNamed ? (head?.rest ?? '') : line.text);
  const { title, text } = splitWords(words, isPlain);
  return {
    line: line.line,
    raw: line.raw.trim(),
    bucket: isNamed ? head?.bucket : isDoubtful ? undefined : section?.bucket,
    lettered: head?.letter === undefined ? undefined : { letter: head.letter, rest: head.rest },
    loose:
      head?.bucket !== undefined && isLoose ? { bucket: head.bucket, rank: head.rank, rest: head.rest } : undefined,
    rank: isNamed || head?.letter !== undefined ? head?.rank : undefined,
    upTo: isNamed ? head?.upTo : undefined,
    count: isNamed ? head?.count : undefined,
    copies: copies ?? (isNamed ? head?.copies : undefined),
    ranked: rankedIn(isNamed ? (head?.rank === undefined ? head?.rest : '') : section?.bucket && line.text),
    marker: line.marker,
    title,
    text,
    sure: isNamed ? 1 : 0.9,
    misread: isNamed ? undefined : /^([^:：|\t]{1,24})[:：|\t]/u.exec(line.text)?.[1],
  };
}
