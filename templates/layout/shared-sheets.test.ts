import { describe, expect, it } from 'vitest';
import { type Blank, CARD_SIZES, cardBlank } from '@/lib/kit/blank';
import { squareTile, strip } from '@/lib/kit/blanks/flat';
import { cubeNet, spinnerDisc } from '@/lib/kit/blanks/pieces';
import type { Face } from '@/lib/kit/faces';
import type { CutPiece } from '@/lib/kit/kit-spec';
import { CUTS, type KitOrder, USUAL_KIT_SHEETS } from '@/lib/kit/order';
import type { GroupItem, Item, Page } from '@/templates/drawing/display-list';
import { pieceOf } from '@/test/support/sample-faces';
import { documentOf, kitOf, ORDER, textOf } from '@/test/support/sample-kit';
import { nodeAssets } from '../assets/node';
import { layoutKit } from './layout';
import { jobsOf, planOf } from './print-plan';

const assets = nodeAssets();
const PAPERS = ['a4', 'letter'] as const;
const emblem: Face = { face: 'emblem', tone: 'exit', icon: 'exit', title: 'Door', note: '' };

/** Pieces without backs. */
function cut(title: string, blank: Blank, count = 1, more: Partial<CutPiece> = {}): CutPiece {
  const piece = pieceOf(title.toLowerCase(), blank, Array<Face>(count).fill(emblem), more);
  return { ...piece, title, parts: piece.parts.map(({ back, ...part }) => part) };
}
const lay = (pieces: readonly CutPiece[], more: Partial<KitOrder> = {}) =>
  layoutKit(
    kitOf(...pieces),
    { ...ORDER, sheets: { ...USUAL_KIT_SHEETS, separate: false }, ...more },
    { assets, credits: false },
  );
const placesIn = ({ sections }: Awaited<ReturnType<typeof lay>>) =>
  sections.map(({ title, firstPage, lastPage }) => `${title} ${firstPage + 1}–${lastPage + 1}`);

const die = cut('Die', cubeNet(20));
const track = cut('Track', strip({ widthMm: 180, heightMm: 24 }));
const disc = cut('Disc', spinnerDisc(90));
const tiles = cut('Tiles', squareTile(45), 5);

describe.each(PAPERS)('pieces to cut out that leave most of a sheet free, on %s', (paper) => {
  it('share one', async () => {
    const laid = await lay([die, track, disc], { paper });
    expect(laid.pages).toHaveLength(1);
    expect(placesIn(laid)).toEqual(['Die 1–1', 'Track 1–1', 'Disc 1–1']);
    expect(laid.outline.map(({ title, page }) => [title, page])).toEqual([
      ['Die', 0],
      ['Track', 0],
      ['Disc', 0],
    ]);
  });

  it('stand on what a longer one leaves free of its last sheet, wherever that is', async () => {
    const cards = cut('Cards', cardBlank(CARD_SIZES.poker), 10);
    const laid = await lay([die, cards, track], { paper });
    expect(placesIn(laid)).toEqual(['Die 2–2', 'Cards 1–2', 'Track 2–2']);
  });

  it('go on another sheet as soon as one is full', async () => {
    const laid = await lay([cut('Cards', cardBlank(CARD_SIZES.poker), 9), die, track], { paper });
    expect(placesIn(laid)).toEqual(['Cards 1–1', 'Die 2–2', 'Track 2–2']);
  });
});

describe('a sheet is not shared', () => {
  it.each<[string, CutPiece, Partial<KitOrder>?]>([
    ['by what only the GM sees', { ...track, audience: 'gm' }],
    ['by what is cut out of other paper', { ...track, paper: 'plain' }],
    ['between a cutting machine’s marks', track, { sheets: { ...USUAL_KIT_SHEETS, registration: true } }],
    ['if that is what was ordered', track, { sharesPages: false }],
  ])('%s', async (_, other, more) => {
    expect((await lay([die, other], more)).pages.filter(({ isBlank }) => !isBlank)).toHaveLength(2);
  });

  it('by what has backs', async () => {
    const backed = { ...pieceOf('tiles', squareTile(45), [emblem]), faceDown: true };
    const { pages } = await lay([die, backed]);
    expect(pages.map(({ side, isBlank = false }) => [side, isBlank])).toEqual([
      ['front', false],
      ['back', true],
      ['front', false],
      ['back', false],
    ]);
  });
});

