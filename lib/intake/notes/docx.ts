import { strFromU8, unzipSync } from 'fflate';
import { SaxesParser } from 'saxes';
import { failure, type Result, success } from '@/lib/kernel/result';
import type { GridRow } from '../separated';
import { isDocxBody } from '../zip-directory';
import { NOTES_MAX, TOO_LONG } from './limits';
import { inOneLine, type NotesDocument, type NoteTable } from './sections';

const DAMAGED = 'This document could not be read: it is damaged or protected. Save it again, or save it as text.';
/** Longest part of a document that is parsed, in bytes. */
const XML_MAX = 30_000_000;
const MAX_DEPTH = 200;
/** Level of the paragraphs of a style: 1 to 6 for headings. */
type Styles = ReadonlyMap<string, { readonly level: number; readonly isList: boolean; readonly isTitle: boolean }>;

/** Reads the paragraphs, headings, lists and tables of a .docx whose directory was checked before. */
export function readDocx(bytes: Uint8Array): Result<NotesDocument> {
  try {
    const files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => (isDocxBody(name) || name === 'word/styles.xml') && originalSize <= XML_MAX,
    });
    const body = Object.entries(files).find(([name]) => isDocxBody(name))?.[1];
    const styles = files['word/styles.xml'];
    if (!body) return failure(DAMAGED);
    return readBody(strFromU8(body), styles ? readStyles(strFromU8(styles)) : new Map());
  } catch (error) {
    return failure(error instanceof TooLong ? TOO_LONG : DAMAGED);
  }
}

class TooLong extends Error {}

/** Calls back for each element. Definitions of entities are refused, since they can expand exponentially. */
function walk(
  xml: string,
  on: {
    readonly open: (name: string, value: (attribute: string) => string | undefined) => void;
    readonly close: (name: string) => void;
    readonly text?: (text: string) => void;
  },
): void {
  let depth = 0;
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('doctype', () => {
    throw new Error('a document has no doctype');
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (++depth > MAX_DEPTH) throw new Error('nested too deep');
    on.open(name, (attribute) => attributes[attribute]);
  });
  parser.on('closetag', ({ name }) => {
    depth--;
    on.close(name);
  });
  if (on.text) {
    parser.on('text', on.text);
    parser.on('cdata', on.text);
  }
  parser.write(xml).close();
}

/** Headings have the same names in the styles of every language. */
function readStyles(xml: string): Styles {
  const styles = new Map<string, { level: number; isList: boolean; isTitle: boolean }>();
  let id = '';
  walk(xml, {
    open: (name, value) => {
      if (name === 'w:style') id = value('w:styleId') ?? '';
      const title = name === 'w:name' ? (value('w:val') ?? '') : '';
      if (id === '' || title === '') return;
      const level = Number(/^heading ([1-6])$/i.exec(title)?.[1] ?? 0);
      styles.set(id, { level, isList: /^list (?:bullet|number)/i.test(title), isTitle: /^title$/i.test(title) });
    },
    close: (name) => {
      if (name === 'w:style') id = '';
    },
  });
  return styles;
}

interface Paragraph {
  /** Position in the document, counted from 1. */
  readonly number: number;
  text: string;
  level: number;
  isTitle: boolean;
  /** Depth in a list; undefined outside of lists. */
  list: number | undefined;
  /** True once a part of it is not bold. */
  isPlain: boolean;
}

const blank = (number: number): Paragraph => ({
  number,
  text: '',
  level: 0,
  isTitle: false,
  list: undefined,
  isPlain: false,
});

/** Parts that repeat others: for old programs, and as they were before a change. */
const REPEATS = new Set(['mc:Fallback', 'w:moveFrom', 'w:pPrChange', 'w:rPrChange']);

/** Returns the level of a heading from its outline level, counted from 0. 9 is a paragraph of text. */
const levelOf = (outline: string | undefined): number =>
  /^[0-8]$/.test(outline ?? '') ? Math.min(6, Number(outline) + 1) : 0;

