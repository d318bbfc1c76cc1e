import type { Issue } from '@/lib/kernel/issue';
import type { KitSpec, Piece } from '@/lib/kit/kit-spec';
import type { KitOrder, Sacrifice } from '@/lib/kit/order';
import type { Assets } from './assets/assets';
import { FIELD_FONT } from './assets/catalogue';
import { addNode, type Item, type OutlineEntry, type Page, type StructNode } from './display-list';
import { layCards } from './pieces/cards';
import { layDocument } from './pieces/document';
import { layFigure } from './pieces/figure';
import { AUDIENCE_MARKS, drawFrame, type Frame, pageFrame } from './pieces/page-frame';
import { themeFor } from './theme/theme';
import { pointsOf, sanitise } from './type/characters';
import { type Library, openLibrary } from './type/library';
import { createSetter } from './type/setter';

/** A kit on pages, before it becomes a PDF or a preview. */
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
}

/** The pages of one piece. */
export interface Section {
  readonly piece: string;
  readonly title: string;
  readonly firstPage: number;
  readonly pageCount: number;
  /** How its sheets get to have backs; every second page is one if they are on the reverse. */
  readonly backs: 'none' | 'reverse' | 'same-side';
  /** What found no room on its sheets, in the order it was given up. */
  readonly givenUp: readonly Sacrifice[];
}

export interface LayoutOptions {
  readonly assets: Assets;
  /** Called after every piece; may throw to stop. */
  readonly onPiece?: (done: number, count: number) => void | Promise<void>;
}

/** Lays the ordered pieces out on pages. The same kit and order always come out the same. */
export async function layoutKit(
  kit: KitSpec,
  order: KitOrder,
  { assets, onPiece }: LayoutOptions,
): Promise<LaidOutKit> {
  const pieces = kit.pieces.filter(({ id }) => order.pieces === undefined || order.pieces.includes(id));
  const library = await openLibrary(assets);
  const setter = createSetter(await library.chains(pointsOf([{ ...kit, pieces }, OWN_WORDS])));
  const theme = themeFor(order.ink);
  const structure: StructNode = { role: 'Document', children: [] };
  const outline: OutlineEntry[] = [];
  const sections: Section[] = [];
  const issues: Issue[] = [];
  const drafts: {
    readonly frame: Frame;
    readonly items: readonly Item[];
    readonly piece: Piece;
    readonly title: string;
    readonly bare?: boolean;
  }[] = [];

  for (const [done, piece] of pieces.entries()) {
    const part = addNode(structure, 'Part', { title: piece.title });
    const start = drafts.length;
    const children: OutlineEntry[] = [];
    if (piece.kind === 'document') {
      const frame = pageFrame(order.paper, piece.landscape ?? false);
      for (const copy of piece.copies) {
        if (piece.copies.length > 1) children.push({ title: copy.title, page: drafts.length, children: [] });
        const pages = layDocument(piece, copy, frame, { setter, theme, fillable: order.fillable, layFigure }, part);
        const title = piece.copies.length > 1 ? `${piece.title}: ${copy.title}` : piece.title;
        for (const items of pages) drafts.push({ frame, items, piece, title });
      }
    } else {
      const laid = layCards(piece, order.paper, { setter, theme, draft: order.draft ?? false }, part);
      issues.push(...laid.issues);
      for (const items of laid.pages)
        drafts.push({ frame: laid.frame, items, piece, title: piece.title, bare: !laid.hasMargin });
    }
    if (drafts.length > start) {
      outline.push({ title: piece.title, page: start, children });
      const pageCount = drafts.length - start;
      sections.push({ piece: piece.id, title: piece.title, firstPage: start, pageCount, backs: 'none', givenUp: [] });
    }
    const typed = order.fillable ? await missingInFields(library, drafts.slice(start)) : [];
    const missing = [...new Set([...setter.takeMissing(), ...typed])];
    if (missing.length > 0) issues.push(missingCharacters(piece.title, missing));
    await onPiece?.(done + 1, pieces.length);
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
    pages: drafts.map(({ frame, items, piece, title, bare }, i): Page => {
      const all: Item[] = [];
      const words = {
        kit: kit.title,
        piece: title,
        audience: piece.audience,
        number: i + 1,
        count: drafts.length,
        draft: order.draft ?? false,
      };
      if (!bare) drawFrame(frame, words, theme, setter, all);
      return { widthMm: frame.widthMm, heightMm: frame.heightMm, items: [...all, ...items] };
    }),
  };
}

/** Characters in fields that their one wide font lacks. */
async function missingInFields(library: Library, pages: readonly { readonly items: readonly Item[] }[]) {
  const values = pages.flatMap(({ items }) =>
    items.flatMap((item) => (item.kind === 'field' ? [sanitise(item.value)] : [])),
  );
  if (values.every((value) => value === '')) return [];
  const { coverage } = await library.font(FIELD_FONT);
  const covered = (character: string) => character === '\n' || coverage.has(character.codePointAt(0) ?? 0);
  return [...values.join('')].filter((character) => !covered(character));
}

const SHOWN_CHARACTERS = 12;

/** Says which characters no font here can draw, once for each piece. */
export function missingCharacters(place: string, missing: readonly string[]): Issue {
  const shown = missing.slice(0, SHOWN_CHARACTERS).map((character) => {
    const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    return character === '\ufffd' ? 'a broken character' : `${character} (U+${code})`;
  });
  const more = missing.length > SHOWN_CHARACTERS ? ` and ${missing.length - SHOWN_CHARACTERS} more` : '';
  return {
    code: 'print/missing-character',
    severity: 'warning',
    path: [],
    message: `“${place}” has characters that no font here can draw: ${shown.join(', ')}${more}. They are printed as \ufffd. Write them another way.`,
  };
}

const OWN_WORDS = [...Object.values(AUDIENCE_MARKS), '0123456789 PageofDRAFT·…()|.\u2022'];
