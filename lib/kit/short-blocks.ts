import type { Block, Cell, FormBox, IconName, TableBlock } from './blocks';

// Short forms for what pieces are made of.

export const heading = (text: string, level: 1 | 2 | 3 = 1, icon?: IconName): Block => ({
  block: 'heading',
  level,
  text,
  ...(icon && { icon }),
});

/** Our own words, or typed prose. */
export const text = (markdown: string): Block => ({ block: 'text', markdown });

export const small = (markdown: string): Block => ({ block: 'text', markdown, small: true });

/** Items of a list; `false` stands for one that does not apply. */
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

/** Rows of labelled places to write in. */
export const fields = (...rows: readonly (readonly FormBox[])[]): Block => ({ block: 'fields', rows });

/** Blocks beside each other, by the share of the width that each column takes. */
export const columns = (...each: readonly (readonly [share: number, ...blocks: readonly Block[]])[]): Block => ({
  block: 'columns',
  columns: each.map(([share, ...blocks]) => ({ share, blocks })),
});

/** Cells of printed words. */
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

/** A table of printed words: how broad each column is, and what each row says. */
export const wordTable = (
  columns: Readonly<Record<string, number>>,
  rows: readonly (readonly string[])[],
): TableBlock =>
  table(
    Object.entries(columns),
    rows.map((row) => cells(...row)),
  );

/** Reading matter in columns; nothing at all if that is empty. */
export const flow = (blocks: readonly Block[]): readonly Block[] =>
  blocks.length === 0 ? [] : [{ block: 'flow', blocks }];

/** A heading with what stands under it; nothing at all if that is empty. */
export const section = (title: string, level: 2 | 3, blocks: readonly Block[]): readonly Block[] =>
  blocks.length === 0 ? [] : [heading(title, level), ...blocks];

/** Prose, items to set as bullets, or a block; `false` stands for one that does not apply. */
type Part = string | false | Items | Block;

/** Parts one after the other, none for what is empty. */
export const texts = (...parts: readonly Part[]): readonly Block[] =>
  parts.flatMap((part) => {
    if (part === false) return [];
    if (typeof part === 'string') return prose(part);
    return isItems(part) ? listed(part) : [part];
  });

const isItems = (part: Block | readonly Part[]): part is Items =>
  !('block' in part) && part.every((item) => item === false || typeof item === 'string');

/** Bullets, or nothing at all if there are none. */
export const listed = (items: Items): readonly Block[] =>
  items.some((markdown) => markdown !== false) ? [bullets(items)] : [];

/** What stands under each title: one part, or several of which not all are words; none for what is empty. */
type Titled = Readonly<Record<string, Part | readonly Part[]>>;

const sectionsAt =
  (level: 2 | 3) =>
  (parts: Titled): readonly Block[] =>
    Object.entries(parts).flatMap(([title, part]) => section(title, level, blocksOf(part)));

const blocksOf = (part: Part | readonly Part[]): readonly Block[] =>
  typeof part !== 'object' || 'block' in part || isItems(part) ? texts(part) : texts(...part);

export const sections = sectionsAt(2);

export const subsections = sectionsAt(3);

/** A chapter of reading matter in columns, under its title. */
export const chapter = (title: string, blocks: readonly Block[]): readonly Block[] => [heading(title), ...flow(blocks)];

/** Typed prose, or nothing where none was typed. */
export const prose = (markdown: string): readonly Block[] => (markdown.trim() === '' ? [] : [text(markdown)]);

/** Parts of a document that begin a page each. */
export const onePageEach = (parts: readonly (readonly Block[])[]): readonly Block[] =>
  parts.flatMap((blocks, i) => (i === 0 ? blocks : [{ block: 'break' }, ...blocks]));
