import { describe, expect, it } from 'vitest';
import type { JsonObject } from '@/lib/kernel/json';
import { cellar } from '@/test/games/cellar';
import { systems } from '@/test/support/all-systems';
import { readVariation, roomFor, withValue } from './vary';

const body: JsonObject = cellar.open({ name: 'Down there', tiles: 9, pits: 3, lamps: 2 }).body;
const read = (said: string) => readVariation(said, cellar.shape, body);

describe('roomFor()', () => {
  const playersOf = ({ tiles }: JsonObject) => ({ min: 2, max: Number(tiles) });

  it('names the value that leaves no room for a table', () => {
    const said = read('tiles=3,4,5');
    if (!said.ok) throw new Error(said.error);
    expect(roomFor(playersOf, body, said.value, 3)).toBe('');
    expect(roomFor(playersOf, body, said.value, 4)).toBe('With 3 there, 2 to 3 can play, not 4.');
  });
});

describe('readVariation()', () => {
  it('reads a path and values, and changes nothing else of the body', () => {
    const said = read('body/lamps = 1, 4,9');
    if (!said.ok) throw new Error(said.error);
    const { number, values } = said.value;
    expect([number.path, number.value, values]).toEqual([['lamps'], 2, [1, 4, 9]]);
    expect(withValue(body, number, 4)).toEqual({ ...body, lamps: 4 });
    expect(body.lamps).toBe(2);
  });

  it.each([
    ['no such path', 'lamp=1,2', 'There is no number at “lamp”. Numbers of similar paths: lamps, pits, tiles.'],
    ['a field that is no number', 'name=1,2', 'There is no number at “name”. Numbers of similar paths: '],
    ['nothing', '', 'There is no number at “”. Numbers of similar paths: '],
    [
      'a value above the limits',
      'lamps=2,10',
      '“Lamps” takes whole numbers from 1 to 9, not “10”. Numbers of similar paths: ',
    ],
    ['a value below the limits', 'lamps=0,2', 'not “0”'],
    ['half a lamp', 'lamps=1.5,2', 'not “1.5”'],
    ['no value', 'lamps', 'not “”'],
    ['a gap between commas', 'lamps=1,,2', 'not “”'],
    ['a number that may not be left open', 'lamps=none,2', 'not “none”'],
    ['one value', 'lamps=2', 'Give 2 to 8 different values of “Lamps”, from 1 to 9. Numbers of similar paths: '],
    ['the same value twice', 'lamps=2,2', 'Give 2 to 8 different values'],
    ['nine values', 'tiles=3,4,5,6,7,8,9,10,11', 'Give 2 to 8 different values'],
    ['a very long path', `${'lamps/'.repeat(100_000)}=1,2`, 'Numbers of similar paths: lamps'],
  ])('refuses %s, and names paths close to it', (_, said, message) => {
    const answer = read(said);
    expect(answer.ok ? '' : answer.error).toContain(message);
  });

  it('reads numbers of entries by their ids, and those left open as “none”', () => {
    const trapped = systems.find(({ id }) => id === 'trapped');
    const spaceship = trapped?.starters[0];
    if (!trapped || !spaceship) throw new Error('the spaceship is there');
    const said = readVariation('options/doomClockRounds=none,9', trapped.shape, trapped.open(spaceship.body).body);
    expect(said.ok && said.value.values).toEqual([null, 9]);
  });
});
