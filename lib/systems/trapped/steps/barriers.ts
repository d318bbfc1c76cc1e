import type { Step } from '@/lib/contract/form';
import { barrierPrompts } from '../prompts/barriers';

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
  slots: [{ id: 'barriers', title: 'Barriers', path: ['barriers'], field: 'title', prompts: barrierPrompts }],
};
