import type { Step } from '@/lib/contract/form';

/** Where the rules leave a choice. */
export const houseRules: Step = {
  id: 'house-rules',
  title: 'House rules',
  question: 'How do you play it at your table?',
  help: 'Each has its usual answer. Change one if your group wants it so; the leaflet says what you chose, and bots play by it.',
  widgets: [
    {
      widget: 'fields',
      title: 'Rounds and turns',
      paths: [
        ['options', 'roundReset'],
        ['options', 'direction'],
        ['options', 'maxTurnsPerRound'],
      ],
    },
    {
      widget: 'fields',
      title: 'Cards',
      paths: [
        ['options', 'revealedSpecials'],
        ['options', 'linkLockHold'],
        ['options', 'removePlayedActions'],
      ],
    },
    { widget: 'fields', title: 'The end', paths: [['options', 'tieBreak']] },
  ],
  slots: [],
};
