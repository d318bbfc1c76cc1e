import { choice, count, entry, group, line, list, prose } from '@/lib/schema/fields';
import { EFFECTS } from '../vocabulary';

const params = group(
  {
    slots: count({
      title: 'Cards to look at',
      description: 'For looking: how many face-down cards of others at most.',
      min: 1,
      max: 3,
      initial: 2,
    }),
    bonus: count({
      title: 'Added to the roll',
      description: 'For a steady hand: what the next trapping roll gains.',
      min: 1,
      max: 11,
      initial: 1,
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
      copies: count({ title: 'Copies', description: 'How many are in the deck.', min: 0, max: 20, initial: 1 }),
    },
    { title: 'Action', description: 'A card to carry out or throw away when it turns up.' },
  ),
  { title: 'Actions', description: 'What stirs things up. The usual deck has seven cards.', noun: 'action', max: 40 },
);
