import { expect, it } from 'vitest';
import { COLOURS, offerColours, proposeColour } from './vocabulary';

it('offers unused colours first, then the least used', () => {
  const offered = offerColours(['green', 'green', 'blue']);
  expect(offered.slice(0, 6).map(({ isTaken }) => isTaken)).toEqual(Array.from({ length: 6 }, () => false));
  expect(offered.slice(6)).toEqual([
    { colour: 'blue', isTaken: true },
    { colour: 'green', isTaken: true },
  ]);
});

it('proposes the previous colour if it is free, otherwise any free one', () => {
  expect(proposeColour([], 'red', 0)).toBe('red');
  expect(proposeColour(['red'], 'red', 0)).toBe('green');
  expect(proposeColour(['red'], 'red', 0.999)).toBe('brown');
  expect(proposeColour(COLOURS, 'red', 0.5)).toBe('red');
  expect(proposeColour([...COLOURS, 'green'], undefined, 0.5)).toBe('yellow');
});