function readBody(xml: string, styles: Styles): Result<NotesDocument> {
  const writer = new Writer();
  const tables: { rows: GridRow[]; cells: string[] | undefined; cell: string[] }[] = [];
  /** The open paragraphs: one of a text box stands inside of another one. */
  const paragraphs: Paragraph[] = [];
  let number = 0;
  let isText = false;
  let isBold = false;
  /** Depth inside of parts that repeat others. */
  let skipped = 0;
  walk(xml, {
    open: (name, value) => {
      if (REPEATS.has(name)) skipped++;
      if (skipped > 0) return;
      const table = tables.at(-1);
      const paragraph = paragraphs.at(-1);
      if (name === 'w:tbl') tables.push({ rows: [], cells: undefined, cell: [] });
      else if (name === 'w:tr' && table) table.cells = [];
      else if (name === 'w:tc' && table) table.cell = [];
      else if (name === 'w:p') paragraphs.push(blank(++number));
      else if (!paragraph) return;
      else if (name === 'w:t') isText = true;
      else if (name === 'w:r') isBold = false;
      else if (name === 'w:b') isBold = value('w:val') !== '0' && value('w:val') !== 'false';
      // A tab stop has the same name as the sign, and a position.
      else if (name === 'w:tab') paragraph.text += value('w:pos') === undefined ? '\t' : '';
      else if (name === 'w:br' || name === 'w:cr') paragraph.text += '\n';
      else if (name === 'w:noBreakHyphen') paragraph.text += '-';
      else if (name === 'w:pStyle') {
        const style = styles.get(value('w:val') ?? '');
        paragraph.level = style?.level ?? 0;
        paragraph.isTitle = style?.isTitle === true;
        if (style?.isList) paragraph.list ??= 0;
      } else if (name === 'w:outlineLvl') paragraph.level ||= levelOf(value('w:val'));
      else if (name === 'w:ilvl') paragraph.list = Math.min(8, Number(value('w:val')) || 0);
      else if (name === 'w:numId') paragraph.list = value('w:val') === '0' ? undefined : (paragraph.list ?? 0);
    },
    text: (text) => {
      const paragraph = paragraphs.at(-1);
      if (!isText || !paragraph || skipped > 0) return;
      paragraph.text += text;
      paragraph.isPlain ||= !isBold && text.trim() !== '';
    },
    close: (name) => {
      if (REPEATS.has(name)) skipped--;
      if (skipped > 0) return;
      const table = tables.at(-1);
      if (name === 'w:t') isText = false;
      else if (name === 'w:p') {
        const paragraph = paragraphs.pop();
        if (table) table.cell.push(paragraph?.text ?? '');
        else if (paragraph) writer.paragraph(paragraph);
      } else if (name === 'w:tc') table?.cells?.push(table.cell.join('\n').trim());
      else if (name === 'w:tr' && table?.cells) {
        table.rows.push({ cells: table.cells, line: number });
        table.cells = undefined;
      } else if (name === 'w:tbl' && table) {
        tables.pop();
        const outer = tables.at(-1);
        // A table inside of a cell becomes lines of the cell.
        if (outer) outer.cell.push(...table.rows.map(({ cells }) => cells.join(' | ')));
        else writer.table(table.rows);
      }
    },
  });
  return success(writer.document());
}

/** Writes a document as lines of Markdown, and remembers the paragraph of each line. */
class Writer {
  readonly #lines: string[] = [];
  readonly #paragraphs: number[] = [];
  readonly #tables = new Map<number, NoteTable>();
  #title = '';
  #length = 0;
  #wasList = false;

  paragraph({ number, text, level, isTitle, list, isPlain }: Paragraph): void {
    const tidy = text.trim();
    if (tidy === '') {
      this.#push('', number);
      return;
    }
    if (isTitle && this.#title === '') {
      this.#title = tidy.replace(/\s+/g, ' ');
      return;
    }
    if (level > 0) {
      this.#push('', number);
      this.#push(`${'#'.repeat(level)} ${tidy.replace(/\s+/g, ' ')}`, number);
    } else if (list !== undefined) {
      const [first = '', ...rest] = tidy.split('\n');
      const indent = '  '.repeat(list);
      this.#push(`${indent}- ${first}`, number);
      for (const line of rest) this.#push(`${indent}  ${line}`, number);
    } else {
      // Paragraphs of a document stand apart as those of a text do with blank lines; after a list, too.
      if (this.#wasList || !isPlain || /[.!?…]["”»’)]?$/u.test(tidy)) this.#push('', number);
      for (const line of tidy.split('\n')) this.#push(line, number);
      if (/[.!?…]["”»’)]?$/u.test(tidy)) this.#push('', number);
    }
    this.#wasList = list !== undefined;
  }

  table(rows: readonly GridRow[]): void {
    const filled = rows.filter(({ cells }) => cells.some((cell) => cell !== ''));
    const [first] = filled;
    if (!first) return;
    this.#push('', first.line);
    this.#tables.set(this.#lines.length, { length: filled.length, rows: filled });
    for (const { cells, line } of filled) this.#push(cells.map(inOneLine).join(' | '), line);
    this.#push('', first.line);
  }

  document(): NotesDocument {
    const paragraphs = this.#paragraphs;
    return {
      text: this.#lines.join('\n'),
      where: (line) => `paragraph ${(paragraphs[line] ?? 1).toLocaleString('en')}`,
      tables: this.#tables,
      title: this.#title,
    };
  }

  #push(line: string, paragraph: number): void {
    this.#length += line.length + 1;
    if (this.#length > NOTES_MAX.bytes || this.#lines.length > NOTES_MAX.lines) throw new TooLong();
    this.#lines.push(line);
    this.#paragraphs.push(paragraph);
  }
}
