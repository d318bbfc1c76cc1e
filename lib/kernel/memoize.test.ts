import { expect, it } from 'vitest';
import { memoize } from './memoize';

it('calls the function once for each object', () => {
  const asked: object[] = [];
  const namesOf = memoize((from: { readonly name: string }) => {
    asked.push(from);
    return [from.name];
  });
  const [original, twin] = [{ name: 'Ann' }, { name: 'Ann' }];
  expect(namesOf(original)).toEqual(['Ann']);
  expect(namesOf(original)).toBe(namesOf(original));
  expect(namesOf(twin)).not.toBe(namesOf(original));
  expect(asked).toEqual([original, twin]);
});
