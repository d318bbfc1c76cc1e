import prompts from '@/content/prompts/fightsphere.json' with { type: 'json' };
import { dealPrompts, fieldsWidget, namedList, stepOf } from '@/lib/tabletop/authoring/form-fields';

/** Lists of Gladiators, with the questions about each of them. */
const LISTS = [
  { path: ['pregens'], title: 'What drives them', ask: 'Who is each of them, and what pulls them?' },
  { path: ['npcGladiators'], title: 'What drives the others', ask: 'Who is each of the others, and what pulls them?' },
] as const;

const ADVANCED = ['weapon', 'face', 'pool', 'relationships'];

export const gladiators = stepOf({
  id: 'gladiators',
  title: 'Gladiators',
  question: 'Who fights?',
  help: 'Ordinary people who found a weapon beside them, and a display in the left hand that shows whom to kill. A Death wish pulls them towards the end, a Reason to Live pulls back. The back story is what they have: whatever of it bears on a conflict is worth a die, and tags tell bots what that may be. The sentence beside the drive says what pulls.',
  parts: [
    namedList({
      id: 'pregens',
      title: 'Gladiators for players',
      path: 'pregens',
      ask: 'Which two people could each of you have been before you woke up here?',
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
  followUps: [
    ...LISTS.map(({ path, title, ask }) => ({
      id: `${path[0]}-drives`,
      title,
      ask,
      of: path,
      fields: [
        { field: 'backStory', ask: 'Who was this before? Fifty to a hundred words.', isOptional: true },
        {
          field: 'tags',
          inner: 'tag',
          ask: 'What of that may matter in a conflict, in a word each?',
          prompts: prompts.tag,
        },
        { field: 'drive', ask: 'Which of the two drives is it?' },
        { field: 'driveText', ask: 'What is it, in a sentence?', prompts: prompts.drive },
        { field: 'weapon', ask: 'What lay beside this one on waking?', prompts: prompts.weapon },
      ],
    })),
    {
      id: 'keep',
      title: 'Who keeps whom',
      ask: 'Everybody keeps one Gladiator. Which ones go to the GM?',
      of: ['pregens'],
      fields: [
        {
          field: 'side',
          ask: 'For whom does this one fight?',
          lists: [
            { path: ['pregens'], title: 'A player keeps this one' },
            { path: ['npcGladiators'], title: 'The GM gets this one' },
          ],
        },
      ],
    },
  ],
});
