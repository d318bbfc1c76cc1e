import { choice, later, picture, variants, within } from '@/lib/schema/fields';
import {
  item,
  many,
  maybeNumber,
  number,
  oneKind,
  oneOf,
  pointer,
  story,
  text,
  yesNo,
} from '@/lib/schema/short-fields';
import { RANK_LABELS, RANKS, SUIT_LABELS } from '@/lib/tabletop/cards/playing-cards';
import { ATTRIBUTE_LABELS } from '../vocabulary';

const attribute = (description: string) => oneOf('Attribute', description, ATTRIBUTE_LABELS);
const room = (description: string) => pointer('map.rooms', 'Room', description, 'corridor_aft');
const passage = pointer('map.passages', 'Passage', 'Which passage; none if the GM picks one.', 'lounge_door');
const thing = (description: string) => pointer('items', 'Thing or fact', description, 'firebombs');
const condition = text(
  'On condition',
  'What must happen first, if anything, in a few words.',
  'somebody promises them a seat',
);
const victim = oneOf('Who', 'The person the Event picked, or the person they feel most strongly about.', {
  target: 'Whoever was picked',
  related: 'The person they feel about',
});

/** Effects of Events that an engine can apply: a closed vocabulary. */
const effect = variants(
  [
    oneKind('monsterConflict', 'The monster attacks', 'The monster, at or next to them, fights the person picked.', {}),
    oneKind('steal', 'Something is stolen', 'The monster, at or next to the holder, takes it away.', {
      item: thing('What is taken; none if the GM picks something important.'),
    }),
    oneKind('seal', 'A passage closes', 'Nobody passes until it is forced open.', { passage }),
    oneKind('unseal', 'A passage opens', 'What blocked it is gone for the rest of the game.', { passage }),
    oneKind('cutAir', 'The air goes', 'Without the right equipment nobody can stay.', {
      room: room('Which room; none if the GM picks one.'),
      item: thing('What people need to breathe there.'),
    }),
    oneKind(
      'hurt',
      'Somebody may be hurt',
      'The usual test for the suit, for them or for the person they feel about; losing it brings damage.',
      { who: victim },
    ),
    oneKind(
      'sicken',
      'Somebody falls ill',
      'Without the cure in time an Extra dies, and a character stands a test with damage on a loss.',
      {
        turns: number(
          'The GM’s turns left',
          'After this many of the GM’s turns an Extra dies, and a character is put to the test.',
          within(1, 9, 2),
        ),
        room: room('Where the cure is found.'),
        item: thing('What cures them, if it is a thing.'),
      },
    ),
    oneKind('grant', 'Somebody gains', 'They get a thing or learn a fact.', {
      item: thing('What they get or learn.'),
      condition,
    }),
    oneKind('move', 'Somebody moves', 'An Extra bolts or is drawn somewhere.', {
      room: room('Where they head; none if the GM picks.'),
    }),
    oneKind('cling', 'An Extra clings', 'The Extra stays beside the person they feel most strongly about.', {}),
    oneKind('extraTurn', 'An extra turn', 'They take another turn at once, if the condition is met.', { condition }),
    oneKind('test', 'A test', 'A conflict against two cards of the GM; losing it brings damage.', {
      attribute: attribute('What is put to the test.'),
      who: victim,
    }),
    oneKind(
      'suitTest',
      'The usual test',
      'A test with the attribute that goes with the suit. Also what happens when an Event is only words.',
      {},
    ),
  ],
  { title: 'Effect', description: 'What the Event does to the game.' },
);

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
    picture: picture({ title: 'Picture', description: 'Printed on its card, above the text.' }),
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
