import type { Step } from '@/lib/contract/form';
import { roomPrompts } from '../prompts/map';

/** Rooms and the ways between them. */
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
        x: 'x',
        y: 'y',
        width: 'width',
        height: 'height',
      },
      ways: { path: ['map', 'passages'], a: 'a', b: 'b' },
      start: ['place', 'start'],
      pieces: ['map-players', 'map-gm'],
      empty: 'No floor plan posted. Add the room where everybody begins, then the rooms next to it.',
    },
    { widget: 'fields', title: 'Legend', paths: [['map', 'scale']] },
  ],
  slots: [{ id: 'rooms', title: 'Rooms', path: ['map', 'rooms'], field: 'title', prompts: roomPrompts }],
};
