import { later, within } from '@/lib/schema/fields';
import { lever } from '@/lib/schema/number-use';
import {
  eachOne,
  item,
  lines,
  many,
  maybeNumber,
  number,
  oneOf,
  part,
  story,
  text,
  yesNo,
} from '@/lib/schema/short-fields';
import { LAYERS_MAX } from '../vocabulary';

/** House rules, with the defaults of rules 12. */
export const options = part('House rules', 'Where the rules leave a choice. The defaults suit most tables.', {
  tieFails: yesNo('Equal ones fail', 'In an ordinary conflict, as many ones as the GM are not enough.', true),
  restUnit: oneOf('Ties rest for', 'Which later conflicts bring a used tie back.', {
    own: 'The Gladiator’s conflicts',
    episode: 'Any conflict of the episode',
  }),
  encounterReward: oneOf(
    'Winning an encounter roll',
    'Whether a Gladiator who beat somebody and lost to nobody takes a reward.',
    { none: 'No reward', standard: 'One reward, as after a success' },
  ),
  encounterCooldown: yesNo(
    'Ties rest after a lost encounter roll',
    'The ties that the loser used rest for as many conflicts as they are still worth.',
  ),
  disengageHarm: oneOf(
    'Getting away',
    'What the roll does to a Gladiator who gets away, and to those it was compared with.',
    { normal: 'Losses count', none: 'No losses on either side' },
  ),
  npcDisengage: yesNo('NPC Gladiators may disengage', 'Otherwise only players’ Gladiators try to get away.', true),
  betrayalBonusUsableThisRoll: yesNo(
    'A betrayer may gamble more at once',
    'The dice gained by betrayal can be gambled in the same roll.',
  ),
  npcLastStanding: oneOf('An NPC Gladiator is last standing', 'What becomes of its pool.', {
    gains: 'It grows by the next Threshold',
    unchanged: 'It stays as it is',
  }),
  npcAlone: oneOf(
    'NPC Gladiators are left alone',
    'What happens once every player’s Gladiator is out of the episode.',
    { oneSurvives: 'One survives', allSurvive: 'All survive' },
  ),
  coreTie: oneOf('The last fall together', 'Who survives the Core if all fall in one roll.', {
    highestPool: 'The highest pool',
    shared: 'They share the epilogue',
  }),
  npcGladiatorsFrom: oneOf(
    'Who makes the NPC Gladiators',
    'The campaign has them ready. By the book, players make several each on the first evening and keep one.',
    { scenario: 'The campaign', players: 'The players' },
  ),
});

const { npcGladiatorsFrom, ...others } = options.shape;

/** House rules to print: none of the two ways of making NPC Gladiators is one. */
export const houseRules = part('House rules', 'Where the rules leave a choice.', others);

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
  startPool: lever(
    number(
      'Conflict Pool at the start',
      'Dice that every Gladiator begins with. They are also what keeps it on its feet.',
      within(1, 99, 5),
    ),
  ),
  threshold: part('Threshold', 'How hard the layers are.', {
    start: lever(
      number(
        'Threshold at the surface',
        'Dice that the GM rolls against a scene on the first layer.',
        within(0, 99, 5),
      ),
    ),
    step: lever(number('More on each layer', 'How many dice are added with each layer down.', within(-9, 20, 1))),
  }),
  gladiatorsPerPlayer: lever(
    number(
      'Gladiators for each player',
      'One is played, the others fight for the GM. More make the campaign longer, since all of those must die before the Core opens.',
      within(2, 6, 2),
    ),
  ),
  turnsPerEpisode: maybeNumber(
    'Turns in an episode',
    'After this many turns the GM closes an episode in which nobody fights; empty for no limit.',
    1,
    500,
  ),
};

const layer = item('Layer', 'One shell of the Sphere. The first is the surface, the last the deepest.', {
  name: text('Layer', 'What people call it.', 'The Rind'),
  look: story(
    'How it looks',
    'What a person sees on climbing out of the hatch: light, ground, air, and what is overhead.',
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

/** Brief of the Core. Files from before it had one may leave it out. */
export const core = later(
  part('The Core', 'The last episode, for all who are left. What stays empty the GM makes up.', {
    look: story('How it looks', 'What a Gladiator sees on coming in.', 'A waiting room. Every seat has a name on it.'),
    situation: story(
      'Situation',
      'What is going on there, for the GM. Leave open what the Sphere is for: the last survivor decides that.',
      'The machines have stopped. They stand in a queue, and it moves up by one whenever somebody falls.',
    ),
    openingScenes: lines(
      story('Opening scene', 'How a Gladiator may come in.', 'A voice reads out the names of the dead. Yours is next.'),
      'Opening scenes',
      'To read out or to ignore.',
      'opening scene',
      20,
    ),
  }),
  { look: '', situation: '', openingScenes: [] },
);
