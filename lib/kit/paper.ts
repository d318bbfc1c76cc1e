import type { SizeMm } from '@/lib/kernel/units';

export const PAPERS = ['a4', 'letter', 'a3', 'tabloid'] as const;
export type Paper = (typeof PAPERS)[number];

/** Paper sizes, portrait. */
export const PAPER_SIZE: Readonly<Record<Paper, SizeMm>> = {
  a4: { widthMm: 210, heightMm: 297 },
  letter: { widthMm: 215.9, heightMm: 279.4 },
  a3: { widthMm: 297, heightMm: 420 },
  tabloid: { widthMm: 279.4, heightMm: 431.8 },
};

/** Unprintable edge of most home printers. */
export const UNPRINTABLE_MM = 6.35;

/** Allowed settings for a printer's unprintable edge. */
export const MARGIN_MM = { min: UNPRINTABLE_MM, max: 25 } as const;

/** Size that fits the printable area of every paper, with the margin of sheets. */
export const COMMON_BOX: SizeMm = { widthMm: 190, heightMm: 250 };
