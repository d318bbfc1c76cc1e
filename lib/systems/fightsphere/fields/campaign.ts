import { within } from '@/lib/schema/fields';
import { eachOne, item, many, maybeNumber, number, part, story, text } from '@/lib/schema/short-fields';
import { LAYERS_MAX } from '../vocabulary';

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
    'Hints about the Core',
    'What the last survivor may make sense of.',
    'hint',
    60,
  ),
  startPool: number(
    'Conflict Pool at the start',
    'Dice that every Gladiator begins with. They are also what keeps it on its feet.',
    within(1, 99, 5),
  ),
  threshold: part('Threshold', 'How hard the layers are.', {
    start: number(
      'Threshold at the surface',
      'Dice that the GM rolls against a scene on the first layer.',
      within(0, 99, 5),
    ),
    step: number('More on each layer', 'How many dice are added with each layer down.', within(-9, 20, 1)),
  }),
  gladiatorsPerPlayer: number(
    'Gladiators for each player',
    'One is played, the others fight for the GM. More make the campaign longer, since all of those must die before the Core opens.',
    within(2, 6, 2),
  ),
  turnsPerEpisode: maybeNumber(
    'Turns in an episode',
    'After so many turns the GM closes an episode in which nobody fights; empty for no limit.',
    1,
    500,
  ),
};

const layer = item('Layer', 'One shell of the Sphere. The first is the surface, the last the deepest.', {
  name: text('Layer', 'What people call it.', 'The Rind'),
  look: story(
    'How it looks',
    'What somebody sees who climbs out of the hatch: light, ground, air, and what is overhead.',
    'Bus shelters, bolted together ceiling to ceiling. Every one of them is occupied.',
  ),
  techFrequency: number(
    'Sphere tech, in 100 scenes',
    'In how many scenes the GM may bring in machines of the makers. It grows towards the Core.',
    within(0, 100, 10),
  ),
  thresholdOverride: maybeNumber(
    'Its own Threshold',
    'Dice that the GM rolls here; empty for the usual number at this depth.',
    0,
    99,
  ),
});

export const layers = many(
  layer,
  'Layers',
  'From the surface down. If play outlasts them, the Sphere goes on without names.',
  'layer',
  LAYERS_MAX,
);
