import { choice, later, picture, since, variants } from '@/lib/schema/fields';
import { item, many, maybeNumber, oneKind, oneOf, pointer, story, text, yesNo } from '@/lib/schema/short-fields';
import { RANK_LABELS, RANKS, SUIT_LABELS } from '@/lib/tabletop/cards/playing-cards';
import { conditions } from './conditions';
import { attribute, effect, room, thing } from './effects';
import { follows } from './follows';

const among = oneOf(
  'Among',
  'Who can be hit.',
  { characters: 'Characters', extras: 'Extras', anyone: 'Anybody' },
  'anyone',
);
const extreme = oneOf('Most or least', 'The highest score or the lowest one.', {
  highest: 'Highest',
  lowest: 'Lowest',
});

/** Targets of an Event. A list, so that an empty one means "as the GM sees fit". */
const selector = variants(
  [
    oneKind('choice', 'The GM picks', 'Somebody of the GM’s choice, as the trigger allows.', { among }),
    oneKind('attribute', 'By an attribute', 'The person with the highest or lowest score.', {
      extreme,
      attribute: attribute('Whose score decides.'),
      among,
    }),
    oneKind(
      'relationship',
      'By a relationship',
      'The person with the strongest or weakest relationship of a suit toward a character.',
      {
        extreme,
        suit: oneOf('Suit', 'Relationships of this suit.', SUIT_LABELS),
        among,
      },
    ),
    oneKind('room', 'Everybody in a room', 'All who are there.', { room: room('Which room.') }),
    oneKind('holder', 'Whoever holds something', 'The holder of a thing.', {
      item: thing('What they hold; none for anything important.'),
    }),
    oneKind('everyone', 'Everybody', 'All characters and Extras.', {}),
    oneKind('named', 'A certain Extra', 'One of the suggested Extras.', {
      extra: pointer('extras', 'Extra', 'Which of the suggested Extras.', 'steward'),
    }),
  ],
  { title: 'Whom it hits', description: 'How the victim is found.' },
);

export const events = many(
  item('Event', 'A mishap or temptation that the GM draws by suit.', {
    suit: oneOf('Suit', 'Hearts upset relationships, diamonds tempt, spades break things, clubs hurt.', SUIT_LABELS),
    title: text('Event', 'What happens, in a few words.', 'The lights go out'),
    text: story(
      'In detail',
      'What everybody sees. It may put people to the test; it never says how a character reacts.',
      'First the hum stops. Then the dark comes down the corridor, lamp by lamp.',
    ),
    picture: picture({
      title: 'Picture',
      description: 'Printed on its card, above the text, if that leaves room for it.',
    }),
    minRank: choice(RANKS, {
      title: 'From',
      description: 'The lowest card that can bring it.',
      labels: RANK_LABELS,
      initial: '2',
    }),
    maxRank: choice(RANKS, {
      title: 'To',
      description: 'The highest card that can bring it.',
      labels: RANK_LABELS,
      initial: 'A',
    }),
    selectors: many(selector, 'Whom it hits', 'How the victim is found; none if the GM picks.', 'target', 3),
    effects: many(effect, 'Effects', 'What it does to the game; none if it is only words.', 'effect', 8),
    turns: maybeNumber(
      'Lasts',
      'Ends after this many of the GM’s turns; empty if it is over immediately or stays.',
      1,
      9,
    ),
    onlyIf: since(
      2,
      conditions('Only if', 'It can happen only if all of this is so; always if the list is empty.'),
      [],
    ),
    follows: since(2, follows, []),
    once: later(yesNo('Only once', 'It can happen once in a game; after that the GM picks another.'), false),
    origin: oneOf('From', 'Written by the author, after the game’s own list, or added by Trapdoor.', {
      author: 'The author',
      book: 'After the game’s book',
      addition: 'Added by Trapdoor',
    }),
  }),
  'Events',
  'What goes wrong: five of each suit or more, twenty or more in all.',
  'event',
  400,
);
