import {
  choice,
  count,
  entry,
  line,
  list,
  optionalCount,
  picture,
  prose,
  ref,
  toggle,
  variant,
  variants,
} from '@/lib/schema/fields';
import { METRICS } from '../vocabulary';

const trapLines = (title: string, description: string) =>
  list(
    entry(
      { trap: ref('traps', { title: 'Trap', description: 'One of your traps.', examples: ['freeze'] }) },
      { title: 'Trap', description: 'One trap.' },
    ),
    { title, description, noun: 'trap', max: 40 },
  );

const apCost = (initial: number) =>
  count({ title: 'Costs', description: 'Action points it takes, movement included.', min: 1, max: 8, initial });
const usesPerRound = optionalCount({
  title: 'Uses in a round',
  description: 'How often per round; empty for as often as there are points.',
  min: 1,
  max: 8,
  initial: 1,
});
const reach = (initial: number) =>
  count({ title: 'Reach', description: 'How many spaces away at most.', min: 1, max: 50, initial });

const hop = variant(
  'hop',
  { apCost: apCost(2), usesPerRound },
  {
    title: 'Hop',
    description: 'Jumps two cells in a straight line, over a tile or a gap. The landing tile is entered.',
  },
);

const farPeek = variant(
  'farPeek',
  {
    apCost: apCost(1),
    usesPerRound,
    reach: reach(3),
    metric: choice(METRICS, {
      title: 'Measured',
      description: 'Straight steps over tiles and gaps alike; along tiles only; or diagonals too.',
      labels: { manhattan: 'In straight steps', path: 'Along the tiles', chebyshev: 'Diagonals too' },
    }),
  },
  { title: 'Far sight', description: 'Turns over a face-down tile from a distance.' },
);

const slipIn = variant(
  'slipIn',
  {
    apCost: apCost(2),
    usesPerRound,
    except: trapLines('Useless against', 'Traps that still act.'),
  },
  { title: 'Slip in', description: 'Steps onto the next tile without setting it off. Announced before moving.' },
);

const disarm = variant(
  'disarm',
  {
    apCost: apCost(3),
    usesPerRound,
    rounds: count({
      title: 'Rounds',
      description: 'How long the trap is out of order; this round counts as the first.',
      min: 1,
      max: 40,
      initial: 2,
    }),
    faceDown: toggle({
      title: 'Unseen too',
      description: 'A tile that is still face down may be disarmed, whatever it turns out to be.',
    }),
  },
  { title: 'Disarm', description: 'Puts a neighbouring trap out of order for a while.' },
);

const release = entry(
  {
    trap: ref('traps', { title: 'From', description: 'The trap whose token is removed.', examples: ['freeze'] }),
    apCost: count({ title: 'Costs', description: 'Action points it takes.', min: 1, max: 8, initial: 1 }),
    afterRounds: count({
      title: 'After rounds',
      description: 'How many rounds after being caught; 0 is immediately.',
      min: 0,
      max: 40,
      initial: 1,
    }),
    includesMove: toggle({
      title: 'Includes the step',
      description: 'Breaking free includes the step. Otherwise the step costs extra.',
    }),
  },
  { title: 'Break free', description: 'A trap whose token this character can remove alone.' },
);

export const characters = list(
  entry(
    {
      name: line({ title: 'Character', description: 'Who they are in a word.', examples: ['Knight', 'Stoker'] }),
      picture: picture({ title: 'Picture', description: 'Printed on the card and on the token.' }),
      text: prose({
        title: 'In your words',
        description: 'A line or two on how to play them. The rules on the card are written from the fields below.',
        examples: ['Has never lost a duel, nor been in a room without windows.'],
      }),
      immune: trapLines('Immune to', 'Traps that do nothing to this character.'),
      waiveSurcharge: trapLines('Walks off', 'Traps that hold on to others, but not to this character.'),
      releases: list(release, {
        title: 'Breaks free',
        description: 'Tokens this character can remove alone.',
        noun: 'release',
        max: 3,
      }),
      abilities: list(
        variants([hop, farPeek, slipIn, disarm], {
          title: 'Ability',
          description: 'Something only this character can do.',
        }),
        { title: 'Abilities', description: 'Special actions that cost action points.', noun: 'ability', max: 3 },
      ),
    },
    { title: 'Character', description: 'A person to play, with special abilities.' },
  ),
  {
    title: 'Characters',
    description: 'At least one per player. Each player needs a different one.',
    noun: 'character',
    max: 40,
  },
);
