import { describe, expect, it } from 'vitest';
import { CARD_SIZES, cardBlank, sizeOf } from '@/lib/kit/blank';
import { board, hexTile, squareTile } from '@/lib/kit/blanks/flat';
import type { Face } from '@/lib/kit/faces';
import type { Piece } from '@/lib/kit/kit-spec';
import { BACKS, type KitOrder } from '@/lib/kit/order';
import { correctionOf } from '@/lib/kit/sheets/calibrate';
import { nodeAssets } from '@/templates/assets/node';
import { type Item, type Leaf, leavesOf, type Page, type Sketch } from '@/templates/drawing/display-list';
import { apply } from '@/templates/geometry/matrix';
import { said, wordsOf } from '@/test/support/display-text';
import { pieceOf, SHORT_FACES } from '@/test/support/sample-faces';
import { CARD, cardsOf, documentOf, EVERY_BLOCK, kitOf, ORDER, textOf } from '@/test/support/sample-kit';
import { type LayoutOptions, layoutKit } from './layout';

const assets = nodeAssets();
const lay = (piece: Piece, order: Partial<KitOrder> = {}, options: Partial<LayoutOptions> = {}) =>
  layoutKit(kitOf(piece), { ...ORDER, ...order }, { assets, ...options });
const sheets = (more: Partial<KitOrder['sheets']>) => ({ sheets: { ...ORDER.sheets, ...more } });
const emblem = (title: string): Face => ({ face: 'emblem', tone: 'exit', icon: 'exit', title, note: '' });
const everyWord = ({ items }: Page) =>
  deepLeaves(items)
    .map((item) => (item.kind === 'text' ? said(item) : ''))
    .join(' ');

/** All drawn items, including those in sketches. */
const deepLeaves = (items: readonly Item[]): readonly Leaf[] =>
  leavesOf(items).flatMap((item) => (item.kind === 'place' ? [item, ...deepLeaves(item.sketch.items)] : [item]));
const sketchesOn = ({ items }: Page): readonly Sketch[] =>
  leavesOf(items).flatMap((item) => (item.kind === 'place' && item.sketch.heightMm > 24 ? [item.sketch] : []));

