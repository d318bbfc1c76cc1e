import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { INKS, type KitOrder, USUAL_SHEETS } from '@/lib/kit/order';
import { PAPERS } from '@/lib/kit/paper';
import { blankObject } from '@/lib/schema/blank';
import { normalise } from '@/lib/schema/normalise';
import { objectShapeOf } from '@/lib/schema/shape';
import { buildKit, pieces } from '@/lib/systems/walls/kit';
import { type Arena, schema } from '@/lib/systems/walls/schema';
import { textBoxes } from '@/lib/systems/walls/text-boxes';
import { nodeAssets } from '@/templates/assets/node';
import { shopPictures } from '@/templates/exports/shop-pictures';
import { layoutKit } from '@/templates/layout/layout';
import { isInside, linesOn } from '@/test/support/lines-on-page';
import { measureAnything } from '@/test/support/measure-anything';
import { NAMED, printedKits } from '@/test/support/printed-kits';
import { bodyFrom } from '@/test/support/random-body';
import { startersOf } from '@/test/support/starters';

const starters = await startersOf('walls');

const assets = nodeAssets();
const header = { title: 'Our arena', authors: ['Ann'], licence: 'MIT', language: 'en', summary: '' };
const shape = objectShapeOf(schema);
const arenaOf = (id: string): Arena => schema.parse(starters.find((starter) => starter.id === id)?.body);
const [usual, small, hive] = ['walls-standard', 'walls-faster', 'walls-hive'].map(arenaOf) as [Arena, Arena, Arena];
const cutOut = ['board', 'walls', 'standees', 'trays', 'lids', 'arrows', 'spinner', 'spinner-arrow'];

const { ordered, print, troublesOf } = printedKits(header, buildKit, pieces);

/** Reads an arena like a file: values out of range are clamped or left blank. */
const opened = (change: object, body = usual): Arena =>
  schema.parse(normalise(shape, { ...body, ...change } as never).value);
const under = (options: Partial<Arena['options']>, body = usual): Arena => ({
  ...body,
  options: { ...body.options, ...options },
});

const largest = (topology: Arena['board']['topology']): Arena =>
  schema.parse({ ...usual, board: { topology, columns: 15, rows: 15 } });

/** Finds the serial sign of every front: "WA 7/84", or "SA 1" where there is little room. */
const signsOn = (text: string) => [...text.matchAll(/(BO|WA|WF|TK|TR|LI|AR|SP|SA) \d+(\/\d+)?/g)].map(([sign]) => sign);

const FOR_FOUR = { BO: 1, TK: 4, TR: 4, LI: 4, AR: 8, SP: 1, SA: 1 };
const FOR_THREE = { BO: 1, TK: 3, TR: 3, LI: 3, AR: 6, SP: 1, SA: 1 };

describe('the pieces of the rules, as a PDF', () => {
  it.each([
    ['the Standard board', usual, { ...FOR_FOUR, WA: 84 }, 107],
    ['the Faster board', small, { ...FOR_FOUR, WA: 40 }, 63],
    ['hexagons for three', hive, { ...FOR_THREE, WA: 90 }, 108],
    ['walls that fill tiles', under({ wallKind: 'tile' }), { ...FOR_FOUR, WA: 49 }, 72],
  ] as const)('are each numbered once: %s', async (_, body, expected, total) => {
    for (const paper of ['a4', 'letter'] as const) {
      const { pages, issues } = await print(body, { pieces: cutOut, paper });
      expect(issues).toEqual([]);
      const signs = pages.flatMap(signsOn);
      expect(new Set(signs).size).toBe(signs.length);
      const counts = Object.keys(expected).map((code) => [code, signs.filter((sign) => sign.startsWith(code)).length]);
      expect(Object.fromEntries(counts)).toEqual(expected);
      expect(signs.length).toBe(total);
    }
  });

  it('fit on few sheets: the board, all its walls, and everything else', async () => {
    const sheetsOf = async (piece: string, body = usual) =>
      (await print(body, { pieces: [piece] })).pages.filter((text) => signsOn(text).length > 0).length;
    expect(await Promise.all(cutOut.map((piece) => sheetsOf(piece)))).toEqual(cutOut.map(() => 1));
    expect(await sheetsOf('board', hive)).toBe(1);
  });

  it.each([
    ['37 hexagons on one sheet', hive, 1, 37],
    ['the largest board over several sheets', largest('square'), 6, 225],
    ['the largest board of hexagons', largest('hex'), 4, 225],
  ] as const)('print the name of every tile unbroken: %s', async (_, body, sheets, tiles) => {
    for (const paper of ['a4', 'letter'] as const) {
      const order = ordered({ paper, pieces: ['board'] });
      const { pages } = await layoutKit(buildKit(header, body, order), order, { assets, credits: false });
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
        const order = ordered({ paper, pieces: ['pads'] });
        const { pages } = await layoutKit(buildKit(header, body, order), order, { assets, credits: false });
        expect(pages).toHaveLength(count);
      }
    }
  });

  it('take one sheet of examples and four small pages of rules', async () => {
    for (const paper of ['a4', 'letter'] as const) {
      for (const body of [usual, small, hive, under({ wallKind: 'tile' }), { ...hive, arrows: 3 }]) {
        const pagesOf = async (piece: string) => {
          const order = ordered({ paper, pieces: [piece] });
          return (await layoutKit(buildKit(header, body, order), order, { assets, credits: false })).pages.length;
        };
        expect([await pagesOf('examples'), await pagesOf('rules')]).toEqual([1, 2]);
      }
    }
  });

  it('give credit on the cover and on the leaflet', async () => {
    for (const piece of ['cover', 'rules']) {
      const words = (await print(usual, { pieces: [piece] })).pages.join(' ').replaceAll(/\s+/g, ' ');
      expect(words).toContain('TRAPPED™ is © John Christian, 2023. The words here are our own.');
      expect(words).toContain('JohnGames.com/trapped');
    }
  });
});

