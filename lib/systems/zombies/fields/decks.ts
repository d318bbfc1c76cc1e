import { choice, picture, within } from '@/lib/schema/fields';
import { lever } from '@/lib/schema/number-use';
import { item, many, number, oneOf, part, story, text, yesNo } from '@/lib/schema/short-fields';
import { COLOURS, CREATURES, DECKS_MAX, EFFECTS, WHENS } from '../vocabulary';

export const creatures = many(
  item('Creature', 'A specimen to be trapped and saved.', {
    name: text('Creature', 'What it is called.', 'Mumbling Mildred'),
    number: number(
      'Number',
      'The round it is hunted in, the roll that traps it, and its points. Each number once.',
      within(1, CREATURES.max, 1),
    ),
    picture: picture({ title: 'Picture', description: 'Printed large on the card.' }),
    flavour: text(
      'What it is wanted for',
      'A line on the card, in the voice of a showman. It has no effect.',
      'Wanted for wilful wandering after wake-up.',
    ),
  }),
  'Creatures',
  'Numbered from 1 without gaps, three to twelve of them.',
  'creature',
  CREATURES.max,
);

const params = part('How much', 'Numbers for the effects that have one.', {
  slots: number('Cards to look at', 'For looking: how many face-down cards of others at most.', within(1, 3, 2)),
  bonus: number('Added to the roll', 'For a steady hand: what the next trapping roll gains.', within(1, 11, 1)),
});

export const actions = many(
  item('Action', 'A card to carry out or throw away when it turns up.', {
    name: text('Action', 'What people will shout.', 'Grave Robber'),
    text: story(
      'In your words',
      'A line or two on the card. The rule is written from the effect.',
      'Finders, keepers. Losers, sleepers.',
    ),
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
    copies: number('Copies', 'How many are in the deck.', within(0, 20, 1)),
  }),
  'Actions',
  'What stirs things up. The usual deck has seven cards.',
  'action',
  40,
);

const gain = part('Advantage', 'What it does better than a TRAP! card.', {
  rollBonus: number('Added to the roll', 'What its roll gains; 0 for nothing.', within(0, 11, 0)),
  autoTrap: yesNo('Never misses', 'A creature it turns up is trapped without a roll.'),
  reroll: number('Further rolls', 'How often a miss may be rolled again for the same creature.', within(0, 5, 0)),
  keepsNonTarget: yesNo(
    'Keeps any creature',
    'A creature that is not wanted this round is saved by the one who trapped it, not discarded.',
  ),
});

const superTraps = many(
  item('Super Trap', 'A TRAP! card that is better under certain conditions.', {
    name: text('Super Trap', 'What it is called.', 'Underdog Net'),
    text: story(
      'In your words',
      'A line or two on the card. The rule is written from the fields below.',
      'For those whom fortune forgot.',
    ),
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
    round: number('From round', 'For “from a certain round on”.', within(1, CREATURES.max, 3)),
    gain,
    otherwise: oneOf('If it does not work', 'It is an ordinary TRAP!, or it is discarded at once.', {
      plainTrap: 'An ordinary TRAP!',
      discard: 'Discarded',
    }),
  }),
  'Super Traps',
  'The usual deck has one.',
  'Super Trap',
  12,
);

const theme = part('Theme', 'Who collects, and how the cards look.', {
  patron: text('Who collects', 'The collector who pays for the creatures.', 'Zela “Zik-Zik” Von Flatuus'),
  blurb: story(
    'The poster',
    'Read aloud before the first round: who wants what, why, and what they pay.',
    'Citizens! Cowards! Come one, come all to the collection of the century!',
  ),
  palette: many(
    item('Colour', 'One of the deck’s colours.', {
      colour: choice(COLOURS, {
        title: 'Colour',
        description: 'A colour of this deck’s fronts.',
        labels: { green: 'Green', blue: 'Blue', yellow: 'Yellow', red: 'Red', black: 'Black' },
      }),
    }),
    'Colours',
    'The first is for creatures, the second for actions. All backs are alike.',
    'colour',
    3,
  ),
});

const linkLock = part('Link & Lock', 'Cards that make saved creatures safe.', {
  copies: number(
    'Link & Lock cards',
    'Each protects one saved creature from thieves, or links two of different decks for points.',
    within(0, 12, 1),
  ),
});

export const decks = many(
  item('Deck', 'A pack of cards with a collector and creatures of its own.', {
    title: text('Deck', 'What this deck is called.', 'The graveyard'),
    deckCode: text('Code', 'One to three capital letters on every card, by which decks are sorted again.', 'Z'),
    theme,
    creatures,
    actions,
    traps: lever(number('TRAP! cards', 'How many TRAP! cards this deck has.', within(4, 30, 12))),
    superTraps,
    linkLock,
  }),
  'Decks',
  'One to four. A table agrees before play which of them are in.',
  'deck',
  DECKS_MAX,
  { starts: 1 },
);
