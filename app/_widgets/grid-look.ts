import type { MarkLook } from '@/lib/contract/authored';
import type { Paint } from '@/lib/contract/form';

/** How a cell looks, by what lies in it. */
export const PAINT_LOOK: Readonly<Record<Paint['look'], string>> = {
  floor: 'border-ink bg-raised',
  start: 'border-ink bg-service text-paper',
  way: 'border-ink bg-exit text-on-exit',
  empty: 'border-dotted border-line',
};

/** A sign of its own for each, so that nobody has to tell colours apart. */
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
