import type { Step } from '@/lib/contract/form';
import { fieldsWidget } from '@/lib/tabletop/form-fields';
import { GRID_MAX } from '../vocabulary';
import { houseRules } from './ship';

/** Step for the difficulty: the mix under the tiles and the contents of the box. */
export const tiles: Step = {
  id: 'tiles',
  title: 'Tiles',
  question: 'What lies face down?',
  help: 'Each level is a mix of safe tiles, traps and objectives that fills the layout exactly. More objectives and more traps make it harder. The box must hold enough for every level, and for the draw pile on top.',
  widgets: [
    {
      widget: 'list',
      title: 'Levels',
      path: ['levels'],
      headline: 'label',
      empty: 'No level posted. Begin with “Easy”: many safe tiles, two objectives.',
    },
    fieldsWidget('In the box', 'supplies.safe', 'supplies.objective', 'supplies.orange'),
    fieldsWidget('Draw pile', 'drawPile.safe', 'drawPile.trap'),
  ],
  ready: [{ id: 'tile-mix', title: 'The tile mix', ask: 'How much lies face down?' }],
  slots: [],
};

/** Step for the layout: tiles, boards and gaps. */
export const layout: Step = {
  id: 'layout',
  title: 'Layout',
  question: 'Which way is out?',
  help: 'Paint the floor. Tiles are where people walk, the start is where they wake, the finish is where they want to be. Leave gaps: they create detours, and somebody may be able to jump them.',
  widgets: [
    {
      widget: 'grid',
      title: 'Layout',
      path: ['layout'],
      by: 'kind',
      columns: GRID_MAX,
      rows: GRID_MAX,
      paints: [
        { value: 'tile', title: 'Tile', sign: '#', look: 'floor' },
        { value: 'start', title: 'Start board', sign: 'S', look: 'start', twin: 'finish' },
        { value: 'finish', title: 'Finish board', sign: 'F', look: 'way', twin: 'start' },
      ],
      gap: { title: 'Gap', sign: '.', look: 'empty' },
      empty: 'No deck plan posted. Paint a start on one side, a finish on the other, and tiles in between.',
    },
    houseRules('House rules: getting about', 'finishLocked', 'maxPerTile'),
  ],
  ready: [{ id: 'layout', title: 'The floor', ask: 'Which way is out?', isDrawn: true }],
  slots: [],
};
