import { describe, expect, test } from 'vitest';
import { pasteLines } from './paste-structure';

describe('pasteLines', () => {
  const cases: [string, string, string[]][] = [
    ['plain lines', 'Find a suit\nFree the pod', ['Find a suit', 'Free the pod']],
    ['blank lines and foreign line ends', 'one\r\n\r\n two \rthree', ['one', 'two', 'three']],
    ['bullets', '- one\n* two\n• three', ['one', 'two', 'three']],
    ['numbers', '1. one\n2) two\n10. ten', ['one', 'two', 'ten']],
    ['check boxes', '- [ ] one\n- [x] two', ['one', 'two']],
    ['numbers that belong to the text', '3 keys\n1.5 litres', ['3 keys', '1.5 litres']],
    ['all line ends there are', 'one\u2028two\u0085three\n\rfour', ['one', 'two', 'three', 'four']],
    ['nothing', ' \n ', []],
  ];
  test.each(cases)('%s', (_name, text, expected) => {
    expect(pasteLines(text)).toEqual(expected);
  });
});
