import type { PlanPassage, PlanRoom } from '@/lib/kit/plan';

/** Pixels of a square, before zooming. */
export const CELL = 24;

/** Pixels around the squares, for what stands out of the places at the rim, as the grips of a chosen one do. */
export const RIM = { left: 16, top: 32, right: 16, bottom: 16 } as const;

/** How a place is drawn on screen. */
export const ROOM_LOOK: Readonly<Record<PlanRoom['style'], string>> = {
  room: 'fill-raised stroke-ink stroke-[3]',
  corridor: 'fill-sunk stroke-ink stroke-[2]',
  duct: 'fill-sunk stroke-ink stroke-[2] [stroke-dasharray:4_3]',
  tile: 'fill-raised stroke-ink stroke-[1]',
  outside: 'fill-transparent stroke-grey stroke-[2] [stroke-dasharray:2_5]',
};

/** How the line of a way is broken. */
export const PASSAGE_LOOK: Readonly<Record<PlanPassage['style'], string>> = {
  door: '',
  open: '[stroke-dasharray:1_7] [stroke-linecap:round]',
  duct: '[stroke-dasharray:6_4]',
  hull: '[stroke-dasharray:12_4_2_4]',
};
