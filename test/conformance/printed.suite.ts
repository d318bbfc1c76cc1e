import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { Header, PieceKind } from '@/lib/contract/authored';
import type { Json } from '@/lib/kernel/json';
import type { KitSpec, TextBox } from '@/lib/kit/kit-spec';
import { INKS, type KitOrder } from '@/lib/kit/order';
import { PAPERS } from '@/lib/kit/paper';
import { blankObject } from '@/lib/schema/blank';
import { normalise } from '@/lib/schema/normalise';
import { objectShapeOf } from '@/lib/schema/shape';
import { nodeAssets } from '@/templates/assets/node';
import { shopPictures } from '@/templates/exports/shop-pictures';
import { layoutKit } from '@/templates/layout/layout';
import type { Measure } from '@/templates/layout/measure';
import { measureAnything } from '@/test/support/measure-anything';
import { NAMED, printedKits } from '@/test/support/printed-kits';
import { bodyFrom } from '@/test/support/random-body';

const assets = nodeAssets();
const header = { title: 'Our scenario', authors: ['Ann'], licence: 'MIT', language: 'en', summary: '' };

interface Printing<Body> {
  readonly schema: z.ZodType<Body>;
  readonly buildKit: (header: Header, body: Body, order: KitOrder) => KitSpec;
  readonly pieces: readonly PieceKind[];
  readonly textBoxes: (body: Body) => readonly TextBox[];
  /** Ids of the pieces to cut out, and the codes in their serial signs: "TI". */
  readonly cutOut: readonly string[];
  readonly codes: readonly string[];
}

type Printed<Body> = ReturnType<typeof printed<Body>>;

/** Prints scenarios of one game and reads the results, for its own tests and for the shared ones below. */
export function printed<Body>({ schema, buildKit, pieces, textBoxes, cutOut, codes }: Printing<Body>) {
  const shape = objectShapeOf(schema);
  const kits = printedKits(header, buildKit, pieces);
  const made = (body: Body, more: Partial<KitOrder> = {}) => buildKit(header, body, kits.ordered(more));
  /** Finds the serial sign of every front: "TI 7/56", or "SA 1" where there is little room. */
  const signsOn = (text: string) =>
    [...text.matchAll(new RegExp(`(${codes.join('|')}) \\d+(/\\d+)?`, 'g'))].map(([sign]) => sign);
  const lay = (body: Body, more: Partial<KitOrder> = {}, credits = true) => {
    const order = kits.ordered(more);
    return layoutKit(buildKit(header, body, order), order, { assets, credits });
  };
  return {
    ...kits,
    shape,
    cutOut,
    made,
    lay,
    signsOn,
    titled: (title: string, summary: string) => printedKits({ ...header, title, summary }, buildKit, pieces),
    /** Reads a body like a file: values out of range are clamped or left blank. */
    read: (body: object): Body => schema.parse(normalise(shape, body as Json).value),
    /** Prints the pieces to cut out, expects a different sign on each, and counts the signs by code. */
    async numbered(body: Body, more: Partial<KitOrder> = {}) {
      const { pages, issues } = await kits.print(body, { pieces: cutOut, ...more });
      expect(issues).toEqual([]);
      const signs = pages.flatMap(signsOn);
      expect(new Set(signs).size).toBe(signs.length);
      const counts = codes.map((code) => [code, signs.filter((sign) => sign.startsWith(`${code} `)).length] as const);
      return { pages, total: signs.length, counts: Object.fromEntries(counts.filter(([, count]) => count > 0)) };
    },
    pagesOf: async (piece: string, body: Body, more: Partial<KitOrder> = {}) =>
      (await lay(body, { pieces: [piece], ...more }, false)).pages.length,
    /** Prints some pieces and returns their text on one line. */
    wordsOf: async (body: Body, ...ids: readonly string[]) => oneLine((await kits.print(body, { pieces: ids })).pages),
    /** Returns the texts that the pieces' checks report for want of room. */
    async tightTexts(body: Body) {
      measuring ??= measureAnything(assets);
      const measure = await measuring;
      return textBoxes(body).filter((box) => !measure(box).fits);
    },
    /** Draws the fronts of the pieces to cut out, for print shops. */
    async shopFronts(body: Body) {
      const order = kits.ordered({ pieces: cutOut });
      const folders = new Map(cutOut.map((id) => [id, id]));
      const pictures = await shopPictures(buildKit(header, body, order), order, folders, { assets });
      return pictures.filter(({ side }) => side === 'front');
    },
  };
}

let measuring: Promise<Measure> | undefined;

const oneLine = (pages: readonly string[]) => pages.join(' ').replaceAll(/\s+/g, ' ');

/** Expects backs that show nothing but the same word, `count` times. */
export function expectSameBacks(backs: readonly string[], sheets: number, word: string, count: number): void {
  expect(backs).toHaveLength(sheets);
  const words = oneLine(backs).trim();
  expect(words.split(word).length - 1).toBe(count);
  expect(words.replaceAll(word, '').trim()).toBe('');
}

