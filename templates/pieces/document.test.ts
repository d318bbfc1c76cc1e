import { describe, expect, it } from 'vitest';
import type { Block } from '@/lib/kit/blocks';
import type { DocumentPiece } from '@/lib/kit/kit-spec';
import { cells, table } from '@/lib/kit/short-blocks';
import { openSetting } from '@/templates/layout/layout';
import { said } from '@/test/support/display-text';
import { documentOf, EVERY_BLOCK, kitOf, ORDER, textOf } from '@/test/support/sample-kit';
import { nodeAssets } from '../assets/node';
import type { FilledPage } from '../flow/paginate';
import { layDocument } from './document';
import { layFigure } from './faces/figure';
import { frameFor } from './page-frame';

const FRAME = frameFor({ widthMm: 148.5, heightMm: 210 });
const { heightMm } = FRAME.content;

/** A document's half-sheet pages, with a booklet's number of pages per sheet, or one. */
async function pagesOf(blocks: readonly Block[], pagesASheet: number) {
  const piece: DocumentPiece = documentOf(...blocks);
  const [copy] = piece.copies;
  if (!copy) throw new Error('no copy');
  const { setting } = await openSetting(kitOf(piece), ORDER, { assets: nodeAssets(), pictures: undefined });
  const { setter, theme } = setting;
  const how = { setter, theme, fillable: false, small: false, pagesASheet, layFigure };
  return layDocument(piece, copy, FRAME, how, { role: 'Part', children: [] });
}

/** `count` paragraphs of one line each. */
const lines = (count: number): readonly Block[] => Array<Block>(count).fill(textOf('words'));
const filled = (pages: Awaited<ReturnType<typeof pagesOf>>) => pages.map(({ usedMm }) => usedMm / heightMm);

describe('a booklet', () => {
  it('is set closer where that saves a sheet, even if less would do to save a page', async () => {
    const [first] = await pagesOf(lines(200), 4);
    const aPage = first?.items.length ?? 0;
    expect((await pagesOf(lines(4 * aPage), 4)).length).toBe(4);
    const over = lines(5 * aPage + 2);
    expect(await pagesOf(over, 1)).toHaveLength(5);
    const booklet = await pagesOf(over, 4);
    expect(booklet.length).toBeLessThanOrEqual(5);
    const little = lines(Math.floor(4.6 * aPage));
    expect(await pagesOf(little, 1)).toHaveLength(5);
    expect(await pagesOf(little, 4)).toHaveLength(4);
  });

  it('has no last page with next to nothing on it', async () => {
    // Six to a page at any density.
    const frames = Array<Block>(13).fill({ block: 'frame', label: 'Notes', heightMm: 26 });
    const counts = async (pagesASheet: number) => filled(await pagesOf(frames, pagesASheet));
    const [alone, booklet] = [await counts(1), await counts(4)];
    expect([alone.length, booklet.length]).toEqual([3, 3]);
    expect(alone[2]).toBeLessThan(0.2);
    expect(Math.min(...booklet)).toBeGreaterThan(0.4);
  });
});

describe('a table', () => {
  it('leaves no row alone before the end of a page or after it', async () => {
    const rows = Array.from({ length: 9 }, (_, i) => cells(`row${i}`, 'said'));
    for (let filler = 1; filler < 40; filler++) {
      const pages = await pagesOf(
        [
          ...lines(filler),
          table(
            [
              ['Row', 1],
              ['Says', 1],
            ],
            rows,
          ),
        ],
        1,
      );
      const counts = pages.map(
        ({ items }) => items.filter((item) => item.kind === 'text' && said(item).startsWith('row')).length,
      );
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(9);
      expect([filler, counts.filter((count) => count === 1)]).toEqual([filler, []]);
    }
  });
});

describe('a figure', () => {
  /** A plan taller than it is wide, so that its height determines its size. */
  const figure = EVERY_BLOCK.flatMap((block) => {
    if (block.block !== 'figure' || block.figure.figure !== 'plan') return [];
    const { plan } = block.figure;
    const rooms = plan.rooms.map((room) => ({ ...room, x: room.y, y: room.x, width: room.height, height: room.width }));
    return [{ ...block, figure: { ...block.figure, plan: { ...plan, rooms } }, heightMm: heightMm - 25 }];
  });
  /** Position of the first line below the figure. */
  const below = (page: FilledPage | undefined) =>
    Math.min(
      ...(page?.items ?? []).flatMap((item) => (item.kind === 'text' && said(item) === 'words' ? [item.y] : [])),
    );

  it('gives way to a few lines that would stand alone on a further page, and to no more', async () => {
    const few = await pagesOf([...figure, ...lines(1)], 1);
    const more = await pagesOf([...figure, ...lines(4)], 1);
    expect([few.length, more.length]).toEqual([1, 1]);
    expect(below(more[0])).toBeLessThan(below(few[0]) - 10);
    const many = await pagesOf([...figure, ...lines(16)], 1);
    expect(many).toHaveLength(2);
    expect(below(many[0])).toBeCloseTo(below(few[0]), 3);
  });
});
