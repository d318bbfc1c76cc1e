import type { Issue } from '@/lib/kernel/issue';
import type { Path } from '@/lib/kernel/path';
import type { KitSpec, Piece } from '@/lib/kit/kit-spec';
import type { KitOrder } from '@/lib/kit/order';
import { picturesIn } from '@/lib/kit/picture';
import { type ScenarioTheme, themeNamed } from '@/lib/kit/themes';
import { unprintableIssues, untypableIssues } from '@/lib/kit/unprintable';
import type { Assets } from '@/templates/assets/assets';
import { DISPLAY_FILES, FIELD_FONT, type FontFile } from '@/templates/assets/catalogue';
import {
  leavesOf,
  type OutlineEntry,
  type Page,
  type Picture,
  type StructNode,
} from '@/templates/drawing/display-list';
import { CREDITS_ID, creditsPiece, OWN_PIECE_WORDS } from '@/templates/pieces/credits';
import { sayMissingArt } from '@/templates/pieces/faces/art';
import type { ShownPicture } from '@/templates/pieces/faces/face';
import { layPiece, type PieceSetting } from '@/templates/pieces/lay-piece';
import { blankPage, type PageDraft } from '@/templates/pieces/page-draft';
import { AUDIENCE_MARKS } from '@/templates/pieces/page-frame';
import type { KnownPiece, PieceCache } from '@/templates/pieces/piece-cache';
import { asksForPrinting, withPrinting } from '@/templates/pieces/printing-list';
import { toolsFor } from '@/templates/pieces/tools';
import { loadSigns } from '@/templates/theme/game-icons';
import { themeFor } from '@/templates/theme/theme';
import { codePointsOf, sanitise } from '@/templates/type/characters';
import { type Library, openLibrary } from '@/templates/type/library';
import { createSetter } from '@/templates/type/setter';
import { finishPage } from './finish-page';
import { isDuplex, planOf } from './print-plan';
import { type Section, sectionsOf, slotsOf } from './sections';

/** A kit laid out on pages, before conversion to a PDF or a preview. */
export interface LaidOutKit {
  readonly title: string;
  readonly subtitle: string;
  readonly language: string;
  readonly authors: readonly string[];
  readonly pages: readonly Page[];
  readonly structure: StructNode;
  readonly outline: readonly OutlineEntry[];
  readonly sections: readonly Section[];
  readonly issues: readonly Issue[];
  /** Edge on which the printer flips sheets. */
  readonly edge?: Edge | undefined;
  /** True if each sheet is meant to be printed on both sides. */
  readonly isDuplex?: boolean | undefined;
}

export type Edge = 'long' | 'short';

/** Loads uploaded pictures with their descriptions, by the ids that faces use. */
export type Pictures = (id: string) => Promise<(Omit<ShownPicture, 'id'> & Partial<Pick<Picture, 'id'>>) | undefined>;

export interface LayoutOptions {
  readonly assets: Assets;
  readonly pictures?: Pictures | undefined;
  /** False if the credits are printed in another file; otherwise they are added. */
  readonly credits?: boolean | undefined;
  /** Cache between layouts, for a live preview. */
  readonly cache?: PieceCache | undefined;
  /** Returns the path at which an author chose a picture, for issues. */
  readonly whereIs?: ((picture: string) => Path) | undefined;
  /** Called after every piece; may throw to stop. */
  readonly onPiece?: (done: number, count: number) => void | Promise<void>;
}

