import type { Step } from '@/lib/contract/form';
import { creaturePrompts } from '../prompts/creatures';
import { each } from './decks';

/** What is hunted, one number a round. */
export const creatures: Step = {
  id: 'creatures',
  title: 'Creatures',
  question: 'Who is wanted?',
  help: 'Number them from 1, the harmless one, to the worst. Round 1 hunts creature 1, and so on. A number is what must be rolled to trap it and what it is worth, and the highest creature in a row claims the one that was caught.',
  each,
  widgets: [
    {
      widget: 'list',
      title: 'Creatures',
      path: ['decks', 0, 'creatures'],
      headline: 'name',
      empty: 'Nobody is wanted yet. Add six creatures, the feeblest first, such as “Mumbling Mildred”.',
    },
  ],
  followUps: [
    {
      id: 'creature-words',
      title: 'Wanted for what',
      ask: 'How bad is each creature, and what is it wanted for?',
      of: ['decks', 0, 'creatures'],
      fields: [
        { field: 'number', ask: 'Which number is it, 1 being the weakest?' },
        { field: 'flavour', ask: 'What is it wanted for?', isOptional: true },
      ],
    },
  ],
  slots: [
    {
      id: 'creatures',
      title: 'Creatures',
      ask: 'Which creatures are wanted?',
      path: ['decks', 0, 'creatures'],
      field: 'name',
      prompts: creaturePrompts,
    },
  ],
};