describe('the whole kit', { tags: 'long' }, () => {
  it.each(starters.map((starter) => [starter.id, starter] as const))(
    'has room for everything of %s on every paper, in every ink',
    { timeout: 120_000 },
    async (_, starter) => {
      const body = schema.parse(starter.body);
      const measure = await measureAnything(assets);
      expect(textBoxes(body).filter((box) => !measure(box).fits)).toEqual([]);
      for (const [i, paper] of PAPERS.entries()) {
        expect(await troublesOf(body, { paper, ink: INKS[i % INKS.length] ?? 'full' })).toEqual([]);
      }
    },
  );

  it('goes to print shops piece by piece', async () => {
    const order = ordered({ pieces: cutOut });
    const folders = new Map(cutOut.map((id) => [id, id]));
    const pictures = await shopPictures(buildKit(header, usual, order), order, folders, { assets });
    const fronts = pictures.filter(({ side }) => side === 'front');
    expect(fronts.reduce((sum, { copies }) => sum + copies, 0)).toBe(107);
    expect(fronts.every(({ widthPx, heightPx }) => widthPx > 0 && heightPx > 0)).toBe(true);
  });

  it('can be printed while everything is blank', async () => {
    const { pages, issues } = await print(schema.parse(blankObject(shape)), { draft: true });
    expect(issues).toEqual([]);
    expect(pages.join(' ')).toContain('How to play');
  });
});

/** Returns all tiles of a board except those kept, as holes. */
const holesBut = (kept: (x: number, y: number) => boolean, columns: number, rows: number) =>
  Array.from({ length: rows }, (_, y) => Array.from({ length: columns }, (_, x) => ({ x, y })))
    .flat()
    .filter(({ x, y }) => !kept(x, y))
    .map(({ x, y }) => ({ id: `${String.fromCharCode(65 + x)}${y + 1}`, is: 'hole' }));

const LONG = 'The maze goes on and on and on. '.repeat(250);
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

describe('bad input', { tags: 'long' }, () => {
  it.each(Object.entries(BAD))('prints as a draft, whole: %s', { timeout: 120_000 }, async (_, body) => {
    // Parts of a larger board can begin and end anywhere, so its tiles are checked on one large sheet.
    const sheets = { ...USUAL_SHEETS, boards: 'whole' } as const;
    for (const paper of ['a4', 'letter'] as const) {
      expect(await troublesOf(body, { paper, sheets, draft: true })).toEqual([]);
    }
    for (const wallKind of ['edge', 'tile'] as const) {
      expect(await troublesOf(under({ wallKind }, body), { ink: 'low', sheets, draft: true })).toEqual([]);
    }
  });

  const typed = (text: string): readonly [Arena, Partial<KitOrder>] => [
    opened({ theme: text, tokens: usual.tokens.map((token) => ({ ...token, name: text.slice(0, 200) })) }),
    { names: [text.slice(0, 100)], draft: true },
  ];

  it.each([
    ['8 KB of text', LONG.slice(0, 8_000)],
    ['one word without end', 'w'.repeat(2_000)],
    ['right to left', 'שלום עולם, זה קיר. '.repeat(3)],
    ['emoji', '🧱 Wall 🚧 '.repeat(3)],
    ['markup', '<b>**a**</b> [x](javascript:alert(1)) # | - 1. '.repeat(3)],
  ])('is printed completely or reported: %s', { timeout: 120_000 }, async (_, text) => {
    const [body, order] = typed(text);
    const titled = printedKits({ ...header, title: text.slice(0, 200), summary: text }, buildKit, pieces);
    expect(await titled.troublesOf(body, order, NAMED)).toEqual([]);
    const measure = await measureAnything(assets);
    const isTight = textBoxes(body).some((box) => !measure(box).fits);
    const { issues } = await print(body, { pieces: ['standees'] });
    expect(issues.some(({ code }) => code === 'print/too-long')).toBe(isTight);
  });

  it('is never cut off or printed over, in any arena', { timeout: 240_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(
        bodyFrom(shape),
        fc.constantFrom(...PAPERS),
        fc.constantFrom(...INKS),
        async (random, paper, ink) => {
          const body = schema.parse(normalise(shape, random).value);
          const sheets = { ...USUAL_SHEETS, boards: 'whole' } as const;
          expect(await troublesOf(body, { paper, ink, sheets }, NAMED)).toEqual([]);
        },
      ),
      { numRuns: 8 },
    );
  });
});
