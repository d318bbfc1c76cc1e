import * as z from 'zod';
import { BLEEDS_MM } from '@/lib/kit/order';
import { PAPER_SIZE, PAPERS, UNPRINTABLE_MM } from '@/lib/kit/paper';

const length = (description: string) => z.number().min(0).max(500).meta({ description });
const count = (description: string) => z.int().min(1).max(50).meta({ description });

const fields = z.strictObject({
  paper: z.enum(PAPERS).meta({ description: 'Which paper: a4, letter, a3 or tabloid.' }),
  lying: z.boolean().meta({ description: 'The paper lies on its long side.' }),
  widthMm: length('Width of a piece, from cut to cut.'),
  heightMm: length('Height of a piece, from cut to cut.'),
  columns: count('How many pieces stand beside each other.'),
  rows: count('How many pieces stand below each other.'),
  leftMm: length('From the left edge of the paper to the first cut.'),
  topMm: length('From the upper edge of the paper to the first cut.'),
  folded: z.boolean().meta({ description: 'Fronts stand above the middle of the page, for backs below a fold.' }),
  bleedMm: z.union(BLEEDS_MM.map((bleed) => z.literal(bleed))).meta({
    description: 'How far art runs past each cut; neighbours stand twice as far apart. Without it they share cuts.',
  }),
});

/** A layout as its file has it. */
export type StoredLayout = z.infer<typeof fields>;

/** What a file of this folder may say, each option with its description. */
export const layoutSchema = fields.refine(isPrintable, {
  message: 'The pieces do not fit inside what a home printer can print.',
});

function isPrintable(layout: StoredLayout): boolean {
  const { widthMm, heightMm } = PAPER_SIZE[layout.paper];
  const [across, down] = layout.lying ? [heightMm, widthMm] : [widthMm, heightMm];
  const { leftMm, topMm, bleedMm } = layout;
  const right = leftMm + layout.columns * (layout.widthMm + 2 * bleedMm) - 2 * bleedMm;
  const bottom = topMm + layout.rows * (layout.heightMm + 2 * bleedMm) - 2 * bleedMm;
  const least = UNPRINTABLE_MM + bleedMm - 1e-6;
  const lowest = layout.folded ? down / 2 - bleedMm + 1e-6 : down - least;
  return leftMm >= least && topMm >= least && right <= across - least && bottom <= lowest;
}

/** The options there are, and what each says. */
export const layoutOptions = (): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(fields.shape).map(([name, field]) => [name, field.meta()?.description ?? '']));
