import * as z from 'zod';
import {
  BLEEDS_MM,
  CUTS,
  INKS,
  type KitOrder,
  MOST_SKIPPED,
  ORDERED_BACKS,
  SACRIFICES,
  TOKEN_SHAPES,
} from '@/lib/kit/order';
import type { PageRanges } from '@/lib/kit/page-ranges';
import { MARGIN_MM, PAPERS } from '@/lib/kit/paper';
import type { Attachment } from './attachment';

/** Order that a kit remembers. What was decided or made at a table is left out, and so is the printer's offset. */
type RememberedOrder = Omit<KitOrder, 'calibration' | 'secrets' | 'cast' | 'lengths'>;

export interface PrintedOrder {
  readonly order: RememberedOrder;
  /** Pages that the file contains; all if undefined. */
  readonly pages: PageRanges | undefined;
  /** Version of the program that printed it. */
  readonly version: string;
}

const MOST_TEXT = 100_000;
const [MOST_NAMES, MOST_LETTERS, MOST_ENTRIES] = [40, 200, 500];

const id = z.string().max(MOST_LETTERS);
const count = z.int().min(0).max(MOST_ENTRIES);
const schema = z.object({
  version: z.string().max(MOST_LETTERS),
  pages: z
    .array(z.tuple([z.int(), z.int()]))
    .max(MOST_ENTRIES)
    .optional(),
  order: z.object({
    players: z.int().min(1).max(MOST_NAMES),
    names: z.array(z.string().max(MOST_LETTERS)).max(MOST_NAMES),
    suggested: z.boolean().optional(),
    pieces: z.array(id).max(MOST_ENTRIES).optional(),
    paper: z.enum(PAPERS),
    fillable: z.boolean(),
    ink: z.enum(INKS),
    grounds: z.boolean().optional(),
    sharesPages: z.boolean().optional(),
    smallType: z.boolean().optional(),
    skip: z.int().min(0).max(MOST_SKIPPED).optional(),
    only: z.record(id, z.record(id, count)).optional(),
    draft: z.boolean().optional(),
    sheets: z.object({
      backs: z.enum(ORDERED_BACKS),
      separate: z.boolean().optional(),
      cut: z.enum(CUTS),
      bleedMm: z.literal([...BLEEDS_MM]),
      registration: z.boolean(),
      marginMm: z.number().min(MARGIN_MM.min).max(MARGIN_MM.max),
      givesUp: z.array(z.enum(SACRIFICES)).max(SACRIFICES.length),
      boards: z.enum(['split', 'whole']),
      tokens: z.enum(TOKEN_SHAPES).optional(),
    }),
  }),
});

/** Returns an attachment with the order of its PDF, unless that is out of all bounds. Players' names only go into whole kits: parts of one are for other readers too. */
export function withOrder(attachment: Attachment, order: KitOrder, pages: PageRanges | undefined): Attachment {
  const isPart = pages !== undefined || order.only !== undefined;
  const { version = '' } = attachment;
  // Also sorts the keys, so that equal orders give equal bytes.
  const { data } = schema.safeParse({ version, pages, order: { ...order, ...(isPart && { names: [] }) } });
  if (!data) return attachment;
  const sheets = withoutUsual(data.order.sheets, USUAL_SHEETS);
  const differing = { ...withoutUsual(data.order, USUAL), sheets };
  return { ...attachment, order: JSON.stringify({ ...data, order: differing }) };
}

// Meanings of settings that an order leaves out.
const USUAL = { grounds: false, sharesPages: true, smallType: false, draft: false };
const USUAL_SHEETS = { separate: false, tokens: 'round' };

const withoutUsual = (settings: object, usual: Readonly<Record<string, unknown>>): object =>
  Object.fromEntries(Object.entries(settings).filter(([name, value]) => usual[name] !== value));

/** Reads the order of a PDF; undefined if it is none. */
export function readPrintedOrder(text: string): PrintedOrder | undefined {
  if (text.length > MOST_TEXT) return undefined;
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return undefined;
  }
  const { data } = schema.safeParse(json);
  return data && { ...data, pages: data.pages };
}
