import { describe, expect, it } from 'vitest';
import { choice, entry, group, line, list, ref, variant, variants } from './fields';
import { danglingAmong, idsIn, referencesIn } from './references';
import { objectShapeOf } from './shape';

const name = line({ title: 'Name', description: 'What it is called.', examples: ['Hall'] });
const room = ref('map.rooms', { title: 'Room', description: 'Which room.', examples: ['hall'] });
const about = (title: string) => ({ title, description: `${title}.` });
const shape = objectShapeOf(
  group(
    {
      start: room,
      map: group({ rooms: list(entry({ name }, about('Room')), { ...about('Rooms'), noun: 'room' }) }, about('Map')),
      moves: list(
        variants([variant('go', { room }, about('Go')), variant('wait', { name }, about('Wait'))], about('Move')),
        { ...about('Moves'), noun: 'move' },
      ),
      mood: choice(['calm', 'wild'], { ...about('Mood'), labels: { calm: 'Calm', wild: 'Wild' } }),
    },
    about('Body'),
  ),
);
const body = {
  start: 'hall',
  map: { rooms: [{ id: 'hall', name: 'Hall' }] },
  moves: [
    { id: 'm1', kind: 'go', room: 'cellar' },
    { id: 'm2', kind: 'go', room: '' },
    { id: 'm3', kind: 'wait', name: 'cellar' },
  ],
  mood: 'calm',
};

describe('references', () => {
  it('are found in fields, lists and variants, with a path by ids', () => {
    expect([...referencesIn(shape, body)]).toEqual([
      { path: ['start'], to: 'map.rooms', id: 'hall' },
      { path: ['moves', 'm1', 'room'], to: 'map.rooms', id: 'cellar' },
      { path: ['moves', 'm2', 'room'], to: 'map.rooms', id: '' },
    ]);
  });

  it('dangle if they name what is not there, not if they name nothing', () => {
    expect([...danglingAmong(referencesIn(shape, body), body)].map(({ path }) => path)).toEqual([
      ['moves', 'm1', 'room'],
    ]);
  });

  it('point into no list that is not there', () => expect(idsIn(body, 'no.such').size).toBe(0));
});
