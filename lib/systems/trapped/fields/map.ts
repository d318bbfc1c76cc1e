import { within } from '@/lib/schema/fields';
import { drawn } from '@/lib/schema/number-use';
import { item, many, number, oneOf, part, pointer, story, text } from '@/lib/schema/short-fields';
import { passHolder } from './things';

const squares = (title: string, description: string, min: number, initial: number) =>
  number(title, description, within(min, 60, initial));

const rooms = many(
  item('Room', 'One place on the map.', {
    title: text('Room', 'A place people can be in: a room, a corridor, a stretch of hull.', 'Bridge', 'Crew lounge'),
    text: story(
      'What people see',
      'A line or two for the first person to walk in.',
      'Six empty chairs and a dead console.',
    ),
    secret: story(
      'The GM’s note',
      'What only the GM knows of this room; printed red on the GM’s map.',
      'The spare fuse is taped under the third chair.',
    ),
    kind: oneOf('Kind', 'How it is drawn on the map.', {
      room: 'Room',
      corridor: 'Corridor',
      duct: 'Duct or crawlway',
      outside: 'Outside',
    }),
    x: drawn(squares('Squares from the left', 'Where it stands on the map’s grid.', 0, 0)),
    y: drawn(squares('Squares from the top', 'Where it stands on the map’s grid.', 0, 0)),
    width: drawn(squares('Width in squares', 'How wide it is drawn.', 1, 4)),
    height: drawn(squares('Height in squares', 'How tall it is drawn.', 1, 3)),
  }),
  'Rooms',
  'Every place people can be in. Neighbours are one turn apart.',
  'room',
  150,
);

const end = (title: string) => pointer('map.rooms', title, 'A room that this passage touches.', 'airlock');

const passages = many(
  item('Passage', 'A way between two rooms, in both directions.', {
    a: end('From'),
    b: end('To'),
    kind: oneOf('Kind', 'A door, an open way, a duct to crawl through, or a way outside.', {
      door: 'Door',
      open: 'Open way',
      duct: 'Duct',
      hull: 'Outside',
    }),
    blockedBy: text('What blocks it', 'Empty if people can simply pass.', 'Bolted from inside', 'Piled-up furniture'),
    opens: oneOf(
      'Who can open it',
      'People on both sides, or on one; a goal; brute force (one won conflict); or nobody, until an Event does.',
      {
        anyone: 'Anybody',
        fromA: 'From the first room',
        fromB: 'From the second room',
        goal: 'A goal',
        force: 'Brute force',
        never: 'Only an Event',
      },
    ),
    openedBy: pointer('goals', 'Goal that opens it', 'Achieving this goal clears the way.', 'G08'),
    needsItem: pointer('items', 'Needs', 'What people must have to pass, even when it is open.', 'space_suit'),
    needsHolder: passHolder,
  }),
  'Passages',
  'How people get from room to room.',
  'passage',
  600,
);

export const map = part('Map', 'Rooms and passages. It answers “can I get there”, not “how long does it take”.', {
  rooms,
  passages,
  scale: text('Scale', 'What a square stands for, shown in the legend.', '1 square is about 3 m'),
});
