import type { Step } from '@/lib/contract/form';
import { fieldsWidget } from '@/lib/tabletop/form-fields';

/** How hard it is: the mix under the tiles, and what lies in the box. */
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
