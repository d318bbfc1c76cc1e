import prompts from '@/content/prompts/walls.json' with { type: 'json' };
import type { Step } from '@/lib/contract/form';
import { dealPrompts } from '@/lib/tabletop/form-fields';

/** Step for the tokens and the story. */
export const tokens: Step = {
  id: 'tokens',
  title: 'Tokens',
  question: 'Who could be shut in here?',
  help: 'The first player has the first token, and so on. Shapes tell them apart even in bad light; colours are for boxes and arrows too. The story is read aloud before the first spin.',
  widgets: [
    {
      widget: 'list',
      title: 'Tokens',
      path: ['tokens'],
      headline: 'name',
      empty: 'Nobody has come. Add a token for each player, such as “The Warden”.',
    },
    { widget: 'fields', title: 'Read aloud', paths: [['theme']] },
  ],
  followUps: [
    {
      id: 'token-looks',
      title: 'What they look like',
      ask: 'What does each token look like?',
      of: ['tokens'],
      fields: [
        { field: 'shape', ask: 'Which shape is it?' },
        { field: 'colour', ask: 'Which colour?' },
      ],
    },
  ],
  slots: [
    {
      id: 'story',
      title: 'The story',
      ask: 'Where are you, and who builds the walls?',
      path: ['theme'],
      isSingle: true,
      prompts: dealPrompts(prompts.story),
    },
    {
      id: 'tokens',
      title: 'Tokens',
      ask: 'Who could be shut in?',
      path: ['tokens'],
      field: 'name',
      prompts: dealPrompts(prompts.token),
    },
  ],
};
