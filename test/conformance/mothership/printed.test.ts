import { beforeAll, describe, expect, it } from 'vitest';
import type { Json } from '@/lib/kernel/json';
import { sizeOf } from '@/lib/kit/blank';
import { USUAL_SHEETS } from '@/lib/kit/order';
import { normalise } from '@/lib/schema/normalise';
import { buildKit, pieces } from '@/lib/systems/mothership/kit';
import { type Ship, schema } from '@/lib/systems/mothership/schema';
import { textBoxes } from '@/lib/systems/mothership/text-boxes';
import { linesOn } from '@/test/support/lines-on-page';
import { FULL, largestKit } from '@/test/support/mothership/largest-kit';
import { startersOf } from '@/test/support/starters';
import { describeWholeKit, expectSameBacks, itGoesToShops, printed } from '../printed.suite';

const ships = (await startersOf('mothership')).map(({ id, body }): [string, Ship] => [id, schema.parse(body)]);
const book = new Map(ships).get('book-ship') as Ship;

const kit = printed({
  schema,
  buildKit,
  pieces,
  textBoxes,
  cutOut: ['tiles', 'character-cards', 'tokens', 'boards'],
  codes: ['TI', 'CH', 'TK', 'BO'],
});
const { cutOut, lay, made, numbered, print, read, shape, signsOn, tightTexts } = kit;

describe('the box of the default ship, as a PDF', () => {
  let box: Awaited<ReturnType<typeof numbered>>;
  beforeAll(async () => {
    box = await numbered(book, { sheets: { ...USUAL_SHEETS, backs: 'long-edge' } });
  });

  it('holds 123 pieces, each numbered once', () => {
    expect(box.counts).toEqual({ TI: 56, CH: 6, TK: 59, BO: 2 });
    expect(box.total).toBe(123);
  });

  it('has as many tiles and tokens of each kind as the rules say', () => {
    // Excludes cards, which name traps too.
    const words = box.pages.filter((text) => !text.includes('CH 1/6')).join('\n');
    const count = (word: string) => words.split(word).length - 1;
    expect(count('Generator')).toBe(6);
    expect(count('Nothing happens here.')).toBe(30);
    // Counts tiles and tokens.
    expect(['Confuse', 'Fear', 'Sever', 'Jettison', 'Mystery'].map(count)).toEqual([9, 9, 6, 2, 2]);
  });

  it('has backs that reveal nothing: no number, and the same words behind every tile', () => {
    expectSameBacks(
      box.pages.filter((text) => text.includes('Careful')),
      3,
      'Careful',
      56,
    );
  });
});

describe('backs of tiles', () => {
  it('are one drawing, placed behind every front', async () => {
    const sheets = { ...USUAL_SHEETS, backs: 'short-edge', bleedMm: 3 } as const;
    const { pages } = await lay(book, { pieces: ['tiles'], sheets });
    const backs = pages
      .filter(({ side }) => side === 'back')
      .flatMap(({ items }) => items.flatMap((item) => (item.kind === 'group' && item.matrix ? [item.items] : [])));
    expect(backs).toHaveLength(56);
    for (const back of backs) expect(back).toEqual(backs[0]);
  });
});

describeWholeKit(kit, ships, { blankText: 'Nothing happens here.', hasPosters: true });

itGoesToShops(kit, book, 123, { tokens: 'large round chit' });

describe('the whole kit', () => {
  it.each([
    ['folded, on letter, with little ink', { paper: 'letter', ink: 'low', backs: 'gutter-fold', bleedMm: 0 }],
    ['in grey, on a3, with bleed', { paper: 'a3', ink: 'grey', backs: 'short-edge', bleedMm: 3 }],
  ] as const)('is printed %s', async (_, { paper, ink, backs, bleedMm }) => {
    const calibration = { front: { xMm: 1, yMm: 0, degrees: 0.2 }, back: { xMm: 0, yMm: -1, degrees: 0 } };
    const sheets = { ...USUAL_SHEETS, backs, bleedMm };
    const { pages, issues, sections } = await lay(book, { paper, ink, sheets, calibration, pieces: cutOut });
    expect(issues.filter(({ code }) => code !== 'print/no-backs')).toEqual([]);
    expect(sections.map(({ piece }) => piece).slice(0, cutOut.length)).toEqual(cutOut);
    expect(pages.every(({ transform }) => transform !== undefined)).toBe(true);
  });

  it('can be printed at its maximum size', { timeout: 60_000 }, async () => {
    const { pages } = await print(largestKit(book, FULL));
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
    const tight = (await tightTexts(body)).filter((box) => box.style === 'emblemTitle');
    const { issues } = await lay(body, { pieces: ['tiles', 'tokens', 'boards', 'standees'] });
    const messages = issues.map(({ message }) => message);
    for (const [place, piece] of PIECES) {
      const isTold = tight.some((box) => box.place.includes(place));
      expect([piece, messages.some((message) => message.includes(piece))]).toEqual([piece, isTold]);
    }
    expect(messages.filter((message) => !message.startsWith('The title of'))).toEqual([]);
  });
});

describe('more than a kit may hold', () => {
  it('is printed up to the limit', async () => {
    const many = <Entry extends { readonly id: string }>(list: readonly Entry[], count: number) =>
      Array.from({ length: count }, (_, i) => ({ ...(list[i % list.length] as Entry), id: `many-${i}` }));
    const given = { ...book, characters: many(book.characters, 200) };
    expect(normalise(shape, given as unknown as Json).issues.length).toBeGreaterThan(0);
    const body = read(given);
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
      const { pages } = await lay(body, { pieces: ['endings'] });
      const [piece] = made(body, { pieces: ['endings'] }).pieces;
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
