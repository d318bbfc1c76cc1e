import { describe, expect, it } from 'vitest';
import { USUAL_SHEETS } from '@/lib/kit/order';
import { PAPERS } from '@/lib/kit/paper';
import { buildKit, pieces } from '@/lib/systems/walls/kit';
import { type Arena, schema } from '@/lib/systems/walls/schema';
import { textBoxes } from '@/lib/systems/walls/text-boxes';
import { isInside, linesOn } from '@/test/support/lines-on-page';
import { startersOf } from '@/test/support/starters';
import {
  describeAnyText,
  describeBadInput,
  describeWholeKit,
  itGivesCredit,
  itGoesToShops,
  printed,
} from '../printed.suite';

const arenas = (await startersOf('walls')).map(({ id, body }): [string, Arena] => [id, schema.parse(body)]);
const arenaOf = (id: string) => new Map(arenas).get(id);
const [usual, small, hive] = ['walls-standard', 'walls-faster', 'walls-hive'].map(arenaOf) as [Arena, Arena, Arena];

const kit = printed({
  schema,
  buildKit,
  pieces,
  textBoxes,
  cutOut: ['board', 'walls', 'standees', 'trays', 'lids', 'arrows', 'spinner', 'spinner-arrow'],
  codes: ['BO', 'WA', 'WF', 'TK', 'TR', 'LI', 'AR', 'SP', 'SA'],
});
const { cutOut, lay, numbered, pagesOf, read, troublesOf } = kit;

/** Reads a changed arena like a file. */
const opened = (change: object, body = usual): Arena => read({ ...body, ...change });
const under = (options: Partial<Arena['options']>, body = usual): Arena => ({
  ...body,
  options: { ...body.options, ...options },
});

const largest = (topology: Arena['board']['topology']): Arena =>
  schema.parse({ ...usual, board: { topology, columns: 15, rows: 15 } });

const FOR_FOUR = { BO: 1, TK: 4, TR: 4, LI: 4, AR: 8, SP: 1, SA: 1 };
const FOR_THREE = { BO: 1, TK: 3, TR: 3, LI: 3, AR: 6, SP: 1, SA: 1 };

describe('the pieces of the rules, as a PDF', () => {
  it.each([
    ['the Standard board', usual, { ...FOR_FOUR, WA: 84 }, 107],
    ['the Faster board', small, { ...FOR_FOUR, WA: 40 }, 63],
    ['hexagons for three', hive, { ...FOR_THREE, WA: 90 }, 108],
    ['walls that fill tiles', under({ wallKind: 'tile' }), { ...FOR_FOUR, WA: 49 }, 72],
  ] as const)('are each numbered once: %s', async (_, body, expected, sum) => {
    for (const paper of ['a4', 'letter'] as const) {
      const { counts, total } = await numbered(body, { paper });
      expect(counts).toEqual(expected);
      expect(total).toBe(sum);
    }
  });

  it('fit on few sheets: the board, all its walls, and everything else', async () => {
    const sheetsOf = async (piece: string, body = usual) =>
      (await kit.print(body, { pieces: [piece] })).pages.filter((text) => kit.signsOn(text).length > 0).length;
    expect(await Promise.all(cutOut.map((piece) => sheetsOf(piece)))).toEqual(cutOut.map(() => 1));
    expect(await sheetsOf('board', hive)).toBe(1);
  });

  it.each([
    ['37 hexagons on one sheet', hive, 1, 37],
    ['the largest board over several sheets', largest('square'), 6, 225],
    ['the largest board of hexagons', largest('hex'), 4, 225],
  ] as const)('print the name of every tile unbroken: %s', async (_, body, sheets, tiles) => {
    for (const paper of ['a4', 'letter'] as const) {
      const { pages } = await lay(body, { paper, pieces: ['board'] }, false);
      expect(pages).toHaveLength(sheets);
      const whole = pages.flatMap((page) =>
        linesOn(page).filter((line) => line.clips.every((clip) => isInside(line, clip, 0.35))),
      );
      const names = new Set(whole.flatMap(({ words }) => words.match(/^[A-O]\d+$/) ?? []));
      expect(names.size).toBe(tiles);
    }
  });

  it('fill one page with a pad for each player', async () => {
    const six = { ...usual, players: { min: 2, max: 6 } };
    for (const paper of PAPERS) {
      for (const [body, count] of [
        [usual, 4],
        [{ ...six, arrows: 3 }, 6],
        [under({ directions: 'diagonals' }), 4],
        [hive, 3],
      ] as const) {
        expect(await pagesOf('pads', body, { paper })).toBe(count);
      }
    }
  });

  it('take one sheet of examples and four small pages of rules', async () => {
    for (const paper of ['a4', 'letter'] as const) {
      for (const body of [usual, small, hive, under({ wallKind: 'tile' }), { ...hive, arrows: 3 }]) {
        expect(await pagesOf('examples', body, { paper })).toBe(1);
        expect(await pagesOf('rules', body, { paper })).toBe(2);
      }
    }
  });

  itGivesCredit(kit, usual, 'TRAPPED™ is © John Christian, 2023. The words here are our own.', 'JohnGames.com/trapped');

  itGoesToShops(kit, usual, 107);
});

