import prompts from '@/content/prompts/fightsphere.json' with { type: 'json' };
import { dealPrompts, fieldsWidget, namedList, stepOf } from '@/lib/tabletop/authoring/form-fields';

const ADVANCED = ['weapon', 'face', 'pool', 'relationships'];

export const gladiators = stepOf({
  id: 'gladiators',
  title: 'Gladiators',
  question: 'Who fights?',
  help: 'Ordinary people with a weapon beside them. The back story is what they have: whatever of it bears on a conflict is worth a die, and tags tell bots what that may be. The sentence beside the drive says what it is that pulls.',
  parts: [
    namedList({
      id: 'pregens',
      title: 'Gladiators for players',
      path: 'pregens',
      ask: 'Who were you before you woke up here?',
      prompts: dealPrompts(prompts.pregen),
      empty: 'Nobody has woken up yet. Add somebody ordinary.',
      advanced: ADVANCED,
    }),
    namedList({
      id: 'npc-gladiators',
      title: 'NPC Gladiators',
      path: 'npcGladiators',
      ask: 'Who else woke up marked?',
      prompts: dealPrompts(prompts.npcGladiator),
      empty: 'Nobody to fight but each other. Add one for each player at least.',
      advanced: ADVANCED,
    }),
    fieldsWidget('How many, and with what', 'gladiatorsPerPlayer', 'options.npcGladiatorsFrom', 'startPool'),
  ],
  followUps: (['pregens', 'npcGladiators'] as const).map((list) => ({
    id: `${list}-drives`,
    title: list === 'pregens' ? 'What drives them' : 'What drives the others',
    ask: list === 'pregens' ? 'What pulls each of them?' : 'What pulls each of the others?',
    of: [list],
    fields: [
      { field: 'drive', ask: 'Which of the two drives is it?' },
      { field: 'driveText', ask: 'What is it, in a sentence?' },
    ],
  })),
});
