import { describe, expect, it } from 'vitest';
import { handAfterDrawing, mayRefill } from './turn';

describe('mayRefill()', () => {
  it.each([
    // hand  character  may    rules 7.0
    [0, true, true],
    [1, true, false],
    [0, false, false],
  ])('with %i cards, a character: %s, is %s', (hand, hasCharacter, may) => {
    expect(mayRefill(hand, hasCharacter)).toBe(may);
  });
});

describe('handAfterDrawing()', () => {
  it('never goes down', () => {
    expect(handAfterDrawing(9, 1, { handLimit: 7 })).toBe(9);
    expect(handAfterDrawing(6, 3, { handLimit: 7 })).toBe(7);
  });
});
