import { describe, expect, test } from 'vitest';
import { moveCaret } from './use-typed-text';

describe('moveCaret', () => {
  const cases: [string, string, string, number, number][] = [
    ['somebody types before it', 'the pod', 'free the pod', 7, 12],
    ['somebody types after it', 'the pod', 'the pod is jammed', 3, 3],
    ['somebody deletes before it', 'free the pod', 'the pod', 12, 7],
    ['what it stood in is gone', 'the old pod', 'the pod', 6, 4],
    ['nothing changed', 'pod', 'pod', 2, 2],
    ['everything is gone', 'pod', '', 3, 0],
  ];
  test.each(cases)('%s', (_name, before, after, at, expected) => {
    expect(moveCaret(before, after, { start: at, end: at })).toEqual({ start: expected, end: expected });
  });
});
