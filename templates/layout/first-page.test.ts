import { describe, expect, it } from 'vitest';
import { CARD_SIZES, cardBlank } from '@/lib/kit/blank';
import type { KitSpec, Piece } from '@/lib/kit/kit-spec';
import type { KitOrder } from '@/lib/kit/order';
import type { Poster } from '@/lib/kit/poster';
import type { Assets } from '@/templates/assets/assets';
import { nodeAssets } from '@/templates/assets/node';
import { leavesOf, type Page } from '@/templates/drawing/display-list';
import { said, wordsOf } from '@/test/support/display-text';
import { pieceOf } from '@/test/support/sample-faces';
import { documentOf, kitOf, ORDER, textOf } from '@/test/support/sample-kit';
import { layoutFirstPage } from './first-page';
import { layoutKit } from './layout';

/** Assets that note what is loaded, in order. */
function notedAssets() {
  const loaded: string[] = [];
  const real = nodeAssets();
  const assets: Assets = {
    ...real,
    font: (file) => {
      loaded.push(file.name);
      return real.font(file);
    },
    sign: (name) => {
      loaded.push(name);
      return real.sign(name);
    },
  };
  return { assets, loaded };
}

const cover: Piece = { ...documentOf({ block: 'printing', bring: ['two dice'] }), id: 'cover', title: 'Cover' };
const rules = (...words: readonly string[]): Piece => ({
  ...documentOf(...words.flatMap((markdown) => [textOf(markdown), { block: 'break' } as const])),
  id: 'rules',
  title: 'Rules',
});
const octopuses: Piece = { ...documentOf(textOf('🐙 ☃ Łódź *slowly* 東京')), id: 'octopuses', title: 'Octopuses' };
// A sign that no other test draws: a process loads each only once.
const signed = pieceOf('cards', cardBlank(CARD_SIZES.poker), [
  { face: 'emblem', tone: 'exit', icon: 'game-icons:zeppelin', title: 'Door', note: '' },
]);
const POSTER: Poster = {
  theme: 'placard',
  opening: 'Trapped on',
  title: 'Moonbase',
  hunter: '',
  strip: '2 players',
  sign: 'game-icons:moon-orbit',
  art: '',
  plan: { rooms: [], passages: [], wayOut: [], scale: '' },
};
const begin = (kit: KitSpec, order: Partial<KitOrder> = {}, assets: Assets = nodeAssets()) =>
  layoutFirstPage(kit, { ...ORDER, ...order }, { assets });
const everyWord = ({ items }: Page) =>
  leavesOf(items)
    .flatMap((item) => (item.kind === 'text' ? [said(item)] : []))
    .join(' ');

describe('the first page', () => {
  it('is that of the first piece, while pieces that list other pages keep their places', async () => {
    const begun = await begin(kitOf(cover, rules('The water rises.', 'Later.'), octopuses));
    expect(begun?.pages.map((page) => [page.isBlank ?? false, wordsOf(page).trim()])).toEqual([
      [true, ''],
      [false, 'The water rises.'],
    ]);
    expect(begun?.sections.map(({ piece, firstPage, pageCount }) => [piece, firstPage, pageCount])).toEqual([
      ['cover', 0, 1],
      ['rules', 1, 1],
    ]);
    expect(begun?.outline.map(({ title, page }) => [title, page])).toEqual([
      ['Cover', 0],
      ['Rules', 1],
    ]);
  });

  it('is the poster, of a cover that lists other pages', async () => {
    const kit = kitOf({ ...cover, poster: POSTER }, rules('The water rises.'));
    const begun = await begin(kit);
    expect(begun?.sections.map(({ piece, pageCount }) => [piece, pageCount])).toEqual([['cover', 1]]);
    const whole = await layoutKit(kit, ORDER, { assets: nodeAssets(), credits: false });
    const drawn = contentOf(begun?.pages[0]);
    expect(drawn.map((text) => text.at(-1))).toContain('Moonbase');
    expect(drawn).toEqual(contentOf(whole.pages[0]));
  });

  it('says its number, but not how many there are', async () => {
    const [, page] = (await begin(kitOf(cover, rules('The water rises.'))))?.pages ?? [];
    if (!page) throw new Error('no page');
    expect(everyWord(page)).toMatch(/Page 2(?! of)/);
  });

  it('is drawn before anything else of the kit is loaded', async () => {
    const { assets, loaded } = notedAssets();
    const kit = kitOf(cover, rules('The water rises.', '☃ **But** not `here`, says *she*.'), octopuses, signed);
    await begin(kit, {}, assets);
    expect(loaded.every((name) => name.includes('-latin-'))).toBe(true);
    const first = new Set(loaded);
    await layoutKit(kit, ORDER, { assets });
    const later = loaded.filter((name) => !first.has(name));
    expect(later).toEqual(expect.arrayContaining(['DejaVuSans.ttf', 'NotoEmoji_400Regular.ttf', 'zeppelin']));
    // No font is loaded twice.
    expect(new Set(loaded).size).toBe(loaded.length);
  });

  it('has the fonts of its own characters', async () => {
    const { assets, loaded } = notedAssets();
    const begun = await begin(kitOf(rules('Łódź ☃ *slowly*')), {}, assets);
    expect(loaded).toEqual(
      expect.arrayContaining([
        'atkinson-hyperlegible-next-latin-ext-400-normal.woff',
        'atkinson-hyperlegible-next-latin-400-italic.woff',
        'DejaVuSans.ttf',
      ]),
    );
    expect(loaded.filter((name) => /special-elite|Emoji/.test(name))).toEqual([]);
    const whole = await layoutKit(kitOf(rules('Łódź ☃ *slowly*')), ORDER, { assets, credits: false });
    expect(contentOf(begun?.pages[0])).toEqual(contentOf(whole.pages[0]));
  });

  it('stands where it will stand in the kit', async () => {
    const cards: Piece = { ...signed, faceDown: true };
    const begun = await begin(kitOf(cover, cards));
    const whole = await layoutKit(kitOf(cover, cards), ORDER, { assets: nodeAssets(), credits: false });
    const at = whole.sections.find(({ piece }) => piece === 'cards')?.firstPage;
    expect(begun?.sections.at(-1)?.firstPage).toBe(at);
    expect(begun?.pages).toHaveLength((at ?? 0) + 1);
  });

  it('does not exist if nothing else is ordered than lists of pages', async () => {
    expect(await begin(kitOf(cover))).toBeUndefined();
    expect(await begin(kitOf(cover, rules('Rain.')), { pieces: ['cover'] })).toBeUndefined();
    expect(await begin(kitOf(cover, { ...documentOf(), copies: [] }))).toBeUndefined();
  });
});

/** Texts of a page and their places, without its header and footer. */
const contentOf = (page: Page | undefined) =>
  leavesOf(page?.items ?? []).flatMap((item) =>
    item.kind === 'text' && item.node ? [[item.x, item.y, item.sizeMm, item.run.font.name, said(item)]] : [],
  );
