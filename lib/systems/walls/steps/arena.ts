import type { GridLayer, Step, Widget } from '@/lib/contract/form';
import { SIDE } from '../vocabulary';

/** Grid widget of three steps; `only` is the layer that the step can edit. */
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

/** Step for the walls that stand at the start. */
export const walls: Step = {
  id: 'walls',
  title: 'Walls',
  question: 'What already stands?',
  help: 'Nothing has to. A few walls in the middle make a game shorter and starts less alike. Turn the pattern by a quarter and it is fair to four.',
  widgets: [arena('Walls', 'edges', 'Nothing stands yet. Draw walls along the sides of tiles.')],
  slots: [],
};

/** Step for the shape and size of the board, and for its holes. */
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

/** Step for the starting tiles, for each number of players. */
export const starts: Step = {
  id: 'starts',
  title: 'Starts',
  question: 'Who starts where?',
  help: 'Each number of players has its own starts. They are fair if nobody is much nearer to an opponent than the others are, or has more ways out.',
  widgets: [
    {
      widget: 'fields',
      paths: [
        ['players', 'min'],
        ['players', 'max'],
      ],
    },
    arena('Starts', 'pins', 'Nobody stands anywhere. Put the first start in a corner.'),
  ],
  slots: [],
};
