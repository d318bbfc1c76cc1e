import type { Step } from '@/lib/contract/form';

/** How many rounds there are. */
export const tracker: Step = {
  id: 'tracker',
  title: 'Tracker',
  question: 'How long until it leaves?',
  help: 'The marker moves down a space each round, and on the last one it is too late. More people get more done, so they start further down. The playtest shows whether it is enough.',
  widgets: [
    { widget: 'fields', paths: [['tracker', 'spaces']] },
    {
      widget: 'list',
      title: 'Colours',
      path: ['tracker', 'bands'],
      empty: 'All one colour. Green, amber and red would say how late it is.',
    },
    {
      widget: 'fields',
      title: 'Where the marker begins',
      paths: (['p1', 'p2', 'p3', 'p4', 'p5', 'p6'] as const).map((key) => ['tracker', 'startOffset', key]),
      folded: true,
    },
  ],
  ready: [{ id: 'tracker', title: 'The tracker', ask: 'How long until it leaves?' }],
  slots: [],
};
