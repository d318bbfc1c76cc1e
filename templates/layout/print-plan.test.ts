import { describe, expect, it } from 'vitest';
import { CARD_SIZES, cardBlank } from '@/lib/kit/blank';
import { squareTile } from '@/lib/kit/blanks/flat';
import type { Face } from '@/lib/kit/faces';
import { type KitOrder, USUAL_KIT_SHEETS } from '@/lib/kit/order';
import { checkWithQpdf, readPdfExtras } from '@/test/support/pdf-tools';
import { readPdfText } from '@/test/support/read-pdf';
import { pieceOf } from '@/test/support/sample-faces';
import { documentOf, kitOf, ORDER, textOf } from '@/test/support/sample-kit';
import { nodeAssets } from '../assets/node';
import { paperFiles } from '../exports/paper-files';
import { readAttachment } from '../pdf/read-attachment';
import { renderKit } from '../render';
import { layoutKit } from './layout';
import { pickPages } from './pick-pages';
import { jobsOf, planOf } from './print-plan';

const assets = nodeAssets();
const emblem: Face = { face: 'emblem', tone: 'exit', icon: 'exit', title: 'Door', note: '' };
const copies = ['Ann', 'Bob'].map((title) => ({ id: title, title, blocks: [textOf(`For ${title}`)] }));
const cards = pieceOf('cards', cardBlank(CARD_SIZES.poker), Array<Face>(10).fill(emblem));
const tiles = pieceOf('tiles', squareTile(45), Array<Face>(30).fill(emblem));

/** Two sheets for players, rules of three pages, tokens without backs and cards with them. */
const kit = kitOf(
  { ...documentOf(), id: 'sheets', title: 'Sheets', copies },
  {
    ...documentOf(textOf('one'), { block: 'break' }, textOf('two'), { block: 'break' }, textOf('three')),
    id: 'rules',
    title: 'Rules',
  },
  { ...tiles, title: 'Tokens', id: 'tokens', parts: tiles.parts.map(({ back, ...part }) => part) },
  { ...cards, title: 'Cards', id: 'cards', faceDown: true },
);
const order: KitOrder = { ...ORDER, sheets: { ...USUAL_KIT_SHEETS, separate: true } };
const laid = (changes: Partial<KitOrder['sheets']> = {}) =>
  layoutKit(kit, { ...order, sheets: { ...order.sheets, ...changes } }, { assets });

describe('planOf()', () => {
  it('says paper, sides and sheets by pages, blank ones left out', async () => {
    const plan = planOf(await laid(), { duplex: true });
    expect(
      plan.runs.map(({ titles, paper, sides, pages, sheets }) => [titles.join(), paper, sides, pages, sheets]),
    ).toEqual([
      ['Sheets', 'plain', 'one', [0, 2], 2],
      ['Rules', 'plain', 'either', [4, 5, 6], 2],
      ['Tokens', 'thick', 'one', [8, 10], 2],
      ['Cards', 'thick', 'both', [12, 13, 14, 15], 2],
    ]);
    expect([plan.sheets, plan.printed]).toEqual([8, 11]);
  });

  it('counts a sheet for each page where the printer prints one side', async () => {
    const { runs, sheets, printed } = planOf(await laid({ backs: 'none' }), { duplex: false });
    expect(runs.map(({ titles, sides }) => [titles.join(), sides])).toEqual([
      ['Sheets,Rules', 'one'],
      ['Tokens,Cards', 'one'],
    ]);
    expect(sheets).toBe(printed);
  });

  it('counts only the pages that are wanted', async () => {
    const { runs, sheets } = planOf(await laid(), { duplex: true, pages: [2, 6, 15] });
    expect(runs.map(({ titles, pages }) => [titles.join(), pages])).toEqual([
      ['Sheets', [2]],
      ['Rules', [6]],
      ['Cards', [15]],
    ]);
    expect(sheets).toBe(3);
  });
});

