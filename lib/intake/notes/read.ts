import { failure, type Result, success } from '@/lib/kernel/result';
import { decodeText } from '../decode';
import { type GridRow, readSeparated, usualWidth } from '../separated';
import { SEPARATORS, type Separator } from '../types';
import { readWorkbook } from '../workbook';
import { isZip, readZipDirectory } from '../zip-directory';
import { readDocx } from './docx';
import { NOTES_MAX, TOO_LONG } from './limits';
import { bytesOf } from './note';
import { inOneLine, type NotesDocument, type NoteTable } from './sections';
import { type SortedNotes, sortNotes } from './sort';
import { isHtml, isTwee, readTwee, readTwineHtml } from './twine';
import { headingWords, type NoteGame } from './words';

/** Notes as people bring them: a file, or pasted text. */
export interface NotesSource {
  /** Name of the file; empty for pasted text. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

const UNREADABLE = 'This is no text, spreadsheet or Word document. Save your notes as .txt, .md, .csv, .xlsx or .docx.';
const EMPTY = 'There is no text in these notes.';

/** Reads notes and sorts them into the places of a game. Never throws. */
export async function readNotes({ name, bytes }: NotesSource, game: NoteGame): Promise<Result<SortedNotes>> {
  const document = await documentOf(name, bytes);
  if (!document.ok) return document;
  if (document.value.text.trim() === '') return failure(EMPTY);
  return sortNotes(document.value, name === '' ? 'pasted text' : name, headingWords(game));
}

async function documentOf(name: string, bytes: Uint8Array): Promise<Result<NotesDocument>> {
  if (!isZip(bytes)) return textDocument(name, bytes);
  const directory = readZipDirectory(bytes);
  if (!directory.ok) return directory;
  const { kind } = directory.value;
  if (kind === 'docx') return tidied(readDocx(bytes));
  if (kind === 'other') return failure(UNREADABLE);
  const sheets = await readWorkbook(bytes, kind);
  return sheets.ok ? tidied(tablesDocument(sheets.value, (at, sheet) => `row ${at} of “${sheet}”`)) : sheets;
}

function textDocument(name: string, bytes: Uint8Array): Result<NotesDocument> {
  if (bytes.length > NOTES_MAX.bytes * 4) return failure(TOO_LONG);
  const decoded = decodeText(bytes);
  if (!decoded.ok) return decoded;
  const text = decoded.value.text.replace(/^\uFEFF/, '');
  if (/^(?:%PDF|\{\\rtf)/.test(text)) return failure(UNREADABLE);
  // A page of Twine has its whole program beside the story.
  if (isHtml(text)) return tidied(readTwineHtml(text));
  const refusal = refuseLength(text);
  if (refusal !== undefined) return failure(refusal);
  if (isTwee(text)) return tidied(readTwee(text));
  if (/\.(?:csv|tsv|tab)$/i.test(name)) {
    const rows = readSeparated(text, separatorOf(text));
    const sheet = name.replace(/\.[^.]*$/, '');
    return tidied(tablesDocument([{ name: sheet, rows }], (at) => `line ${at}`));
  }
  return tidied(
    success({ text, where: (line) => `line ${(line + 1).toLocaleString('en')}`, tables: new Map(), title: '' }),
  );
}

/** Separator that makes most columns of the same number in each row. */
function separatorOf(text: string): Separator {
  const head = text.slice(0, 20_000);
  const widths = SEPARATORS.map((separator) => [usualWidth(readSeparated(head, separator)), separator] as const);
  return widths.reduce((best, each) => (each[0] > best[0] ? each : best), [1, ','] as readonly [number, Separator])[1];
}

/** Writes sheets below each other, each with its name as a heading. */
function tablesDocument(
  sheets: readonly { readonly name: string; readonly rows: readonly GridRow[] }[],
  say: (at: string, sheet: string) => string,
): Result<NotesDocument> {
  const lines: string[] = [];
  const where: string[] = [];
  const tables = new Map<number, NoteTable>();
  let length = 0;
  const push = (line: string, at: number, sheet: string) => {
    length += line.length;
    lines.push(line);
    where.push(say(at.toLocaleString('en'), sheet));
  };
  for (const { name, rows } of sheets) {
    push(`## ${name.replace(/\s+/g, ' ')}`, 1, name);
    tables.set(lines.length, { length: rows.length, rows });
    for (const { cells, line } of rows) {
      const filled = cells.filter((cell) => cell.trim() !== '');
      push(filled.map(inOneLine).join(' | '), line, name);
      if (length > NOTES_MAX.bytes || lines.length > NOTES_MAX.lines) return failure(TOO_LONG);
    }
    push('', 1, name);
  }
  return success({ text: lines.join('\n'), where: (line) => where[line] ?? '', tables, title: '' });
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are removed
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/** Removes what no field can hold, and refuses what is too long. */
function tidied(read: Result<NotesDocument>): Result<NotesDocument> {
  if (!read.ok) return read;
  const text = read.value.text.replace(CONTROLS, '').replace(/\p{Surrogate}/gu, '\uFFFD');
  const refusal = refuseLength(text);
  return refusal === undefined ? success({ ...read.value, text }) : failure(refusal);
}

function refuseLength(text: string): string | undefined {
  if (bytesOf(text) > NOTES_MAX.bytes) return TOO_LONG;
  let lines = 1;
  for (let i = text.indexOf('\n'); i >= 0; i = text.indexOf('\n', i + 1)) lines++;
  return lines > NOTES_MAX.lines ? TOO_LONG : undefined;
}
