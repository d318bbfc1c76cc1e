import { describe, expect, it } from 'vitest';
import { WrongUsage } from './exit';
import { orderFrom } from './order';

const system = {
  players: { min: 2, max: 5 },
  pieces: ['cover', 'map', 'deck'].map((id) => ({ id, title: id, audience: 'table' as const, extra: id === 'deck' })),
};
const order = (words: Partial<Parameters<typeof orderFrom>[0]>) =>
  orderFrom({ paper: 'a4', fillable: false, 'low-ink': false, ...words }, system);

describe('orderFrom()', () => {
  it.each([
    ['four if nothing is said', {}, 4, []],
    ['four if no name is given', { names: ' ' }, 4, []],
    ['as many as said', { players: '2' }, 2, []],
    ['as many as names', { names: 'Ann, Ben ,Cy' }, 3, ['Ann', 'Ben', 'Cy']],
    ['with a gap for a blank sheet', { names: 'Ann,,Cy' }, 3, ['Ann', '', 'Cy']],
    ['no fewer than can play', { names: 'Ann' }, 2, ['Ann']],
    ['more than names', { players: '5', names: 'Ann' }, 5, ['Ann']],
  ])('prints for players: %s', (_, words, players, names) => expect(order(words)).toMatchObject({ players, names }));

  it('prints all pieces unless some are named', () => {
    expect(order({}).pieces).toBeUndefined();
    expect(order({ pieces: ' map , cover,' }).pieces).toEqual(['map', 'cover']);
    expect(order({ pieces: 'All' }).pieces).toEqual(['cover', 'map', 'deck']);
  });

  it('takes paper in any case', () => expect(order({ paper: 'Letter' }).paper).toBe('letter'));

  it.each([
    ['paper', { paper: 'napkin' }],
    ['too few players', { players: '1' }],
    ['half a player', { players: '2.5' }],
    ['no number of players', { players: '' }],
    ['more players than may play', { players: '6' }],
    ['more names than can play', { names: 'A,B,C,D,E,F' }],
    ['an unknown piece', { pieces: 'cake' }],
    ['no piece', { pieces: ',' }],
  ])('refuses %s', (_, words) => expect(() => order(words)).toThrow(WrongUsage));
});
