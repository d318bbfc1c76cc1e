import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cardBlank } from '@/lib/kit/blank';
import { SACRIFICES, type SheetOrder, USUAL_SHEETS } from '@/lib/kit/order';
import { UNPRINTABLE_MM } from '@/lib/kit/paper';
import type { MeasuredLayout } from '@/lib/kit/sheets/measured-layout';
import { planSheets } from '@/lib/kit/sheets/plan-sheets';
import { boxOverlap } from '@/test/support/sheet-geometry';
import { OPTIONS, requireLayout, STORED, sheetsFor } from './sheets-for';

const FOLDER = new URL('.', import.meta.url);
const layouts = Object.entries(STORED).map(([name, data]) => [name, requireLayout(data)] as const);

/** The order that a layout is made for. */
const orderFor = ({ paper, folded, bleedMm }: MeasuredLayout) => {
  const givesUp = bleedMm > 0 ? SACRIFICES.toReversed() : SACRIFICES;
  const sheets: SheetOrder = {
    ...USUAL_SHEETS,
    bleedMm: bleedMm as 0,
    givesUp,
    backs: folded ? 'gutter-fold' : 'none',
  };
  return { paper, sheets };
};

describe.each(layouts)('%s', (name, layout) => {
  const [order, blank] = [orderFor(layout), cardBlank(layout)];
  const { page, cells, givenUp, bleedMm } = sheetsFor(blank, order);

  it('is what its order gets', () => {
    expect(cells.map(({ xMm, yMm }) => ({ xMm, yMm }))).toEqual(layout.spots);
    expect(page.widthMm > page.heightMm).toBe(layout.lying);
    expect(name).toMatch(new RegExp(`^${layout.paper}-.*-${cells.length}up`));
  });

  it('holds at least as much as what the planner finds', () => {
    const found = planSheets(blank, order);
    expect(cells.length).toBeGreaterThanOrEqual(found.cells.length);
    expect(bleedMm).toBeGreaterThanOrEqual(found.bleedMm);
    expect(givenUp).toEqual(found.givenUp);
  });

  it('lies inside what prints, no piece on another', () => {
    const boxes = layout.spots.map((spot) => ({ ...spot, widthMm: layout.widthMm, heightMm: layout.heightMm }));
    for (const { xMm, yMm } of boxes) {
      const edges = [xMm, yMm, page.widthMm - xMm - layout.widthMm, page.heightMm - yMm - layout.heightMm];
      expect(Math.min(...edges)).toBeGreaterThanOrEqual(UNPRINTABLE_MM + layout.bleedMm - 1e-6);
    }
    for (const [i, box] of boxes.entries())
      for (const other of boxes.slice(i + 1)) expect(boxOverlap(box, other)).toBeLessThan(1e-6 - 2 * layout.bleedMm);
  });
});

describe('layouts', () => {
  it('are all loaded', () => {
    const files = readdirSync(FOLDER).filter((file) => file.endsWith('.json'));
    expect(Object.keys(STORED)).toEqual(files.map((file) => file.replace('.json', '')).toSorted());
  });

  it('have every option documented', () => {
    const readme = readFileSync(new URL('README.md', FOLDER), 'utf8');
    for (const [option, { says }] of Object.entries(OPTIONS)) {
      expect(says).not.toBe('');
      expect(readme).toContain(`| \`${option}\` | ${says} |`);
    }
  });

  it('are refused if no home printer could print them', () => {
    const sound = STORED['a4-poker-9up'] as object;
    expect(() => requireLayout({ ...sound, topMm: 30 })).toThrow('do not fit');
    expect(() => requireLayout({ ...sound, colour: 'red' })).toThrow();
    expect(() => requireLayout({ ...sound, bleedMm: 5 })).toThrow();
  });

  it('give way where a printer’s margins are wider', () => {
    const order = { paper: 'a4', sheets: { ...USUAL_SHEETS, marginMm: 12 } } as const;
    expect(sheetsFor(cardBlank({ widthMm: 63, heightMm: 88 }), order)).toEqual(
      planSheets(cardBlank({ widthMm: 63, heightMm: 88 }), order),
    );
  });
});
