import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findRepeatedKey } from './parse-json';

describe('findRepeatedKey()', () => {
  it.each([
    ['{"a":1,"a":2}', 'a', '"a":2}'],
    ['{"x":[{"a":"\\\\"},{"b":{},"c":[1,"c"],"b":2}]}', 'b', '"b":2}]}'],
    ['{"a":1,"\\u0061":2}', 'a', '"\\u0061":2}'],
    ['{"a{\\"":1, "b":{"a{\\"":1}, "a{\\"":2}', 'a{"', '"a{\\"":2}'],
  ])('finds the second one in %s', (text, key, rest) => {
    expect(JSON.parse(text)).toBeTruthy();
    expect(findRepeatedKey(text)).toEqual({ key, at: text.length - rest.length });
  });

  it('finds none in what JSON.stringify writes', () => {
    fc.assert(fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => !findRepeatedKey(JSON.stringify(value, null, 1))));
  });
});
