import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { authorInSet } from './game-icons-authors';
import { SIGNS_BY_AUTHOR } from './game-icons-names';
import { type IconSet, SET_FILE } from './game-icons-set';

const set = JSON.parse(readFileSync(createRequire(import.meta.url).resolve(SET_FILE), 'utf8')) as IconSet;

it.each([
  // sign                author
  ['ghost', 'Lorc'],
  ['meeple', 'Delapouite'],
  ['satellite', 'Lorc'],
  ['abstract-042', 'Viscious Speed'],
  ['card-ace-spades', 'AussieSim'],
  ['card-random', 'Faithtoken'],
  ['tarot-13-death', 'Caro Asercion'],
  ['tesla-coil', 'Caro Asercion or Lorc'],
  ['sake-bottle', 'game-icons.net contributors'],
] as const)('%s is by %s', (sign, author) => expect(authorInSet(sign)).toBe(author));

it('names each sign once, and only signs of the set', () => {
  const names = Object.values(SIGNS_BY_AUTHOR).flatMap((given) => given.trim().split(/\s+/));
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => !Object.hasOwn(set.icons, name))).toEqual([]);
});