/** Lays out the ordered pieces on pages. Deterministic. */
export async function layoutKit(
  kit: KitSpec,
  order: KitOrder,
  { assets, pictures, credits, cache, whereIs, onPiece }: LayoutOptions,
): Promise<LaidOutKit> {
  const { pieces, setting, library } = await openSetting(kit, order, { assets, pictures, credits });
  const { setter } = setting;
  // Only the first piece on sheets with several places begins on a partly used one.
  let skip = order.skip;
  const lay = async (piece: Piece): Promise<KnownPiece> => {
    const own = { ...setting, order: { ...order, skip } };
    const made = async () => {
      const part: StructNode = { role: 'Part', title: piece.title, children: [] };
      const laid = layPiece(piece, own, part);
      const untypable = order.fillable ? await missingInFields(library, laid.pages) : [];
      return { laid, part, missing: setter.takeMissing(), untypable };
    };
    const known = await (cache ? cache.of(piece, own, made) : made());
    if (known.laid.starts) skip = undefined;
    return known;
  };

  const known: (KnownPiece | undefined)[] = [];
  const report = () => onPiece?.(known.filter(Boolean).length, pieces.length);
  for (const [i, piece] of pieces.entries()) {
    if (asksForPrinting(piece)) continue;
    known[i] = await lay(piece);
    await report();
  }
  // The list of the kit's pages is part of the kit, so it is laid out again while it changes its own length.
  for (const [i, piece] of pieces.entries()) {
    if (!asksForPrinting(piece)) continue;
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const before = known[i]?.laid.pages.length ?? 1;
      const sections = sectionsOf(pieces, known, order);
      const { runs } = planOf({ pages: pagesSoFar(), sections }, { duplex: isDuplex(order) });
      const tools = toolsFor(pieces.map((one, place) => [one, known[place]?.laid]));
      known[i] = await lay(withPrinting(piece, runs, tools));
      if (known[i]?.laid.pages.length === before) break;
    }
    await report();
  }

  const { slots, shared } = slotsOf(pieces, known, order);
  const drafts: { readonly draft: PageDraft; readonly piece: Piece }[] = [];
  for (const { piece: i, page } of slots) {
    const [piece, before] = [pieces[i], drafts.at(-1)];
    const draft = page === undefined ? before && blankPage(before.draft) : draftOf(i, page);
    if (piece && draft) drafts.push({ draft, piece });
  }
  const structure: StructNode = { role: 'Document', children: known.flatMap((one) => (one ? [one.part] : [])) };
  const outline: OutlineEntry[] = [];
  const issues: Issue[] = [];
  for (const [i, piece] of pieces.entries()) {
    const one = known[i];
    if (!one) continue;
    const { laid } = one;
    issues.push(
      ...laid.issues,
      ...laid.missingArt.map((art) => sayMissingArt(piece.title, art, whereIs?.(art.id) ?? [])),
    );
    if (laid.pages.length === 0) continue;
    const host = shared.hosts.get(i);
    const at = (page: number) =>
      host === undefined
        ? slots.findIndex((slot) => slot.piece === i && slot.page === page)
        : slots.findLastIndex((slot) => slot.piece === host && slot.page !== undefined);
    const children = laid.entries.map(({ title, page }) => ({ title, page: at(page), children: [] }));
    outline.push({ title: piece.title, page: at(0), children });
  }
  const all = (of: 'missing' | 'untypable') =>
    known.flatMap((one) => one?.[of].map((sign) => ({ sign, path: [] })) ?? []);
  issues.push(...unprintableIssues(all('missing')), ...untypableIssues(all('untypable')));
  const sections = sectionsOf(pieces, known, order);

  function pagesSoFar() {
    return slotsOf(pieces, known, order).slots.map(({ piece: i, page }) => ({
      isBlank: page === undefined || known[i]?.laid.pages[page]?.isBlank,
    }));
  }

  /** Returns a page with everything on it. */
  function draftOf(i: number, page: number): PageDraft | undefined {
    const { pages = [] } = known[i]?.laid ?? {};
    return (page === pages.length - 1 ? shared.drafts.get(i)?.() : undefined) ?? pages[page];
  }

  return {
    title: kit.title,
    subtitle: kit.subtitle,
    language: kit.language,
    authors: kit.authors,
    structure,
    outline,
    sections,
    issues,
    ...(isDuplex(order) && {
      edge: order.sheets.backs === 'short-edge' ? 'short' : 'long',
      isDuplex: order.sheets.separate === true || sections.every(({ sides }) => sides === 'both'),
    }),
    pages: drafts.map(({ draft, piece }, i) =>
      finishPage(draft, { kit: kit.title, piece, number: i + 1, count: drafts.length }, setting),
    ),
  };
}

/** The list of pages grows with the page numbers by at most a page. */
const MOST_TRIES = 3;

export const orderedPieces = ({ pieces }: KitSpec, order: KitOrder): readonly Piece[] =>
  pieces.filter(({ id }) => order.pieces === undefined || order.pieces.includes(id));

/** Returns the fonts of headings; undefined for those of the placard. */
export function displayOf({ theme = '' }: KitSpec, { ink }: KitOrder): readonly FontFile[] | undefined {
  const { face, isHeavy }: ScenarioTheme = themeNamed(theme);
  return isHeavy && ink === 'low' ? undefined : DISPLAY_FILES[face];
}

/** Loads the ordered pieces and everything needed to draw them. */
export async function openSetting(
  kit: KitSpec,
  order: KitOrder,
  { assets, pictures, credits = true }: Pick<LayoutOptions, 'assets' | 'pictures' | 'credits'>,
): Promise<{ readonly pieces: readonly Piece[]; readonly setting: PieceSetting; readonly library: Library }> {
  const ordered = orderedPieces(kit, order);
  // Credits that are ordered by name cover the whole kit.
  const credited = order.pieces?.includes(CREDITS_ID) ? kit.pieces : ordered;
  const named = [...new Set([kit.sign, ...picturesIn(credited)])];
  const library = openLibrary(assets);
  const [loaded] = await Promise.all([loadPictures(named, pictures), loadSigns(named, assets)]);
  // Parts that replace others have their credits in the kit printed before.
  const thanks =
    credits && order.only === undefined && credited.length > 0 ? creditsPiece(kit, named, loaded) : undefined;
  const pieces = thanks ? [...ordered, thanks] : ordered;
  const setter = createSetter(
    await library.chains(codePointsOf([{ ...kit, pieces }, OWN_WORDS]), kit.language, displayOf(kit, order)),
  );
  const setting: PieceSetting = {
    setter,
    theme: themeFor(kit.theme ?? '', order.ink, order.grounds),
    order,
    pictures: loaded,
    sign: kit.sign,
    language: kit.language,
  };
  return { pieces, setting, library };
}

export async function loadPictures(
  ids: readonly string[],
  pictures: Pictures | undefined,
): Promise<ReadonlyMap<string, ShownPicture>> {
  const found = await Promise.all(
    ids.map(async (id) => {
      const picture = await pictures?.(id);
      if (!picture) return [];
      // The same object is drawn once and recognised as unchanged.
      return [[id, picture.id === id ? (picture as ShownPicture) : { ...picture, id }]] as const;
    }),
  );
  return new Map(found.flat());
}

/** Returns characters in fields that their font lacks. */
async function missingInFields(library: Library, pages: readonly PageDraft[]) {
  const values = pages.flatMap(({ items }) =>
    leavesOf(items).flatMap((item) => (item.kind === 'field' ? [sanitise(item.value)] : [])),
  );
  if (values.every((value) => value === '')) return [];
  const { coverage } = await library.font(FIELD_FONT);
  const covered = (character: string) => character === '\n' || coverage.has(character.codePointAt(0) ?? 0);
  return [...values.join('')].filter((character) => !covered(character));
}

/** Characters of our own words on pages. */
export const OWN_WORDS = [...Object.values(AUDIENCE_MARKS), ...OWN_PIECE_WORDS, '0123456789 PageofDRAFT·…()|.\u2022'];