describe('sheets of pieces', () => {
  const five = pieceOf(
    'cards',
    cardBlank(CARD_SIZES.poker),
    Array.from({ length: 11 }, (_, i) => emblem(`Card ${i}`)),
  );

  it('number every piece, and keep each part’s own section', async () => {
    const { pages, structure } = await lay(five);
    const words = pages.map(everyWord).join(' ');
    for (let i = 1; i <= 11; i++) expect(words).toContain(`${i}/11`);
    expect(structure.children[0]?.children.map(({ title }) => title)).toEqual(five.parts.map(({ title }) => title));
  });

  it.each(BACKS)('have a back behind each front: %s', async (backs) => {
    const { pages, sections } = await lay(five, sheets({ backs }));
    const [section] = sections;
    const fronts = pages.map(({ items }) => leavesOf(items).filter((item) => item.kind === 'text' && item.node).length);
    if (backs === 'none') expect([section?.backs, pages.length]).toEqual(['none', 2]);
    else if (backs === 'gutter-fold') expect(section?.backs).toBe('same-side');
    else {
      expect([section?.backs, pages.length]).toEqual(['reverse', 4]);
      expect(pages.map(({ side }) => side)).toEqual(['front', 'back', 'front', 'back']);
      expect(fronts.map((count) => count > 0)).toEqual([true, false, true, false]);
      // The last sheet is partly filled, from the same corner on both sides.
      expect(pages.map((page) => sketchesOn(page).length)).toEqual([0, 9, 0, 2]);
    }
    if (backs !== 'none') {
      const [front = raise(), reverse] = pages;
      const isFold = backs === 'gutter-fold';
      const all = centresOn(front);
      const [before, behind] = isFold
        ? [all.slice(0, all.length / 2), all.slice(all.length / 2)]
        : [all, centresOn(reverse ?? raise())];
      expect(behind).toHaveLength(before.length);
      const isPortrait = front.heightMm > front.widthMm;
      const isLevel = isFold || (backs === 'short-edge') === isPortrait;
      for (const [i, [x, y]] of before.entries()) {
        const [toX = 0, toY = 0] = behind[i] ?? [];
        // Flipped or folded, the centre of a back is behind that of its front.
        expect(isLevel ? toX : front.widthMm - toX).toBeCloseTo(x, 2);
        expect(isLevel ? front.heightMm - toY : toY).toBeCloseTo(y, 2);
      }
    }
    const drawn = new Set(pages.flatMap(sketchesOn));
    expect(drawn.size).toBe(backs === 'none' ? 0 : 1);
  });

  it('draw copies once, each with a number of its own', async () => {
    const [part] = five.parts;
    if (!part) throw new Error('No part');
    const { pages } = await lay({ ...five, parts: [{ ...part, copies: 6 }] });
    expect(pages).toHaveLength(1);
    const placed = pages.flatMap(sketchesOn);
    expect([placed.length, new Set(placed).size]).toEqual([5, 1]);
    const words = pages.map(everyWord).join(' ');
    for (let i = 1; i <= 6; i++) expect(words).toContain(`${i}/6`);
    // Read out once, however often it is printed.
    expect(
      pages
        .map(wordsOf)
        .join(' ')
        .match(/Card 0/g),
    ).toHaveLength(1);
  });

  it('let grounds run past the cut as far as there is bleed, and not at all without', async () => {
    const tile = pieceOf('tiles', squareTile(45), [emblem('Door')]);
    const { widthMm } = sizeOf(tile.blank.outline);
    for (const bleedMm of [0, 3] as const) {
      const { pages } = await lay(tile, sheets({ bleedMm, givesUp: ['pieces', 'marks', 'bleed'] }));
      const clips = pages.flatMap(({ items }) => clipsIn(items));
      const numbers = clips.flatMap((d) => d.match(/-?[\d.]+/g)?.map(Number) ?? []);
      const inset = bleedMm === 0 ? -3 : bleedMm;
      expect([Math.min(...numbers), Math.max(...numbers)]).toEqual([-inset, widthMm + inset]);
      const [page] = pages;
      const { trim, bleed } = page?.boxes ?? {};
      expect([trim?.xMm, bleed?.xMm].map((x) => Math.round((x ?? 0) * 100))).toEqual([
        Math.round((trim?.xMm ?? 0) * 100),
        Math.round(((trim?.xMm ?? 0) - bleedMm) * 100),
      ]);
    }
  });

  it('say on further pages in full what found no room on a piece', async () => {
    const note = 'Words that no token has room for, however small they are set. '.repeat(3).trim();
    const tile = pieceOf('tiles', hexTile(30), [{ ...emblem('Door'), note } as Face]);
    const { pages, issues } = await lay(tile);
    expect(issues).toMatchObject([
      { code: 'print/too-long', message: expect.stringContaining('The note of “emblem 0” (Pieces of tiles)') },
    ]);
    expect(wordsOf(pages.at(-1) ?? { items: [] }).replace(/\s+/g, ' ')).toContain(note);
  });

  it('do without backs where half a sheet is too small, and say so', async () => {
    const large = pieceOf('large', cardBlank({ widthMm: 190, heightMm: 160 }), [emblem('Door')]);
    const folded = await lay(large, sheets({ backs: 'gutter-fold' }));
    expect([folded.pages.length, folded.issues.map(({ code }) => code)]).toEqual([1, ['print/no-backs']]);
    const turned = await lay(large, sheets({ backs: 'long-edge' }));
    expect([turned.pages.length, turned.issues]).toEqual([2, []]);
  });

  it('set right what the printer gets wrong, each side by itself', async () => {
    const off = (xMm: number) => ({ xMm, yMm: 1, degrees: 0.5 });
    const calibration = { front: off(2), back: off(-1) };
    const { pages } = await lay(five, { ...sheets({ backs: 'long-edge' }), calibration });
    for (const page of pages) {
      expect(page.transform).toEqual(correctionOf(calibration[page.side ?? 'front'], page));
    }
    const { pages: right } = await lay(five, sheets({ backs: 'long-edge' }));
    expect(right.every(({ transform }) => transform === undefined)).toBe(true);
  });
});

describe('kits printed on both sides', () => {
  it('begin sheets with backs on the front of the paper, whatever comes before', async () => {
    const cards = pieceOf('cards', cardBlank(CARD_SIZES.poker), [emblem('Card')]);
    const tiles = pieceOf('tiles', squareTile(45), [{ ...emblem('Door'), note: 'words '.repeat(90) } as Face]);
    const kit = kitOf(documentOf(textOf('words')), cards, tiles, { ...cards, id: 'more' });
    const { pages, sections, outline } = await layoutKit(
      kit,
      { ...ORDER, ...sheets({ backs: 'long-edge' }) },
      { assets },
    );
    expect(sections.map(({ firstPage, pageCount }) => [firstPage, pageCount])).toEqual([
      [0, 2],
      [2, 2],
      [4, 4],
      [8, 2],
    ]);
    expect(outline.map(({ page }) => page)).toEqual([0, 2, 4, 8]);
    expect(everyWord(pages[1] ?? { widthMm: 0, heightMm: 0, items: [] })).toContain('Left blank');
    const none = await layoutKit(kit, ORDER, { assets });
    expect(none.pages.map(everyWord).join(' ')).not.toContain('Left blank');
  });
});

