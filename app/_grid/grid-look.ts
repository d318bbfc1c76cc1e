import type { MarkLook } from '@/lib/contract/authored';
import type { Paint } from '@/lib/contract/form';

export const PAINT_LOOK: Readonly<Record<Paint['look'], string>> = {
  floor: 'border-ink bg-raised',
  start: 'border-ink bg-service text-paper',
  way: 'border-ink bg-exit text-on-exit',
  wall: 'border-ink bg-ink',
  empty: 'border-dotted border-line',
};

/** A floor beside possible walls has thin lines that can't be mistaken for walls. */
export const WALLED_FLOOR = 'border border-line bg-raised';

/** Look of hexagons, whose ground is an SVG shape. */
export const HEX_LOOK: Readonly<Record<Paint['look'], { readonly ground: string; readonly text: string }>> = {
  floor: { ground: 'fill-raised stroke-line [stroke-width:0.04]', text: '' },
  start: { ground: 'fill-service stroke-ink [stroke-width:0.05]', text: 'text-paper' },
  way: { ground: 'fill-exit stroke-ink [stroke-width:0.05]', text: 'text-on-exit' },
  wall: { ground: 'fill-ink stroke-ink [stroke-width:0.05]', text: '' },
  empty: { ground: 'fill-transparent stroke-line [stroke-width:0.03] [stroke-dasharray:0.04_0.08]', text: '' },
};

/** Each mark has its own sign, so that marks don't rely on colour. */
export const MARK: Readonly<Record<MarkLook, { readonly sign: string; readonly look: string }>> = {
  way: { sign: '→', look: 'bg-exit text-on-exit' },
  danger: { sign: '!', look: 'bg-hazard text-on-hazard' },
  stop: { sign: '✕', look: 'bg-alarm text-on-alarm' },
  fact: { sign: 'i', look: 'bg-service text-paper' },
};

export interface CellMark {
  readonly look: MarkLook;
  readonly title: string;
}
