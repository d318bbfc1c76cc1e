import { picture, within } from '@/lib/schema/fields';
import { eachOne, item, many, maybeNumber, number, oneOf, pointer, story, text } from '@/lib/schema/short-fields';
import { DRIVE_LABELS, GLADIATORS_MAX, STORY_WORDS, TAGS_MAX } from '../vocabulary';

const tag = text('Tag', 'A word or two by which a background meets a problem.', 'driver');

/** Tags that match backgrounds to problems and people; case-insensitive. */
export const tags = (description: string) => eachOne('tag', tag, 'Tags', description, 'tag', TAGS_MAX);

const tie = item('Tie', 'A relationship that this Gladiator has already.', {
  npc: pointer('episodes.0.npcs', 'To whom', 'A person who lives in the Sphere.'),
  base: number(
    'Base',
    'The rating is one higher with a Death wish, one lower with a Reason to Live.',
    within(1, 20, 1),
  ),
});

const gladiator = item('Gladiator', 'A person who woke up marked, with a weapon.', {
  name: text('Name', 'Who it is.', 'Mo Harkness'),
  backStory: story(
    'Who was I?',
    'Fifty to a hundred words about the old life. Whatever of it bears on a conflict is worth a die.',
    'For eleven years I drove the night bus, and I never once asked where anybody was going.',
    STORY_WORDS,
  ),
  tags: tags('What of the back story can bear on a conflict, in a word each.'),
  drive: oneOf('Drive', 'What pulls this person: towards death, or the other way.', DRIVE_LABELS),
  driveText: text('What for', 'The drive in a sentence.', 'Somebody has to feed the cat.'),
  weapon: text('Weapon', 'What lay beside this person on waking. It has no effect.', 'A fire axe, still in its case'),
  face: picture({ title: 'Face', description: 'Printed on the sheet, the card and the roster.' }),
  pool: maybeNumber('Conflict Pool', 'For NPC Gladiators: dice at the start; empty for the usual number.', 0, 999),
  relationships: many(tie, 'Ties at the start', 'For NPC Gladiators, who may have been here for a while.', 'tie', 20),
});

export const pregens = many(
  gladiator,
  'Gladiators for players',
  'Ready to be picked. Those that nobody picks fight for the GM if there are too few others.',
  'Gladiator',
  GLADIATORS_MAX,
  { idStem: 'pregen' },
);

export const npcGladiators = many(
  gladiator,
  'NPC Gladiators',
  'They fight for the GM, the first ones first. The Core opens once all in play are dead.',
  'NPC Gladiator',
  GLADIATORS_MAX,
  { idStem: 'gladiator' },
);
