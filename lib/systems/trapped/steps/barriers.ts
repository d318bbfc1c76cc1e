import prompts from '@/content/prompts/trapped.json' with { type: 'json' };
import type { Step } from '@/lib/contract/form';
import { dealPrompts } from '@/lib/tabletop/form-fields';

/** The book’s second question. */
export const barriers: Step = {
  id: 'barriers',
  title: 'Barriers',
  question: 'Why can’t you just leave?',
  help: 'Name everything that stops people at the door. A good barrier is hard to get past, and everybody immediately sees what it would take.',
  widgets: [
    {
      widget: 'list',
      title: 'Barriers',
      path: ['barriers'],
      headline: 'title',
      empty: 'No obstructions found. People would simply walk out. Add one, such as “The drawbridge is up”.',
    },
  ],
  followUps: [
    {
      id: 'barrier-remedies',
      title: 'Ways past them',
      ask: 'What would get past each barrier?',
      of: ['barriers'],
      fields: [
        { field: 'remedy', ask: 'What would get past it?' },
        {
          field: 'defeatedBy',
          inner: 'goal',
          ask: 'Which goals get past it?',
          onlyIf: { field: 'remedy', is: 'goals' },
        },
      ],
    },
  ],
  slots: [
    {
      id: 'barriers',
      title: 'Barriers',
      ask: 'Why can’t you just leave?',
      path: ['barriers'],
      field: 'title',
      prompts: dealPrompts(prompts.barrier),
    },
  ],
};
