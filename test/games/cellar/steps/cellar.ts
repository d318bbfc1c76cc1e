import type { Step } from '@/lib/contract/form';
import { dealPrompts } from '@/lib/tabletop/authoring/form-fields';
import prompts from '@/test/games/content/prompts/cellar.json' with { type: 'json' };

export const cellarStep: Step = {
  id: 'cellar',
  title: 'Cellar',
  question: 'What is down there?',
  help: 'Name it, and say how dark it is.',
  widgets: [{ widget: 'fields', paths: [['name'], ['tiles'], ['pits'], ['lamps']] }],
  slots: [
    {
      id: 'name',
      title: 'Names',
      ask: 'What is it called?',
      path: ['name'],
      isSingle: true,
      prompts: dealPrompts(prompts.name),
    },
  ],
};
