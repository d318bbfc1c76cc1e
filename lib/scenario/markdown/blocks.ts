/** A line of a file without the indentation of the blocks around it. Lines and columns are counted from 1. */
export interface SourceLine {
  readonly text: string;
  readonly line: number;
  readonly column: number;
}

/** Position of a block: its first line and column, and its range among the lines that were read. */
interface At {
  readonly line: number;
  readonly column: number;
  readonly from: number;
  readonly to: number;
}

export type Block = At &
  (
    | { readonly kind: 'heading'; readonly depth: number; readonly text: string }
    | { readonly kind: 'list'; readonly items: readonly Item[] }
    | { readonly kind: 'quote'; readonly text: string }
    | { readonly kind: 'fence'; readonly info: string; readonly text: string }
    | { readonly kind: 'table'; readonly rows: readonly Row[] }
    | { readonly kind: 'paragraph'; readonly text: string }
    | { readonly kind: 'rule' }
  );

export interface Item {
  readonly line: number;
  readonly column: number;
  readonly lines: readonly SourceLine[];
  readonly blocks: readonly Block[];
}

export interface Row {
  readonly line: number;
  readonly column: number;
  readonly cells: readonly string[];
}

/** Lists that are nested deeper are read as text, which also bounds the time. */
const DEEPEST = 12;

