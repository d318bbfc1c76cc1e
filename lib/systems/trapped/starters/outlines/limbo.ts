import { brings, defeatedBy, inferred } from '../build';
import { outline } from './outline';

export const limbo = outline({
  id: 'limbo',
  title: 'Trapped in Limbo',
  summary: 'You have died, it seems. The paperwork is incomplete, and someone has offered to help with it.',
  place: {
    name: 'Limbo, a waiting room between Heaven, Hell and Earth',
    description:
      'Grey chairs, a number that never comes up, and three doors. One is warm, one has a queue, one smells of ' +
      'fresh bread and home. A gentleman with excellent shoes is asking whether he might sit next to you.',
    conventions: 'Angels, sins, forms in triplicate and regret belong. Be kind about what real people believe.',
  },
  barriers: [
    {
      id: 'wall',
      title: 'The Wall of Sins',
      text: 'Every brick is something one of you did. They have to be owned up to.',
      ...defeatedBy('confess', 'atone'),
    },
    { id: 'hellfire', title: 'Hellfire', text: 'It lies before the warm door. It is as advertised.' },
    {
      id: 'gate',
      title: 'Saint Peter’s gate',
      text: 'He has a list and you are not on it. He may be open to discussion.',
      ...defeatedBy('bargain'),
    },
  ],
  monsters: [
    {
      id: 'satan',
      name: 'Satan',
      text: 'Polite, well read, and always a signature away. He is keeping something from everybody.',
      weakness: 'His secret, once somebody knows it.',
      weaknessGoal: 'secret',
      means: [{ item: 'satans_secret' }],
    },
    {
      id: 'gabriel',
      name: 'Gabriel',
      text: 'Another monster for this place: an archangel who goes by the book and owns the book.',
    },
  ],
  goals: [
    { id: 'confess', title: 'Own up to all one’s sins', kind: 'fix', scope: 'character' },
    { id: 'atone', title: 'Make up for each of them', kind: 'fix', scope: 'character', requires: inferred('confess') },
    { id: 'secret', title: 'Learn Satan’s secret', kind: 'learn', ...brings('satans_secret') },
    { id: 'bargain', title: 'Strike a bargain with Saint Peter', kind: 'fix' },
  ],
  items: [
    {
      id: 'satans_secret',
      title: 'Satan’s secret',
      text: 'For the author to decide. It should be a small one.',
      kind: 'flag',
    },
  ],
});
