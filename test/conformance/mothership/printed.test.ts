import { beforeAll, describe, expect, it } from 'vitest';
import type { Json } from '@/lib/kernel/json';
import { sizeOf } from '@/lib/kit/blank';
import type { KitSpec } from '@/lib/kit/kit-spec';
import { type KitOrder, USUAL_SHEETS } from '@/lib/kit/order';
import { blankObject } from '@/lib/schema/blank';
import { normalise } from '@/lib/schema/normalise';
import { objectShapeOf } from '@/lib/schema/shape';
import { buildKit, pieces } from '@/lib/systems/mothership/kit';
import { type Ship, schema } from '@/lib/systems/mothership/schema';
import { textBoxes } from '@/lib/systems/mothership/text-boxes';
import { nodeAssets } from '@/templates/assets/node';
import { shopPictures } from '@/templates/exports/shop-pictures';
import { layoutKit } from '@/templates/layout/layout';
import { renderKit } from '@/templates/render';
import { linesOn } from '@/test/support/lines-on-page';
import { measureAnything } from '@/test/support/measure-anything';
import { FULL, largestKit } from '@/test/support/mothership/largest-kit';
import { readPdfText } from '@/test/support/read-pdf';
import { starterOf, startersOf } from '@/test/support/starters';

const defaultShip = await starterOf('mothership', 'book-ship');

const starters = await startersOf('mothership');

const assets = nodeAssets();
const header = { title: 'Far from home', authors: ['Ann'], licence: 'MIT', language: 'en', summary: '' };
const all = pieces.map(({ id }) => id);
const inBox = ['tiles', 'character-cards', 'tokens', 'boards'];
const book = schema.parse(defaultShip.body);

const ordered = (more: Partial<KitOrder> = {}): KitOrder => ({
  players: 4,
  names: [],
  paper: 'a4',
  fillable: false,
  ink: 'full',
  sheets: USUAL_SHEETS,
  pieces: all,
  ...more,
});
const made = (body: Ship, order: KitOrder): KitSpec => buildKit(header, body, order);
async function print(body: Ship, more: Partial<KitOrder> = {}) {
  const order = ordered(more);
  const { pdf, issues } = await renderKit(made(body, order), order, { assets });
  return { pages: await readPdfText(pdf), issues };
}

/** Finds the serial sign of every front: "TI 7/56". */
const signsOn = (text: string) => [...text.matchAll(/\b(TI|CH|TK|BO) (\d+)\/(\d+)/g)].map(([sign]) => sign);

describe('the box of the default ship, as a PDF', () => {
  let pages: readonly string[] = [];
  beforeAll(async () => {
    const printed = await print(book, { pieces: inBox, sheets: { ...USUAL_SHEETS, backs: 'long-edge' } });
    expect(printed.issues).toEqual([]);
    pages = printed.pages;
  });

  it('holds 123 pieces, each numbered once', () => {
    const signs = pages.flatMap(signsOn);
    expect(signs).toHaveLength(123);
    expect(new Set(signs).size).toBe(123);
    const of = (code: string) => signs.filter((sign) => sign.startsWith(code)).length;
    expect({ tiles: of('TI'), cards: of('CH'), tokens: of('TK'), boards: of('BO') }).toEqual({
      tiles: 56,
      cards: 6,
      tokens: 59,
      boards: 2,
    });
  });

  it('has as many tiles and tokens of each kind as the rules say', () => {
    // Excludes cards, which name traps too.
    const words = pages.filter((text) => !text.includes('CH 1/6')).join('\n');
    const count = (word: string) => words.split(word).length - 1;
    expect(count('Generator')).toBe(6);
    expect(count('Nothing happens here.')).toBe(30);
    // Counts tiles and tokens.
    expect(['Confuse', 'Fear', 'Sever', 'Jettison', 'Mystery'].map(count)).toEqual([9, 9, 6, 2, 2]);
  });

  it('has backs that reveal nothing: no number, and the same words behind every tile', () => {
    const backs = pages.filter((text) => text.includes('Careful'));
    expect(backs).toHaveLength(3);
    const words = backs.join(' ').replaceAll(/\s+/g, ' ').trim();
    expect(words.split('Careful').length - 1).toBe(56);
    expect(words.replaceAll('Careful', '').trim()).toBe('');
  });
});

describe('backs of tiles', () => {
  it('are one drawing, placed behind every front', async () => {
    const order = ordered({ pieces: ['tiles'], sheets: { ...USUAL_SHEETS, backs: 'short-edge', bleedMm: 3 } });
    const { pages } = await layoutKit(made(book, order), order, { assets });
    const backs = pages
      .filter(({ side }) => side === 'back')
      .flatMap(({ items }) => items.flatMap((item) => (item.kind === 'group' && item.matrix ? [item.items] : [])));
    expect(backs).toHaveLength(56);
    for (const back of backs) expect(back).toEqual(backs[0]);
  });
});

