import { type Item, leavesOf, type Page } from '@/templates/drawing/display-list';

/** The words of a page as they are drawn, line after line, without what is only decoration. */
export const wordsOf = ({ items }: Pick<Page, 'items'>): string =>
  leavesOf(items)
    .map((item) => (item.kind === 'text' && item.node ? `${said(item)} ` : ''))
    .join('');

export const said = ({ run }: Extract<Item, { kind: 'text' }>): string =>
  run.words
    .slice(run.from, run.to)
    .flatMap((word) => run.wordCache.glyphsOf(word).map(({ text }) => text))
    .join('');
