import { expect, it } from 'vitest';
import { trapped } from './index';

const body = {
  map: { rooms: [{ id: 'attic', title: 'Attic' }, { id: 'pier' }] },
  goals: [
    { id: 'key', title: 'Find the key', where: 'secret' },
    { id: 'boat', title: 'Launch the boat', where: 'rooms' },
  ],
  monsters: [{ id: 'm', name: '' }],
};

it('asks for the rooms of hidden goals and of every monster', () => {
  const secrets = trapped.open(body).secrets();
  expect(secrets.map(({ id, title }) => [id, title])).toEqual([
    ['room-of-key', 'Find the key'],
    ['start-of-m', 'Untitled monster'],
  ]);
  for (const { choices } of secrets) expect(choices.map(({ title }) => title)).toEqual(['Attic', 'Untitled room']);
});

it('has no secrets for a blank setting', () => {
  expect(trapped.open({}).secrets()).toEqual([]);
});
