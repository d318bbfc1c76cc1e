import type { Block, Cell, FormBox, TableBlock } from './blocks';

// Short forms for what pieces are made of.

export const heading = (text: string, level: 1 | 2 | 3 = 1): Block => ({ block: 'heading', level, text });

/** Our own words, or typed prose. */
export const text = (markdown: string): Block => ({ block: 'text', markdown });

/** One paragraph after the other. */
export const texts = (...paragraphs: readonly string[]): readonly Block[] => paragraphs.map(text);

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

/** Reading matter in columns; nothing at all if that is empty. */
export const flow = (blocks: readonly Block[]): readonly Block[] =>
  blocks.length === 0 ? [] : [{ block: 'flow', blocks }];

/** A heading with what stands under it; nothing at all if that is empty. */
export const section = (title: string, level: 2 | 3, blocks: readonly Block[]): readonly Block[] =>
  blocks.length === 0 ? [] : [heading(title, level), ...blocks];

/** Bullets, or nothing at all if there are none. */
export const listed = (items: Items): readonly Block[] => (items.length === 0 ? [] : [bullets(items)]);

/** A section for each title: prose for a string, bullets for several; none for what is empty. */
export const sections = (parts: Readonly<Record<string, string | Items>>, level: 2 | 3 = 2): readonly Block[] =>
  Object.entries(parts).flatMap(([title, words]) =>
    section(title, level, typeof words === 'string' ? prose(words) : listed(words)),
  );

/** A chapter of reading matter in columns, under its title. */
export const chapter = (title: string, blocks: readonly Block[]): readonly Block[] => [heading(title), ...flow(blocks)];

/** Typed prose, or nothing where none was typed. */
export const prose = (markdown: string): readonly Block[] => (markdown.trim() === '' ? [] : [text(markdown)]);

/** Parts of a document that begin a page each. */
export const onePageEach = (parts: readonly (readonly Block[])[]): readonly Block[] =>
  parts.flatMap((blocks, i) => (i === 0 ? blocks : [{ block: 'break' }, ...blocks]));
