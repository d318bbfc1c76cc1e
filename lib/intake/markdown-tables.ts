import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { type GridRow, MOST_COLUMNS } from './separated';
import type { SourceLine } from './source-lines';

export interface MarkdownTable {
  /** Number of lines. */
  readonly length: number;
  readonly rows: readonly GridRow[];
}

const DELIMITER = /^\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?$/;
const SIMPLE = /^[^\\`<&]*$/;
const LONGEST_ROW = 20_000;

/** Finds the Markdown tables among lines, by the index of their first line. */
export function markdownTables(lines: readonly SourceLine[]): ReadonlyMap<number, MarkdownTable> {
  const tables = new Map<number, MarkdownTable>();
  for (let i = 1; i < lines.length; i++) {
    const [head, delimiter] = [lines[i - 1], lines[i]];
    if (!head || !delimiter || !isDelimiter(delimiter) || !inside(head).includes('|')) continue;
    const rows = [rowOf(head)];
    let end = i + 1;
    for (; end < lines.length; end++) {
      const line = lines[end];
      if (!line || !inside(line).includes('|')) break;
      if (!isDelimiter(line)) rows.push(rowOf(line));
    }
    tables.set(i - 1, { length: end - i + 1, rows });
    i = end;
  }
  return tables;
}

const inside = ({ raw }: SourceLine): string => raw.replace(/^(?:\s?>)+/, '').trim();

const isDelimiter = (line: SourceLine): boolean => {
  const text = inside(line);
  return text.includes('|') && text.includes('-') && text.length < LONGEST_ROW && DELIMITER.test(text);
};

function rowOf(line: SourceLine): GridRow {
  const text = inside(line);
  const cells = simpleCells(text);
  // Rows with too many columns are not understood, and take long to parse.
  const isSimple = cells.length > MOST_COLUMNS || SIMPLE.test(text);
  return { cells: isSimple ? cells : parsedCells(text, cells.length), line: line.line };
}

/** Splits a row without escapes, code and HTML, with the same result as the parser. */
function simpleCells(text: string): readonly string[] {
  const inner = text.replace(/^\|/, '').replace(/\|$/, '');
  return inner.split('|').map((cell) => cell.trim());
}

const EXTENSIONS = { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] };

function parsedCells(text: string, columns: number): readonly string[] {
  const header = `|${' |'.repeat(columns)}\n|${'-|'.repeat(columns)}\n`;
  const { children } = fromMarkdown(`${header}${text.slice(0, LONGEST_ROW)}`, EXTENSIONS);
  const [table] = children;
  const row = table?.type === 'table' ? table.children[1] : undefined;
  return row
    ? withoutBlankEnd(row.children.map((cell) => cell.children.map(textOf).join('').trim()))
    : simpleCells(text);
}

function withoutBlankEnd(cells: readonly string[]): readonly string[] {
  const end = cells.findLastIndex((cell) => cell !== '');
  return cells.slice(0, end + 1);
}

interface MarkdownNode {
  readonly type: string;
  readonly value?: string;
  readonly children?: readonly MarkdownNode[];
}

/** Returns the text of a node; emphasis keeps its signs, since texts are Markdown. */
function textOf(node: MarkdownNode): string {
  const inner = node.value ?? (node.children ?? []).map(textOf).join('');
  if (node.type === 'strong') return `**${inner}**`;
  if (node.type === 'emphasis') return `*${inner}*`;
  // HTML of cells is a line end, or nothing.
  if (node.type === 'html') return /^<br\s?\/?>$/i.test(inner) ? '\n' : '';
  return inner;
}