describe('drafts', () => {
  it('are stamped on every page of every sort', async () => {
    const kit = kitOf(
      pieceOf('cards', cardBlank(CARD_SIZES.poker), [emblem('Card')]),
      pieceOf('map', board({ widthMm: 500, heightMm: 380 }), [SHORT_FACES.track]),
      { ...documentOf(textOf('words')), booklet: true },
    );
    for (const boards of ['split', 'whole'] as const) {
      const order = { ...ORDER, draft: true, ...sheets({ backs: 'long-edge', registration: true, boards }) };
      const { pages } = await layoutKit(kit, order, { assets });
      const without = pages.filter((page) => deepLeaves(page.items).length > 0 && !everyWord(page).includes('DRAFT'));
      expect(without).toEqual([]);
    }
  });
});

describe('pictures', () => {
  const pixels = { widthPx: 4, heightPx: 2, rgb: new Uint8Array(24) };
  const id = `art:${'a'.repeat(64)}`;
  const painted = pieceOf('cards', cardBlank(CARD_SIZES.poker), [
    { ...CARD, art: id },
    { ...(SHORT_FACES.emblem as Extract<Face, { face: 'emblem' }>), art: id },
  ]);

  it('are drawn from what the caller has, and fill their place', async () => {
    const { pages, issues } = await lay(
      painted,
      {},
      { pictures: async (asked) => (asked === id ? pixels : undefined) },
    );
    expect(issues).toEqual([]);
    const images = pages.flatMap(({ items }) => leavesOf(items)).filter((item) => item.kind === 'image');
    expect(images).toHaveLength(2);
    for (const image of images) if (image.kind === 'image') expect(image.widthMm / image.heightMm).toBeCloseTo(2);
    expect(new Set(images.map((image) => (image.kind === 'image' ? image.picture : undefined))).size).toBe(1);
  });

  it('leave a frame where they are missing, and say whose they are and what to do', async () => {
    const { pages, issues } = await lay(painted, {}, { whereIs: (picture) => ['body', picture] });
    expect(issues).toEqual([
      {
        code: 'print/missing-art',
        severity: 'warning',
        path: ['body', id],
        message:
          'The picture of “text 0” and one other (Pieces of cards) is not here, so an empty frame is printed in its place. Bring its file again, or choose another picture.',
        toReaders:
          'The picture of “text 0” and one other (Pieces of cards) is not here, so an empty frame is printed in its place.',
      },
    ]);
    const words = pages.map(everyWord).join('');
    expect(words).toContain('Picture missing');
    expect(words).not.toContain('aaa');
  });
});

describe('boards', () => {
  const large = pieceOf('map', board({ widthMm: 500, heightMm: 380 }), [SHORT_FACES.track]);

  it('go over several pages that say what joins them', async () => {
    const { pages } = await lay(large);
    const words = pages.map(everyWord);
    expect(pages.length).toBeGreaterThan(3);
    expect(words[0]).toContain('A1');
    expect(words[0]).toContain('B1 joins here');
    expect(words.filter((page) => page.includes('EV 1/1 ·'))).toHaveLength(pages.length);
    expect(pages.map(wordsOf).join(' ').match(/Rats/g)).toHaveLength(1);
  });

  it('have their reverse behind each part where paper is turned over, and none below a fold', async () => {
    const { pages, sections } = await lay(large, sheets({ backs: 'short-edge', bleedMm: 3 }));
    expect(sections).toMatchObject([{ backs: 'reverse', givenUp: [] }]);
    const [fronts, backs] = [0, 1].map((side) => pages.filter((_, i) => i % 2 === side));
    expect(fronts?.every(({ side }) => side === 'front')).toBe(true);
    expect(
      backs?.every(({ side, items }) => side === 'back' && leavesOf(items).some((one) => one.kind === 'place')),
    ).toBe(true);
    const folded = await lay(large, sheets({ backs: 'gutter-fold' }));
    expect([folded.sections[0]?.backs, folded.issues.map(({ code }) => code)]).toEqual(['none', ['print/no-backs']]);
  });

  it('or on one page of their own size', async () => {
    const { pages } = await lay(large, sheets({ boards: 'whole' }));
    expect(pages).toMatchObject([{ widthMm: 500, heightMm: 380 }]);
  });
});

