import type { Step } from '@/lib/contract/form';
import { superTrapPrompts } from '../prompts/actions';
import { each } from './decks';

/** What creatures are caught with, and what keeps them from thieves. */
export const traps: Step = {
  id: 'traps',
  title: 'Traps',
  question: 'What do you catch them with?',
  help: 'TRAP! cards are nearly half of a usual deck. The Super Trap is better than they are under a certain condition. More TRAP! cards make rounds shorter.',
  each,
  widgets: [
    {
      widget: 'fields',
      paths: [
        ['decks', 0, 'traps'],
        ['decks', 0, 'linkLock', 'copies'],
      ],
    },
    {
      widget: 'list',
      title: 'Super Traps',
      path: ['decks', 0, 'superTraps'],
      headline: 'name',
      empty: 'Only ordinary traps so far. Add one that helps those who are behind.',
      advanced: ['text', 'round', 'otherwise'],
    },
  ],
  slots: [
    {
      id: 'super-traps',
      title: 'Super Trap',
      ask: 'What is the best trap of all called?',
      path: ['decks', 0, 'superTraps'],
      field: 'name',
      prompts: superTrapPrompts,
    },
  ],
};
