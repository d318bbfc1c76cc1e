import { choice, entry, list } from '@/lib/schema/fields';
import { eachOne, pointer, text } from '@/lib/schema/short-fields';
import { COLOUR_LABELS, COLOURS, LINKS_MAX } from '../vocabulary';

const colour = (description: string) => choice(COLOURS, { title: 'Colour', description, labels: COLOUR_LABELS });

/** The relationship map (rules 3). */
export const links = list(
  entry(
    {
      a: pointer('cast', 'One', 'One of the two.'),
      b: pointer('cast', 'Other', 'The other of the two.'),
      colour: colour('Green for a reason to like, red for a reason to hate.'),
      kind: choice(['descriptor', 'bias', 'goal', 'injury', 'story', 'temporary'], {
        title: 'Because of',
        description: 'Where it comes from. A passing mood has no label and may be cancelled in play.',
        labels: {
          descriptor: 'Descriptors',
          bias: 'A bias',
          goal: 'Goals',
          injury: 'An injury',
          story: 'What happened',
          temporary: 'A passing mood',
        },
      }),
      label: text('Label', 'The reason, as it stands on the map.', 'Charming / Flirtatious'),
    },
    { title: 'Link', description: 'One reason of two people to like or to hate each other.' },
  ),
  {
    title: 'Links',
    description: 'What is between people. Two of them may have any number.',
    noun: 'link',
    max: LINKS_MAX,
  },
);

const descriptor = (title: string, example: string) => text(title, 'A word of somebody’s sheet.', example);

/** Which descriptors attract or repel each other, for suggestions. */
export const descriptorPairs = list(
  entry(
    {
      a: descriptor('One', 'Charming'),
      b: descriptor('Other', 'Flirtatious'),
      colour: colour('What two such people make of each other.'),
      why: text('Why', 'What goes on between them.', 'Each enjoys an audience'),
    },
    { title: 'Pair of descriptors', description: 'Two words that attract or repel each other.' },
  ),
  {
    title: 'Which words go together',
    description: 'The studio suggests links from these. Change them as you see fit.',
    noun: 'pair',
    max: 200,
  },
);

export const biasTargets = list(
  entry(
    {
      bias: text('Bias', 'As it stands on a sheet.', 'Looks down on city people'),
      traits: eachOne(
        'word',
        text('Trait', 'A trait, a descriptor or a profession.', 'From the city'),
        'Whom it hits',
        'Everybody who has one of these.',
        'trait',
        20,
      ),
    },
    { title: 'What a bias hits', description: 'By which words of a sheet somebody is judged.' },
  ),
  { title: 'Whom biases hit', description: 'A bias that hits nobody here is of no use.', noun: 'bias', max: 60 },
);

export const goalRelations = list(
  entry(
    {
      a: text('One', 'A goal as it stands on a sheet.', 'Kill the thing'),
      b: text('Other', 'Another goal.', 'Catch the thing alive'),
      relation: choice(['opposed', 'same'], {
        title: 'Relation',
        description: 'Goals that merely differ are neither.',
        labels: { opposed: 'They rule each other out', same: 'They are the same' },
      }),
    },
    { title: 'Two goals', description: 'Goals that are one, or that rule each other out.' },
  ),
  {
    title: 'How goals stand to each other',
    description: 'Equal words are the same goal already.',
    noun: 'pair of goals',
    idStem: 'goals',
    max: 60,
  },
);
