import { variants, within } from '@/lib/schema/fields';
import { number, oneKind, oneOf, pointer, text, yesNo } from '@/lib/schema/short-fields';
import { SUIT_LABELS } from '@/lib/tabletop/cards/playing-cards';
import { ATTRIBUTE_LABELS, CLOCK_MOVES, MOST_STEPS } from '../vocabulary';

export const attribute = (description: string) => oneOf('Attribute', description, ATTRIBUTE_LABELS);
export const room = (description: string) => pointer('map.rooms', 'Room', description, 'corridor_aft');
const passage = pointer('map.passages', 'Passage', 'Which passage; none if the GM picks one.', 'lounge_door');
export const clock = (description: string) => pointer('clocks', 'Clock', description, 'flood');
export const thing = (description: string) => pointer('items', 'Thing or fact', description, 'firebombs');
const condition = text(
  'On condition',
  'What must happen first, if anything, in a few words.',
  'somebody promises them a seat',
);
const victim = oneOf('Who', 'The person the Event picked, or the person they feel most strongly about.', {
  target: 'Whoever was picked',
  related: 'The person they feel about',
});

/** Effects that Events have had from the first version on. */
const KINDS = [
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
] as const;

const here = room('Which room; none for the room of whoever is hit.');

/** Effects that only follow-ups have, so that programs of the first version never meet them. */
const NEWER_KINDS = [
  oneKind('shutRoom', 'A room is cut off', 'Every passage of a room closes until it is forced open.', { room: here }),
  oneKind('openRoom', 'A room opens up', 'Nothing blocks any passage of a room for the rest of the game.', {
    room: here,
  }),
  oneKind('flood', 'A room is flooded', 'Without the right equipment nobody can enter or stay.', {
    room: here,
    item: thing('What people need to be there.'),
  }),
  oneKind(
    'darken',
    'A room goes dark',
    'There the GM draws one card more against goals, tests and brute force, unless somebody there has a light.',
    { room: here, item: thing('What gives light there.') },
  ),
  oneKind('restore', 'Light and air return', 'A room is light and dry again, and people can breathe there.', {
    room: here,
  }),
  oneKind('reveal', 'A goal comes to light', 'Players learn of a hidden goal, and in which secret room a goal is.', {
    goal: pointer('goals', 'Goal', 'Which goal they learn of.', 'G15'),
  }),
  oneKind('weakness', 'The weakness comes to light', 'Players learn what hurts a monster.', {
    monster: pointer('monsters', 'Monster', 'Which monster; none for the first that has a secret left.', 'alien'),
  }),
  oneKind('drop', 'Something is lost', 'Whoever is hit loses a thing: it falls to the floor, or is gone for good.', {
    item: thing('What they lose.'),
    gone: yesNo('Gone for good', 'It breaks or vanishes instead of falling to the floor.'),
  }),
  oneKind('feel', 'Feelings change', 'What whoever is hit feels for others takes another suit.', {
    toward: oneOf('Toward', 'For whom.', {
      related: 'The character they feel most about',
      here: 'Each character in the same room',
    }),
    suit: oneOf('Suit', 'What they feel from now on.', SUIT_LABELS),
    strength: oneOf('Strength', 'How strongly: as before, or by the rank of the Event’s card.', {
      same: 'As before',
      card: 'The Event’s card',
    }),
  }),
  oneKind('nearer', 'The monster comes nearer', 'It takes one step toward whoever is hit, if it can.', {
    monster: pointer('monsters', 'Monster', 'Which monster; none for the one that is nearest.', 'alien'),
  }),
  oneKind('walk', 'An Extra sets out', 'The Extra walks to a room, one room after each of the GM’s turns.', {
    room: room('Where they go.'),
  }),
  oneKind('clock', 'A clock moves', 'One of the setting’s clocks moves on or back, or stops for good.', {
    clock: clock('Which clock moves.'),
    move: oneOf('Moves it', 'On, back, or not at all from then on.', CLOCK_MOVES),
    steps: number('By how many steps', 'Counts only if it moves on or back.', within(1, MOST_STEPS, 1)),
  }),
] as const;

/** Effects of Events that an engine can apply: a closed vocabulary. */
export const effect = variants(KINDS, { title: 'Effect', description: 'What the Event does to the game.' });

/** Effects of what follows after an Event’s own. */
export const furtherEffect = variants([...KINDS, ...NEWER_KINDS], {
  title: 'Effect',
  description: 'What it does to the game.',
});
