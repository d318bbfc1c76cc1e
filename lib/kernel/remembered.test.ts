import { expect, it } from 'vitest';
import { remembered } from './remembered';

it('calls the function once for each object', () => {
  const asked: object[] = [];
  const namesOf = remembered((from: { readonly name: string }) => {
    asked.push(from);
    return [from.name];
  });
  const [one, twin] = [{ name: 'Ann' }, { name: 'Ann' }];
  expect(namesOf(one)).toEqual(['Ann']);
  expect(namesOf(one)).toBe(namesOf(one));
  expect(namesOf(twin)).not.toBe(namesOf(one));
  expect(asked).toEqual([one, twin]);
});
