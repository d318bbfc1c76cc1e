import { expect, test } from 'vitest';
import { elementId, elementIdsToward } from './element-id';

test('an id holds no space, whatever the path', () => {
  expect(elementId(['body', 'a b', 'ü/1', 0])).not.toMatch(/\s/);
});

test('different paths have different ids', () => {
  expect(elementId(['a', 'b/c'])).not.toBe(elementId(['a', 'b', 'c']));
});

test('the nearest holder comes first', () => {
  expect(elementIdsToward(['body', 'goals', 'g1'])).toEqual(['at:body/goals/g1', 'at:body/goals', 'at:body']);
});
