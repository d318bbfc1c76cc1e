import type { PlanPassage, PlanRoom } from '@/lib/kit/plan';

/** Pixels per square at zoom 1. */
export const CELL = 24;

/** Pixels around the squares for parts that extend past the outermost places, such as the grips of a selected one. */
export const RIM = { left: 16, top: 32, right: 16, bottom: 16 } as const;

export const ROOM_LOOK: Readonly<Record<PlanRoom['style'], string>> = {
  room: 'fill-raised stroke-ink stroke-[3]',
  corridor: 'fill-sunk stroke-ink stroke-[2]',
  duct: 'fill-sunk stroke-ink stroke-[2] [stroke-dasharray:4_3]',
  tile: 'fill-raised stroke-ink stroke-[1]',
  outside: 'fill-transparent stroke-grey stroke-[2] [stroke-dasharray:2_5]',
};

/** Dash patterns of ways, by style. */
export const PASSAGE_LOOK: Readonly<Record<PlanPassage['style'], string>> = {
  door: '',
  open: '[stroke-dasharray:1_7] [stroke-linecap:round]',
  duct: '[stroke-dasharray:6_4]',
  hull: '[stroke-dasharray:12_4_2_4]',
};
