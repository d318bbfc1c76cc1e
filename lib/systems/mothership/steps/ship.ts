import prompts from '@/content/prompts/mothership.json' with { type: 'json' };
import type { Step, Widget } from '@/lib/contract/form';
import { dealPrompts, fieldsWidget } from '@/lib/tabletop/authoring/form-fields';
import type { HouseRules } from '../schema';
import { GRID_MAX } from '../vocabulary';

/** Folded widget with house rules, shown in the step they belong to. */
export const houseRules = (title: string, ...keys: readonly (keyof HouseRules)[]): Widget => ({
  widget: 'fields',
  title,
  paths: keys.map((key) => ['options', key]),
  folded: true,
});

export const ship: Step = {
  id: 'ship',
  title: 'Ship',
  question: 'What are you trapped aboard?',
  help: 'A vessel that is about to leave, with you in it. Say where people wake up, what holds them there, and why there is no time. The thing to shut down gets one word that people can shout.',
  widgets: [
    fieldsWidget('', 'ship.name', 'ship.premise', 'ship.startName', 'ship.finishName'),
    fieldsWidget('What has to be shut down', 'ship.objectiveNoun', 'ship.objectivesNoun', 'ship.objectivePicture'),
    fieldsWidget('Players', 'players.min', 'players.max', 'players.apPerRound'),
    houseRules('House rules: turns', 'firstPlayer', 'rotateFirst', 'mustSpendAll', 'deferOrder'),
  ],
  slots: [
    {
      id: 'ship',
      title: 'The ship',
      ask: 'What are you trapped aboard?',
      path: ['ship', 'name'],
      isSingle: true,
      prompts: dealPrompts(prompts.ship),
    },
    {
      id: 'premise',
      title: 'The premise',
      ask: 'How did you get here, and why is there no time?',
      path: ['ship', 'premise'],
      isSingle: true,
      prompts: dealPrompts(prompts.premise),
    },
    {
      id: 'objective',
      title: 'What is shut down',
      ask: 'What has to be shut down, in one word?',
      path: ['ship', 'objectiveNoun'],
      isSingle: true,
      prompts: dealPrompts(prompts.objective),
    },
  ],
};

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
