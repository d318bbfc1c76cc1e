import { z } from 'zod';
import type { SizeMm } from '@/lib/kernel/units';
import { PAPER_SIZE, PAPERS, type Paper, UNPRINTABLE_MM } from '@/lib/kit/paper';
import a4 from './a4-cards-63x88.json';
import letter from './letter-cards-63x88.json';

const length = z.number().min(0).max(500);

/** Cards of one size on a sheet, all touching, and where crop marks have room: at both ends of every cut, or beside the rows alone. */
const sheetLayoutSchema = z
  .strictObject({
    paper: z.enum(PAPERS),
    card: z.strictObject({ widthMm: length, heightMm: length }),
    rows: z.int().min(1).max(20),
    columns: z.int().min(1).max(20),
    leftMm: length,
    topMm: length,
    marks: z.enum(['corners', 'sides']),
  })
  .refine(
    ({ paper, card, rows, columns, leftMm, topMm }) => {
      const [right, bottom] = [leftMm + columns * card.widthMm, topMm + rows * card.heightMm];
      const { widthMm, heightMm } = PAPER_SIZE[paper];
      const least = UNPRINTABLE_MM;
      return leftMm >= least && topMm >= least && right <= widthMm - least && bottom <= heightMm - least;
    },
    { message: 'The cards do not fit inside what a home printer can print.' },
  );

export type SheetLayout = z.infer<typeof sheetLayoutSchema>;

/** Reads a layout; throws on one that no printer could print. */
export const requireSheetLayout = (data: unknown): SheetLayout => sheetLayoutSchema.parse(data);

const LAYOUTS = [a4, letter].map(requireSheetLayout);

/** As many cards of a size as fit: the measured layout where there is one, else a centred grid. */
export function sheetLayoutFor(paper: Paper, card: SizeMm): SheetLayout {
  const known = LAYOUTS.find(
    (layout) =>
      layout.paper === paper && layout.card.widthMm === card.widthMm && layout.card.heightMm === card.heightMm,
  );
  if (known) return known;
  const { widthMm, heightMm } = PAPER_SIZE[paper];
  const columns = Math.max(1, Math.floor((widthMm - 2 * UNPRINTABLE_MM) / card.widthMm));
  const rows = Math.max(1, Math.floor((heightMm - 2 * UNPRINTABLE_MM) / card.heightMm));
  return requireSheetLayout({
    paper,
    card,
    rows,
    columns,
    leftMm: (widthMm - columns * card.widthMm) / 2,
    topMm: (heightMm - rows * card.heightMm) / 2,
    marks: 'sides',
  });
}
