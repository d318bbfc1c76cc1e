import prompts from '@/content/prompts/trapped.json' with { type: 'json' };
import type { Slot, Step } from '@/lib/contract/form';
import { dealPrompts } from '@/lib/tabletop/authoring/form-fields';

/** The book's second question. */
export const barriers: Step = {
  id: 'barriers',
  title: 'Barriers',
  question: 'Why can’t you just leave?',
  help: 'Name everything that stops people at the door. A good barrier is hard to get past, and everybody immediately sees what it would take.',
  widgets: [
    {
      widget: 'list',
      title: 'Barriers',
      path: ['barriers'],
      headline: 'title',
      empty: 'No obstructions found. People would simply walk out. Add one, such as “The drawbridge is up”.',
    },
  ],
  followUps: [
    {
      id: 'barrier-remedies',
      title: 'Ways past them',
      ask: 'What would get past each barrier?',
      of: ['barriers'],
      fields: [
        { field: 'remedy', ask: 'What would get past it?' },
        {
          field: 'defeatedBy',
          inner: 'goal',
          ask: 'Which goals get past it?',
          onlyIf: { field: 'remedy', is: 'goals' },
        },
      ],
    },
  ],
  slots: [
    {
      id: 'barriers',
      title: 'Barriers',
      ask: 'Why can’t you just leave?',
      path: ['barriers'],
      field: 'title',
      prompts: dealPrompts(prompts.barrier),
    },
  ],
};

const DRAWN = { x: 'x', y: 'y', width: 'width', height: 'height' } as const;
const ROOM = { path: ['map', 'rooms'], field: 'title', drawn: DRAWN } satisfies Partial<Slot>;

export const map: Step = {
  id: 'map',
  title: 'Map',
  question: 'Which way is out?',
  help: 'Draw the rooms and connect them. Neighbours are one turn apart, however far it looks. Mark the safe place where everybody begins.',
  widgets: [
    {
      widget: 'map',
      title: 'Map',
      places: {
        path: ['map', 'rooms'],
        headline: 'title',
        ...DRAWN,
      },
      ways: { path: ['map', 'passages'], a: 'a', b: 'b' },
      start: ['place', 'start'],
      pieces: ['map-players', 'map-gm'],
      empty: 'No floor plan posted. Add the room where everybody begins, then the rooms next to it.',
    },
    { widget: 'fields', title: 'Legend', paths: [['map', 'scale']] },
  ],
  followUps: [
    {
      id: 'passages',
      title: 'Passages',
      ask: 'Which rooms join?',
      of: ROOM.path,
      fields: [
        {
          field: 'passages',
          pairs: { path: ['map', 'passages'], a: 'a', b: 'b' },
          ask: 'Which rooms can people reach from here?',
        },
      ],
    },
  ],
  slots: [
    { ...ROOM, id: 'rooms', title: 'Rooms', ask: 'Which other rooms are there?', prompts: dealPrompts(prompts.room) },
    {
      ...ROOM,
      id: 'safe-room',
      title: 'The safe place',
      ask: 'In which room are you safe at first?',
      marks: ['place', 'start'],
      isSingle: true,
      prompts: dealPrompts(prompts.safeRoom),
    },
  ],
};
