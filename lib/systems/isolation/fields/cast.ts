import { choice, entry, list, picture } from '@/lib/schema/fields';
import { eachOne, story, text } from '@/lib/schema/short-fields';
import { CAST_MAX, LEVEL_LABELS, LEVELS } from '../vocabulary';

const descriptors = (title: string, description: string, example: string) =>
  eachOne('word', text('Descriptor', 'A word or two.', example), title, description, 'descriptor', 20);

const character = entry(
  {
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
    traits: descriptors(
      'What biases see',
      'What others may judge at first sight: a uniform, a dog.',
      'From the city',
    ),
    level: choice(LEVELS, {
      title: 'At the start',
      description: 'How this person is as it begins.',
      labels: LEVEL_LABELS,
    }),
    face: picture({ title: 'Face', description: 'Printed on the sheet.' }),
  },
  { title: 'Character', description: 'Somebody who is locked in with the others.' },
);

export const cast = list(character, {
  title: 'Cast',
  description: 'Everybody in the same boat. Players pick from them, the GM plays the rest.',
  noun: 'character',
  max: CAST_MAX,
});

export const otherNpcs = list(
  entry(
    {
      name: text('Name', 'Who it is.', 'The voice on the radio'),
      role: text('Role', 'What they are to those inside.', 'Promises help, and never says when'),
      notes: story('Notes', 'For the GM. They have no numbers.', 'Sounds younger each time.'),
    },
    { title: 'Other NPC', description: 'Somebody who is not in the same boat.' },
  ),
  {
    title: 'Other NPCs',
    description: 'People outside, or in passing. They have no links and no dice.',
    noun: 'NPC',
    idStem: 'other',
    max: 40,
  },
);
