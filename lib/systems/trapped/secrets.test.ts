import { expect, it } from 'vitest';
import { wordsOfSecret } from '@/lib/contract/secrets';
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

it('has no secrets where nothing is written', () => {
  expect(trapped.open({}).secrets()).toEqual([]);
});

it.each([
  // told                      in words
  [{ 'room-of-key': 'attic' }, 'Attic'],
  [{ 'room-of-key': 'gone' }, ''],
  [{ 'start-of-m': 'attic' }, ''],
  [{}, ''],
] as const)('wordsOfSecret(): %o', (told, words) => {
  const [key] = trapped.open(body).secrets();
  expect(key && wordsOfSecret(key, told)).toBe(words);
});
