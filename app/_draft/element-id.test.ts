import { expect, test } from 'vitest';
import { elementId, elementIdsToward, pathOfId } from './element-id';

test('ids contain no spaces', () => {
  expect(elementId(['body', 'a b', 'ü/1', 0])).not.toMatch(/\s/);
});

test('different paths have different ids', () => {
  expect(elementId(['a', 'b/c'])).not.toBe(elementId(['a', 'b', 'c']));
});

test('elementIdsToward lists the path itself first, then its containers', () => {
  expect(elementIdsToward(['body', 'goals', 'g1'])).toEqual(['at:body/goals/g1', 'at:body/goals', 'at:body']);
});

test('pathOfId returns the path of an element and of its parts', () => {
  const path = ['body', 'a b', 'ü:1'];
  expect(pathOfId(elementId(path))).toEqual(path);
  expect(pathOfId(`${elementId(path)}:grip`)).toEqual(path);
  expect(pathOfId('step')).toBeUndefined();
  expect(pathOfId('')).toBeUndefined();
});
