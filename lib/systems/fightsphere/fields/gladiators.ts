import { choice, entry, list, optionalCount, picture, within } from '@/lib/schema/fields';
import { number, pointer, story, text } from '@/lib/schema/short-fields';
import { DRIVE_LABELS, DRIVES, GLADIATORS_MAX, STORY_WORDS } from '../vocabulary';
import { tags } from './tags';

const tie = entry(
  {
    npc: pointer('episodes.0.npcs', 'To whom', 'Somebody who lives in the Sphere.'),
    base: number(
      'Base',
      'The rating is one higher with a Death wish, one lower with a Reason to Live.',
      within(1, 20, 1),
    ),
  },
  { title: 'Tie', description: 'A relationship that this Gladiator has already.' },
);

const gladiator = entry(
  {
    name: text('Name', 'Who it is.', 'Mo Harkness'),
    backStory: story(
      'Who was I?',
      'Fifty to a hundred words about the old life. Whatever of it bears on a conflict is worth a die.',
      'For eleven years I drove the night bus, and I never once asked where anybody was going.',
      STORY_WORDS,
    ),
    tags: tags('What of the back story can bear on a conflict, in a word each.'),
    drive: choice(DRIVES, {
      title: 'Drive',
      description: 'What pulls this person: towards death, or the other way.',
      labels: DRIVE_LABELS,
    }),
    driveText: text('What for', 'The drive in a sentence.', 'Somebody has to feed the cat.'),
    weapon: text('Weapon', 'What lay beside this person on waking. It has no effect.', 'A fire axe, still in its case'),
    face: picture({ title: 'Face', description: 'Printed on the sheet, the card and the roster.' }),
    pool: optionalCount({
      title: 'Conflict Pool',
      description: 'For NPC Gladiators: dice at the start; empty for the usual number.',
      min: 0,
      max: 999,
    }),
    relationships: list(tie, {
      title: 'Ties at the start',
      description: 'For NPC Gladiators, who may have been here for a while.',
      noun: 'tie',
      max: 20,
    }),
  },
  { title: 'Gladiator', description: 'Somebody who woke up marked, with a weapon.' },
);

export const pregens = list(gladiator, {
  title: 'Gladiators for players',
  description: 'Ready to be picked. Those that nobody picks fight for the GM if there are too few others.',
  noun: 'Gladiator',
  idStem: 'pregen',
  max: GLADIATORS_MAX,
});

export const npcGladiators = list(gladiator, {
  title: 'NPC Gladiators',
  description: 'They fight for the GM, the first ones first. The Core opens once all in play are dead.',
  noun: 'NPC Gladiator',
  idStem: 'gladiator',
  max: GLADIATORS_MAX,
});
