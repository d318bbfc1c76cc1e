import type { Issue } from '@/lib/kernel/issue';
import type { KitSpec } from '@/lib/kit/kit-spec';
import type { KitOrder } from '@/lib/kit/order';
import { picturesIn } from '@/lib/kit/picture';
import type { Page } from '@/templates/drawing/display-list';
import { type LaidOutKit, type LayoutOptions, layoutKit, type Pictures } from '@/templates/layout/layout';
import type { Section } from '@/templates/layout/sections';
import type { Assets } from '../assets/assets';
import type { Attachment } from '../pdf/attachment';
import { withOrder } from '../pdf/printed-order';
import { writePdf } from '../pdf/write';
import { CREDITS_ID, FONT_CREDITS } from '../pieces/credits';
import { pageToPng } from '../raster/page-png';
import { renderKit } from '../render';
import { authorOfSign } from '../theme/game-icons';
import { artFiles } from './art-files';
import { decksOf, renderDeck } from './deck';
import { createNames, padded } from './file-names';
import type { Shop } from './print-on-demand';
import { CARDS_FOLDER, type Contents, EVERYTHING, readmeLines } from './readme';
import { type ShopPicture, shopPictures } from './shop-pictures';
import { type Entry, textBytes } from './zip';

export { type Contents, EVERYTHING } from './readme';

