import prompts from '@/content/prompts/mothership.json' with { type: 'json' };
import type { Step } from '@/lib/contract/form';
import { dealPrompts } from '@/lib/tabletop/form-fields';

/** What is read aloud when it is over. */
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
      fields: [{ field: 'text', ask: 'What is read aloud then?' }],
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
