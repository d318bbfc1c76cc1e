import { count, group, optionalCount, prose, within } from '@/lib/schema/fields';
import { eachOne, text } from './short';

export const worldOfOrigin = prose({
  title: 'World of origin',
  description: 'The one world from which everybody was taken, and when. All back stories begin there.',
  examples: ['Our own, a wet Tuesday in November, in a town with one cinema and two bus lines.'],
});

export const coreHints = eachOne(
  'text',
  text(
    'Hint',
    'Something to drop about the Core, without settling what it means. For the GM alone.',
    'The lifts have buttons for floors that are not there yet.',
  ),
  { title: 'Hints about the Core', description: 'What the last survivor may make sense of.', noun: 'hint', max: 60 },
);

export const startPool = count({
  title: 'Conflict Pool at the start',
  description: 'Dice that every Gladiator begins with. They are also what keeps it on its feet.',
  ...within(1, 99, 5),
});

export const threshold = group(
  {
    start: count({
      title: 'Threshold at the surface',
      description: 'Dice that the GM rolls against a scene on the first layer.',
      ...within(0, 99, 5),
    }),
    step: count({
      title: 'More on each layer',
      description: 'How many dice are added with each layer down.',
      ...within(-9, 20, 1),
    }),
  },
  { title: 'Threshold', description: 'How hard the layers are.' },
);

export const gladiatorsPerPlayer = count({
  title: 'Gladiators for each player',
  description:
    'One is played, the others fight for the GM. More make the campaign longer, since all of those must die before the Core opens.',
  ...within(2, 6, 2),
});

export const turnsPerEpisode = optionalCount({
  title: 'Turns in an episode',
  description: 'After so many turns the GM closes an episode in which nobody fights; empty for no limit.',
  min: 1,
  max: 500,
});