describe('a plan of pages without blank ones', () => {
  it('is the usual one, and never puts pages for two readers on a sheet', async () => {
    const apart = kitOf(
      ...kit.pieces.map((piece) => (piece.id === 'rules' ? { ...piece, audience: 'gm' as const } : piece)),
      {
        ...documentOf(textOf('one'), { block: 'break' }, textOf('two')),
        id: 'more',
        title: 'More',
      },
    );
    const laidOut = await layoutKit(apart, { ...order, sheets: USUAL_KIT_SHEETS }, { assets });
    expect(laidOut.pages.flatMap(({ isBlank }, i) => (isBlank ? [i] : []))).toEqual([7]);
    expect(
      planOf(laidOut, { duplex: true }).runs.map(({ titles, sides, pages }) => [titles.join(), sides, pages]),
    ).toEqual([
      ['Sheets', 'one', [0, 1]],
      ['Rules', 'either', [2, 3, 4]],
      ['Tokens', 'one', [5, 6]],
      ['Cards', 'both', [8, 9, 10, 11]],
      ['More', 'either', [12, 13]],
    ]);
  });

  it('prints one side of copies that would begin on the back of another', async () => {
    const blocks = [
      textOf('one'),
      { block: 'break' as const },
      textOf('two'),
      { block: 'break' as const },
      textOf('three'),
    ];
    const briefs = {
      ...documentOf(),
      id: 'briefs',
      title: 'Briefs',
      copies: copies.map((copy) => ({ ...copy, blocks })),
    };
    const laidOut = await layoutKit(kitOf(briefs), { ...order, sheets: USUAL_KIT_SHEETS }, { assets });
    expect(laidOut.sections.map(({ sides, pageCount }) => [sides, pageCount])).toEqual([['one', 6]]);
  });
});

const pageBreak = { block: 'break' as const };
const threePages = (id: string, audience: 'table' | 'player' = 'table') => ({
  ...documentOf(textOf('one'), pageBreak, textOf('two'), pageBreak, textOf('three')),
  id,
  title: id,
  audience,
});

describe('documents for the same readers', () => {
  it('share sheets in the plan and in files, and others do not', async () => {
    const sheetsOf = async (...audiences: readonly ('table' | 'player')[]) => {
      const pieces = audiences.map((audience, i) => threePages(`piece${i}`, audience));
      const laidOut = await layoutKit(kitOf(...pieces), { ...order, sheets: USUAL_KIT_SHEETS }, { assets });
      const pages = laidOut.pages.flatMap(({ isBlank }, i) => (isBlank ? [] : [i]));
      expect(Math.ceil(pickPages(laidOut, pages, true).pages.length / 2)).toBe(
        planOf(laidOut, { duplex: true }).sheets,
      );
      return planOf(laidOut, { duplex: true }).sheets;
    };
    expect(await sheetsOf('table', 'table')).toBe(3);
    expect(await sheetsOf('table', 'player')).toBe(4);
  });

  it('print the blank pages between them, so that no page is on the back of another document', async () => {
    const laidOut = await laid();
    const isBlank = (page: number) => ({ isBlank: [1, 3].includes(page) });
    const [first] = laidOut.sections;
    if (!first) throw new Error('no section');
    const section = { ...first, sides: 'either' as const, isSingle: false, firstPage: 0, lastPage: 4, pageCount: 5 };
    const plan = planOf({ pages: [0, 1, 2, 3, 4].map(isBlank), sections: [section] }, { duplex: true });
    expect(plan.runs.map(({ pages, sheets }) => [pages, sheets])).toEqual([[[0, 1, 2, 3, 4], 3]]);
    expect(plan.printed).toBe(3);
  });
});

