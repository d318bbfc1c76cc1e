import { choice, optionalCount, picture, variants, within } from '@/lib/schema/fields';
import { item, many, number, oneKind, pointer, story, text, yesNo } from '@/lib/schema/short-fields';
import { METRICS } from '../vocabulary';

const trapLines = (title: string, description: string) =>
  many(
    item('Trap', 'One trap.', {
      trap: pointer('traps', 'Trap', 'One of your traps.', 'freeze'),
    }),
    title,
    description,
    'trap',
    40,
  );

const apCost = (initial: number) =>
  number('Costs', 'Action points it takes, movement included.', within(1, 8, initial));
const usesPerRound = optionalCount({
  title: 'Uses in a round',
  description: 'How often per round; empty for as often as there are points.',
  min: 1,
  max: 8,
  initial: 1,
});
const reach = (initial: number) => number('Reach', 'How many spaces away at most.', within(1, 50, initial));

const hop = oneKind(
  'hop',
  'Hop',
  'Jumps two cells in a straight line, over a tile or a gap. The landing tile is entered.',
  { apCost: apCost(2), usesPerRound },
);

const farPeek = oneKind('farPeek', 'Far sight', 'Turns over a face-down tile from a distance.', {
  apCost: apCost(1),
  usesPerRound,
  reach: reach(3),
  metric: choice(METRICS, {
    title: 'Measured',
    description: 'Straight steps over tiles and gaps alike; along tiles only; or diagonals too.',
    labels: { manhattan: 'In straight steps', path: 'Along the tiles', chebyshev: 'Diagonals too' },
  }),
});

const slipIn = oneKind(
  'slipIn',
  'Slip in',
  'Steps onto the next tile without setting it off. Announced before moving.',
  {
    apCost: apCost(2),
    usesPerRound,
    except: trapLines('Useless against', 'Traps that still act.'),
  },
);

const disarm = oneKind('disarm', 'Disarm', 'Puts a neighbouring trap out of order for a while.', {
  apCost: apCost(3),
  usesPerRound,
  rounds: number('Rounds', 'How long the trap is out of order; this round counts as the first.', within(1, 40, 2)),
  faceDown: yesNo('Unseen too', 'A tile that is still face down may be disarmed, whatever it turns out to be.'),
});

const release = item('Break free', 'A trap whose token this character can remove alone.', {
  trap: pointer('traps', 'From', 'The trap whose token is removed.', 'freeze'),
  apCost: number('Costs', 'Action points it takes.', within(1, 8, 1)),
  afterRounds: number('After rounds', 'How many rounds after being caught; 0 is immediately.', within(0, 40, 1)),
  includesMove: yesNo('Includes the step', 'Breaking free includes the step. Otherwise the step costs extra.'),
});

export const characters = many(
  item('Character', 'A person to play, with special abilities.', {
    name: text('Character', 'Who they are in a word.', 'Knight', 'Stoker'),
    picture: picture({ title: 'Picture', description: 'Printed on the card and on the token.' }),
    text: story(
      'In your words',
      'A line or two on how to play them. The rules on the card are written from the fields below.',
      'Has never lost a duel, nor been in a room without windows.',
    ),
    immune: trapLines('Immune to', 'Traps that do nothing to this character.'),
    waiveSurcharge: trapLines('Walks off', 'Traps that hold on to others, but not to this character.'),
    releases: many(release, 'Breaks free', 'Tokens this character can remove alone.', 'release', 3),
    abilities: many(
      variants([hop, farPeek, slipIn, disarm], {
        title: 'Ability',
        description: 'Something only this character can do.',
      }),
      'Abilities',
      'Special actions that cost action points.',
      'ability',
      3,
    ),
  }),
  'Characters',
  'At least one per player. Each player needs a different one.',
  'character',
  40,
);
