import { expect, it } from 'vitest';
import { readOffset } from './calibration-dialog';

it.each([
  [['0', '0', '0'], { xMm: 0, yMm: 0, degrees: 0 }],
  [['-0,5', '+1', ' .25 '], { xMm: -0.5, yMm: 1, degrees: 0.25 }],
  [['', '0', '0'], undefined],
  [['11', '0', '0'], undefined],
  [['0', '-10', '3.5'], undefined],
  [['one', '0', '0'], undefined],
])('%j read off the page is %j', ([xMm = '', yMm = '', degrees = ''], offset) => {
  expect(readOffset({ xMm, yMm, degrees })).toEqual(offset);
});
