import prompts from '@/content/prompts/walls.json' with { type: 'json' };
import type { GridLayer, Step, Widget } from '@/lib/contract/form';
import { dealPrompts } from '@/lib/tabletop/authoring/form-fields';
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

/** Step for the numbers of arrows and walls, and for the house rules. */
export const houseRules: Step = {
  id: 'house-rules',
  title: 'House rules',
  question: 'How do you play it at your table?',
  help: 'Each has its usual answer. Change one if your group wants it so; the leaflet says what you chose, and bots play by it.',
  widgets: [
    { widget: 'fields', title: 'Arrows and walls', paths: [['arrows'], ['wallSupply'], ['options', 'wallKind']] },
    {
      widget: 'fields',
      title: 'Setting arrows',
      paths: [
        ['options', 'programming'],
        ['options', 'directions'],
        ['options', 'arrowOrder'],
      ],
    },
    {
      widget: 'fields',
      title: 'Moving and building',
      paths: [
        ['options', 'onBlocked'],
        ['options', 'mayStop'],
        ['options', 'maySkipFirst'],
        ['options', 'occupancy'],
        ['options', 'includeStartTile'],
      ],
    },
    {
      widget: 'fields',
      title: 'The end',
      paths: [
        ['options', 'cascade'],
        ['options', 'stalemateRounds'],
      ],
    },
    { widget: 'fields', title: 'On the cover', paths: [['minutes'], ['ages']] },
  ],
  slots: [],
};

export const tokens: Step = {
  id: 'tokens',
  title: 'Tokens',
  question: 'Who could be shut in here?',
  help: 'The first player has the first token, and so on. Shapes tell them apart even in bad light; colours are for boxes and arrows too. The story is read aloud before the first spin.',
  widgets: [
    {
      widget: 'list',
      title: 'Tokens',
      path: ['tokens'],
      headline: 'name',
      empty: 'Nobody has come. Add a token for each player, such as “The Warden”.',
    },
    { widget: 'fields', title: 'Read aloud', paths: [['theme']] },
  ],
  followUps: [
    {
      id: 'token-looks',
      title: 'What they look like',
      ask: 'What does each token look like?',
      of: ['tokens'],
      fields: [
        { field: 'shape', ask: 'Which shape is it?' },
        { field: 'colour', ask: 'Which colour?' },
      ],
    },
  ],
  slots: [
    {
      id: 'story',
      title: 'The story',
      ask: 'Where are you, and who builds the walls?',
      path: ['theme'],
      isSingle: true,
      prompts: dealPrompts(prompts.story),
    },
    {
      id: 'tokens',
      title: 'Tokens',
      ask: 'Who could be shut in?',
      path: ['tokens'],
      field: 'name',
      nameLength: 18,
      prompts: dealPrompts(prompts.token),
    },
  ],
};
