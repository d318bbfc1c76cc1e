import { describe, expect, it } from 'vitest';
import { CARD_SIZES, cardBlank, flat } from '../blank';
import { strip } from '../blanks/flat';
import { SACRIFICES, type SheetOrder, USUAL_SHEETS } from '../order';
import type { Paper } from '../paper';
import { planSheets } from './plan-sheets';

const plan = (card: keyof typeof CARD_SIZES, paper: Paper, sheets: Partial<SheetOrder> = {}) =>
  planSheets(cardBlank(CARD_SIZES[card]), { paper, sheets: { ...USUAL_SHEETS, ...sheets } });

const nearly = (value: number) => Math.round(value * 1000) / 1000;

describe('planSheets()', () => {
  it.each([
    // card, paper, order, page's width, pieces, left, top, given up
    ['poker', 'a4', {}, 210, 9, 10.5, 16.5, []],
    ['pokerUs', 'letter', {}, 215.9, 9, 12.7, 6.35, ['marks']],
    ['poker', 'a4', { bleedMm: 3 }, 210, 9, 10.5, 16.5, ['bleed']],
    [
      'pokerUs',
      'letter',
      { bleedMm: 3.175, givesUp: ['pieces', 'marks', 'bleed'] },
      279.4,
      6,
      38.1,
      15.875,
      ['pieces'],
    ],
    ['poker', 'a4', { bleedMm: 3.175, givesUp: ['pieces', 'marks', 'bleed'] }, 297, 8, 12.975, 13.825, ['pieces']],
    ['poker', 'letter', { backs: 'gutter-fold' }, 279.4, 4, 13.7, 13.15, []],
    ['pokerUs', 'letter', { backs: 'gutter-fold' }, 279.4, 4, 12.7, 12.7, []],
  ] as const)('%s on %s %o', (card, paper, order, widthMm, pieces, leftMm, topMm, givenUp) => {
    const { page, cells, ...rest } = plan(card, paper, order);
    expect(page.widthMm).toBe(widthMm);
    expect(cells).toHaveLength(pieces);
    expect([cells[0]?.xMm, cells[0]?.yMm].map((value) => nearly(value ?? 0))).toEqual([leftMm, topMm]);
    expect(rest.givenUp).toEqual(givenUp);
  });

  it('draws hairlines where marks found no room', () => {
    expect(plan('pokerUs', 'letter')).toMatchObject({ cut: 'grid', givenUp: ['marks'] });
    expect(plan('poker', 'a4').cut).toBe('marks');
  });

  it('keeps marks rather than pieces if told to', () => {
    const { cut, cells, givenUp } = plan('pokerUs', 'letter', { givesUp: ['pieces', 'bleed', 'marks'] });
    expect({ cut, pieces: cells.length, givenUp }).toEqual({ cut: 'marks', pieces: 8, givenUp: ['pieces'] });
  });

  it.each([
    [undefined, 9],
    [9, 9],
    [8, 8],
    [16, 8],
    [54, 9],
  ] as const)('gives up nothing for %s cards if that saves no paper', (copies, pieces) => {
    const sheets: SheetOrder = { ...USUAL_SHEETS, bleedMm: 3.175 };
    const { cells, givenUp } = planSheets(cardBlank(CARD_SIZES.poker), { paper: 'a4', sheets, copies });
    expect(cells).toHaveLength(pieces);
    expect(givenUp).toEqual(pieces === 9 ? ['bleed'] : []);
  });

  it('fills the sheet all the same where nothing has to give way', () => {
    const plan = planSheets(cardBlank(CARD_SIZES.poker), { paper: 'a4', sheets: USUAL_SHEETS, copies: 1 });
    expect(plan.cells).toHaveLength(9);
  });

  it('keeps crop marks short where a long one would reach a cutting machine’s mark', () => {
    const piece = strip({ widthMm: 20, heightMm: 256.6 });
    const sheets: SheetOrder = { ...USUAL_SHEETS, registration: true };
    const { registration, lines, cut } = planSheets(piece, { paper: 'a4', sheets, copies: 1 });
    expect(cut).toBe('marks');
    const corner = registration[0];
    const inCorner = lines.front.filter(({ a }) => corner && a.xMm <= corner.xMm + corner.widthMm && a.yMm < 100);
    expect(Math.min(...inCorner.map(({ a }) => a.yMm))).toBeGreaterThan(15);
  });

  it('prints no piece that is larger than the paper', () => {
    const board = flat({ shape: 'rectangle', widthMm: 400, heightMm: 400, cornerMm: 0 });
    const { cells, lines } = planSheets(board, { paper: 'a4', sheets: { ...USUAL_SHEETS, backs: 'long-edge' } });
    expect(cells).toEqual([]);
    expect(lines).toEqual({ front: [], back: [] });
  });

  it('gives up the bleed rather than the only piece, whatever it is told', () => {
    const tile = flat({ shape: 'rectangle', widthMm: 197, heightMm: 250, cornerMm: 0 });
    const sheets: SheetOrder = { ...USUAL_SHEETS, bleedMm: 3, givesUp: SACRIFICES.toReversed() };
    const { cells, givenUp } = planSheets(tile, { paper: 'a4', sheets });
    expect({ pieces: cells.length, givenUp }).toEqual({ pieces: 1, givenUp: ['marks', 'bleed'] });
  });
});
