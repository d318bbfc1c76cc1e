import { expect, it } from 'vitest';
import { locate } from './locate';

const draft = {
  title: 'Mine',
  body: {
    rooms: [
      { id: 'r1', name: 'Cellar', things: [{ id: 't1', name: 'Lamp' }] },
      { id: 'r2', name: 'Attic', things: [] },
    ],
    goals: [{ id: 't2', name: 'Light' }],
  },
};
const moved = {
  title: 'Mine',
  body: {
    rooms: [{ id: 'r2', name: 'Attic', things: [{ id: 't1', name: 'Lamp' }] }],
    goals: [{ id: 't2', name: 'Light' }],
  },
};
const LAMP = ['body', 'rooms', 'r1', 'things', 't1', 'name'];

it('finds what is still there', () => {
  for (const path of [LAMP, ['title'], ['body', 'goals'], ['body', 'rooms', 'r2']]) {
    expect(locate(path, draft)).toBe(path);
  }
});

it('follows an entry into another list of the same name', () => {
  expect(locate(LAMP, moved)).toEqual(['body', 'rooms', 'r2', 'things', 't1', 'name']);
});

it('says what is gone, and takes no entry of another kind for it', () => {
  expect(locate(['body', 'rooms', 'r1'], moved)).toBeUndefined();
  expect(locate(['body', 'rooms', 'r2', 'things', 't2'], draft)).toBeUndefined();
  expect(locate([...LAMP.slice(0, -1), 'weight'], moved)).toBeUndefined();
  expect(locate(['body', '__proto__'], draft)).toBeUndefined();
});
