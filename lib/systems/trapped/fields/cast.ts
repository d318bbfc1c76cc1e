import { entry, group, line, list, picture, prose } from '@/lib/schema/fields';
import { ATTRIBUTE_LABELS, ATTRIBUTES, type Attribute } from '../vocabulary';

export const occupations = list(
  entry(
    {
      text: line({
        title: 'Occupation',
        description: 'A short stereotype that fits the place.',
        examples: ['Nervous stowaway', 'Off-duty ship’s cook'],
      }),
    },
    { title: 'Occupation', description: 'One suggestion for a character.' },
  ),
  { title: 'Suggested occupations', description: 'Whom the players might be.', noun: 'occupation', max: 60 },
);

export const extras = list(
  entry(
    {
      name: line({ title: 'Name', description: 'What everybody calls them.', examples: ['Steward Ruiz'] }),
      gender: line({ title: 'Gender', description: 'As you like, or nothing.', examples: ['she'] }),
      occupation: line({
        title: 'Occupation',
        description: 'A short stereotype that fits the place.',
        examples: ['Overworked steward'],
      }),
      text: prose({
        title: 'In detail',
        description: 'What makes them lovable, or unbearable.',
        examples: ['Has keys to everything and opens nothing without a form.'],
      }),
      picture: picture({ title: 'Picture', description: 'Printed on their standee.' }),
    },
    { title: 'Extra', description: 'A supporting character who may not survive.' },
  ),
  {
    title: 'Suggested Extras',
    description: 'People the table may use instead of inventing its own. One is needed for each player.',
    noun: 'Extra',
    max: 30,
  },
);

export const contentNotes = list(
  entry(
    {
      text: line({
        title: 'Content note',
        description: 'Something people may want to know before they sit down.',
        examples: ['Being eaten, mostly off screen'],
      }),
    },
    { title: 'Content note', description: 'One thing to settle before play.' },
  ),
  {
    title: 'Content notes',
    description: 'What is in it, and where the table draws the line. Printed at the start of every kit.',
    noun: 'note',
    max: 30,
  },
);

const label = (attribute: Attribute) =>
  line({
    title: `“${ATTRIBUTE_LABELS[attribute]}” is called`,
    description: 'What this attribute is called on screen and paper; empty for its usual name.',
    examples: [attribute === 'sexy' ? 'Charming' : ATTRIBUTE_LABELS[attribute]],
  });

export const attributeLabels = group(
  Object.fromEntries(ATTRIBUTES.map((attribute) => [attribute, label(attribute)])) as Record<
    Attribute,
    ReturnType<typeof label>
  >,
  { title: 'Names of the attributes', description: 'Rename what does not suit your table.' },
);
