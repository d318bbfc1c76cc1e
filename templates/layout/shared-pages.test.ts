import { describe, expect, it } from 'vitest';
import type { Block } from '@/lib/kit/blocks';
import type { DocumentPiece } from '@/lib/kit/kit-spec';
import type { KitOrder } from '@/lib/kit/order';
import { linesOn, overlapping } from '@/test/support/lines-on-page';
import { readPdfText } from '@/test/support/read-pdf';
import { documentOf, kitOf, ORDER, textOf } from '@/test/support/sample-kit';
import { nodeAssets } from '../assets/node';
import { renderKit } from '../render';
import { layoutKit } from './layout';

const assets = nodeAssets();
const PAPERS = ['a4', 'letter'] as const;

/** A word on each of `lines` lines; about fifty fill a page. */
const tall = (word: string, lines: number): Block => textOf(Array<string>(lines).fill(word).join('\n\n'));
const short = (word: string, more: Partial<DocumentPiece> = {}): DocumentPiece => ({
  ...documentOf(tall(word, 5)),
  id: word.toLowerCase(),
  title: word,
  ...more,
});
const lay = (pieces: readonly DocumentPiece[], more: Partial<KitOrder> = {}) =>
  layoutKit(kitOf(...pieces), { ...ORDER, ...more }, { assets, credits: false });

/** The words on each page of the PDF, as read by a different program. */
async function wordsByPage(pieces: readonly DocumentPiece[], more: Partial<KitOrder> = {}) {
  const { pdf } = await renderKit(kitOf(...pieces), { ...ORDER, ...more }, { assets, credits: false });
  const words = pieces.map(({ title }) => title);
  return (await readPdfText(pdf)).map((text) => words.filter((word) => text.split(/\s+/).includes(word)).join(' '));
}

describe.each(PAPERS)('short documents on %s', (paper) => {
  it('share a page, one below the other, nothing on anything', async () => {
    const pieces = ['Alpha', 'Bravo', 'Charlie'].map((word) => short(word));
    expect(await wordsByPage(pieces, { paper })).toEqual(['Alpha Bravo Charlie']);
    const { pages, sections, outline } = await lay(pieces, { paper });
    const [page] = pages;
    if (!page) throw new Error('no page');
    const lines = linesOn(page);
    const [alpha, bravo, charlie] = ['Alpha', 'Bravo', 'Charlie'].map((word) =>
      lines.filter(({ words, top }) => words === word && top > 15),
    );
    expect([alpha, bravo, charlie].map((found) => found?.length)).toEqual([5, 5, 5]);
    const top = (found = alpha) => Math.min(...(found ?? []).map((one) => one.top));
    const bottom = (found = alpha) => Math.max(...(found ?? []).map((one) => one.bottom));
    expect(top(bravo) - bottom(alpha)).toBeGreaterThan(5);
    expect(top(charlie) - bottom(bravo)).toBeGreaterThan(5);
    expect(overlapping(lines, 0.35)).toEqual([]);
    // Each is still listed in the bookmarks and in page counts.
    expect(outline.map(({ title, page: at }) => [title, at])).toEqual([
      ['Alpha', 0],
      ['Bravo', 0],
      ['Charlie', 0],
    ]);
    expect(sections.map(({ title, firstPage, lastPage }) => [title, firstPage, lastPage])).toEqual([
      ['Alpha', 0, 0],
      ['Bravo', 0, 0],
      ['Charlie', 0, 0],
    ]);
  });

  it('go below the end of a longer one, and back to the first page with room for all of them', async () => {
    const long = { ...short('Long'), copies: [{ id: 'copy', title: 'Copy', blocks: [tall('Long', 60)] }] };
    const half = { ...short('Half'), copies: [{ id: 'copy', title: 'Copy', blocks: [tall('Half', 40)] }] };
    expect(await wordsByPage([long, half, short('Short')], { paper })).toEqual(['Long', 'Long Short', 'Half']);
  });
});

describe('a page is not shared', () => {
  const [alpha, bravo] = [short('Alpha'), short('Bravo')];
  const copies = ['Ann', 'Bob'].map((title) => ({ id: title, title, blocks: [tall('Bravo', 5)] }));

  it.each<[string, DocumentPiece]>([
    ['by other readers', { ...bravo, audience: 'table' }],
    ['by what lies the other way', { ...bravo, landscape: true }],
    ['by what is printed on other paper', { ...bravo, paper: 'thick' }],
    ['by copies that people take with them', { ...bravo, copies }],
    ['by a booklet', { ...bravo, booklet: true }],
  ])('%s', async (_, other) => {
    const pages = ['Alpha', ...other.copies.map(() => 'Bravo')];
    const printed = async (...pieces: readonly DocumentPiece[]) => (await wordsByPage(pieces)).filter(Boolean);
    expect(await printed(alpha, other)).toEqual(pages);
    expect(await printed(other, alpha)).toEqual(pages.toReversed());
  });

  it('if that is what was ordered', async () => {
    expect(await wordsByPage([alpha, bravo], { sharesPages: false })).toEqual(['Alpha', 'Bravo']);
  });

  it('where a line too many would have to be parted', async () => {
    const full = (lines: number) => ({
      ...bravo,
      copies: [{ id: 'copy', title: 'Copy', blocks: [tall('Bravo', lines)] }],
    });
    let lines = 25;
    while ((await lay([alpha, full(lines + 1)])).pages.length === 1) lines++;
    expect(await wordsByPage([alpha, full(lines)])).toEqual(['Alpha Bravo']);
    expect(await wordsByPage([alpha, full(lines + 1)])).toEqual(['Alpha', 'Bravo']);
    const [page = raise()] = (await lay([alpha, full(lines)])).pages;
    const tops = linesOn(page).flatMap(({ words, top }) => (words === 'Bravo' && top > 15 ? [top] : []));
    const lineMm = (tops[1] ?? 0) - (tops[0] ?? 0);
    // So close to the foot that there is no room for another line.
    expect(Math.max(...tops)).toBeGreaterThan(297 - 12.4 - 2 * lineMm);
  });
});

function raise(): never {
  throw new Error('no page');
}