const BLANK = /^[ \t]*$/;
const HEADING = /^ {0,3}(#{1,6})(?=[ \t]|$)/;
const QUOTE = /^ {0,3}>/;
const FENCE = /^( {0,3})(`{3,}|~{3,})/;
const MARKER = /^([ \t]*)([-*+•]|\d{1,9}[.)])([ \t]+|$)/;
const DELIMITER_CELL = /^[ \t]*:?-+:?[ \t]*$/;
const UNDERLINE = /^ {0,3}(?:=+|-{2,})[ \t]*$/;

export const linesOf = (text: string): readonly SourceLine[] =>
  text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|[\n\r]/)
    .map((line, i) => ({ text: line, line: i + 1, column: 1 }));

/**
 * Reads the blocks of a Markdown text in linear time. Only headings, lists, quotes, fences, tables and paragraphs count:
 * everything inside a line, HTML included, is text. Headings count outside other blocks only.
 */
export function readBlocks(lines: readonly SourceLine[], level = 0): readonly Block[] {
  const blocks: Block[] = [];
  let i = 0;
  while (i < lines.length) {
    const first = lines[i] as SourceLine;
    if (BLANK.test(first.text)) {
      i++;
      continue;
    }
    const block = blockAt(lines, i, level);
    blocks.push(block);
    i = block.to;
  }
  return blocks;
}

function blockAt(lines: readonly SourceLine[], from: number, level: number): Block {
  const first = lines[from] as SourceLine;
  const at = (to: number): At => ({ line: first.line, column: first.column, from, to });
  const heading = level === 0 ? HEADING.exec(first.text) : null;
  if (heading)
    return {
      kind: 'heading',
      depth: heading[1]?.length ?? 1,
      text: withoutClosing(first.text.slice(heading[0].length)),
      ...at(from + 1),
    };
  const fence = FENCE.exec(first.text);
  if (fence) return fenceAt(lines, from, fence, at);
  if (QUOTE.test(first.text)) {
    const to = endOf(lines, from, ({ text }) => QUOTE.test(text));
    return { kind: 'quote', text: textOf(lines, from, to).replace(/^ {0,3}> ?/gm, ''), ...at(to) };
  }
  if (isRule(first.text)) return { kind: 'rule', ...at(from + 1) };
  if (MARKER.test(first.text) && level < DEEPEST) return listAt(lines, from, level, at);
  if (isTable(lines, from)) {
    const to = endOf(lines, from, ({ text }) => text.includes('|'));
    const rows = lines.slice(from, to).filter((_, i) => i !== 1);
    return {
      kind: 'table',
      rows: rows.map(({ text, line, column }) => ({ line, column, cells: cellsOf(text) })),
      ...at(to),
    };
  }
  return paragraphAt(lines, from, level, at);
}

function paragraphAt(lines: readonly SourceLine[], from: number, level: number, at: (to: number) => At): Block {
  let to = from + 1;
  for (; to < lines.length; to++) {
    const { text } = lines[to] as SourceLine;
    if (level === 0 && UNDERLINE.test(text)) {
      const depth = text.includes('=') ? 1 : 2;
      return { kind: 'heading', depth, text: joined(textOf(lines, from, to)), ...at(to + 1) };
    }
    if (BLANK.test(text) || startsBlock(text)) break;
  }
  return { kind: 'paragraph', text: textOf(lines, from, to), ...at(to) };
}

/** Tells whether a line begins a block of its own, even below a paragraph. */
export const startsBlock = (text: string): boolean =>
  HEADING.test(text) || QUOTE.test(text) || FENCE.test(text) || MARKER.test(text) || isRule(text);

const textOf = (lines: readonly SourceLine[], from: number, to: number): string =>
  lines
    .slice(from, to)
    .map(({ text }) => text)
    .join('\n');

function endOf(lines: readonly SourceLine[], from: number, isInside: (line: SourceLine) => boolean): number {
  let to = from + 1;
  while (to < lines.length && isInside(lines[to] as SourceLine)) to++;
  return to;
}

function fenceAt(
  lines: readonly SourceLine[],
  from: number,
  [opening = '', indent = '', sign = '']: readonly string[],
  at: (to: number) => At,
): Block {
  const isEnd = ({ text }: SourceLine) => {
    const end = FENCE.exec(text);
    return end !== null && (end[2] ?? '').startsWith(sign) && BLANK.test(text.slice(end[0].length));
  };
  const end = endOf(lines, from, (line) => !isEnd(line));
  const inside = lines.slice(from + 1, end).map(({ text }) => withoutIndent(text, indent.length));
  return {
    kind: 'fence',
    info: (lines[from]?.text ?? '').slice(opening.length).trim(),
    text: inside.join('\n'),
    ...at(Math.min(end + 1, lines.length)),
  };
}

function listAt(lines: readonly SourceLine[], from: number, level: number, at: (to: number) => At): Block {
  const items: Item[] = [];
  let to = from;
  for (let next: number | undefined = from; next !== undefined; next = nextItem(lines, to)) {
    const [item, end] = itemAt(lines, next, level);
    items.push(item);
    to = end;
  }
  return { kind: 'list', items, ...at(to) };
}

/** Returns the line of the item that follows, after blank lines or none. */
function nextItem(lines: readonly SourceLine[], to: number): number | undefined {
  let next = to;
  while (next < lines.length && BLANK.test(lines[next]?.text ?? '')) next++;
  const text = lines[next]?.text ?? '';
  return MARKER.test(text) && !isRule(text) ? next : undefined;
}

function itemAt(lines: readonly SourceLine[], from: number, level: number): readonly [Item, number] {
  const first = lines[from] as SourceLine;
  const [before = '', indent = '', marker = '', gap = ''] = MARKER.exec(first.text) ?? [];
  const outer = widthOf(indent);
  const spaces = before.length === first.text.length || gap.length > 4 ? 1 : gap.length;
  const inner = outer + marker.length + spaces;
  const start = indent.length + marker.length + Math.min(gap.length, spaces);
  const content: SourceLine[] = [{ ...first, text: first.text.slice(start), column: first.column + start }];
  let end = from + 1;
  for (let i = end; i < lines.length; i++) {
    const line = lines[i] as SourceLine;
    if (BLANK.test(line.text)) continue;
    const width = widthOf(line.text);
    const isInside = width >= Math.min(inner, outer + 2);
    if (!isInside && (end < i || startsBlock(line.text) || BLANK.test(content.at(-1)?.text ?? ''))) break;
    // Blank lines belong to the item if something of it follows.
    for (; end < i; end++) content.push({ ...(lines[end] as SourceLine), text: '' });
    const text = withoutIndent(line.text, Math.min(inner, width));
    content.push({ ...line, text, column: line.column + line.text.length - text.length });
    end = i + 1;
  }
  return [{ line: first.line, column: first.column, lines: content, blocks: readBlocks(content, level + 1) }, end];
}

const TAB = 4;

/** Width of the blanks at the beginning of a line, in columns. */
function widthOf(text: string): number {
  let width = 0;
  for (const char of text) {
    if (char === ' ') width += 1;
    else if (char === '\t') width += TAB - (width % TAB);
    else break;
  }
  return width;
}

/** Removes this many columns of blanks; of a tab that reaches further, the rest becomes spaces. */
function withoutIndent(text: string, columns: number): string {
  let [at, width] = [0, 0];
  for (; width < columns && isBlank(text[at]); at++) width += text[at] === ' ' ? 1 : TAB - (width % TAB);
  return ' '.repeat(Math.max(0, width - columns)) + text.slice(at);
}

function withoutClosing(text: string): string {
  const trimmed = trimBlanks(text);
  let end = trimmed.length;
  while (trimmed[end - 1] === '#') end--;
  return end === 0 || trimmed[end - 1] === ' ' ? trimBlanks(trimmed.slice(0, end)) : trimmed;
}

function isRule(text: string): boolean {
  const signs = text.replace(/[ \t]/g, '');
  const [sign = ''] = signs;
  return signs.length >= 3 && '-*_'.includes(sign) && signs === sign.repeat(signs.length);
}

function isTable(lines: readonly SourceLine[], from: number): boolean {
  const [head, delimiter] = [lines[from]?.text ?? '', lines[from + 1]?.text ?? ''];
  return head.includes('|') && delimiter.includes('|') && cellsOf(delimiter).every((cell) => DELIMITER_CELL.test(cell));
}

/** Writes lines as one. */
export const joined = (text: string): string => text.split('\n').map(trimBlanks).join(' ');

/** Removes spaces and tabs at both ends. Other blanks are characters of the text. */
export function trimBlanks(text: string): string {
  let [from, to] = [0, text.length];
  while (from < to && isBlank(text[from])) from++;
  while (to > from && isBlank(text[to - 1])) to--;
  return text.slice(from, to);
}

const isBlank = (char: string | undefined): boolean => char === ' ' || char === '\t';

/** Splits a row at the pipes without a backslash. */
function cellsOf(text: string): readonly string[] {
  const inner = trimBlanks(text.replaceAll('\\|', '\0')).replace(/^\|/, '').replace(/\|$/, '');
  return inner.split('|').map((cell) => trimBlanks(cell.replaceAll('\0', '|')));
}