describe('the whole kit', () => {
  it.each(starters.map((starter) => [starter.id, starter] as const))(
    'has room for everything of %s',
    async (_, starter) => {
      const order = ordered();
      const body = schema.parse(starter.body);
      expect((await layoutKit(made(body, order), order, { assets })).issues).toEqual([]);
      const measure = await measureAnything(assets);
      expect(textBoxes(body).filter((box) => !measure(box).fits)).toEqual([]);
    },
  );

  it.each([
    ['folded, on letter, with little ink', { paper: 'letter', ink: 'low', backs: 'gutter-fold', bleedMm: 0 }],
    ['in grey, on a3, with bleed', { paper: 'a3', ink: 'grey', backs: 'short-edge', bleedMm: 3 }],
  ] as const)('is printed %s', async (_, { paper, ink, backs, bleedMm }) => {
    const calibration = { front: { xMm: 1, yMm: 0, degrees: 0.2 }, back: { xMm: 0, yMm: -1, degrees: 0 } };
    const sheets = { ...USUAL_SHEETS, backs, bleedMm };
    const order = ordered({ paper, ink, sheets, calibration, pieces: inBox });
    const { pages, issues, sections } = await layoutKit(made(book, order), order, { assets });
    expect(issues.filter(({ code }) => code !== 'print/no-backs')).toEqual([]);
    expect(sections.map(({ piece }) => piece).slice(0, inBox.length)).toEqual(inBox);
    expect(pages.every(({ transform }) => transform !== undefined)).toBe(true);
  });

  it('goes to print shops piece by piece', async () => {
    const order = ordered({ pieces: inBox });
    const folders = new Map(inBox.map((id) => [id, id]));
    const pictures = await shopPictures(made(book, order), order, folders, { assets });
    const fronts = pictures.filter(({ side }) => side === 'front');
    expect(fronts.reduce((sum, { copies }) => sum + copies, 0)).toBe(123);
    expect(new Set(fronts.filter(({ folder }) => folder === 'tokens').map(({ product }) => product?.name))).toEqual(
      new Set(['large round chit']),
    );
  });

  it('can be printed while everything is blank', async () => {
    const { pages, issues } = await print(schema.parse(blankObject(objectShapeOf(schema))), { draft: true });
    expect(issues).toEqual([]);
    expect(pages.join(' ')).toContain('Nothing happens here.');
  });

  it('can be printed at its maximum size', { timeout: 60_000 }, async () => {
    const { pages } = await print(largestKit(book, FULL), { pieces: all });
    expect(pages.flatMap(signsOn).filter((sign) => sign.startsWith('CH')).length).toBeGreaterThanOrEqual(40);
  });
});

describe('names that are too long', () => {
  const named = (name: string): Ship => ({
    ...book,
    ship: { ...book.ship, objectiveNoun: name, startName: name, finishName: name },
    traps: book.traps.map((trap) => ({ ...trap, name })),
    characters: book.characters.map((character) => ({ ...character, name })),
  });
  /** Names of a piece in an issue's place and in its message. */
  const PIECES = [
    ['the tile', '(Tiles)'],
    ['the token', '(Tokens)'],
    ['board', '(Boards)'],
    ['the standee', '(Standees of characters)'],
  ] as const;
  const NAMES = [
    'Gum',
    'Quicksand',
    'Quicksand pit',
    'The pit of quicksand',
    'Incomprehensibilities',
    'Oh no '.repeat(9),
  ];

  it.each(NAMES)('are reported by the check exactly where paper has no room: %s', async (name) => {
    const body = named(name);
    const measure = await measureAnything(assets);
    const tight = textBoxes(body).filter((box) => box.style === 'emblemTitle' && !measure(box).fits);
    const order = ordered({ pieces: ['tiles', 'tokens', 'boards', 'standees'] });
    const messages = (await layoutKit(made(body, order), order, { assets })).issues.map(({ message }) => message);
    for (const [place, piece] of PIECES) {
      const isTold = tight.some((box) => box.place.includes(place));
      expect([piece, messages.some((message) => message.includes(piece))]).toEqual([piece, isTold]);
    }
    expect(messages.filter((message) => !message.startsWith('The title of'))).toEqual([]);
  });
});

describe('more than a kit may hold', () => {
  it('is printed up to the limit', async () => {
    const shape = objectShapeOf(schema);
    const many = <Entry extends { readonly id: string }>(list: readonly Entry[], count: number) =>
      Array.from({ length: count }, (_, i) => ({ ...(list[i % list.length] as Entry), id: `many-${i}` }));
    const { value, issues } = normalise(shape, { ...book, characters: many(book.characters, 200) } as unknown as Json);
    expect(issues.length).toBeGreaterThan(0);
    const body = schema.parse(value);
    const { pages } = await print(body, { pieces: ['character-cards', 'tokens'] });
    const cards = pages.flatMap(signsOn).filter((sign) => sign.startsWith('CH')).length;
    expect(cards).toBe(body.characters.length);
    expect(cards).toBeLessThan(200);
  });
});

describe('endings on paper', () => {
  it('never show on the outside of the folded slip, however long they are', async () => {
    for (const length of [1, 60, 180, 400, 1300]) {
      const text = Array.from({ length }, (_, i) => `ahead${i}`).join(' ');
      const body = { ...book, endings: book.endings.slice(0, 1).map((ending) => ({ ...ending, text })) };
      const order = ordered({ pieces: ['endings'] });
      const kit = made(body, order);
      const { pages } = await layoutKit(kit, order, { assets });
      const [piece] = kit.pieces;
      if (piece?.kind !== 'cut') throw new Error('no slips');
      const third = sizeOf(piece.blank.outline).heightMm / 3;
      const said: string[] = [];
      for (const page of pages.filter(({ boxes }) => boxes)) {
        const top = page.boxes?.trim.yMm ?? 0;
        for (const line of linesOn(page)) {
          // Only the upper third of a folded slip is visible.
          const isOutside = (line.top + line.bottom) / 2 - top < third;
          if (isOutside) expect(line.words).not.toContain('ahead');
          else said.push(line.words);
        }
      }
      expect(said.join(' ')).toContain(`ahead${length - 1}`);
      expect([length, pages.filter(({ boxes }) => !boxes).length]).toEqual([length, 1]);
    }
  });
});
