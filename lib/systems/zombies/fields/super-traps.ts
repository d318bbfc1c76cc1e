import { choice, count, entry, group, line, list, prose, toggle } from '@/lib/schema/fields';
import { CREATURES, WHENS } from '../vocabulary';

const gain = group(
  {
    rollBonus: count({
      title: 'Added to the roll',
      description: 'What its roll gains; 0 for nothing.',
      min: 0,
      max: 11,
      initial: 0,
    }),
    autoTrap: toggle({ title: 'Never misses', description: 'A creature it turns up is trapped without a roll.' }),
    reroll: count({
      title: 'Further rolls',
      description: 'How often a miss may be rolled again for the same creature.',
      min: 0,
      max: 5,
      initial: 0,
    }),
    keepsNonTarget: toggle({
      title: 'Keeps any creature',
      description: 'A creature that is not wanted this round is saved by the one who trapped it, not discarded.',
    }),
  },
  { title: 'Advantage', description: 'What it does better than a TRAP! card.' },
);

export const superTraps = list(
  entry(
    {
      name: line({ title: 'Super Trap', description: 'What it is called.', examples: ['Underdog Net'] }),
      text: prose({
        title: 'In your words',
        description: 'A line or two on the card. The rule is written from the fields below.',
        examples: ['For those whom fortune forgot.'],
      }),
      when: choice(WHENS, {
        title: 'Works when',
        description: 'What must be true as the card is flipped.',
        labels: {
          always: 'Always',
          lowestScore: 'Nobody has fewer points',
          highestScore: 'Nobody has more points',
          noSavedCreature: 'No creature saved yet',
          roundAtLeast: 'From a certain round on',
          rowHasCreature: 'A creature lies in your own row',
        },
      }),
      round: count({
        title: 'From round',
        description: 'For “from a certain round on”.',
        min: 1,
        max: CREATURES.max,
        initial: 3,
      }),
      gain,
      otherwise: choice(['plainTrap', 'discard'], {
        title: 'If it does not work',
        description: 'It is an ordinary TRAP!, or it is discarded at once.',
        labels: { plainTrap: 'An ordinary TRAP!', discard: 'Discarded' },
      }),
    },
    { title: 'Super Trap', description: 'A TRAP! card that is better under certain conditions.' },
  ),
  { title: 'Super Traps', description: 'The usual deck has one.', noun: 'Super Trap', max: 12 },
);
