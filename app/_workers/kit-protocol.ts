import type { Issue } from '@/lib/kernel/issue';
import type { Json } from '@/lib/kernel/json';
import type { KitOrder } from '@/lib/kit/order';
import type { OutlineEntry } from '@/templates/drawing/display-list';
import type { Section } from '@/templates/layout/sections';
import type { MadeFile, Product } from './products';

interface Common {
  readonly seq: number;
  /** Where the fonts lie; a worker can't always tell from its own address. */
  readonly baseUrl: string;
  readonly system: string;
  /** Whose pictures are drawn. */
  readonly draftId: string;
  readonly draft: Json;
  readonly order: KitOrder;
}

export type KitRequest =
  /** Lays the kit out and keeps its pages for `page`. Of those that somebody looks at, what has changed comes along. */
  | (Common & { readonly type: 'layout'; readonly looking: readonly number[] })
  | (Common & { readonly type: 'make'; readonly product: Product })
  | { readonly type: 'page'; readonly seq: number; readonly page: number; readonly revision: number };

export interface LaidPage {
  readonly widthMm: number;
  readonly heightMm: number;
  /** Stays the same for as long as the page looks the same. */
  readonly revision: number;
}

export type KitReply =
  | { readonly type: 'ready' }
  | { readonly type: 'progress'; readonly seq: number; readonly done: number }
  | {
      readonly type: 'laidOut';
      readonly seq: number;
      readonly pages: readonly LaidPage[];
      readonly sections: readonly Section[];
      readonly outline: readonly OutlineEntry[];
      readonly issues: readonly Issue[];
      readonly drawn: readonly { readonly page: number; readonly svg: string }[];
    }
  | { readonly type: 'page'; readonly seq: number; readonly svg: string }
  | { readonly type: 'made'; readonly seq: number; readonly file: MadeFile }
  | { readonly type: 'failed'; readonly seq: number; readonly message: string };

/** The reply that answers a request of each type. */
export interface KitAnswer {
  readonly layout: Extract<KitReply, { type: 'laidOut' }>;
  readonly make: Extract<KitReply, { type: 'made' }>;
  readonly page: Extract<KitReply, { type: 'page' }>;
}
