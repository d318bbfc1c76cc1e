import { group, optionalCount, within } from '@/lib/schema/fields';
import { eachOne, number, story, text } from '@/lib/schema/short-fields';

/** What holds for the whole campaign. */
export const campaign = {
  worldOfOrigin: story(
    'World of origin',
    'The one world from which everybody was taken, and when. All back stories begin there.',
    'Our own, a wet Tuesday in November, in a town with one cinema and two bus lines.',
  ),
  coreHints: eachOne(
    'text',
    text(
      'Hint',
      'Something to drop about the Core, without settling what it means. For the GM alone.',
      'The lifts have buttons for floors that are not there yet.',
    ),
    { title: 'Hints about the Core', description: 'What the last survivor may make sense of.', noun: 'hint', max: 60 },
  ),
  startPool: number(
    'Conflict Pool at the start',
    'Dice that every Gladiator begins with. They are also what keeps it on its feet.',
    within(1, 99, 5),
  ),
  threshold: group(
    {
      start: number(
        'Threshold at the surface',
        'Dice that the GM rolls against a scene on the first layer.',
        within(0, 99, 5),
      ),
      step: number('More on each layer', 'How many dice are added with each layer down.', within(-9, 20, 1)),
    },
    { title: 'Threshold', description: 'How hard the layers are.' },
  ),
  gladiatorsPerPlayer: number(
    'Gladiators for each player',
    'One is played, the others fight for the GM. More make the campaign longer, since all of those must die before the Core opens.',
    within(2, 6, 2),
  ),
  turnsPerEpisode: optionalCount({
    title: 'Turns in an episode',
    description: 'After so many turns the GM closes an episode in which nobody fights; empty for no limit.',
    min: 1,
    max: 500,
  }),
};
