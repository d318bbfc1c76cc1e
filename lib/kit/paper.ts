import type { SizeMm } from '@/lib/kernel/units';

export const PAPERS = ['a4', 'letter', 'a3', 'tabloid'] as const;
export type Paper = (typeof PAPERS)[number];

/** Portrait sizes of paper. */
export const PAPER_SIZE: Readonly<Record<Paper, SizeMm>> = {
  a4: { widthMm: 210, heightMm: 297 },
  letter: { widthMm: 215.9, heightMm: 279.4 },
  a3: { widthMm: 297, heightMm: 420 },
  tabloid: { widthMm: 279.4, heightMm: 431.8 },
};

/** Most home printers leave this much of every edge white. */
export const UNPRINTABLE_MM = 6.35;

/** How much of every edge a printer may leave white. */
export const MARGIN_MM = { min: UNPRINTABLE_MM, max: 25 } as const;

/** What fits inside the printable area of every paper, with the sheets' own margin. */
export const COMMON_BOX: SizeMm = { widthMm: 190, heightMm: 250 };
