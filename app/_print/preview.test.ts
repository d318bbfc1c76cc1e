import { describe, expect, it } from 'vitest';
import type { Section } from '@/templates/layout/sections';
import { firstShown, sayGivenUp, turnsAbout } from './pager';
import { rulerTicks } from './ruler-ticks';
import { sectionAt, sideAt } from './sheet-sides';
import { PX_PER_MM, scaleOf } from './stage';
import { stripWindow } from './thumbnails';

const a4 = { widthMm: 210, heightMm: 297 };

describe('zoom', () => {
  const view = { widthPx: 824, heightPx: 624 };

  it('fits the whole page, or its width, with a margin', () => {
    expect(scaleOf('page', a4, view) * a4.heightMm * PX_PER_MM).toBeCloseTo(600);
    expect(scaleOf('width', a4, view) * a4.widthMm * PX_PER_MM).toBeCloseTo(800);
    expect(scaleOf('page', { widthMm: 297, heightMm: 10 }, view) * 297 * PX_PER_MM).toBeCloseTo(800);
  });

  it('is clamped', () => {
    expect(scaleOf(99, a4, view)).toBe(6);
    expect(scaleOf('page', a4, { widthPx: 0, heightPx: 0 })).toBe(0.1);
  });
});

describe('thumbnails', () => {
  it('are rendered in view and a few on either side', () => {
    expect(stripWindow({ leftPx: 0, widthPx: 800 }, 80, 200)).toEqual({ from: 0, to: 14 });
    expect(stripWindow({ leftPx: 8000, widthPx: 800 }, 80, 200)).toEqual({ from: 96, to: 114 });
    expect(stripWindow({ leftPx: 15_200, widthPx: 800 }, 80, 200)).toEqual({ from: 186, to: 200 });
    expect(stripWindow({ leftPx: 0, widthPx: 800 }, 80, 3)).toEqual({ from: 0, to: 3 });
    // The strip was scrolled far to the right when the kit became short.
    expect(stripWindow({ leftPx: 15_200, widthPx: 800 }, 80, 3).from).toBe(2);
  });
});

describe('rulers', () => {
  it('are as fine as can be distinguished, and labelled if there is room', () => {
    const fine = rulerTicks(20, 'mm', 4);
    expect(fine).toHaveLength(21);
    expect(fine.filter(({ label }) => label !== undefined).map(({ atMm, label }) => [atMm, label])).toEqual([
      [0, '0'],
      [10, '10'],
      [20, '20'],
    ]);
    const coarse = rulerTicks(210, 'mm', 1);
    expect(coarse.filter(({ label }) => label !== undefined).map(({ label }) => label)).toEqual(
      '0 50 100 150 200'.split(' '),
    );
    expect(coarse[1]?.atMm).toBe(5);
  });

  it('support inches', () => {
    const ticks = rulerTicks(215.9, 'in', 1.2);
    expect(ticks.find(({ label }) => label === '8')?.atMm).toBe(203.2);
    expect(ticks[1]?.atMm).toBe(6.35);
  });
});

describe('sides of a sheet', () => {
  const section = (backs: Section['backs']): Section => ({
    piece: 'cards',
    title: 'Cards',
    firstPage: 3,
    lastPage: 6,
    pageCount: 4,
    paper: 'thick',
    sides: 'both',
    audience: 'table',
    backs,
    givenUp: [],
  });

  it('alternate within a section', () => {
    const cards = section('reverse');
    expect([3, 4, 5, 6].map((page) => sideAt(cards, page))).toEqual([
      { side: 'front', frontPage: 3 },
      { side: 'back', frontPage: 3 },
      { side: 'front', frontPage: 5 },
      { side: 'back', frontPage: 5 },
    ]);
    expect(sideAt({ ...cards, pageCount: 5 }, 7)).toBeUndefined();
    expect(sideAt(section('same-side'), 4)).toBeUndefined();
    expect(sideAt(undefined, 4)).toBeUndefined();
  });

  it('belong to a section', () => {
    const all = [section('none')];
    expect([2, 3, 6, 7].map((page) => sectionAt(all, page)?.piece)).toEqual([undefined, 'cards', 'cards', undefined]);
  });

  it('open at the first page that is drawn', () => {
    const [blank, drawn] = [true, false].map((isBlank) => ({ ...a4, isBlank, revision: 1 }));
    const sections = [{ ...section('none'), piece: 'cover', firstPage: 0, pageCount: 1 }, section('none')];
    if (!blank || !drawn) throw new Error('no pages');
    const open = (pages: (typeof blank)[]) => firstShown({ pages, sections, outline: [] });
    expect(open([blank, blank, blank, drawn])).toBe('cards');
    expect(open([drawn, drawn, drawn, drawn])).toBe('cover');
    expect(open([])).toBeUndefined();
  });

  it.each([
    ['long-edge', a4, 'upright'],
    ['short-edge', a4, 'level'],
    ['long-edge', { widthMm: 297, heightMm: 210 }, 'level'],
    ['short-edge', { widthMm: 297, heightMm: 210 }, 'upright'],
  ] as const)('flipped on the %s of %j, turn about an edge that is %s', (backs, size, edge) => {
    expect(turnsAbout(backs, size)).toBe(edge);
  });

  it('report what was given up', () => {
    expect(sayGivenUp([])).toBe('');
    expect(sayGivenUp(['bleed'])).toBe('The paper is too small for everything: no bleed.');
    expect(sayGivenUp(['bleed', 'marks', 'pieces'])).toBe(
      'The paper is too small for everything: no bleed, no cutting marks and more sheets of paper.',
    );
  });
});
