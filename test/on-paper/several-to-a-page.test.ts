// @module-tag long

import { describe, expect, it } from 'vitest';
import { sizeOf } from '@/lib/kit/blank';
import { type KitOrder, TOKEN_SHAPES, type TokenShape } from '@/lib/kit/order';
import { readStarters } from '@/lib/starters/read-starters';
import { mothership } from '@/lib/systems/mothership';
import { trapped } from '@/lib/systems/trapped';
import { ORDER } from '@/test/support/sample-kit';
import { readPiece, spaceshipUnder } from './printed-piece';
import { troublesOf } from './troubles';

const trappedStarters = readStarters(trapped);

const mothershipStarters = readStarters(mothership);

const PAPERS = ['a4', 'letter'] as const;

describe.each(PAPERS)('on %s', (paper) => {
  it.each(trappedStarters.map((starter) => [starter.id, starter] as const))(
    'Extras of %s are two to a page, as many as there are players',
    async (_, starter) => {
      for (const players of starter.id === 'spaceship' ? [2, 3, 4, 6] : [5]) {
        const pages = await readPiece('extras-sheet', starter.body, { paper, players, suggested: true });
        const sheets = pages.map(({ text }) => text.split('EXTRASSHEET').length - 1);
        expect([sheets.length, sheets.reduce((sum, count) => sum + count, 0)]).toEqual([
          Math.ceil(players / 2),
          players,
        ]);
        expect(Math.max(...sheets)).toBe(2);
      }
    },
  );

  it.each(mothershipStarters.map((starter) => [starter.id, starter] as const))(
    'endings of %s are slips, four to a page',
    async (_, starter) => {
      const pages = await readPiece('endings', starter.body, { paper }, mothership);
      const slips = pages.map(({ text }) => text.split('Donotopenbeforetheend').length - 1);
      const count = slips.reduce((sum, each) => sum + each, 0);
      expect(count).toBeGreaterThan(4);
      expect(slips).toEqual([...Array<number>(Math.floor(count / 4)).fill(4), ...(count % 4 > 0 ? [count % 4] : [])]);
      expect(await troublesOf('endings', starter.body, { paper }, mothership)).toEqual([]);
    },
  );
});

describe('tokens', () => {
  const sheetsWith = (tokens: TokenShape): Pick<KitOrder, 'sheets'> => ({ sheets: { ...ORDER.sheets, tokens } });
  const games = [
    ['Trapped!', trapped, spaceshipUnder({})],
    ['The Mothership', mothership, mothershipStarters[0]?.body ?? {}],
  ] as const;

  it.each(games)('of %s have the same text as squares and circles', async (_, system, body) => {
    const [round, square] = await Promise.all(
      TOKEN_SHAPES.map((shape) => readPiece('tokens', body, sheetsWith(shape), system)),
    );
    const letters = (pages: typeof round = []) => [...pages.map(({ text }) => text).join('')].toSorted().join('');
    expect(letters(round).length).toBeGreaterThan(100);
    expect(letters(square)).toBe(letters(round));
    expect(square?.length).toBeLessThanOrEqual(round?.length ?? 0);
    for (const shape of TOKEN_SHAPES)
      for (const paper of PAPERS)
        expect(await troublesOf('tokens', body, { paper, ...sheetsWith(shape) }, system)).toEqual([]);
  });

  it.each(games)('of %s have the same width as squares, and only round pieces change', (_, system, body) => {
    const cutsOf = (shape: TokenShape) =>
      system
        .open(body)
        .kit(HEADER, { ...ORDER, ...sheetsWith(shape), pieces: system.pieces.map(({ id }) => id) })
        .pieces.flatMap((piece) => (piece.kind === 'cut' ? [piece] : []));
    const [round, square] = [cutsOf('round'), cutsOf('square')];
    expect(round.some(({ blank }) => blank.outline.shape === 'circle')).toBe(true);
    for (const [i, { id, blank }] of round.entries()) {
      const other = square[i];
      if (!other) throw new Error(`no ${id}`);
      const isDisc = blank.outline.shape === 'circle' && blank.slits.length === 0;
      expect([other.id, other.blank.outline.shape]).toEqual([id, isDisc ? 'rectangle' : blank.outline.shape]);
      expect(sizeOf(other.blank.outline)).toEqual(sizeOf(blank.outline));
      if (!isDisc) expect(other).toEqual(round[i]);
    }
  });
});

const HEADER = { title: 'A night', authors: [], licence: '', language: 'en', summary: '' };
