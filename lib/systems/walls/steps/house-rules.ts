import type { Step } from '@/lib/contract/form';

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
