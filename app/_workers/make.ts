import { creditsOf, fileOf } from '@/door/carried';
import { buildKit } from '@/lib/flow';
import { fileNameOf } from '@/lib/kernel/file-name';
import type { Piece } from '@/lib/kit/kit-spec';
import type { KitOrder } from '@/lib/kit/order';
import type { PageRanges } from '@/lib/kit/page-ranges';
import type { Opened } from '@/lib/scenario/open';
import { decksOf, renderDeck } from '@/templates/exports/deck';
import { type Contents, EVERYTHING, kitFiles } from '@/templates/exports/kit-files';
import { paperFiles } from '@/templates/exports/paper-files';
import { shopSizeOf } from '@/templates/exports/print-on-demand';
import { shopPictures } from '@/templates/exports/shop-pictures';
import { type Entry, writeZip } from '@/templates/exports/zip';
import type { LayoutOptions } from '@/templates/layout/layout';
import { calibrationKit } from '@/templates/pieces/calibration-page';
import { renderKit } from '@/templates/render';
import { CannotMake } from './cannot-make';
import type { MadeFile, Product } from './kit-protocol';

interface Making extends Pick<LayoutOptions, 'assets' | 'pictures'> {
  readonly opened: Opened;
  readonly order: KitOrder;
  /** Pages to print; undefined means all. Only for products printed as a whole. */
  readonly pages?: PageRanges | undefined;
  /** Receives the progress from 0 to 1. */
  readonly report: (done: number) => void;
}

type Maker = (making: Making) => Promise<MadeFile>;

/** Makes one file of a kit, named after its title. */
export const make = (product: Product, making: Making): Promise<MadeFile> => MAKERS[product](making);

const kit: Maker = async ({ opened, order, pages, assets, pictures, report }) => {
  const { pdf } = await renderKit(buildKit(opened, order), order, {
    assets,
    pictures,
    pages,
    attachment: fileOf(opened),
    // Layout takes about as long as writing.
    onProgress: ({ stage, done, count }) => report((stage === 'layout' ? 0 : 0.5) + done / count / 2),
  });
  return { name: `${fileNameOf(opened.draft.title)}.pdf`, blob: pdfBlob(pdf) };
};

const papers: Maker = async ({ opened, order, pages, assets, pictures, report }) => {
  const options = { assets, pictures, pages, attachment: fileOf(opened), onProgress: report };
  const files = paperFiles(buildKit(opened, order), order, options);
  return { name: `${fileNameOf(opened.draft.title)}-by-paper.zip`, blob: await zipBlob(files) };
};

/** Pages of each file for devices with little memory; even, so that backs stay with their fronts. */
const PART_PAGES = 16;

const parts: Maker = async ({ opened, order, pages, assets, pictures, report }) => {
  const options = { assets, pictures, pages, attachment: fileOf(opened), most: PART_PAGES, onProgress: report };
  const files = paperFiles(buildKit(opened, order), order, options);
  return { name: `${fileNameOf(opened.draft.title)}-in-parts.zip`, blob: await zipBlob(files) };
};

/** Printed without correction, since it measures the printer's errors. */
const calibration: Maker = async ({ order, assets, report }) => {
  const { pdf } = await renderKit(
    calibrationKit(),
    { ...order, pieces: undefined, calibration: undefined, draft: false },
    { assets, onProgress: ({ done, count }) => report(done / count) },
  );
  return { name: `calibration-page-${order.paper}.pdf`, blob: pdfBlob(pdf) };
};

const NO_CARDS = 'There are no poker cards in this kit. Select some on the order form.';

const decks: Maker = async ({ opened, order, assets, pictures, report }) => {
  const spec = buildKit(opened, order);
  const all = decksOf(await shopPictures(spec, order, new Map(), { assets, pictures }));
  const slug = fileNameOf(opened.draft.title);
  const [only] = all;
  if (!only) throw new CannotMake(NO_CARDS);
  if (all.length === 1)
    return { name: `${slug}-${only.folder}.pdf`, blob: pdfBlob(await renderDeck(spec, only, assets)) };
  const entries = async function* (): AsyncGenerator<Entry> {
    for (const [i, deck] of all.entries()) {
      yield { path: `${deck.folder}.pdf`, bytes: await renderDeck(spec, deck, assets) };
      report((i + 1) / all.length);
    }
  };
  return { name: `${slug}-decks.zip`, blob: await zipBlob(entries()) };
};

const packOf =
  (name: string, contents: Contents): Maker =>
  async ({ opened, order, assets, pictures, report }) => {
    const files = kitFiles(buildKit(opened, order), order, {
      assets,
      pictures,
      scenario: fileOf(opened),
      credits: creditsOf(opened),
      contents,
      onProgress: report,
    });
    return { name: `${fileNameOf(opened.draft.title)}-${name}.zip`, blob: await zipBlob(files) };
  };

/** Poker cards only: this shop makes no other product of the games' kits. */
const cards: Maker = async (making) => {
  const { pieces } = buildKit(making.opened, making.order);
  const isCard = (piece: Piece) =>
    piece.kind === 'cut' && shopSizeOf(piece.blank.outline, 'make-playing-cards').product !== undefined;
  if (!pieces.some(isCard)) throw new CannotMake(NO_CARDS);
  return packOf('makeplayingcards', { ...nothing, pieces: ['make-playing-cards'] })(making);
};

const nothing: Contents = { documents: false, sheets: false, pieces: [] };

const MAKERS: Readonly<Record<Product, Maker>> = {
  kit,
  papers,
  parts,
  calibration,
  decks,
  documents: packOf('pdfs', { ...nothing, documents: true }),
  pieces: packOf('pieces', { ...nothing, pieces: ['game-crafter'] }),
  cards,
  sheets: packOf('pages', { ...nothing, sheets: true }),
  everything: packOf('everything', EVERYTHING),
};

const pdfBlob = (pdf: Uint8Array) => new Blob([pdf as Uint8Array<ArrayBuffer>], { type: 'application/pdf' });

async function zipBlob(entries: AsyncIterable<Entry>): Promise<Blob> {
  // Each part becomes a Blob at once, so that a large archive takes no memory here.
  const parts: Blob[] = [];
  await writeZip(entries, (chunk) => void parts.push(new Blob([chunk as Uint8Array<ArrayBuffer>])));
  return new Blob(parts, { type: 'application/zip' });
}
