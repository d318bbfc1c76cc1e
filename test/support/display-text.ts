import { type Item, leavesOf, type Page } from '@/templates/drawing/display-list';

/** Text of a page in drawing order, without decoration. */
export const wordsOf = ({ items }: Pick<Page, 'items'>): string =>
  leavesOf(items)
    .map((item) => (item.kind === 'text' && item.node ? `${said(item)} ` : ''))
    .join('');

export const said = ({ run }: Extract<Item, { kind: 'text' }>): string =>
  run.words
    .slice(run.from, run.to)
    .flatMap((word) => run.wordCache.glyphsOf(word).map(({ text }) => text))
    .join('');
