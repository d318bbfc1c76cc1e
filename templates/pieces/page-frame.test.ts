import { describe, expect, it } from 'vitest';
import type { DocumentPiece } from '@/lib/kit/kit-spec';
import { type Item, leavesOf, type Page } from '@/templates/drawing/display-list';
import { layoutKit } from '@/templates/layout/layout';
import { renderKit } from '@/templates/render';
import { linesOn, overlapping } from '@/test/support/lines-on-page';
import { readPdfText } from '@/test/support/read-pdf';
import { documentOf, kitOf, ORDER, textOf } from '@/test/support/sample-kit';
import { nodeAssets } from '../assets/node';

const assets = nodeAssets();
const NAMES = ['Ann', 'Bob', 'Cid', 'Dee', 'Eve'];

/** A sheet for each name, with the name on `lines` lines. */
const sheets = (count: number, lines = 4): DocumentPiece => ({
  ...documentOf(),
  title: 'Sheets',
  halves: true,
  copies: NAMES.slice(0, count).map((name) => ({
    id: name,
    title: name,
    blocks: [textOf(Array<string>(lines).fill(name).join('\n\n'))],
  })),
});
const namesByPage = async (piece: DocumentPiece, paper: 'a4' | 'letter') => {
  const order = { ...ORDER, paper };
  const { pdf } = await renderKit(kitOf(piece), order, { assets, credits: false });
  return (await readPdfText(pdf)).map((text) => NAMES.filter((name) => text.split(/\s+/).includes(name)));
};

describe.each(['a4', 'letter'] as const)('copies in halves on %s', (paper) => {
  const lay = (piece: DocumentPiece) => layoutKit(kitOf(piece), { ...ORDER, paper }, { assets, credits: false });

  it('stand two to a page, the last one alone if need be', async () => {
    expect(await namesByPage(sheets(4), paper)).toEqual([
      ['Ann', 'Bob'],
      ['Cid', 'Dee'],
    ]);
    expect(await namesByPage(sheets(5), paper)).toEqual([['Ann', 'Bob'], ['Cid', 'Dee'], ['Eve']]);
  });

  it('have a line between them to cut along, and every word on its own side of it', async () => {
    const { pages } = await lay(sheets(2));
    const [page] = pages;
    if (!page) throw new Error('no page');
    const [cut, ...others] = dashesOn(page);
    expect(others).toEqual([]);
    expect(cut).toMatchObject({ fromY: cut?.toY });
    const y = cut?.fromY ?? 0;
    expect(Math.abs(y - page.heightMm / 2)).toBeLessThan(5);
    const lines = linesOn(page).filter(({ top }) => top > 15);
    const sideOf = (name: string) =>
      lines
        .filter(({ words }) => words === name)
        .map(({ top, bottom }) => (bottom < y ? 'above' : top > y ? 'below' : 'across'));
    expect(sideOf('Ann')).toEqual(Array(4).fill('above'));
    expect(sideOf('Bob')).toEqual(Array(4).fill('below'));
    expect(overlapping(linesOn(page), 0.35)).toEqual([]);
  });

  it('are led to by bookmarks, two to the same page', async () => {
    const { outline } = await lay(sheets(5));
    expect(outline[0]?.children.map(({ title, page }) => [title, page])).toEqual([
      ['Ann', 0],
      ['Bob', 0],
      ['Cid', 1],
      ['Dee', 1],
      ['Eve', 2],
    ]);
  });

  it('take a page each as soon as one of them needs more than half', async () => {
    const [short, long] = [sheets(3), sheets(1, 30)];
    const mixed = { ...short, copies: [...long.copies, ...short.copies.slice(1)] };
    expect(await namesByPage(mixed, paper)).toEqual([['Ann'], ['Bob'], ['Cid']]);
    const { pages } = await lay(mixed);
    expect(pages.flatMap(dashesOn)).toEqual([]);
  });
});

/** End points of dashed lines. */
const dashesOn = ({ items }: Page) =>
  leavesOf(items).flatMap((item: Item) => {
    if (item.kind !== 'path' || !item.dashMm) return [];
    const [fromX, fromY, toX, toY] = item.d.match(/-?[\d.]+/g)?.map(Number) ?? [];
    return [{ fromX, fromY, toX, toY }];
  });
