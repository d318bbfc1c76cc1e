import prompts from '@/content/prompts/mothership.json' with { type: 'json' };
import type { Step } from '@/lib/contract/form';
import { dealPrompts } from '@/lib/tabletop/form-fields';
import { houseRules } from './ship';

/** Step for the characters. */
export const characters: Step = {
  id: 'characters',
  title: 'Characters',
  question: 'Who is going to get you out?',
  help: 'At least one per player, ideally a few more. Give each something nobody else can do, or something that can’t hurt them. The card’s rule is written as you go.',
  widgets: [
    {
      widget: 'list',
      title: 'Characters',
      path: ['characters'],
      headline: 'name',
      empty: 'Nobody on the passenger list. Add somebody who belongs in another story.',
      advanced: ['picture', 'immune', 'waiveSurcharge', 'releases'],
    },
    houseRules('House rules: helping each other', 'assistRange'),
  ],
  followUps: [
    {
      id: 'character-words',
      title: 'In your words',
      ask: 'How is each character played?',
      of: ['characters'],
      fields: [{ field: 'text', ask: 'How would you play them?', isOptional: true }],
    },
  ],
  slots: [
    {
      id: 'characters',
      title: 'Characters',
      ask: 'Who wakes up there?',
      path: ['characters'],
      field: 'name',
      prompts: dealPrompts(prompts.character),
    },
  ],
};
