import type { Block, Cell, FormBox, IconName, TableBlock } from './blocks';

// Shorthands for blocks of pieces.

export const heading = (text: string, level: 1 | 2 | 3 = 1, icon?: IconName): Block => ({
  block: 'heading',
  level,
  text,
  ...(icon && { icon }),
});

export const text = (markdown: string): Block => ({ block: 'text', markdown });

export const small = (markdown: string): Block => ({ block: 'text', markdown, small: true });

/** Items of a list; `false` omits an item. */
type Items = readonly (string | false)[];

const list =
  (marker: 'bullet' | 'number') =>
  (items: Items): Block => ({
    block: 'list',
    marker,
    items: items.filter((markdown) => markdown !== false).map((markdown) => ({ markdown })),
  });

export const bullets = list('bullet');

export const steps = list('number');

export const write = (name: string, label: string, value = '', share = 1): FormBox => ({
  name,
  label,
  kind: 'text',
  share,
  ...(value !== '' && { value }),
});

export const check = (name: string, label: string, share = 1, isTicked = false): FormBox => ({
  name,
  label,
  kind: 'check',
  share,
  ...(isTicked && { value: 'yes' }),
});

export const fields = (...rows: readonly (readonly FormBox[])[]): Block => ({ block: 'fields', rows });

/** Blocks side by side, by each column's share of the width. */
export const columns = (...each: readonly (readonly [share: number, ...blocks: readonly Block[]])[]): Block => ({
  block: 'columns',
  columns: each.map(([share, ...blocks]) => ({ share, blocks })),
});

export const cells = (...words: readonly string[]): readonly Cell[] => words.map((word) => ({ text: word }));

/** A table whose first column names each row. */
export const table = (
  columns: readonly (readonly [label: string, share: number])[],
  rows: readonly (readonly Cell[])[],
  more: Pick<TableBlock, 'caption' | 'rowHeightMm'> = {},
): TableBlock => ({
  block: 'table',
  columns: columns.map(([label, share]) => ({ label, share })),
  rows,
  rowHeaders: true,
  ...more,
});

/** A table of printed text: the share of each column, and the rows. */
export const wordTable = (
  columns: Readonly<Record<string, number>>,
  rows: readonly (readonly string[])[],
): TableBlock =>
  table(
    Object.entries(columns),
    rows.map((row) => cells(...row)),
  );

/** Reading matter in columns; empty if there is none. */
export const flow = (blocks: readonly Block[]): readonly Block[] =>
  blocks.length === 0 ? [] : [{ block: 'flow', blocks }];

/** A heading with its content; empty if there is none. */
export const section = (title: string, level: 2 | 3, blocks: readonly Block[]): readonly Block[] =>
  blocks.length === 0 ? [] : [heading(title, level), ...blocks];

/** Prose, items of a bullet list, or a block; `false` omits the part. */
type Part = string | false | Items | Block;

/** Concatenates parts and skips empty ones. */
export const texts = (...parts: readonly Part[]): readonly Block[] =>
  parts.flatMap((part) => {
    if (part === false) return [];
    if (typeof part === 'string') return prose(part);
    return isItems(part) ? listed(part) : [part];
  });

const isItems = (part: Block | readonly Part[]): part is Items =>
  !('block' in part) && part.every((item) => item === false || typeof item === 'string');

/** Bullets; empty if there are none. */
export const listed = (items: Items): readonly Block[] =>
  items.some((markdown) => markdown !== false) ? [bullets(items)] : [];

/** Content by title: one part, or several of which not all are text. Empty ones are skipped. */
type Titled = Readonly<Record<string, Part | readonly Part[]>>;

const sectionsAt =
  (level: 2 | 3) =>
  (parts: Titled): readonly Block[] =>
    Object.entries(parts).flatMap(([title, part]) => section(title, level, blocksOf(part)));

const blocksOf = (part: Part | readonly Part[]): readonly Block[] =>
  typeof part !== 'object' || 'block' in part || isItems(part) ? texts(part) : texts(...part);

export const sections = sectionsAt(2);

export const subsections = sectionsAt(3);

export const chapter = (title: string, blocks: readonly Block[]): readonly Block[] => [heading(title), ...flow(blocks)];

export const prose = (markdown: string): readonly Block[] => (markdown.trim() === '' ? [] : [text(markdown)]);

export const onePageEach = (parts: readonly (readonly Block[])[]): readonly Block[] =>
  parts.filter(({ length }) => length > 0).flatMap((blocks, i) => (i === 0 ? blocks : [{ block: 'break' }, ...blocks]));