/** The straight lines of a page at any nesting depth, with their widths. */
function linesOf(
  items: readonly Item[],
  dx = 0,
  dy = 0,
): readonly (readonly [number, number, number, number, number])[] {
  return items.flatMap((item) => {
    if (item.kind === 'group') return linesOf(item.items, dx + (item.matrix?.[4] ?? 0), dy + (item.matrix?.[5] ?? 0));
    if (item.kind !== 'path' || !/^(M\S+ \S+ L\S+ \S+ ?)+$/.test(item.d)) return [];
    const numbers = item.d.match(/-?[\d.]+/g)?.map(Number) ?? [];
    return Array.from({ length: numbers.length / 4 }, (_, i) => {
      const [ax = 0, ay = 0, bx = 0, by = 0] = numbers.slice(4 * i, 4 * i + 4);
      return [ax + dx, ay + dy, bx + dx, by + dy, item.widthMm ?? 0] as const;
    });
  });
}

/** The blocks of a shared page: each is a group, besides header and footer. */
const blocksOf = ({ items }: Page): readonly GroupItem[] =>
  items.flatMap((item) => (item.kind === 'group' && item.matrix && !item.isFurniture ? [item] : []));

describe.each(CUTS)('on a shared sheet cut along %s', (by) => {
  it('every edge has its line, and none runs through other pieces', async () => {
    const sheets = { ...USUAL_KIT_SHEETS, cut: by, separate: false };
    const { pages } = await lay([tiles, track], { sheets });
    const [page] = pages;
    if (!page || pages.length > 1) throw new Error('The sheet is not shared.');
    const blocks = blocksOf(page);
    expect(blocks).toHaveLength(2);
    for (const [i, size, count] of [
      [0, { across: 45, down: 45 }, 5],
      [1, { across: 180, down: 24 }, 1],
    ] as const) {
      const [block, other] = [blocks[i], blocks[1 - i]];
      if (!block || !other) throw new Error('no block');
      const lines = linesOf([block]).filter(([, , , , widthMm]) => widthMm === (by === 'marks' ? 0.15 : 0.1));
      const corners = block.items
        .filter((item): item is GroupItem => item.kind === 'group' && !item.isFurniture)
        .map(({ matrix }) => [
          (block.matrix?.[4] ?? 0) + (matrix?.[4] ?? 0),
          (block.matrix?.[5] ?? 0) + (matrix?.[5] ?? 0),
        ]);
      expect(corners).toHaveLength(count);
      const on = (at: number, of: 0 | 1) =>
        lines.some((line) => Math.abs(line[of] - at) < 0.01 && Math.abs((line[of + 2] as number) - at) < 0.01);
      for (const [x = 0, y = 0] of corners) {
        const edges = [on(x, 0), on(x + size.across, 0), on(y, 1), on(y + size.down, 1)];
        expect(edges).toEqual(Array(4).fill(by !== 'none'));
      }
      const [top, bottom] = [Math.min(...corners.map(([, y = 0]) => y)), Math.max(...corners.map(([, y = 0]) => y))];
      const strangers = linesOf([other]).filter(([, , , , widthMm]) => widthMm < 0.16);
      for (const [, ay, , end] of strangers)
        expect(Math.max(ay, end) <= top || Math.min(ay, end) >= bottom + size.down).toBe(true);
    }
  });
});

describe('what the printer is asked for', () => {
  it('counts a shared sheet once, on its own kind of paper', async () => {
    const rules = { ...documentOf(textOf('words')), title: 'Rules' };
    const plain = cut('Slips', squareTile(45), 1, { paper: 'plain' });
    const kit = kitOf(rules, die, plain, track);
    const laid = await layoutKit(kit, { ...ORDER, sheets: USUAL_KIT_SHEETS }, { assets, credits: false });
    const plan = planOf(laid, { duplex: true });
    expect(plan.runs.map(({ titles, paper, pages }) => [titles.join(), paper, pages])).toEqual([
      ['Rules', 'plain', [0]],
      ['Die,Track', 'thick', [1]],
      ['Slips', 'plain', [2]],
    ]);
    expect([plan.sheets, plan.printed]).toEqual([3, 3]);
    expect(jobsOf(laid, { duplex: true }).map(({ paper, pages }) => [paper, pages])).toEqual([
      ['plain', [0, 2]],
      ['thick', [1]],
    ]);
  });

  it('counts a page that documents share once', async () => {
    const [one, two] = ['One', 'Two'].map((title) => ({ ...documentOf(textOf(title)), id: title, title }));
    if (!one || !two) throw new Error('no document');
    const laid = await layoutKit(kitOf(one, two), ORDER, { assets, credits: false });
    const plan = planOf(laid, { duplex: true });
    expect(plan.runs.map(({ titles, pages }) => [titles.join(), pages])).toEqual([['One,Two', [0]]]);
    expect([plan.sheets, plan.printed]).toEqual([1, 1]);
  });
});
