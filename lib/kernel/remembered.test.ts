import { expect, it } from 'vitest';
import { remembered } from './remembered';

it('makes something once for each thing that it is made from', () => {
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
