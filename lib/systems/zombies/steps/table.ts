import type { Step } from '@/lib/contract/form';

/** Who plays, with what in front of them, and for how long. */
export const table: Step = {
  id: 'table',
  title: 'Table',
  question: 'Who sits round the table?',
  help: 'These numbers hold for all decks of the box. With several decks in play there is a round more, and creatures of different decks can be linked.',
  widgets: [
    {
      widget: 'fields',
      title: 'Players and cards',
      paths: [['players', 'min'], ['players', 'max'], ['slots']],
    },
    {
      widget: 'fields',
      title: 'Die and rounds',
      paths: [
        ['die', 'sides'],
        ['rounds', 'single'],
        ['rounds', 'multi'],
      ],
    },
    {
      widget: 'fields',
      title: 'Bonuses for links',
      paths: [
        ['bonuses', 'pair'],
        ['bonuses', 'equal'],
      ],
    },
    { widget: 'fields', title: 'On the cover', paths: [['minutes'], ['ages']] },
  ],
  slots: [],
};