export interface FilesOptions extends Pick<LayoutOptions, 'assets' | 'pictures'> {
  /** The scenario, as a file and inside the PDF. */
  readonly scenario: Attachment;
  /** Credits required by the game and the scenario. */
  readonly credits: readonly string[];
  readonly contents?: Contents | undefined;
  /** Called once with the issues of the pages. */
  readonly onIssues?: ((issues: readonly Issue[]) => void) | undefined;
  /** From 0 to 1. */
  readonly onProgress?: ((done: number) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** A file that is created lazily and released once it is written. */
interface Planned {
  readonly path: string;
  readonly make: () => Uint8Array | Promise<Uint8Array>;
}

/** Yields every file of a kit, sorted by path and the same each time. Holds one file at a time, to save memory. */
export async function* kitFiles(kit: KitSpec, order: KitOrder, options: FilesOptions): AsyncGenerator<Entry> {
  const { onProgress, signal } = options;
  const turn = async () => {
    // Yields to the event loop, so that messages such as an abort are received.
    await new Promise((resolve) => setTimeout(resolve, 0));
    signal?.throwIfAborted();
  };
  await turn();
  const files = await planFiles(kit, order, options, turn);
  for (const [i, { path, make }] of files.entries()) {
    yield { path, bytes: await make() };
    onProgress?.((i + 1) / files.length);
    await turn();
  }
}

async function planFiles(
  kit: KitSpec,
  order: KitOrder,
  { assets, pictures, scenario, credits, contents = EVERYTHING, onIssues, signal }: FilesOptions,
  turn: () => Promise<void>,
): Promise<readonly Planned[]> {
  const laidOut = await layoutKit(kit, order, { assets, pictures, onPiece: turn });
  onIssues?.(laidOut.issues);
  const names = createNames();
  const folders = laidOut.sections.map((section) => ({ ...section, folder: names(section.title) }));
  const folderOf = new Map(folders.map(({ piece, folder }) => [piece, folder]));
  const shown = (shop: Shop) => shopPictures(kit, order, folderOf, { assets, pictures, onPiece: turn, shop });
  const shop = contents.pieces.includes('game-crafter') ? await shown('game-crafter') : [];
  const cards = contents.pieces.includes('make-playing-cards') ? cardsAmong(await shown('make-playing-cards')) : [];
  const decks = contents.documents ? decksOf(shop) : [];
  const art = contents.documents ? await artFiles(kit, pictures) : [];

  const ordered = withOrder(scenario, order, undefined);
  const documents: readonly Planned[] = [
    { path: 'kit.pdf', make: () => writePdf(laidOut, { assets, attachment: ordered, onPage: turn }) },
    { path: scenario.name, make: () => scenario.bytes },
    ...folders.map(({ piece, folder }) => ({
      path: `components/${folder}.pdf`,
      make: async () => {
        const alone = { ...order, pieces: [piece], skip: undefined };
        // The credits are a component of their own.
        return (await renderKit(kit, alone, { assets, pictures, credits: piece === CREDITS_ID, signal })).pdf;
      },
    })),
    ...art,
    ...decks.map((deck) => ({ path: `decks/${deck.folder}.pdf`, make: () => renderDeck(kit, deck, assets) })),
  ];
  const text = (path: string, lines: readonly string[]): Planned => ({ path, make: () => textBytes(lines) });
  return [
    text('CREDITS.txt', await creditLines(kit, credits, pictures)),
    text(
      'README.txt',
      readmeLines({
        kit,
        folders,
        pageCount: laidOut.pages.length,
        shop,
        cards,
        decks,
        contents,
        scenario: scenario.name,
        art: art.length > 0,
      }),
    ),
    ...(contents.documents ? documents : []),
    ...(contents.sheets ? folders.flatMap((section) => sheetFiles(laidOut, section, assets)) : []),
    ...pieceFiles('pieces', shop, assets),
    ...pieceFiles(CARDS_FOLDER, cards, assets),
  ].sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Returns the credits that licences require. Must be called after layout: only then are the signs known. */
async function creditLines(
  kit: KitSpec,
  asked: readonly string[],
  pictures: Pictures | undefined,
): Promise<readonly string[]> {
  const byAuthor = new Map<string, string[]>();
  for (const picture of picturesIn(kit)) {
    const author = authorOfSign(picture);
    if (author) byAuthor.set(author, [...(byAuthor.get(author) ?? []), picture.replace(/^.*:/, '')]);
  }
  const signs = [...byAuthor].map(([author, names]) => `  ${author}: ${names.toSorted().join(', ')}`);
  const own: string[] = [];
  for (const id of picturesIn(kit)) {
    const { alt = '', credit = '' } = (await pictures?.(id)) ?? {};
    if (credit) own.push(`  ${alt || 'A picture'}: ${credit}`);
  }
  return [
    kit.title,
    ...(kit.authors.length > 0 ? [`by ${kit.authors.join(', ')}`] : []),
    ...asked.filter(Boolean),
    '',
    ...(signs.length > 0
      ? [
          'Signs from game-icons.net, under CC BY 3.0 (https://creativecommons.org/licenses/by/3.0/), in other colours:',
          ...signs,
          '',
        ]
      : []),
    ...(own.length > 0 ? ['Pictures:', ...new Set(own), ''] : []),
    'Fonts:',
    ...FONT_CREDITS.map((font) => `  ${font}`),
    '',
    'Made with Trapdoor.',
  ];
}

function sheetFiles(
  { pages }: LaidOutKit,
  { folder, firstPage, pageCount, backs }: Section & { readonly folder: string },
  assets: Assets,
): readonly Planned[] {
  const printed = pages.slice(firstPage, firstPage + pageCount).filter(({ isBlank }) => !isBlank);
  return printed.map((page, i) => {
    const [number, count] =
      backs === 'reverse' ? [Math.floor(i / 2) + 1, Math.ceil(printed.length / 2)] : [i + 1, printed.length];
    const side = backs === 'reverse' ? (i % 2 === 0 ? '-front' : '-back') : '';
    return { path: `sheets/${folder}/${padded(number, count)}${side}.png`, make: () => pageToPng(page, assets) };
  });
}

/** Plans the pictures of pieces. A shared back is drawn once; files are requested in order of their paths. */
function pieceFiles(folder: string, pictures: readonly ShopPicture[], assets: Assets): readonly Planned[] {
  const backs = new Map<Page, Promise<Uint8Array>>();
  const draw = ({ side, page }: ShopPicture): Promise<Uint8Array> => {
    const drawn = backs.get(page) ?? pageToPng(page, assets);
    if (side === 'back') backs.set(page, drawn);
    return drawn;
  };
  return pictures.map((picture) => ({ path: `${folder}/${picture.path}`, make: () => draw(picture) }));
}

/** MakePlayingCards makes only cards. */
const cardsAmong = (pictures: readonly ShopPicture[]) => pictures.filter(({ product }) => product !== undefined);
