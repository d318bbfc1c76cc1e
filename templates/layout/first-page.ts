import type { KitSpec, Piece } from '@/lib/kit/kit-spec';
import type { KitOrder } from '@/lib/kit/order';
import { picturesIn } from '@/lib/kit/picture';
import type { Assets } from '@/templates/assets/assets';
import { FACE_NAMES, type FaceName } from '@/templates/assets/catalogue';
import { USUAL_FACES } from '@/templates/assets/first-page-files';
import { type Item, leavesOf, type Page } from '@/templates/drawing/display-list';
import { type LaidPiece, layPiece } from '@/templates/pieces/lay-piece';
import { pageFrame } from '@/templates/pieces/page-frame';
import { asksForPrinting } from '@/templates/pieces/printing-list';
import { loadSigns } from '@/templates/theme/game-icons';
import { themeFor } from '@/templates/theme/theme';
import { codePointsOf } from '@/templates/type/characters';
import { type Chains, openLibrary } from '@/templates/type/library';
import { createSetter } from '@/templates/type/setter';
import { finishPage } from './finish-page';
import { displayOf, type LaidOutKit, type LayoutOptions, loadPictures, OWN_WORDS, orderedPieces } from './layout';
import { sectionsOf, slotsOf } from './sections';

/** The beginning of a kit: its first page that can be drawn before all others are known, and places for those before. */
export type BegunKit = Pick<LaidOutKit, 'pages' | 'sections' | 'outline'>;

/** Loads the fonts of almost every page. */
export const loadUsualFonts = (assets: Assets): Promise<unknown> =>
  openLibrary(assets).chainsOf(USUAL_FACES, codePointsOf(OWN_WORDS));

/**
 * Draws the poster, or else the first page of the first piece that lists no other pages, with the fonts and pictures of
 * that page alone. The pieces before it keep their places as blank pages. Undefined if there is no such page.
 */
export async function layoutFirstPage(
  kit: KitSpec,
  order: KitOrder,
  { assets, pictures }: Pick<LayoutOptions, 'assets' | 'pictures'>,
): Promise<BegunKit | undefined> {
  const ordered = orderedPieces(kit, order).map(posterAlone);
  const first = ordered.findIndex((piece) => !asksForPrinting(piece));
  const piece = ordered[first];
  if (!piece) return undefined;
  const pieces = ordered.slice(0, first + 1);
  const named = [...new Set([kit.sign, ...picturesIn(piece)])];
  const library = openLibrary(assets);
  const display = displayOf(kit, order);
  const [loaded] = await Promise.all([loadPictures(named, pictures), loadSigns(named, assets)]);
  let points = codePointsOf([kit.title, piece.title, OWN_WORDS]);
  let faces = USUAL_FACES;
  let chains: Partial<Chains> = await library.chainsOf(faces, points, kit.language, display);
  for (;;) {
    const wanted = new Set(faces);
    const setter = createSetter(lending(chains, wanted));
    const theme = themeFor(kit.theme ?? '', order.ink, order.grounds);
    const setting = { setter, theme, order, pictures: loaded, sign: kit.sign, language: kit.language };
    const laid = layPiece(piece, setting, { role: 'Part', children: [] });
    if (laid.pages.length === 0) return undefined;
    const begun = beginning(pieces, laid, order);
    const pages = begun.slots.map((slot, i): Page => {
      const draft = slot.piece === first && slot.page === 0 ? laid.pages[0] : undefined;
      return draft
        ? finishPage(draft, { kit: kit.title, piece, number: i + 1, count: undefined }, setting)
        : begun.blank;
    });
    points = new Set([...points, ...codePointsOf(pages.flatMap(({ items }) => textsIn(items)))]);
    faces = [...wanted];
    const next = await library.chainsOf(faces, points, kit.language, display);
    if (hasSameFonts(chains, next)) return { pages, sections: begun.sections, outline: begun.outline };
    chains = next;
  }
}

/** Leaves the poster of a piece alone, whose other pages list pages that are not known yet. */
const posterAlone = (piece: Piece): Piece =>
  piece.kind === 'document' && piece.poster ? { ...piece, copies: [] } : piece;

/** Lends `body` for faces that are not loaded, and notes that they are wanted. */
function lending(chains: Partial<Chains>, wanted: Set<FaceName>): Chains {
  const lent = {};
  for (const face of FACE_NAMES) {
    const get = () => {
      wanted.add(face);
      return chains[face] ?? chains.body;
    };
    Object.defineProperty(lent, face, { get });
  }
  return lent as Chains;
}

const hasSameFonts = (a: Partial<Chains>, b: Partial<Chains>): boolean =>
  FACE_NAMES.every((face) => {
    const [one, other] = [a[face] ?? [], b[face] ?? []];
    return one.length === other.length && one.every((font, i) => font === other[i]);
  });

/** Returns the order of the pages up to the first one of the last piece. */
function beginning(pieces: readonly Piece[], laid: LaidPiece, order: KitOrder) {
  const only = { ...laid, pages: laid.pages.slice(0, 1), begins: [0] };
  const known = pieces.map((_, i) => (i === pieces.length - 1 ? { laid: only } : undefined));
  const { slots } = slotsOf(pieces, known, order);
  const { widthMm, heightMm } = pageFrame(order.paper, false);
  const sections = sectionsOf(pieces, known, order);
  return {
    slots,
    sections,
    outline: sections.map(({ title, firstPage }) => ({ title, page: firstPage, children: [] })),
    blank: { widthMm, heightMm, items: [], isBlank: true },
  };
}

/** Returns the texts on a page, also those in sketches. */
const textsIn = (items: readonly Item[]): readonly string[] =>
  leavesOf(items).flatMap((item) => {
    if (item.kind === 'place') return textsIn(item.sketch.items);
    if (item.kind !== 'text') return [];
    const { words, from, to, wordCache } = item.run;
    return words.slice(from, to).map((word) => wordCache.text(word));
  });
