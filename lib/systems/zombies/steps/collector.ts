import type { Step } from '@/lib/contract/form';
import { blurbPrompts, patronPrompts } from '../prompts/collector';
import { each } from './decks';

/** Whose collection it is, and how its deck looks. */
export const collector: Step = {
  id: 'collector',
  title: 'Collector',
  question: 'Who collects?',
  help: 'Somebody vain wants the worst creatures around and pays well. The poster is read aloud, so let it boast. A box holds up to four decks; a copy as a new theme keeps all numbers and effects and leaves the words to you.',
  each,
  widgets: [
    {
      widget: 'fields',
      paths: [
        ['decks', 0, 'title'],
        ['decks', 0, 'theme', 'patron'],
        ['decks', 0, 'theme', 'blurb'],
      ],
    },
    {
      widget: 'fields',
      title: 'On the cards',
      paths: [
        ['decks', 0, 'deckCode'],
        ['decks', 0, 'theme', 'palette'],
      ],
    },
  ],
  slots: [
    {
      id: 'patron',
      title: 'The collector',
      ask: 'Who collects?',
      path: ['decks', 0, 'theme', 'patron'],
      isSingle: true,
      prompts: patronPrompts,
    },
    {
      id: 'poster',
      title: 'The poster',
      ask: 'What does the collector’s poster say?',
      path: ['decks', 0, 'theme', 'blurb'],
      isSingle: true,
      prompts: blurbPrompts,
    },
  ],
};
