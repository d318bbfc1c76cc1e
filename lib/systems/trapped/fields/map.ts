import { choice, count, entry, group, line, list, prose, ref } from '@/lib/schema/fields';

const squares = (title: string, description: string, min: number, initial: number) =>
  count({ title, description, min, max: 60, initial });

const rooms = list(
  entry(
    {
      title: line({
        title: 'Room',
        description: 'A place people can be in: a room, a corridor, a stretch of hull.',
        examples: ['Bridge', 'Crew lounge'],
      }),
      text: prose({
        title: 'What people see',
        description: 'A line or two for the first person to walk in.',
        examples: ['Six empty chairs and a dead console.'],
      }),
      secret: prose({
        title: 'The GM’s note',
        description: 'What only the GM knows of this room; printed red on the GM’s map.',
        examples: ['The spare fuse is taped under the third chair.'],
      }),
      kind: choice(['room', 'corridor', 'duct', 'outside'], {
        title: 'Kind',
        description: 'How it is drawn on the map.',
        labels: { room: 'Room', corridor: 'Corridor', duct: 'Duct or crawlway', outside: 'Outside' },
      }),
      x: squares('Squares from the left', 'Where it stands on the map’s grid.', 0, 0),
      y: squares('Squares from the top', 'Where it stands on the map’s grid.', 0, 0),
      width: squares('Width in squares', 'How wide it is drawn.', 1, 4),
      height: squares('Height in squares', 'How tall it is drawn.', 1, 3),
    },
    { title: 'Room', description: 'One place on the map.' },
  ),
  {
    title: 'Rooms',
    description: 'Every place people can be in. Neighbours are one turn apart.',
    noun: 'room',
    max: 150,
  },
);

const end = (title: string) =>
  ref('map.rooms', { title, description: 'A room that this passage touches.', examples: ['airlock'] });

const passages = list(
  entry(
    {
      a: end('From'),
      b: end('To'),
      kind: choice(['door', 'open', 'duct', 'hull'], {
        title: 'Kind',
        description: 'A door, an open way, a duct to crawl through, or a way outside.',
        labels: { door: 'Door', open: 'Open way', duct: 'Duct', hull: 'Outside' },
      }),
      blockedBy: line({
        title: 'What blocks it',
        description: 'Empty if people can simply pass.',
        examples: ['Bolted from inside', 'Piled-up furniture'],
      }),
      opens: choice(['anyone', 'fromA', 'fromB', 'goal', 'force', 'never'], {
        title: 'Who can open it',
        description:
          'People on both sides, or on one; a goal; brute force (one won conflict); or nobody, until an Event does.',
        labels: {
          anyone: 'Anybody',
          fromA: 'From the first room',
          fromB: 'From the second room',
          goal: 'A goal',
          force: 'Brute force',
          never: 'Only an Event',
        },
      }),
      openedBy: ref('goals', {
        title: 'Goal that opens it',
        description: 'Achieving this goal clears the way.',
        examples: ['G08'],
      }),
      needsItem: ref('items', {
        title: 'Needs',
        description: 'What people must have to pass, even when it is open.',
        examples: ['space_suit'],
      }),
    },
    { title: 'Passage', description: 'A way between two rooms, in both directions.' },
  ),
  { title: 'Passages', description: 'How people get from room to room.', noun: 'passage', max: 600 },
);

export const map = group(
  {
    rooms,
    passages,
    scale: line({
      title: 'Scale',
      description: 'What a square stands for, shown in the legend.',
      examples: ['1 square is about 3 m'],
    }),
  },
  { title: 'Map', description: 'Rooms and passages. It answers “can I get there”, not “how long does it take”.' },
);