describe('booklets', () => {
  it('fold: half as large, two pages to a side, every page in its place', async () => {
    const blocks = Array.from({ length: 5 }, (_, i) => [
      ...(i > 0 ? [{ block: 'break' } as const] : []),
      textOf(`chapter${i}`),
    ]).flat();
    const booklet = { ...documentOf(...blocks), booklet: true };
    const { pages } = await layoutKit(kitOf(booklet), ORDER, { assets });
    expect(pages.map(({ widthMm, heightMm, side }) => [widthMm, heightMm, side])).toEqual([
      [297, 210, 'front'],
      [297, 210, 'back'],
      [297, 210, 'front'],
      [297, 210, 'back'],
    ]);
    const chapters = pages.map((page) =>
      page.items.flatMap((item) => (item.kind === 'text' ? [[said(item), item.x]] : [])),
    );
    const halves = chapters.map((side) =>
      side.flatMap(([text, x]) =>
        String(text).startsWith('chapter') ? [`${Number(x) < 148.5 ? 'left' : 'right'} ${text}`] : [],
      ),
    );
    expect(halves).toEqual([
      ['right chapter0'],
      ['left chapter1'],
      ['right chapter2'],
      ['left chapter3', 'right chapter4'],
    ]);
    // Three pages would be empty.
    expect(chapters.flat().filter(([text]) => text === 'Notes')).toHaveLength(3);
  });

  it('come page by page where they are filled in on a screen, with every field upright', async () => {
    const long = documentOf(...EVERY_BLOCK, { block: 'break' }, ...EVERY_BLOCK);
    const fieldsIn = (pages: readonly Page[]) =>
      pages.flatMap(({ items }) => leavesOf(items)).flatMap((item) => (item.kind === 'field' ? [item.name] : []));
    const order = { ...sheets({ backs: 'long-edge' }), fillable: true };
    const flat = await lay(long, order);
    const booklet = await lay({ ...long, booklet: true }, order);
    expect(fieldsIn(booklet.pages).length).toBeGreaterThan(10);
    expect(fieldsIn(booklet.pages).toSorted()).toEqual(fieldsIn(flat.pages).toSorted());
    expect(new Set(booklet.pages.map(({ widthMm, heightMm }) => `${widthMm}×${heightMm}`))).toEqual(
      new Set(['148.5×210']),
    );
    expect(booklet.sections).toMatchObject([{ backs: 'none' }]);
    expect(booklet.issues).toMatchObject([{ code: 'print/unfolded', severity: 'hint' }]);
    // A booklet without fields is folded as usual.
    const read = await lay({ ...documentOf(textOf('Water rises.')), booklet: true }, order);
    expect([read.sections[0]?.backs, read.issues]).toEqual(['reverse', []]);
  });
});

describe('ink', () => {
  it('is grey all through for a printer without colours', async () => {
    const kit = kitOf(
      documentOf(...EVERY_BLOCK),
      cardsOf(CARD),
      pieceOf('all', cardBlank(CARD_SIZES.tarot), Object.values(SHORT_FACES)),
    );
    const order = { ...ORDER, ink: 'grey', ...sheets({ backs: 'long-edge' }) } as const;
    const { pages } = await layoutKit(kit, order, { assets });
    const inks = pages
      .flatMap(({ items }) => deepLeaves(items))
      .flatMap((item): readonly (string | undefined)[] => {
        if (item.kind === 'text') return [item.run.color];
        if (item.kind === 'path') return [item.fill, item.stroke];
        return item.kind === 'place' ? [item.ink] : [];
      });
    const coloured = new Set(inks.filter((ink) => ink?.startsWith('#') && !/^#(..)\1\1$/.test(ink)));
    expect(inks.length).toBeGreaterThan(500);
    expect(coloured).toEqual(new Set());
  });
});

/** Centres of a page's poker cards. */
const centresOn = ({ items }: Page) =>
  items.flatMap((item) =>
    item.kind === 'group' && item.matrix
      ? [apply(item.matrix, CARD_SIZES.poker.widthMm / 2, CARD_SIZES.poker.heightMm / 2)]
      : [],
  );

function raise(): never {
  throw new Error('no page');
}

const clipsIn = (items: readonly Item[]): readonly string[] =>
  items.flatMap((item) =>
    item.kind === 'group' ? [...(item.clip === undefined ? [] : [item.clip]), ...clipsIn(item.items)] : [],
  );