/** Tests that the cover and the leaflet give credit. */
export function itGivesCredit<Body>({ wordsOf }: Printed<Body>, body: Body, ...credits: readonly string[]): void {
  it.each(['cover', 'rules'])('gives credit on the %s', async (piece) => {
    const words = await wordsOf(body, piece);
    for (const credit of credits) expect(words).toContain(credit);
  });
}

/** Tests that print shops get `copies` pieces to cut out; `products` are the shops' names for the pieces of a kind. */
export function itGoesToShops<Body>(
  { shopFronts }: Printed<Body>,
  body: Body,
  copies: number,
  products: Readonly<Record<string, string | undefined>> = {},
): void {
  it('goes to print shops piece by piece', { tags: 'long' }, async () => {
    const fronts = await shopFronts(body);
    expect(fronts.reduce((sum, front) => sum + front.copies, 0)).toBe(copies);
    expect(fronts.every(({ widthPx, heightPx }) => widthPx > 0 && heightPx > 0)).toBe(true);
    for (const [id, product] of Object.entries(products)) {
      const named = fronts.filter(({ folder }) => folder === id).map((front) => front.product?.name);
      expect([id, ...new Set(named)]).toEqual([id, product]);
    }
  });
}

interface WholeKit {
  /** Text of the kit of a blank scenario. */
  readonly blankText?: string;
  /** Checks only the issues that printing reports, on A4. For kits with posters, which cut texts at their joints. */
  readonly hasPosters?: boolean;
}

/** Tests that the whole kit has room for scenarios, and can be printed while one is blank. */
export function describeWholeKit<Body>(
  { read, shape, lay, print, tightTexts, troublesOf }: Printed<Body>,
  bodies: readonly (readonly [string, Body])[],
  { blankText = 'How to play', hasPosters = false }: WholeKit = {},
): void {
  describe('the whole kit', { tags: 'long' }, () => {
    it.each(bodies)('has room for everything on paper, in any ink: %s', { timeout: 120_000 }, async (_, body) => {
      expect(await tightTexts(body)).toEqual([]);
      if (hasPosters) {
        expect((await lay(body)).issues).toEqual([]);
        return;
      }
      for (const [i, paper] of PAPERS.entries()) {
        expect(await troublesOf(body, { paper, ink: INKS[i % INKS.length] ?? 'full' })).toEqual([]);
      }
    });

    it('can be printed while everything is blank', async () => {
      const { pages, issues } = await print(read(blankObject(shape)), { draft: true });
      expect(issues).toEqual([]);
      expect(pages.join(' ')).toContain(blankText);
    });
  });
}

const TEXTS = [
  ['8 KB of text', 'It has rained on the just and on the unjust. '.repeat(200).slice(0, 8_000)],
  ['one word without end', 'w'.repeat(2_000)],
  ['right to left', 'שלום עולם, זה ביתנו. '.repeat(3)],
  ['emoji', '🧟 Door 🚪 '.repeat(3)],
  ['markup', '<b>**a**</b> [x](javascript:alert(1)) # | - 1. '.repeat(3)],
] as const;

interface AnyText<Body> {
  /** Returns a body with this text in its fields. */
  readonly typed: (text: string) => Body;
  /** Order of pieces with every text that a check measures. */
  readonly measured: Partial<KitOrder>;
  /** Order in which random bodies are printed. */
  readonly random?: Partial<KitOrder>;
}

/** Tests that any text, and any body, is printed completely or reported. */
export function describeAnyText<Body>(
  { read, shape, print, tightTexts, titled, troublesOf }: Printed<Body>,
  { typed, measured, random = {} }: AnyText<Body>,
): void {
  describe('any text', { tags: 'long' }, () => {
    it.each(TEXTS)('is printed completely or reported: %s', { timeout: 120_000 }, async (_, text) => {
      const body = typed(text);
      const order = { names: [text.slice(0, 100)], draft: true };
      expect(await titled(text.slice(0, 200), text).troublesOf(body, order, NAMED)).toEqual([]);
      const { issues } = await print(body, measured);
      expect(issues.some(({ code }) => code === 'print/too-long')).toBe((await tightTexts(body)).length > 0);
    });

    it('is never cut off or printed over, in any body', { timeout: 240_000 }, async () => {
      const orders = fc.record({ paper: fc.constantFrom(...PAPERS), ink: fc.constantFrom(...INKS) });
      await fc.assert(
        fc.asyncProperty(bodyFrom(shape), orders, async (json, order) => {
          expect(await troublesOf(read(json as object), { ...order, ...random }, NAMED)).toEqual([]);
        }),
        { numRuns: 8 },
      );
    });
  });
}

/** Tests that unusual bodies are printed as drafts, with nothing cut off or printed over. */
export function describeBadInput<Body>(
  { troublesOf }: Printed<Body>,
  bodies: Readonly<Record<string, Body>>,
  order: Partial<KitOrder>,
  excused: readonly string[] = [],
): void {
  describe('bad input', { tags: 'long' }, () => {
    it.each(Object.entries(bodies))('prints as a draft: %s', { timeout: 120_000 }, async (_, body) => {
      for (const paper of ['a4', 'letter'] as const) {
        expect(await troublesOf(body, { ...order, paper, draft: true }, excused)).toEqual([]);
      }
    });
  });
}
