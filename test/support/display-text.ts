import { type Item, leavesOf, type Page } from '@/templates/display-list';

/** The words of a page as they are drawn, line after line, without what is only decoration. */
export const wordsOf = ({ items }: Pick<Page, 'items'>): string =>
  leavesOf(items)
    .map((item) => (item.kind === 'text' && item.node ? `${said(item)} ` : ''))
    .join('');

export const said = (item: Extract<Item, { kind: 'text' }>): string =>
  item.run.parts.flatMap(({ glyphs }) => glyphs.map(({ text }) => text)).join('');
