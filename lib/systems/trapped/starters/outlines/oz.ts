import { brings, defeatedBy, inferred } from '../build';
import { outline } from './outline';

export const oz = outline({
  id: 'oz',
  title: 'Trapped in Oz',
  summary: 'There is one way home, one man who knows it, and one witch who would like her sister’s shoes.',
  place: {
    name: 'The Land of Oz',
    description:
      'The house has come down hard. The colours are too bright, the road is paved in yellow, and two feet stick out ' +
      'from under the porch. On the western horizon a small black speck turns round and starts to grow.',
    conventions: 'Talking beasts, odd magic and brisk small people belong. It is magic, but never yours.',
  },
  barriers: [
    {
      id: 'way_home',
      title: 'Only the Wizard knows the way home',
      text: 'So somebody has to see the Wizard.',
      ...defeatedBy('wizard'),
    },
    {
      id: 'poppies',
      title: 'The poppies',
      text: 'Whoever walks among them lies down and sleeps.',
      ...defeatedBy('cross_poppies'),
    },
    {
      id: 'forest',
      title: 'The forest is full of teeth',
      text: 'A brave friend or two would help.',
      ...defeatedBy('courage'),
    },
    { id: 'keeper', title: 'The keeper of the city’s gate', text: 'He has never let anybody in and is proud of it.' },
  ],
  monsters: [
    {
      id: 'witch',
      name: 'The Wicked Witch of the West',
      text: 'She has one good eye, many winged servants and a grievance.',
    },
    { id: 'great_wizard', name: 'The Wizard of Oz', text: 'Another monster for this land, if the curtain stays shut.' },
  ],
  goals: [
    {
      id: 'slippers',
      title: 'Kill the Witch of the East and take the ruby slippers',
      kind: 'acquire',
      ...brings('ruby_slippers'),
    },
    { id: 'heart', title: 'Get the Tin Man a heart', kind: 'acquire' },
    { id: 'brain', title: 'Get the Scarecrow a brain', kind: 'acquire' },
    { id: 'courage', title: 'Get the Cowardly Lion his courage', kind: 'acquire' },
    { id: 'cross_poppies', title: 'Cross the field of poppies awake', kind: 'reach', scope: 'character' },
    { id: 'wizard', title: 'Get to see the Wizard', kind: 'reach', requires: inferred('cross_poppies') },
  ],
  items: [{ id: 'ruby_slippers', title: 'Ruby slippers', text: 'One size. Guess whose.', count: 1 }],
});
