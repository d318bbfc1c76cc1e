import { picture } from '@/lib/schema/fields';
import { item, many, part, story, text } from '@/lib/schema/short-fields';
import { ATTRIBUTE_LABELS, ATTRIBUTES, type Attribute } from '../vocabulary';

export const occupations = many(
  item('Occupation', 'One suggestion for a character.', {
    text: text('Occupation', 'A short stereotype that fits the place.', 'Nervous stowaway', 'Off-duty ship’s cook'),
  }),
  'Suggested occupations',
  'Whom the players might be.',
  'occupation',
  60,
);

export const extras = many(
  item('Extra', 'A supporting character who may not survive.', {
    name: text('Name', 'What everybody calls them.', 'Steward Ruiz'),
    gender: text('Gender', 'As you like, or nothing.', 'she'),
    occupation: text('Occupation', 'A short stereotype that fits the place.', 'Overworked steward'),
    text: story(
      'In detail',
      'What makes them lovable, or unbearable.',
      'Has keys to everything and opens nothing without a form.',
    ),
    picture: picture({ title: 'Picture', description: 'Printed on their standee.' }),
  }),
  'Suggested Extras',
  'People the table may use instead of inventing its own. One is needed for each player.',
  'Extra',
  30,
);

export const contentNotes = many(
  item('Content note', 'One thing to settle before play.', {
    text: text(
      'Content note',
      'Something people may want to know before they sit down.',
      'Being eaten, mostly off screen',
    ),
  }),
  'Content notes',
  'What is in it, and where the table draws the line. Printed at the start of every kit.',
  'note',
  30,
);

const label = (attribute: Attribute) =>
  text(
    `“${ATTRIBUTE_LABELS[attribute]}” is called`,
    'What this attribute is called on screen and paper; empty for its usual name.',
    attribute === 'sexy' ? 'Charming' : ATTRIBUTE_LABELS[attribute],
  );

export const attributeLabels = part(
  'Names of the attributes',
  'Rename what does not suit your table.',
  Object.fromEntries(ATTRIBUTES.map((attribute) => [attribute, label(attribute)])) as Record<
    Attribute,
    ReturnType<typeof label>
  >,
);
