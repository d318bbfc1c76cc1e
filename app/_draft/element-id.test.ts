import { expect, test } from 'vitest';
import { elementId, elementIdsToward, pathOfId } from './element-id';

test('an id holds no space, whatever the path', () => {
  expect(elementId(['body', 'a b', 'ü/1', 0])).not.toMatch(/\s/);
});

test('different paths have different ids', () => {
  expect(elementId(['a', 'b/c'])).not.toBe(elementId(['a', 'b', 'c']));
});

test('the nearest holder comes first', () => {
  expect(elementIdsToward(['body', 'goals', 'g1'])).toEqual(['at:body/goals/g1', 'at:body/goals', 'at:body']);
});

test('an element tells the path that it belongs to', () => {
  const path = ['body', 'a b', 'ü:1'];
  expect(pathOfId(elementId(path))).toEqual(path);
  expect(pathOfId(`${elementId(path)}:grip`)).toEqual(path);
  expect(pathOfId('step')).toBeUndefined();
  expect(pathOfId('')).toBeUndefined();
});
