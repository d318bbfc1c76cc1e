import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { INKS, USUAL_SHEETS } from '@/lib/kit/order';
import { PAPERS } from '@/lib/kit/paper';
import { blankObject } from '@/lib/schema/blank';
import { normalise } from '@/lib/schema/normalise';
import { objectShapeOf } from '@/lib/schema/shape';
import { buildKit, pieces } from '@/lib/systems/zombies/kit';
import { type Box, schema } from '@/lib/systems/zombies/schema';
import { textBoxes } from '@/lib/systems/zombies/text-boxes';
import { nodeAssets } from '@/templates/assets/node';
import { shopPictures } from '@/templates/exports/shop-pictures';
import { layoutKit } from '@/templates/layout/layout';
import { measureAnything } from '@/test/support/measure-anything';
import { NAMED, printedKits } from '@/test/support/printed-kits';
import { bodyFrom } from '@/test/support/random-body';
import { startersOf } from '@/test/support/starters';

const starters = await startersOf('zombies');

const assets = nodeAssets();
const header = { title: 'Our box', authors: ['Ann'], licence: 'MIT', language: 'en', summary: '' };
const shape = objectShapeOf(schema);
const boxOf = (id: string): Box => schema.parse(starters.find((starter) => starter.id === id)?.body);
const [book, both] = [boxOf('graveyard'), boxOf('graveyard-and-deep-sea')];
const cutOut = ['cards', 'die', 'spinner', 'spinner-arrow', 'mats', 'rounds'];

const { ordered, print, troublesOf } = printedKits(header, buildKit, pieces);

/** Finds the serial sign of every front: "CA 7/27", or "SA 1" where there is little room. */
const signsOn = (text: string) => [...text.matchAll(/(CA|DI|SP|SA|RM|RS) \d+(\/\d+)?/g)].map(([sign]) => sign);

describe('the pieces of the rules, as a PDF', () => {
  it.each([
    ['one deck', book, { CA: 27, DI: 1, RM: 4, RS: 1 }, 3],
    ['two decks', both, { CA: 54, DI: 1, RM: 4, RS: 1 }, 6],
    ['one deck and a spinner', { ...book, die: { sides: 8 } }, { CA: 27, SP: 1, SA: 1, RM: 4, RS: 1 }, 3],
  ] as const)('are each numbered once, cards nine to a sheet: %s', async (_, body, expected, sheets) => {
    const { pages, issues } = await print(body, { pieces: cutOut });
    expect(issues).toEqual([]);
    const signs = pages.flatMap(signsOn);
    expect(new Set(signs).size).toBe(signs.length);
    const counts = Object.keys(expected).map((code) => [code, signs.filter((sign) => sign.startsWith(code)).length]);
    expect(Object.fromEntries(counts)).toEqual(expected);
    expect(signs.length).toBe(Object.values(expected).reduce((sum, count) => sum + count, 0));
    expect(pages.filter((text) => text.includes('CA ')).map((text) => signsOn(text).length)).toEqual(
      Array(sheets).fill(9),
    );
  });
});

