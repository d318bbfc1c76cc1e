import type { Step } from '@/lib/contract/form';
import { namePrompts } from '../prompts/cellar';

export const cellarStep: Step = {
  id: 'cellar',
  title: 'Cellar',
  question: 'What is down there?',
  help: 'Name it, and say how dark it is.',
  widgets: [{ widget: 'fields', paths: [['name'], ['tiles'], ['pits'], ['lamps']] }],
  slots: [
    { id: 'name', title: 'Names', ask: 'What is it called?', path: ['name'], isSingle: true, prompts: namePrompts },
  ],
};
