import type { SizeMm } from '@/lib/kernel/units';

export const PAPERS = ['a4', 'letter'] as const;
export type Paper = (typeof PAPERS)[number];

/** Portrait sizes of home paper. */
export const PAPER_SIZE: Readonly<Record<Paper, SizeMm>> = {
  a4: { widthMm: 210, heightMm: 297 },
  letter: { widthMm: 215.9, heightMm: 279.4 },
};

/** Most home printers leave this much of every edge white. */
export const UNPRINTABLE_MM = 6.35;

/** What fits inside the printable area of both papers, with the sheets' own margin. */
export const COMMON_BOX: SizeMm = { widthMm: 190, heightMm: 250 };
