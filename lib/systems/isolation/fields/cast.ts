import { picture } from '@/lib/schema/fields';
import { eachOne, item, many, oneOf, story, text } from '@/lib/schema/short-fields';
import { CAST_MAX, LEVEL_LABELS } from '../vocabulary';

const descriptors = (title: string, description: string, example: string) =>
  eachOne('word', text('Descriptor', 'A word or two.', example), title, description, 'descriptor', 20);

const character = item('Character', 'Somebody who is locked in with the others.', {
  name: text('Name', 'Who it is.', 'Alma Reyes'),
  player: text('Player', 'Who plays this person, if that is settled.', 'Sam'),
  profession: text('Profession', 'One word or two for all that this person can do.', 'Vet'),
  positive: descriptors('Likeable traits', 'Three suit most, rather of character than of body.', 'Compassionate'),
  negative: descriptors('Unlikeable traits', 'Three suit most; at least half as many as likeable ones.', 'Arrogant'),
  bias: text(
    'Bias',
    'Whom this person judges before they speak. Somebody here should feel it.',
    'Looks down on city people',
  ),
  goal: text('Goal', 'What this person wants from this night.', 'Get my sister out alive'),
  traits: descriptors('What biases see', 'What others may judge at first sight: a uniform, a dog.', 'From the city'),
  level: oneOf('At the start', 'This person’s health when the game begins.', LEVEL_LABELS),
  face: picture({ title: 'Face', description: 'Printed on the sheet.' }),
});

export const cast = many(
  character,
  'Cast',
  'Everybody in the same boat. Players pick from them, the GM plays the rest.',
  'character',
  CAST_MAX,
);

const npc = item('Other NPC', 'Somebody who is not in the same boat.', {
  name: text('Name', 'Who it is.', 'The voice on the radio'),
  role: text('Role', 'What they mean to the people inside.', 'Promises help, and never says when'),
  notes: story('Notes', 'For the GM. They have no numbers.', 'Sounds younger each time.'),
});

export const otherNpcs = many(
  npc,
  'Other NPCs',
  'People outside, or in passing. They have no links and no dice.',
  'NPC',
  40,
  { idStem: 'other' },
);
