import { describe, expect, it } from 'vitest';
import { choice, entry, group, line, list, ref, variant, variants } from './fields';
import { ANY, danglingAmong, entriesAt, findEntry, listPathOf, pathsAt, referencesIn } from './references';
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

  it('dangle if their target does not exist, but not if they are empty', () => {
    expect([...danglingAmong(referencesIn(shape, body), body)].map(({ path }) => path)).toEqual([
      ['moves', 'm1', 'room'],
    ]);
  });

  it('resolve to nothing in a list that does not exist', () => expect(entriesAt(body, ['no', 'such'])).toEqual([]));
});

describe('references into lists of entries', () => {
  const person = (id: string, friend: string) => ({ id, friend });
  const town = (id: string, ...people: ReturnType<typeof person>[]) => ({ id, people });
  const friend = ref('towns.0.people', { title: 'Friend', description: 'Whom.', examples: ['ada'] });
  const towns = list(
    entry({ people: list(entry({ friend }, about('Person')), { ...about('People'), noun: 'person' }) }, about('Town')),
    { ...about('Towns'), noun: 'town' },
  );
  const land = objectShapeOf(
    group(
      { towns, guests: list(entry({ friend }, about('Guest')), { ...about('Guests'), noun: 'guest' }) },
      about('Land'),
    ),
  );
  const lands = {
    towns: [
      town('a', person('ada', 'bob'), person('bob', 'cleo')),
      town('b', person('cleo', ''), person('bob', 'bob')),
    ],
    guests: [person('x', 'cleo'), person('y', 'nobody'), person('z', 'bob')],
  };
  const inTown = ['towns', 'a', 'people', 'ada', 'friend'];
  const outside = ['guests', 'x', 'friend'];

  it('stay within the entry that contains them, or match any entry from outside', () => {
    expect(listPathOf('towns.0.people', inTown)).toEqual(['towns', 'a', 'people']);
    expect(listPathOf('towns.0.people', outside)).toEqual(['towns', ANY, 'people']);
    expect(listPathOf('towns', inTown)).toEqual(['towns']);
  });

  it('dangle if the target is in another entry or does not exist', () => {
    const dangling = danglingAmong(referencesIn(land, lands), lands);
    expect(dangling.map(({ path }) => path)).toEqual([
      ['towns', 'a', 'people', 'bob', 'friend'],
      ['guests', 'y', 'friend'],
    ]);
  });

  it('lead to the first of several entries with their id', () => {
    const any = listPathOf('towns.0.people', outside);
    expect(pathsAt(lands, any)).toEqual([
      ['towns', 'a', 'people'],
      ['towns', 'b', 'people'],
    ]);
    expect(findEntry(lands, any, 'bob')).toEqual(['towns', 'a', 'people', 'bob']);
    expect(findEntry(lands, any, 'cleo')).toEqual(['towns', 'b', 'people', 'cleo']);
    expect(findEntry(lands, any, 'nobody')).toBeUndefined();
  });
});