describe('the box of the rules, with backs', () => {
  let pages: readonly string[] = [];
  beforeAll(async () => {
    pages = (await print(book, { pieces: ['cards'], sheets: { ...USUAL_SHEETS, backs: 'long-edge' } })).pages;
  });

  it('has as many cards of each kind as the rules say', () => {
    const words = pages.join('\n').replaceAll(/\s+/g, ' ');
    const count = (word: string) => words.split(word).length - 1;
    expect(count('Roll its number or more')).toBe(12);
    expect(count('Action · Z')).toBe(7);
    expect(count('Super Trap! · Z')).toBe(1);
    expect(count('Link & Lock · Z')).toBe(1);
    for (const { name } of book.decks[0]?.creatures ?? []) expect([name, count(name)]).toEqual([name, 1]);
  });

  it('has backs that reveal nothing: no number, and the same words behind every card', () => {
    const backs = pages.filter((_, i) => i % 2 === 1);
    expect(backs).toHaveLength(3);
    const words = backs.join(' ').replaceAll(/\s+/g, ' ').trim();
    expect(words.split('TRAP!').length - 1).toBe(27);
    expect(words.replaceAll('TRAP!', '').trim()).toBe('');
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

  it.each([
    ['two slots, five rounds', { slots: 2 }],
    ['five slots and a spinner of twelve', { slots: 5, die: { sides: 12 } }],
    ['six players and twelve rounds', { players: { min: 2, max: 6 }, rounds: { single: 12, multi: 12 } }],
  ])('has one page for the score pad and no problem elsewhere: %s', { timeout: 60_000 }, async (_, change) => {
    for (const paper of ['a4', 'letter'] as const) {
      const body = { ...both, ...change };
      expect(await troublesOf(body, { paper })).toEqual([]);
      const order = ordered({ paper, pieces: ['score-pad'] });
      expect((await layoutKit(buildKit(header, body, order), order, { assets, credits: false })).pages).toHaveLength(1);
    }
  });

  it('goes to print shops piece by piece, in sizes of its own where no shop makes them', async () => {
    const order = ordered({ pieces: cutOut });
    const folders = new Map(cutOut.map((id) => [id, id]));
    const pictures = await shopPictures(buildKit(header, book, order), order, folders, { assets });
    const fronts = pictures.filter(({ side }) => side === 'front');
    expect(fronts.reduce((sum, { copies }) => sum + copies, 0)).toBe(33);
    const products = (folder: string) => [
      ...new Set(fronts.filter((one) => one.folder === folder).map(({ product }) => product?.name)),
    ];
    expect([products('cards'), products('die')]).toEqual([['poker card'], [undefined]]);
    expect(fronts.every(({ widthPx, heightPx }) => widthPx > 0 && heightPx > 0)).toBe(true);
  });

  it('can be printed while everything is blank', async () => {
    const { pages, issues } = await print(schema.parse(blankObject(shape)), { draft: true });
    expect(issues).toEqual([]);
    expect(pages.join(' ')).toContain('How to play');
  });
});

describe('any text', { tags: 'long' }, () => {
  const typed = (text: string): Box => ({
    ...book,
    decks: book.decks.map((deck) => ({
      ...deck,
      title: text.slice(0, 200),
      deckCode: text.slice(0, 200),
      theme: { ...deck.theme, patron: text.slice(0, 200), blurb: text },
      creatures: deck.creatures.map((creature) => ({
        ...creature,
        name: text.slice(0, 200),
        flavour: text.slice(0, 200),
      })),
      actions: deck.actions.map((action) => ({ ...action, name: text.slice(0, 200), text })),
      superTraps: deck.superTraps.map((superTrap) => ({ ...superTrap, name: text.slice(0, 200), text })),
    })),
  });

  it.each([
    ['8 KB of text', 'Loathsome lurkers loiter. '.repeat(400).slice(0, 8_000)],
    ['one word without end', 'w'.repeat(2_000)],
    ['right to left', 'שלום עולם, זה זומבי. '.repeat(3)],
    ['emoji', '🧟 Braaains 🧠 '.repeat(3)],
    ['markup', '<b>**a**</b> [x](javascript:alert(1)) # | - 1. '.repeat(3)],
  ])('is printed completely or reported: %s', { timeout: 120_000 }, async (_, text) => {
    expect(await troublesOf(typed(text), {}, NAMED)).toEqual([]);
    const measure = await measureAnything(assets);
    const tight = textBoxes(typed(text)).some((box) => !measure(box).fits);
    const { issues } = await print(typed(text), { pieces: ['cards'] });
    expect(issues.some(({ code }) => code === 'print/too-long')).toBe(tight);
  });

  it('is never cut off or printed over, in any box', { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(
        bodyFrom(shape),
        fc.constantFrom(...PAPERS),
        fc.constantFrom(...INKS),
        async (random, paper, ink) => {
          const body = schema.parse(normalise(shape, random).value);
          const written = ['cover', 'rules', 'reference', 'score-pad', 'mats', 'rounds', 'die', 'spinner'];
          expect(await troublesOf(body, { paper, ink, pieces: written }, NAMED)).toEqual([]);
        },
      ),
      { numRuns: 8 },
    );
  });
});