describeWholeKit(kit, arenas);

/** Returns all tiles of a board except those kept, as holes. */
const holesBut = (kept: (x: number, y: number) => boolean, columns: number, rows: number) =>
  Array.from({ length: rows }, (_, y) => Array.from({ length: columns }, (_, x) => ({ x, y })))
    .flat()
    .filter(({ x, y }) => !kept(x, y))
    .map(({ x, y }) => ({ id: `${String.fromCharCode(65 + x)}${y + 1}`, is: 'hole' }));

const BAD: Readonly<Record<string, Arena>> = {
  'one tile': opened({ tiles: holesBut((x, y) => x === 3 && y === 3, 7, 7) }),
  'no tile': opened({ tiles: holesBut(() => false, 7, 7) }),
  '15 by 15': opened({ board: { ...usual.board, columns: 15, rows: 15 } }),
  '15 by 15, of hexagons': opened({ board: { topology: 'hex', columns: 15, rows: 15 } }),
  '26 by 26': opened({ board: { ...usual.board, columns: 26, rows: 26 } }),
  'two halves': opened({ tiles: holesBut((x) => x !== 3, 7, 7) }),
  'starts on a hole, on each other and missing': opened({
    tiles: [{ id: 'A1', is: 'hole' }],
    starts: [
      { id: '2-1', cell: 'A1' },
      { id: '4-1', cell: 'B2' },
      { id: '4-2', cell: 'B2' },
    ],
  }),
  'walls on the rim, between distant tiles, twice and reversed': opened({
    walls: ['A1-A0', 'A1-G7', 'A1-B1', 'B1-A1', 'rubbish'].map((id) => ({ id })),
  }),
  'square walls on hexagons': opened({ board: { topology: 'hex', columns: 5, rows: 5 } }, small),
  'six players on nine tiles': opened({ board: { ...usual.board, columns: 3, rows: 3 }, players: { min: 2, max: 6 } }),
  'no tokens': opened({ tokens: [] }),
  'three arrows, no walls left': opened({ arrows: 3, wallSupply: 0 }),
};

// Parts of a larger board can begin and end anywhere, so its tiles are checked on one large sheet.
const WHOLE = { ...USUAL_SHEETS, boards: 'whole' } as const;

describeBadInput(kit, BAD, { sheets: WHOLE });

describe('bad input with other walls', { tags: 'long' }, () => {
  it.each(Object.entries(BAD))('prints as a draft: %s', { timeout: 120_000 }, async (_, body) => {
    for (const wallKind of ['edge', 'tile'] as const) {
      expect(await troublesOf(under({ wallKind }, body), { ink: 'low', sheets: WHOLE, draft: true })).toEqual([]);
    }
  });
});

describeAnyText(kit, {
  typed: (text) =>
    opened({ theme: text, tokens: usual.tokens.map((token) => ({ ...token, name: text.slice(0, 200) })) }),
  measured: { pieces: ['standees'] },
  random: { sheets: WHOLE },
});
