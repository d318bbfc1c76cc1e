import { choice, count, entry, group, line, list, prose } from '@/lib/schema/fields';
import { COLOURS, DECKS_MAX } from '../vocabulary';
import { actions } from './actions';
import { creatures } from './creatures';
import { superTraps } from './super-traps';

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
      min: 0,
      max: 12,
      initial: 1,
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
        min: 4,
        max: 30,
        initial: 12,
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
