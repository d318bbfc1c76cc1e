import { describe, expect, it } from 'vitest';
import { parseScore } from '@/test/support/trapped/notation';
import { NO_SUIT, suitIndex } from './cards';
import { fitsScene, type Scene } from './complications';

const card = (text: string) => parseScore(text) ?? 0;
const fitting = (scene: Scene, event: number = NO_SUIT) =>
  ['5H', '5D', '5S', '5C'].filter((text) => fitsScene(scene, card(text), event));

describe('the suit of a complication', () => {
  it.each([
    ['people', ['5H', '5D']],
    ['monster', ['5D', '5C']],
    ['obstacle', ['5S', '5C']],
  ] as const)('follows the row of Events for %s', (scene, suits) => {
    expect(fitting(scene)).toEqual(suits);
  });

  it('is the Event’s during an Event', () => {
    expect(fitting('event', suitIndex('hearts'))).toEqual(['5H']);
    expect(fitting('event', suitIndex('spades'))).toEqual(['5S']);
  });
});
