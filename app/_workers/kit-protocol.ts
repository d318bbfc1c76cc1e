import type { Issue } from '@/lib/kernel/issue';
import type { Json } from '@/lib/kernel/json';
import type { KitOrder } from '@/lib/kit/order';
import type { PageRanges } from '@/lib/kit/page-ranges';
import type { Plan } from '@/lib/kit/plan';
import type { ThemeId } from '@/lib/kit/themes';
import type { OutlineEntry, PartSide } from '@/templates/drawing/display-list';
import type { PrintPlan } from '@/templates/layout/print-plan';
import type { Section } from '@/templates/layout/sections';
import type { ArtPlace } from './scenario-art';

interface OfDraft {
  readonly seq: number;
  /** Base URL of the fonts; a worker can't always derive it from its own address. */
  readonly baseUrl: string;
  readonly system: string;
  readonly art: ArtPlace;
  readonly draft: Json;
}

interface Common extends OfDraft {
  readonly order: KitOrder;
}

/** One side of a part, drawn at its own size. */
export interface PrintedPicture {
  readonly pieceTitle: string;
  readonly side: 'front' | 'back';
  readonly svg: string;
  readonly widthMm: number;
  readonly heightMm: number;
}

/** Files that a kit can be saved as. */
const PRODUCTS = [
  'kit',
  'papers',
  'parts',
  'documents',
  'decks',
  'pieces',
  'cards',
  'sheets',
  'everything',
  'calibration',
] as const;
export type Product = (typeof PRODUCTS)[number];

export interface MadeFile {
  readonly name: string;
  /** A Blob, which the browser keeps outside the page's memory. */
  readonly blob: Blob;
}

export const NOT_LOADED =
  'The printing tools could not be loaded. If you are offline, try again when you are back online; nothing is lost.';

/** Message about a worker that has ended by itself. */
export const STOPPED =
  'The printing tools stopped, perhaps because this device has too little memory. What you wrote is safe.';

export const TOO_LITTLE_MEMORY = 'This device has too little memory for so many pages at once. What you wrote is safe.';

export type KitRequest =
  /**
   * Lays out the kit and keeps its pages for `page` requests. The reply includes the changed pages in `looking`. Before
   * the first layout, its first page comes by itself.
   */
  | (Common & { readonly type: 'layout'; readonly looking: readonly number[] })
  /** Counts the pages of another order while nothing else is under way. */
  | (Common & { readonly type: 'count' })
  /** Marks what a kit's PDF contains, drawn again as this version draws it, with pictures and secrets of the draft. */
  | (Common & { readonly type: 'markPdf'; readonly file: Blob })
  /** Marks the pages of the last layout by what is drawn, while nothing else is under way. */
  | { readonly type: 'marks'; readonly seq: number }
  | (Common & { readonly type: 'make'; readonly product: Product; readonly pages?: PageRanges | undefined })
  /** Draws the printed part of the first of these entries that is on a piece to cut out. */
  | (OfDraft & { readonly type: 'part'; readonly ids: readonly string[] })
  | (OfDraft & { readonly type: 'poster' })
  | { readonly type: 'page'; readonly seq: number; readonly page: number; readonly revision: number }
  /** Loads what the first page of a kit needs, of this game if it is known. No reply. */
  | {
      readonly type: 'warm';
      readonly seq: number;
      readonly system: string | undefined;
      readonly baseUrl: string;
    };

export interface LaidPage {
  readonly widthMm: number;
  readonly heightMm: number;
  readonly isBlank: boolean;
  /** Stays the same while the page looks the same. */
  readonly revision: number;
}

/** Marks of a page that change with what is drawn. */
export interface PageMarks {
  /** Everything but parts to cut out; '' if there is nothing else. */
  readonly mark: string;
  readonly parts: readonly (PartSide & { readonly mark: string })[];
}

interface LaidPages {
  readonly seq: number;
  readonly pages: readonly LaidPage[];
  readonly sections: readonly Section[];
  readonly outline: readonly OutlineEntry[];
  readonly drawn: readonly { readonly page: number; readonly svg: string }[];
}

export type KitReply =
  | { readonly type: 'ready' }
  | { readonly type: 'progress'; readonly seq: number; readonly done: number }
  /** The first page of a kit, ahead of the others. */
  | (LaidPages & { readonly type: 'begun' })
  | (LaidPages & { readonly type: 'laidOut'; readonly issues: readonly Issue[] })
  | { readonly type: 'counted'; readonly seq: number; readonly plan: PrintPlan }
  | { readonly type: 'marked'; readonly seq: number; readonly marks: readonly PageMarks[] }
  | {
      readonly type: 'markedPdf';
      readonly seq: number;
      readonly marks: readonly PageMarks[];
      /** Version of Trapdoor that printed it. */
      readonly version: string;
    }
  | { readonly type: 'page'; readonly seq: number; readonly svg: string }
  | { readonly type: 'part'; readonly seq: number; readonly sides: readonly PrintedPicture[] }
  | {
      readonly type: 'poster';
      readonly seq: number;
      readonly svg: string;
      readonly theme: ThemeId;
      /** Names of what hunts the players; may be empty. */
      readonly hunter: string;
      /** Map as players may see it; without rooms in games without a map. */
      readonly map: Plan;
    }
  | { readonly type: 'made'; readonly seq: number; readonly file: MadeFile }
  | { readonly type: 'failed'; readonly seq: number; readonly message: string };

export type BegunLayout = Extract<KitReply, { type: 'begun' }>;

export interface KitAnswer {
  readonly layout: Extract<KitReply, { type: 'laidOut' }>;
  readonly count: Extract<KitReply, { type: 'counted' }>;
  readonly marks: Extract<KitReply, { type: 'marked' }>;
  readonly markPdf: Extract<KitReply, { type: 'markedPdf' }>;
  readonly make: Extract<KitReply, { type: 'made' }>;
  readonly page: Extract<KitReply, { type: 'page' }>;
  readonly part: Extract<KitReply, { type: 'part' }>;
  readonly poster: Extract<KitReply, { type: 'poster' }>;
}
