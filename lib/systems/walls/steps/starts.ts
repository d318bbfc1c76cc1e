import type { Step } from '@/lib/contract/form';
import { arena } from './arena';

/** Where everybody begins, for each number of players. */
export const starts: Step = {
  id: 'starts',
  title: 'Starts',
  question: 'Who starts where?',
  help: 'Each number of players has its own starts. They are fair if nobody is much nearer to an opponent than the others are, or has more ways out.',
  widgets: [
    {
      widget: 'fields',
      paths: [
        ['players', 'min'],
        ['players', 'max'],
      ],
    },
    arena('Starts', 'pins', 'Nobody stands anywhere. Put the first start in a corner.'),
  ],
  slots: [],
};
