import type { GridLayer, Widget } from '@/lib/contract/form';
import { SIDE } from '../vocabulary';

/** Three steps show one grid; each has a brush for its own part of it. */
export const arena = (title: string, only: GridLayer, empty: string): Widget => ({
  widget: 'grid',
  title,
  path: ['tiles'],
  by: 'is',
  columns: SIDE.max,
  rows: SIDE.max,
  topology: ['board', 'topology'],
  size: { columns: ['board', 'columns'], rows: ['board', 'rows'] },
  paints: [
    { value: 'hole', title: 'Hole', sign: 'O', look: 'empty' },
    { value: 'wall', title: 'Walled tile', sign: 'X', look: 'wall' },
  ],
  gap: { title: 'Tile', sign: '.', look: 'floor' },
  edges: { path: ['walls'], title: 'Wall' },
  pins: {
    path: ['starts'],
    cell: 'cell',
    title: 'Start',
    players: { min: ['players', 'min'], max: ['players', 'max'] },
    find: 'Find the fairest places',
  },
  only,
  empty,
});
