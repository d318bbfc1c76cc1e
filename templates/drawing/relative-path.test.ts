import { expect, it } from 'vitest';
import { relativePath } from './svg';

it.each([
  ['M156 0L156 1400L420 1400Z', 'm156 0l0 1400l264 0z'],
  ['M10 10L20 10ZM0 5L1 5Z', 'm10 10l10 0zm-10 -5l1 0z'],
  ['M0 0Q5 5 10 0C12 1 14 1 16 0Z', 'm0 0q5 5 10 0c2 1 4 1 6 0z'],
  ['M0.1 0.2L0.3 0.2', 'm0.1 0.2l0.2 0'],
  ['', ''],
])('%j is %j wherever it begins', (absolute, relative) => expect(relativePath(absolute)).toBe(relative));
