import prompts from '@/content/prompts/trapped.json' with { type: 'json' };
import type { Step } from '@/lib/contract/form';
import { dealPrompts } from '@/lib/tabletop/authoring/form-fields';
import { houseRules } from './house-rules';

/** The book's third question. */
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
        'steps',
        'hunts',
        'bait',
        'foughtBy',
        'hit',
        'cure',
        'toughness',
        'slips',
        'shuns',
        'blinds',
        'grows',
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
  followUps: [
    {
      id: 'monster-qualities',
      title: 'Four qualities',
      ask: 'What is it like?',
      of: ['monsters'],
      fields: [
        { field: 'mobility', ask: 'How does it get about?', prompts: prompts.mobility },
        { field: 'immunities', inner: 'text', ask: 'What does not hurt it?', prompts: prompts.immunity },
        { field: 'weakness', ask: 'What is its one weakness?', prompts: prompts.weakness },
        { field: 'attacks', inner: 'text', ask: 'How does it hurt people?', prompts: prompts.attack },
      ],
    },
  ],
  slots: [
    {
      id: 'monsters',
      title: 'Monsters',
      ask: 'Why can’t you just wait? Who or what is after you?',
      path: ['monsters'],
      field: 'name',
      prompts: dealPrompts(prompts.monster),
    },
  ],
};
