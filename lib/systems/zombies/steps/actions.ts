import type { Step } from '@/lib/contract/form';
import { actionPrompts } from '../prompts/actions';
import { each } from './decks';

/** Cards that change what lies where, and who has what. */
export const actions: Step = {
  id: 'actions',
  title: 'Actions',
  question: 'What stirs things up?',
  help: 'Seven cards are usual, and at least one should steal: the Link & Lock card is there to prevent it. Choose what each one does; its rule is written as you go, and bots can play it at once.',
  each,
  widgets: [
    {
      widget: 'list',
      title: 'Actions',
      path: ['decks', 0, 'actions'],
      headline: 'name',
      empty: 'Nothing stirs. Add an Action, such as “Grave Robber”.',
      advanced: ['params', 'copies'],
    },
  ],
  followUps: [
    {
      id: 'action-words',
      title: 'What they do',
      ask: 'What does each Action do?',
      of: ['decks', 0, 'actions'],
      fields: [
        { field: 'effect', ask: 'What does it do?' },
        { field: 'text', ask: 'What do you say when you play it?', isOptional: true },
      ],
    },
  ],
  slots: [
    {
      id: 'actions',
      title: 'Actions',
      ask: 'What could stir things up?',
      path: ['decks', 0, 'actions'],
      field: 'name',
      prompts: actionPrompts,
    },
  ],
};
