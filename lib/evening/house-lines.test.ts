import { describe, expect, it } from 'vitest';
import type { HouseOffer } from './house-calls';
import { houseForProgram, houseMenu, readHouseCall } from './house-lines';

const offer: HouseOffer = {
  changes: [
    { call: { type: 'move', person: 0, room: 2 }, say: { text: 'Ann is in the cellar now' } },
    { call: { type: 'open', passage: 1 }, say: { text: 'The hatch opens' } },
  ],
  endings: [{ id: 'out', label: 'Everybody is out' }],
};

describe('house calls without a page', () => {
  it('are on offer to a program with the numbers that it answers', () => {
    const { changes, endings } = houseForProgram(offer);
    expect(changes.map(({ n, say }) => [n, say.text])).toEqual([
      [0, 'Ann is in the cellar now'],
      [1, 'The hatch opens'],
    ]);
    expect(endings).toEqual(offer.endings);
  });

  it.each<[string, unknown]>([
    ['{"event": "A gull flies in."}', { kind: 'event', text: 'A gull flies in.' }],
    ['{"change": 1}', { kind: 'change', call: { type: 'open', passage: 1 } }],
    ['{"result": "out"}', { kind: 'result', ending: 'out' }],
    ['{"change": 9}', undefined],
    ['{"change": -1}', undefined],
    ['{"event": ""}', undefined],
    ['{"event": "a", "result": "out"}', undefined],
    ['[1]', undefined],
    ['{"event', undefined],
    ['1', undefined],
  ])('read %s', (line, call) => expect(readHouseCall(line, offer)).toEqual(call));

  it('are a menu for a GM at a terminal', () => {
    expect(houseMenu(offer).map(({ say }) => say)).toEqual([
      'Something happens, in your words',
      'Ann is in the cellar now',
      'The hatch opens',
      'End the game: Everybody is out',
    ]);
  });
});
