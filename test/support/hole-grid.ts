import type { GridConfig } from '@/app/_grid/grid-model';

/** A board of tiles with holes. */
export const holeGrid: GridConfig = {
  widget: 'grid',
  title: 'Board',
  path: ['holes'],
  columns: 26,
  rows: 26,
  paints: [{ value: 'hole', title: 'Hole', sign: 'o', look: 'empty' }],
  gap: { title: 'Tile', sign: '.', look: 'floor' },
  empty: 'Nothing.',
};
