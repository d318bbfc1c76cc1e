import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findJsonFault } from './json-faults';

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

describe('the first fault of a JSON text', () => {
  it.each([
    ['[1,,2]', 3, 'a comma too many'],
    ['{"a":1,}', 6, 'a comma too many'],
    ['[1,\n]', 2, 'a comma too many'],
    ['{"a":1 "b":2}', 7, 'a comma is missing'],
    ['// mine\n{}', 0, 'a comment'],
    ['{"a": 1} # mine', 9, 'a comment'],
    ['{“a”: 1}', 1, 'typographic'],
    ["{'a': 1}", 1, 'single quotation marks'],
    ['{"a": NaN}', 6, '“NaN” is no number'],
    ['{"a": -Infinity}', 6, '“-Infinity” is no number'],
    ['{"a": 0x14}', 7, 'decimal'],
    ['{"a": 012}', 7, 'begin with a zero'],
    ['{"a": +1}', 6, 'not with “+”'],
    ['{a: 1}', 1, '“a” needs quotation marks'],
    ['{"a": yes}', 6, '“yes” needs quotation marks'],
    ['{"a": True}', 6, 'is written “true”'],
    ['{"a" 1}', 5, 'a colon is missing'],
    ['{"a": "b\nc"}', 8, 'closing quotation mark'],
    ['{"a": "C:\\dir"}', 9, 'written twice'],
    ['{"a": [1, 2', 11, 'ends early'],
    ['{"a": "b', 8, 'ends early'],
    ['[1}', 2, '“]” is missing'],
    ['{"a":1}{"b":2}', 7, 'a second document'],
    ['{"a":1}}', 7, '“}” too many'],
    ['[1]\u00a0', 3, 'from a web page'],
  ])('%s', (text, at, suspect) => {
    expect(isJson(text)).toBe(false);
    const fault = findJsonFault(text);
    expect([fault?.at, fault?.suspect]).toEqual([at, expect.stringContaining(suspect)]);
  });

  it('is found exactly in what JSON.parse refuses', () => {
    const piece = fc.constantFrom(
      '"',
      ',',
      ':',
      '{',
      '}',
      '[',
      ']',
      '1',
      '-',
      '.',
      'e',
      'true',
      ' ',
      '\n',
      '\\',
      'u',
      '0',
      'null',
      '/',
      '\t',
    );
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), fc.nat(), fc.nat(3), piece, (value, place, cut, inserted) => {
        const text = JSON.stringify(value, null, 1);
        expect(findJsonFault(text)).toBeUndefined();
        const at = place % (text.length + 1);
        const broken = text.slice(0, at) + inserted + text.slice(at + cut);
        expect(findJsonFault(broken) === undefined).toBe(isJson(broken));
      }),
      { numRuns: 2_000 },
    );
  });
});
