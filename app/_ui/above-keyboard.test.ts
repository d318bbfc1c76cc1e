import { expect, it } from 'vitest';
import { coveredPx } from './above-keyboard';

const seen = (height: number, offsetTop = 0, scale = 1) =>
  coveredPx({ height, offsetTop, scale, addEventListener: () => {}, removeEventListener: () => {} }, 844);

it('measures what a keyboard covers', () => {
  expect(seen(844)).toBe(0);
  expect(seen(508)).toBe(336);
  // The page was scrolled up to the field.
  expect(seen(508, 200)).toBe(136);
});

it('moves no bar while the page is enlarged with two fingers', () => expect(seen(422, 100, 2)).toBe(0));