describe('pickPages()', () => {
  it('keeps backs behind their fronts, and begins a sheet for what does not go on', async () => {
    const whole = await laid();
    const blanks = (pages: readonly number[]) => pickPages(whole, pages).pages.map(({ isBlank }) => isBlank === true);
    expect(blanks([12, 13])).toEqual([false, false]);
    // A single back is printed on the reverse of a sheet.
    expect(blanks([15])).toEqual([true, false]);
    expect(blanks([2, 12, 13])).toEqual([false, true, false, false]);
    // None of these pages needs double-sided printing.
    expect(blanks([0, 2, 8])).toEqual([false, false, false]);
  });

  it('leads bookmarks to what is there', async () => {
    const { outline } = pickPages(await laid(), [2, 5, 6, 12]);
    expect(outline.map(({ title, page }) => [title, page])).toEqual([
      ['Sheets', 0],
      ['Rules', 2],
      ['Cards', 4],
    ]);
  });

  it('throws if none of the pages exist', async () => {
    await expect(renderKit(kit, order, { assets, pages: [[70, 80]] })).rejects.toThrow('none of those you asked for');
  });

  it('makes a clean PDF, numbered as in the whole kit', async () => {
    const { pdf } = await renderKit(kit, order, { assets, pages: [[5, 6]] });
    expect(await checkWithQpdf(pdf)).toMatchObject({ code: 0 });
    const pages = await readPdfText(pdf);
    expect(pages.map((text) => /Page \d+ of \d+/.exec(text)?.[0])).toEqual(['Page 5 of 16', 'Page 6 of 16']);
    expect(JSON.stringify(await readPdfExtras(pdf))).toContain('Rules');
  });
});

describe('a PDF for each kind of paper', () => {
  it('has every printed page once, and opens again as the scenario', async () => {
    const attachment = { name: 'lighthouse.trapdoor.json', bytes: new TextEncoder().encode('{"title":"x"}') };
    const files = new Map<string, Uint8Array>();
    for await (const { path, bytes } of paperFiles(kit, order, { assets, attachment })) files.set(path, bytes);
    expect([...files.keys()]).toEqual([
      '1-plain-paper-one-side.pdf',
      '2-plain-paper-both-sides.pdf',
      '3-thick-paper-one-side.pdf',
      '4-thick-paper-both-sides.pdf',
      'PRINT-PLAN.txt',
    ]);
    const pages: string[][] = [];
    for (const [path, bytes] of files) {
      if (!path.endsWith('.pdf')) continue;
      expect(await checkWithQpdf(bytes)).toMatchObject({ code: 0 });
      expect(readAttachment(bytes)).toMatchObject({ ok: true });
      pages.push((await readPdfText(bytes)).map((text) => /Page \d+/.exec(text)?.[0] ?? ''));
    }
    expect(pages.slice(0, 2)).toEqual([
      ['Page 1', 'Page 3'],
      ['Page 5', 'Page 6', 'Page 7'],
    ]);
    // Sheets of pieces have no room for a header.
    expect(pages.slice(2).map(({ length }) => length)).toEqual([2, 4]);
    expect(new TextDecoder().decode(files.get('PRINT-PLAN.txt'))).toContain('pages 13–16 of the whole kit: Cards');
  });

  it.each([16, 2])('says which page of which file is for the partly used sheet, with %s pages a file', async (most) => {
    const files = new Map<string, Uint8Array>();
    const skipping = { ...order, skip: 2 };
    for await (const { path, bytes } of paperFiles(kit, skipping, { assets, most })) files.set(path, bytes);
    const plan = new TextDecoder().decode(files.get('PRINT-PLAN.txt'));
    expect(plan.match(/.*partly used.*/g)).toEqual([
      '  Page 1 of this file is for the partly used sheet: it begins at place 3 of 24, counted row by row.',
    ]);
    expect(plan).toMatch(/-thick-paper-one-side\.pdf\r?\n.*thick.*\r?\n.*Tokens\r?\n {2}Page 1 of this file/);
  });

  it('is split between sheets for devices with little memory', async () => {
    const files = new Map<string, number>();
    for await (const { path, bytes } of paperFiles(kit, order, { assets, most: 2 }))
      if (path.endsWith('.pdf')) files.set(path, (await readPdfText(bytes)).length);
    expect([...files]).toEqual([
      ['1-plain-paper-one-side.pdf', 2],
      ['2-plain-paper-both-sides.pdf', 2],
      ['3-plain-paper-both-sides.pdf', 1],
      ['4-thick-paper-one-side.pdf', 2],
      ['5-thick-paper-both-sides.pdf', 2],
      ['6-thick-paper-both-sides.pdf', 2],
    ]);
  });

  it('has one side only where the printer prints no other', async () => {
    const jobs = jobsOf(await laid({ backs: 'none' }), { duplex: false });
    expect(jobs.map(({ paper, sides }) => [paper, sides])).toEqual([
      ['plain', 'one'],
      ['thick', 'one'],
    ]);
  });
});
