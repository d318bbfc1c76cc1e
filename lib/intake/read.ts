import { failure, type Result, success } from '@/lib/kernel/result';
import { decodeText } from './decode';
import { guessSeparator, withoutOuterPipes } from './guess-separator';
import { bareBucket } from './heading';
import { markdownTables } from './markdown-tables';
import { readGrid } from './read-grid';
import { readJsonList } from './read-json';
import { readLines } from './read-lines';
import { readRecords } from './read-records';
import { declared, type GridRow, MOST_COLUMNS, readSeparated } from './separated';
import { settle } from './settle';
import { sourceLines, splitLines } from './source-lines';
import type { IntakeTarget } from './target';
import { type Encoding, type Found, type Intake, type IntakeChoices, type IntakeSettings, SEPARATORS } from './types';
import { type Vocabulary, vocabularyOf } from './vocabulary';

/** Limits of a text. */
export const INTAKE_LIMITS = { bytes: 10_000_000, lines: 100_000, lineLength: 100_000 } as const;

const say = (count: number) => count.toLocaleString('en');

/** Reads entries for a list from a text. Never throws; fails with a message if the text exceeds the limits. */
export function readText(
  source: string,
  target: IntakeTarget,
  choices: IntakeChoices = {},
  encoding: Encoding | null = null,
): Result<Intake> {
  const refusal = refuseText(source);
  if (refusal !== undefined) return failure(refusal);
  const text = withoutChatNames(source.replace(/^\uFEFF/, ''))
    .replace(/([♠-♧❤])[\uFE0E\uFE0F]/gu, '$1')
    .replace(CODE_WORDS, (code, word: string) => SIGNS[word.toLowerCase()] ?? code)
    .replace(/^[\s|">*-]{0,8}[\u{1F0A1}-\u{1F0DE}]/gmu, spellCards);
  const words = vocabularyOf(target);
  const json = choices.separator === undefined ? readJsonList(text, words) : undefined;
  const tooMuch = json ? undefined : refuseLines(text);
  if (tooMuch !== undefined) return failure(tooMuch);
  const { found, settings } = json
    ? readTable(json, 'json', null, target, words, choices.header)
    : readAny(text, target, words, choices);
  return success({ ...settle(found, target, choices), settings: { ...settings, encoding } });
}

/** Reads entries for a list from the bytes of a text file. */
export function readBytes(bytes: Uint8Array, target: IntakeTarget, choices: IntakeChoices = {}): Result<Intake> {
  if (bytes.length > INTAKE_LIMITS.bytes) return failure(tooManyBytes(bytes.length));
  const decoded = decodeText(bytes, choices.encoding);
  return decoded.ok ? readText(decoded.value.text, target, choices, decoded.value.encoding) : decoded;
}

/** Returns the refusal of a file that is too large. */
export const tooManyBytes = (bytes: number): string =>
  `This file has ${(bytes / 1e6).toFixed(1)} MB; at most ${INTAKE_LIMITS.bytes / 1e6} MB can be read at once. Split it.`;

/** Beginnings of files that are text to a computer only. */
const NO_LISTS: readonly (readonly [RegExp, string])[] = [
  [/^%PDF-/, 'This is a PDF. Copy the list from it and paste it, or save it as text or CSV.'],
  [/^\{\\rtf/, 'This is an RTF document. Copy the list from it and paste it, or save it as text.'],
  [
    /^\s*<(?:!doctype|html|\?xml)/i,
    'This is a web page or XML. Copy the list from it and paste it, or save it as CSV.',
  ],
];

/** Returns the reason why a text is not read at all. */
function refuseText(text: string): string | undefined {
  const other = NO_LISTS.find(([pattern]) => pattern.test(text));
  if (other) return other[1];
  if (text.length > INTAKE_LIMITS.bytes) {
    return `This text has ${say(text.length)} characters; at most ${say(INTAKE_LIMITS.bytes)} can be read at once. Split it.`;
  }
  if (text.includes('\u0000')) return 'This is not a text: it contains characters that no text has.';
  return undefined;
}

/** Returns the reason why the lines of a text are not read. JSON may have any. */
function refuseLines(text: string): string | undefined {
  let lines = 1;
  let start = 0;
  for (let i = text.indexOf('\n'); ; i = text.indexOf('\n', start)) {
    const end = i < 0 ? text.length : i;
    if (end - start > INTAKE_LIMITS.lineLength && longestOf(text.slice(start, end)) > INTAKE_LIMITS.lineLength) {
      return `Line ${say(lines)} is longer than ${say(INTAKE_LIMITS.lineLength)} characters. Split it first.`;
    }
    if (i < 0) break;
    start = i + 1;
    lines++;
  }
  return lines > INTAKE_LIMITS.lines
    ? `This text has ${say(lines)} lines; at most ${say(INTAKE_LIMITS.lines)} can be read at once. Split it.`
    : undefined;
}

/** Returns the length of the longest line among those with line ends of other kinds. */
const longestOf = (text: string): number => splitLines(text).reduce((most, line) => Math.max(most, line.length), 0);

/** Time and name in front of a message: "[03/05/24, 21:04:11] Ana: ", "3.5.24, 21:04 - Ana: ". */
const CHAT =
  /^\u200e?\[?\d{1,4}[./-]\d{1,2}[./-]\d{1,4},? \d{1,2}:\d{2}(?::\d{2})?(?:\s[AP]M)?\]?(?: -)? [^:\n]{1,40}: /gim;

/** Removes times and names in front of messages, if most lines have them. */
function withoutChatNames(text: string): string {
  if (text.slice(0, 100).search(CHAT) !== 0) return text;
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const count = text.match(CHAT)?.length ?? 0;
  return count > 1 && count >= lines.length * 0.6 ? text.replace(CHAT, '') : text;
}

/** Names of signs in chats: ":clubs: The lift". */
const CODE_WORDS = /:(clubs|diamonds|hearts|heart|spades):/gi;
const SIGNS: Readonly<Record<string, string>> = { clubs: '♣', diamonds: '♦', hearts: '♥', heart: '♥', spades: '♠' };

/** Replaces characters that are whole playing cards by rank and symbol. */
const spellCards = (words: string): string =>
  words.replace(/[\u{1F0A1}-\u{1F0DE}]/u, (char) => {
    const place = (char.codePointAt(0) ?? 0) - 0x1f0a0;
    const rank = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', '', 'Q', 'K'][(place % 16) - 1] ?? '';
    return rank === '' ? char : `${rank}${'♠♥♦♣'[Math.floor(place / 16)]}`;
  });

interface ReadAny {
  readonly found: readonly Found[];
  readonly settings: Omit<IntakeSettings, 'encoding'>;
}

function readAny(text: string, target: IntakeTarget, words: Vocabulary, choices: IntakeChoices): ReadAny {
  const { separator, header } = choices;
  const lines = sourceLines(text.replace(BORDER, plainBorder));
  const tables = markdownTables(lines);
  if (separator === 'none' || (separator === undefined && tables.size > 0)) {
    return readMarked(lines, tables, target, words, choices);
  }
  const records = separator === undefined ? readRecords(lines, target) : undefined;
  if (records) return readTable(records, 'lines', null, target, words, true);
  const plain = withoutBullets(text);
  const mark = declared(plain);
  const given = separator ?? SEPARATORS.find((each) => each === mark?.separator);
  const body = mark?.text ?? plain;
  if (given !== undefined) {
    const rows = withoutOuterPipes(readSeparated(body, given, mark ? 2 : 1), given);
    return readTable(rows, 'table', given, target, words, header);
  }
  const guess = guessSeparator(body, target, words);
  if (guess) return readTable(guess.rows, 'table', guess.separator, target, words, header);
  const spaced = separator === undefined ? inColumns(plain) : undefined;
  const aligned = spaced === undefined ? undefined : guessSeparator(spaced, target, words);
  if (aligned && aligned.score >= 1) return readTable(aligned.rows, 'table', aligned.separator, target, words, header);
  return readMarked(lines, tables, target, words, choices);
}

/** A border of a table that was drawn with signs: "+-----+-----+", "|-----+-----|". */
const BORDER = /^[ \t]*[|+][-=+]{3,}[|+][ \t]*$/gm;
const plainBorder = (border: string): string => border.replace(/[+]/g, '|').replace(/=/g, '-');

/** Returns a text whose lines have columns set off by spaces with tabs instead; undefined for other text. */
function inColumns(text: string): string | undefined {
  const lines = text.split(/\r\n|[\n\r]/).filter((line) => line.trim() !== '');
  const wide = lines.filter((line) => /\S {2,}\S/.test(line));
  if (wide.length < 2 || wide.length < lines.length * 0.8) return undefined;
  return text.replace(/(\S) {2,}(?=\S)/g, '$1\t');
}

/** Removes bullets that end with a tab, which is no separator. */
const withoutBullets = (text: string): string => text.replace(/^[ \t]*(?:[·•▪§o●○■–-]|\d{1,3}[.)]|[a-z][.)])\t/gmu, '');

function readTable(
  rows: readonly GridRow[],
  kind: IntakeSettings['kind'],
  separator: IntakeSettings['separator'],
  target: IntakeTarget,
  words: Vocabulary,
  header: boolean | undefined,
): ReadAny {
  const read = readGrid(withoutFarCells(rows), { target, words, header });
  return { found: read.found, settings: { kind, separator, header: read.header } };
}

/** Cuts rows with too many columns, which are not understood. */
const withoutFarCells = (rows: readonly GridRow[]): readonly GridRow[] =>
  rows.map((row) =>
    row.cells.length > MOST_COLUMNS
      ? { ...row, cells: row.cells.slice(0, MOST_COLUMNS), why: `This row has more than ${MOST_COLUMNS} columns.` }
      : row,
  );

function readMarked(
  lines: ReturnType<typeof sourceLines>,
  tables: ReturnType<typeof markdownTables>,
  target: IntakeTarget,
  words: Vocabulary,
  { header }: IntakeChoices,
): ReadAny {
  let hasHeader: boolean | null = null;
  const readers = new Map(
    [...tables].map(([at, { length, rows }]) => [
      at,
      {
        length,
        read: (section?: string) => {
          const fitting = withoutFarCells(rows);
          // Markdown tables always have a header row, which may be the first entry.
          const read = readGrid(fitting, { target, words, header, section });
          const isUnnamed = !read.header && header === undefined && section === undefined;
          hasHeader = read.header || isUnnamed;
          return isUnnamed ? readGrid(fitting, { target, words, header: true, section }).found : read.found;
        },
      },
    ]),
  );
  const found = readLines({ lines, tables: readers }, words);
  const isMarkdown = tables.size > 0 || lines.some(({ level }) => level > 0);
  return {
    found,
    settings: { kind: isMarkdown ? 'markdown' : 'lines', separator: tables.size > 0 ? '|' : null, header: hasHeader },
  };
}

/** Reads entries for a list from the sheets of a workbook. A sheet's name can be a bucket. */
export function readSheets(
  sheets: readonly { readonly name: string; readonly rows: readonly GridRow[] }[],
  kind: 'xlsx' | 'ods',
  target: IntakeTarget,
  choices: IntakeChoices = {},
): Intake {
  const words = vocabularyOf(target);
  const found: Found[] = [];
  let hasHeader = false;
  for (const { name, rows } of sheets) {
    const section = sheets.length > 1 ? sectionNamed(name, words) : undefined;
    const read = readGrid(withoutFarCells(rows), { target, words, header: choices.header, section });
    hasHeader ||= read.header;
    found.push(...read.found);
  }
  return { ...settle(found, target, choices), settings: { kind, separator: null, header: hasHeader, encoding: null } };
}

function sectionNamed(name: string, words: Vocabulary): string | undefined {
  const [line] = sourceLines(`# ${name}`);
  return line && bareBucket(line, words);
}
