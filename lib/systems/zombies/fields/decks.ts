import { choice, count, entry, group, line, list, picture, prose, toggle, within } from '@/lib/schema/fields';
import { COLOURS, CREATURES, DECKS_MAX, EFFECTS, WHENS } from '../vocabulary';

export const creatures = list(
  entry(
    {
      name: line({ title: 'Creature', description: 'What it is called.', examples: ['Mumbling Mildred'] }),
      number: count({
        title: 'Number',
        description: 'The round it is hunted in, the roll that traps it, and its points. Each number once.',
        ...within(1, CREATURES.max, 1),
      }),
      picture: picture({ title: 'Picture', description: 'Printed large on the card.' }),
      flavour: line({
        title: 'What it is wanted for',
        description: 'A line on the card, in the voice of a showman. It has no effect.',
        examples: ['Wanted for wilful wandering after wake-up.'],
      }),
    },
    { title: 'Creature', description: 'A specimen to be trapped and saved.' },
  ),
  {
    title: 'Creatures',
    description: 'Numbered from 1 without gaps, three to twelve of them.',
    noun: 'creature',
    max: CREATURES.max,
  },
);

const params = group(
  {
    slots: count({
      title: 'Cards to look at',
      description: 'For looking: how many face-down cards of others at most.',
      ...within(1, 3, 2),
    }),
    bonus: count({
      title: 'Added to the roll',
      description: 'For a steady hand: what the next trapping roll gains.',
      ...within(1, 11, 1),
    }),
  },
  { title: 'How much', description: 'Numbers for the effects that have one.' },
);

export const actions = list(
  entry(
    {
      name: line({ title: 'Action', description: 'What people will shout.', examples: ['Grave Robber'] }),
      text: prose({
        title: 'In your words',
        description: 'A line or two on the card. The rule is written from the effect.',
        examples: ['Finders, keepers. Losers, sleepers.'],
      }),
      effect: choice(EFFECTS, {
        title: 'What it does',
        description: 'One of eight things. The rule is written out beside it.',
        labels: {
          '': 'Nothing yet',
          swap: 'Swap two cards unseen',
          steal: 'Steal a saved creature',
          peek: 'Look at cards of others',
          scramble: 'Mix up somebody’s row',
          bury: 'Discard somebody’s card',
          again: 'Take another turn',
          steady: 'Better the next roll',
          rescue: 'Take a card back from the discards',
        },
      }),
      params,
      copies: count({ title: 'Copies', description: 'How many are in the deck.', ...within(0, 20, 1) }),
    },
    { title: 'Action', description: 'A card to carry out or throw away when it turns up.' },
  ),
  { title: 'Actions', description: 'What stirs things up. The usual deck has seven cards.', noun: 'action', max: 40 },
);

const gain = group(
  {
    rollBonus: count({
      title: 'Added to the roll',
      description: 'What its roll gains; 0 for nothing.',
      ...within(0, 11, 0),
    }),
    autoTrap: toggle({ title: 'Never misses', description: 'A creature it turns up is trapped without a roll.' }),
    reroll: count({
      title: 'Further rolls',
      description: 'How often a miss may be rolled again for the same creature.',
      ...within(0, 5, 0),
    }),
    keepsNonTarget: toggle({
      title: 'Keeps any creature',
      description: 'A creature that is not wanted this round is saved by the one who trapped it, not discarded.',
    }),
  },
  { title: 'Advantage', description: 'What it does better than a TRAP! card.' },
);

const superTraps = list(
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
        ...within(1, CREATURES.max, 3),
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

const theme = group(
  {
    patron: line({
      title: 'Who collects',
      description: 'The collector who pays for the creatures.',
      examples: ['Zela “Zik-Zik” Von Flatuus'],
    }),
    blurb: prose({
      title: 'The poster',
      description: 'Read aloud before the first round: who wants what, why, and what they pay.',
      examples: ['Citizens! Cowards! Come one, come all to the collection of the century!'],
    }),
    palette: list(
      entry(
        {
          colour: choice(COLOURS, {
            title: 'Colour',
            description: 'A colour of this deck’s fronts.',
            labels: { green: 'Green', blue: 'Blue', yellow: 'Yellow', red: 'Red', black: 'Black' },
          }),
        },
        { title: 'Colour', description: 'One of the deck’s colours.' },
      ),
      {
        title: 'Colours',
        description: 'The first is for creatures, the second for actions. All backs are alike.',
        noun: 'colour',
        max: 3,
      },
    ),
  },
  { title: 'Theme', description: 'Who collects, and how the cards look.' },
);

const linkLock = group(
  {
    copies: count({
      title: 'Link & Lock cards',
      description: 'Each protects one saved creature from thieves, or links two of different decks for points.',
      ...within(0, 12, 1),
    }),
  },
  { title: 'Link & Lock', description: 'Cards that make saved creatures safe.' },
);

export const decks = list(
  entry(
    {
      title: line({ title: 'Deck', description: 'What this deck is called.', examples: ['The graveyard'] }),
      deckCode: line({
        title: 'Code',
        description: 'One to three capital letters on every card, by which decks are sorted again.',
        examples: ['Z'],
      }),
      theme,
      creatures,
      actions,
      traps: count({
        title: 'TRAP! cards',
        description: 'How many TRAP! cards this deck has.',
        ...within(4, 30, 12),
      }),
      superTraps,
      linkLock,
    },
    { title: 'Deck', description: 'A pack of cards with a collector and creatures of its own.' },
  ),
  {
    title: 'Decks',
    description: 'One to four. A table agrees before play which of them are in.',
    noun: 'deck',
    max: DECKS_MAX,
    starts: 1,
  },
);
