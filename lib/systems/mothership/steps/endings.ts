import prompts from '@/content/prompts/mothership.json' with { type: 'json' };
import type { Step } from '@/lib/contract/form';
import { dealPrompts } from '@/lib/tabletop/authoring/form-fields';

/** Step for the number of rounds. */
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

export const endings: Step = {
  id: 'endings',
  title: 'Endings',
  question: 'How does it end?',
  help: 'One text is read aloud at the end: the first that fits, from the top. Put the rare ones first and make the last one always fit. They are printed to be folded, so that nobody reads ahead.',
  widgets: [
    {
      widget: 'list',
      title: 'Endings',
      path: ['endings'],
      headline: 'label',
      empty: 'It never ends. Add “Home, all of us”, and something for everybody who was too slow.',
    },
  ],
  followUps: [
    {
      id: 'ending-words',
      title: 'Read aloud',
      ask: 'What is read aloud at each ending?',
      of: ['endings'],
      fields: [{ field: 'text', ask: 'What is read aloud then?', prompts: prompts.endingText }],
    },
  ],
  slots: [
    {
      id: 'endings',
      title: 'Endings',
      ask: 'How can it end?',
      path: ['endings'],
      field: 'label',
      prompts: dealPrompts(prompts.ending),
    },
  ],
};
