import type { Step } from '@/lib/contract/form';
import { monsterPrompts } from '../prompts/monster';
import { houseRules } from './house-rules';

/** The book’s third question. */
export const monster: Step = {
  id: 'monster',
  title: 'Monster',
  question: 'Why can’t you just wait?',
  help: 'Something is coming. Say how it moves, what fails to hurt it, its single weakness, and what it does to people.',
  widgets: [
    {
      widget: 'list',
      title: 'Monsters',
      path: ['monsters'],
      headline: 'name',
      empty: 'No hazards reported. Then people will wait for help. Add what hunts them.',
      advanced: [
        'text',
        'picture',
        'crosses',
        'ignoresNeeds',
        'start',
        'repelledBy',
        'killedBy',
        'regenerates',
        'killNeedsMeans',
        'means',
        'weaknessKnownAtStart',
        'weaknessGoal',
        'defeats',
      ],
    },
    houseRules('House rules: the monster', 'monsterMovesOnGmTurn', 'weaknessKnownAtStart', 'weaponNeeded'),
  ],
  slots: [{ id: 'monsters', title: 'Monsters', path: ['monsters'], field: 'name', prompts: monsterPrompts }],
};
