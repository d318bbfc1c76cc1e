import {
  choice,
  count,
  entry,
  later,
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
import { RANK_LABELS, RANKS, SUIT_LABELS, SUITS } from '@/lib/tabletop/cards/playing-cards';
import { ATTRIBUTE_LABELS, ATTRIBUTES } from '../vocabulary';

const attribute = (description: string) =>
  choice(ATTRIBUTES, { title: 'Attribute', description, labels: ATTRIBUTE_LABELS });
const room = (description: string) => ref('map.rooms', { title: 'Room', description, examples: ['corridor_aft'] });
const passage = ref('map.passages', {
  title: 'Passage',
  description: 'Which passage; none if the GM picks one.',
  examples: ['lounge_door'],
});
const item = (description: string) => ref('items', { title: 'Thing or fact', description, examples: ['firebombs'] });
const condition = line({
  title: 'On condition',
  description: 'What must happen first, if anything, in a few words.',
  examples: ['somebody promises them a seat'],
});
const victim = choice(['target', 'related'], {
  title: 'Who',
  description: 'The person the Event picked, or the person they feel most strongly about.',
  labels: { target: 'Whoever was picked', related: 'The person they feel about' },
});

/** Effects of Events that an engine can apply: a closed vocabulary. */
const effect = variants(
  [
    variant(
      'monsterConflict',
      {},
      { title: 'The monster attacks', description: 'The monster, at or next to them, fights the person picked.' },
    ),
    variant(
      'steal',
      { item: item('What is taken; none if the GM picks something important.') },
      { title: 'Something is stolen', description: 'The monster, at or next to the holder, takes it away.' },
    ),
    variant('seal', { passage }, { title: 'A passage closes', description: 'Nobody passes until it is forced open.' }),
    variant(
      'unseal',
      { passage },
      { title: 'A passage opens', description: 'What blocked it is gone for the rest of the game.' },
    ),
    variant(
      'cutAir',
      { room: room('Which room; none if the GM picks one.'), item: item('What people need to breathe there.') },
      { title: 'The air goes', description: 'Without the right equipment nobody can stay.' },
    ),
    variant(
      'hurt',
      { who: victim },
      {
        title: 'Somebody may be hurt',
        description:
          'The usual test for the suit, for them or for the person they feel about; losing it brings damage.',
      },
    ),
    variant(
      'sicken',
      {
        turns: count({
          title: 'The GM’s turns left',
          description: 'After this many of the GM’s turns an Extra dies, and a character is put to the test.',
          min: 1,
          max: 9,
          initial: 2,
        }),
        room: room('Where the cure is found.'),
        item: item('What cures them, if it is a thing.'),
      },
      {
        title: 'Somebody falls ill',
        description: 'Without the cure in time an Extra dies, and a character stands a test with damage on a loss.',
      },
    ),
    variant(
      'grant',
      { item: item('What they get or learn.'), condition },
      { title: 'Somebody gains', description: 'They get a thing or learn a fact.' },
    ),
    variant(
      'move',
      { room: room('Where they head; none if the GM picks.') },
      { title: 'Somebody moves', description: 'An Extra bolts or is drawn somewhere.' },
    ),
    variant(
      'cling',
      {},
      { title: 'An Extra clings', description: 'The Extra stays beside the person they feel most strongly about.' },
    ),
    variant(
      'extraTurn',
      { condition },
      { title: 'An extra turn', description: 'They take another turn at once, if the condition is met.' },
    ),
    variant(
      'test',
      { attribute: attribute('What is put to the test.'), who: victim },
      { title: 'A test', description: 'A conflict against two cards of the GM; losing it brings damage.' },
    ),
    variant(
      'suitTest',
      {},
      {
        title: 'The usual test',
        description:
          'A test with the attribute that goes with the suit. Also what happens when an Event is only words.',
      },
    ),
  ],
  { title: 'Effect', description: 'What the Event does to the game.' },
);

const among = choice(['characters', 'extras', 'anyone'], {
  title: 'Among',
  description: 'Who can be hit.',
  labels: { characters: 'Characters', extras: 'Extras', anyone: 'Anybody' },
  initial: 'anyone',
});
const extreme = choice(['highest', 'lowest'], {
  title: 'Most or least',
  description: 'The highest score or the lowest one.',
  labels: { highest: 'Highest', lowest: 'Lowest' },
});

/** Targets of an Event. A list, so that an empty one means "as the GM sees fit". */
const selector = variants(
  [
    variant(
      'choice',
      { among },
      { title: 'The GM picks', description: 'Somebody of the GM’s choice, as the trigger allows.' },
    ),
    variant(
      'attribute',
      { extreme, attribute: attribute('Whose score decides.'), among },
      { title: 'By an attribute', description: 'The person with the highest or lowest score.' },
    ),
    variant(
      'relationship',
      {
        extreme,
        suit: choice(SUITS, { title: 'Suit', description: 'Relationships of this suit.', labels: SUIT_LABELS }),
        among,
      },
      {
        title: 'By a relationship',
        description: 'The person with the strongest or weakest relationship of a suit toward a character.',
      },
    ),
    variant('room', { room: room('Which room.') }, { title: 'Everybody in a room', description: 'All who are there.' }),
    variant(
      'holder',
      { item: item('What they hold; none for anything important.') },
      { title: 'Whoever holds something', description: 'The holder of a thing.' },
    ),
    variant('everyone', {}, { title: 'Everybody', description: 'All characters and Extras.' }),
    variant(
      'named',
      {
        extra: ref('extras', { title: 'Extra', description: 'Which of the suggested Extras.', examples: ['steward'] }),
      },
      { title: 'A certain Extra', description: 'One of the suggested Extras.' },
    ),
  ],
  { title: 'Whom it hits', description: 'How the victim is found.' },
);

export const events = list(
  entry(
    {
      suit: choice(SUITS, {
        title: 'Suit',
        description: 'Hearts upset relationships, diamonds tempt, spades break things, clubs hurt.',
        labels: SUIT_LABELS,
      }),
      title: line({ title: 'Event', description: 'What happens, in a few words.', examples: ['The lights go out'] }),
      text: prose({
        title: 'In detail',
        description: 'What everybody sees. It may put people to the test; it never says how a character reacts.',
        examples: ['First the hum stops. Then the dark comes down the corridor, lamp by lamp.'],
      }),
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
      selectors: list(selector, {
        title: 'Whom it hits',
        description: 'How the victim is found; none if the GM picks.',
        noun: 'target',
        max: 3,
      }),
      effects: list(effect, {
        title: 'Effects',
        description: 'What it does to the game; none if it is only words.',
        noun: 'effect',
        max: 8,
      }),
      turns: optionalCount({
        title: 'Lasts',
        description: 'Ends after this many of the GM’s turns; empty if it is over immediately or stays.',
        min: 1,
        max: 9,
      }),
      once: later(
        toggle({ title: 'Only once', description: 'It can happen once in a game; after that the GM picks another.' }),
        false,
      ),
      origin: choice(['author', 'book', 'addition'], {
        title: 'From',
        description: 'Written by the author, after the game’s own list, or added by Trapdoor.',
        labels: { author: 'The author', book: 'After the game’s book', addition: 'Added by Trapdoor' },
      }),
    },
    { title: 'Event', description: 'A mishap or temptation that the GM draws by suit.' },
  ),
  {
    title: 'Events',
    description: 'What goes wrong: five of each suit or more, twenty or more in all.',
    noun: 'event',
    max: 400,
  },
);
