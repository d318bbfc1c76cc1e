import { eachOne, item, many, oneOf, pointer, text } from '@/lib/schema/short-fields';
import { COLOUR_LABELS, LINKS_MAX, TABLE_MAX } from '../vocabulary';

const colour = (description: string) => oneOf('Colour', description, COLOUR_LABELS);

const link = item('Link', 'One reason of two people to like or to hate each other.', {
  a: pointer('cast', 'One', 'One of the two.'),
  b: pointer('cast', 'Other', 'The other of the two.'),
  colour: colour('Green for a reason to like, red for a reason to hate.'),
  kind: oneOf('Because of', 'Where it comes from. A passing mood has no label and may be cancelled in play.', {
    descriptor: 'Descriptors',
    bias: 'A bias',
    goal: 'Goals',
    injury: 'An injury',
    story: 'What happened',
    temporary: 'A passing mood',
  }),
  label: text('Label', 'The reason, as written on the map.', 'Charming / Flirtatious'),
});

/** The relationship map (rules 3). */
export const links = many(link, 'Links', 'What is between people. Two of them may have any number.', 'link', LINKS_MAX);

const descriptor = (title: string, example: string) => text(title, 'A word from a character sheet.', example);

const descriptorPair = item('Pair of descriptors', 'Two words that attract or repel each other.', {
  a: descriptor('One', 'Charming'),
  b: descriptor('Other', 'Flirtatious'),
  colour: colour('What two such people make of each other.'),
  why: text('Why', 'What goes on between them.', 'Each enjoys an audience'),
});

/** Descriptors that attract or repel each other. Only suggestions use them. */
export const descriptorPairs = many(
  descriptorPair,
  'Which words go together',
  'The studio suggests links from these. Change them as you see fit.',
  'pair',
  200,
);

const trait = text('Trait', 'A trait, a descriptor or a profession.', 'From the city');

const biasTarget = item('What a bias hits', 'Words on a sheet for which a bias judges people.', {
  bias: text('Bias', 'As written on a character sheet.', 'Looks down on city people'),
  traits: eachOne('word', trait, 'Whom it hits', 'Everybody who has one of these.', 'trait', 20),
});

export const biasTargets = many(
  biasTarget,
  'Whom biases hit',
  'A bias that hits nobody here is of no use.',
  'bias',
  TABLE_MAX,
);

const goalRelation = item('Two goals', 'Goals that are the same, or that rule each other out.', {
  a: text('One', 'A goal, as written on a character sheet.', 'Kill the thing'),
  b: text('Other', 'Another goal.', 'Catch the thing alive'),
  relation: oneOf('Relation', 'Goals that merely differ are neither.', {
    opposed: 'They rule each other out',
    same: 'They are the same',
  }),
});

export const goalRelations = many(
  goalRelation,
  'How goals stand to each other',
  'Equal words are the same goal already.',
  'pair of goals',
  TABLE_MAX,
  { idStem: 'goals' },
);
