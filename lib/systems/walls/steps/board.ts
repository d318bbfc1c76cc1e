import type { Step } from '@/lib/contract/form';
import { arena } from './arena';

/** Squares or hexagons, how many, and where there are none. */
export const board: Step = {
  id: 'board',
  title: 'Board',
  question: 'Which board?',
  help: 'Seven by seven squares are usual; five by five make a short game. Paint holes to give the board a shape: a ring, a cross, an hourglass. All of it must hang together.',
  widgets: [
    {
      widget: 'fields',
      paths: [
        ['board', 'topology'],
        ['board', 'columns'],
        ['board', 'rows'],
      ],
    },
    arena('Tiles', 'cells', 'A whole board. Paint holes where nobody can stand.'),
  ],
  slots: [],
};
