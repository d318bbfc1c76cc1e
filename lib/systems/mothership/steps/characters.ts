import prompts from '@/content/prompts/mothership.json' with { type: 'json' };
import type { Step } from '@/lib/contract/form';
import { dealPrompts } from '@/lib/tabletop/authoring/form-fields';
import { houseRules } from './ship';

export const traps: Step = {
  id: 'traps',
  title: 'Traps',
  question: 'What goes wrong underfoot?',
  help: 'A trap is a word, a picture and what it does. Build it from effects; the rule is written as you go, and bots can play by it immediately.',
  widgets: [
    {
      widget: 'list',
      title: 'Traps',
      path: ['traps'],
      headline: 'name',
      empty: 'Nothing wrong so far. Then it is a walk. Add a trap, such as “Glue”.',
      advanced: ['text', 'picture', 'tokenCount', 'assistable', 'stackable'],
    },
    houseRules(
      'House rules: caught by a trap',
      'compulsion',
      'compulsionConflict',
      'blindStopsAbility',
      'rearmTriggersOccupant',
    ),
  ],
  followUps: [
    {
      id: 'trap-words',
      title: 'In your words',
      ask: 'What is each trap like?',
      of: ['traps'],
      fields: [{ field: 'text', ask: 'What does it look and feel like?', isOptional: true }],
    },
  ],
  slots: [
    {
      id: 'traps',
      title: 'Traps',
      ask: 'What goes wrong underfoot?',
      path: ['traps'],
      field: 'name',
      nameLength: 9,
      prompts: dealPrompts(prompts.trap),
    },
  ],
};

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
      nameLength: 9,
      prompts: dealPrompts(prompts.character),
    },
  ],
};
