import { describe, expect, it } from 'vitest';
import { nearestInDirection } from './walk';

const spots = new Map([
  ['home', { x: 0, y: 0 }],
  ['right', { x: 10, y: 0 }],
  ['far', { x: 40, y: 0 }],
  ['aslant', { x: 9, y: 8 }],
  ['below', { x: 1, y: 20 }],
]);

describe('nearestInDirection', () => {
  it.each([
    ['ArrowRight', 'home', 'right'],
    ['ArrowRight', 'right', 'far'],
    ['ArrowLeft', 'right', 'home'],
    ['ArrowDown', 'home', 'below'],
    ['ArrowUp', 'below', 'home'],
    ['ArrowUp', 'home', undefined],
    ['Enter', 'home', undefined],
    ['ArrowUp', 'nowhere', undefined],
  ])('%s from %s leads to %s', (key, from, to) => {
    expect(nearestInDirection(key, from, spots)).toBe(to);
  });
});
