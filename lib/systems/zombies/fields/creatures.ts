import { count, entry, line, list, picture } from '@/lib/schema/fields';
import { CREATURES } from '../vocabulary';

export const creatures = list(
  entry(
    {
      name: line({ title: 'Creature', description: 'What it is called.', examples: ['Mumbling Mildred'] }),
      number: count({
        title: 'Number',
        description: 'The round it is hunted in, the roll that traps it, and its points. Each number once.',
        min: 1,
        max: CREATURES.max,
        initial: 1,
      }),
      picture: picture({ title: 'Picture', description: 'Printed large on the card.' }),
      flavour: line({
        title: 'What it is wanted for',
        description: 'A line on the card, in the voice of a showman. It has no effect.',
        examples: ['Wanted for wilful wandering after wake-up.'],
      }),
    },
    { title: 'Creature', description: 'A specimen to be trapped and saved.' },
  ),
  {
    title: 'Creatures',
    description: 'Numbered from 1 without gaps, three to twelve of them.',
    noun: 'creature',
    max: CREATURES.max,
  },
);
