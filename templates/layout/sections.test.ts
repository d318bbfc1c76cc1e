import { describe, expect, it } from 'vitest';
import { CARD_SIZES, cardBlank } from '@/lib/kit/blank';
import { board, squareTile } from '@/lib/kit/blanks/flat';
import type { Face } from '@/lib/kit/faces';
import type { CutPiece } from '@/lib/kit/kit-spec';
import { type KitSheets, type OrderedBacks, USUAL_KIT_SHEETS } from '@/lib/kit/order';
import { sayPages } from '@/lib/kit/page-ranges';
import { nodeAssets } from '@/templates/assets/node';
import { leavesOf, type Page } from '@/templates/drawing/display-list';
import { SIDES } from '@/templates/pieces/printing-list';
import { said } from '@/test/support/display-text';
import { pieceOf, SHORT_FACES } from '@/test/support/sample-faces';
import { documentOf, kitOf, ORDER, textOf } from '@/test/support/sample-kit';
import { layoutKit } from './layout';
import { planOf } from './print-plan';

const assets = nodeAssets();
const emblem = (title: string): Face => ({ face: 'emblem', tone: 'exit', icon: 'exit', title, note: '' });
const everyWord = ({ items }: Pick<Page, 'items'>) =>
  leavesOf(items)
    .flatMap((item) => (item.kind === 'text' ? [said(item)] : []))
    .join(' ');

/** A kit with everything: documents, pieces with and without backs, a booklet and a board. */
const mixed = () => {
  const cards = pieceOf('cards', cardBlank(CARD_SIZES.poker), Array<Face>(10).fill(emblem('Card')));
  const tiles = pieceOf('tiles', squareTile(45), Array<Face>(30).fill(emblem('Door')));
  const bare = tiles.parts.map(({ back, ...part }) => part);
  const copies = ['Ann', 'Bob'].map((title) => ({ id: title, title, blocks: [textOf('words')] }));
  return kitOf(
    { ...documentOf({ block: 'printing', bring: ['two dice'] }), id: 'cover', title: 'Cover' },
    { ...documentOf(), id: 'sheets', title: 'Sheets', copies },
    { ...documentOf(textOf('words'), { block: 'break' }, textOf('more')), id: 'rules', title: 'Rules' },
    { ...tiles, title: 'Tokens', id: 'tokens', parts: bare },
    { ...cards, title: 'Cards', faceDown: true },
    { ...pieceOf('map', board({ widthMm: 400, heightMm: 300 }), [SHORT_FACES.figure]), title: 'Map', paper: 'plain' },
    { ...documentOf(textOf('words')), id: 'leaflet', title: 'Leaflet', booklet: true },
  );
};

describe('pieces that lie face down', () => {
  const cards = { ...pieceOf('cards', cardBlank(CARD_SIZES.poker), [emblem('Card')]), faceDown: true };
  const sidesWith = async (piece: CutPiece, backs: OrderedBacks) =>
    (await layoutKit(kitOf(piece), { ...ORDER, sheets: { ...ORDER.sheets, backs } }, { assets })).pages.map(
      ({ side }) => side,
    );

  it('have backs by default, and no others have', async () => {
    expect(await sidesWith(cards, 'face-down')).toEqual(['front', 'back']);
    expect(await sidesWith({ ...cards, faceDown: false }, 'face-down')).toEqual(['front']);
  });

  it('have none if that is what was ordered', async () => {
    expect(await sidesWith(cards, 'none')).toEqual(['front']);
    expect(await sidesWith({ ...cards, faceDown: false }, 'long-edge')).toEqual(['front', 'back']);
  });
});

describe('a kit that mixes sheets with one side and with two', () => {
  const laid = (changes: Partial<KitSheets>) =>
    layoutKit(mixed(), { ...ORDER, sheets: { ...USUAL_KIT_SHEETS, separate: true, ...changes } }, { assets });
  const isOwnBack = (title: string) => /^(Cards|Leaflet|Rules)$/.test(title);

  it('prints nothing on the back of a sheet that is not its own', async () => {
    const { pages, sections } = await laid({});
    for (let page = 1; page < pages.length; page += 2) {
      const [section] = sections.filter(
        ({ firstPage, pageCount }) => page >= firstPage && page < firstPage + pageCount,
      );
      if (!pages[page]?.isBlank) expect([page, isOwnBack(section?.title ?? '')]).toEqual([page, true]);
    }
    for (const { firstPage } of sections) expect(firstPage % 2).toBe(0);
  });

  it('leaves no page blank but where backs would be wrong, if that is what was ordered', async () => {
    const { pages, sections } = await laid({ separate: false });
    expect(pages.filter(({ isBlank }) => isBlank).length).toBeLessThan(3);
    const starts = sections.filter(({ backs }) => backs === 'reverse').map(({ firstPage }) => firstPage % 2);
    expect(starts).toEqual([0, 0]);
  });

  it.each(['none', 'gutter-fold'] as const)('leaves no page blank for a printer of one side: %s', async (backs) => {
    const { pages } = await laid({ backs });
    // Only the booklet needs both sides, and begins a sheet.
    expect(pages.filter(({ isBlank }) => isBlank).length).toBeLessThan(2);
  });

  it('leaves no page blank where nothing is printed on both sides', async () => {
    const bare = kitOf(...mixed().pieces.filter(({ id }) => id === 'sheets' || id === 'tokens'));
    const { pages } = await layoutKit(bare, { ...ORDER, sheets: { ...USUAL_KIT_SHEETS, separate: true } }, { assets });
    expect(pages.some(({ isBlank }) => isBlank)).toBe(false);
  });

  it('lists its pages on the cover, with paper and sides', async () => {
    const { pages, sections } = await laid({});
    const words = everyWord(pages[0] ?? { widthMm: 0, heightMm: 0, items: [] });
    expect(words).toContain('What to bring Two dice, scissors, glue.');
    expect(words).toContain('How to print it');
    const { runs } = planOf({ pages, sections }, { duplex: true });
    expect(runs.map(({ titles }) => titles.join(', '))).toEqual([
      'Cover, Sheets',
      'Rules',
      'Tokens',
      'Cards',
      'Map',
      'Leaflet',
    ]);
    for (const run of runs) {
      const paper = `${run.paper} paper, ${SIDES[run.sides]}`;
      expect(words).toContain(`p. ${sayPages(run.pages)} ${paper} ${run.titles.join(', ')}`);
    }
    expect(words).toContain('p. 1–5 (odd ones) plain paper, one side Cover, Sheets');
    expect(sections.at(-1)?.lastPage).toBe(pages.length - 1);
  });

  it('lists nothing where there is only the cover', async () => {
    const cover = kitOf(...mixed().pieces.filter(({ id }) => id === 'cover'));
    const { pages } = await layoutKit(cover, ORDER, { assets });
    expect(pages.map(everyWord).join(' ')).not.toContain('How to print it');
  });
});
