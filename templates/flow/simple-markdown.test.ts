import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readFully } from './markdown';
import { readSimple } from './simple-markdown';

const piece = fc.constantFrom(
  ...[
    'a',
    'word',
    'Ärger',
    '7',
    '12.',
    '3)',
    ' ',
    ' ',
    '  ',
    '\n',
    '\n\n',
    '\n\n\n',
    '*',
    '**',
    '***',
    '.',
    ':',
    ',',
    '!',
    '?',
    '-',
    '+',
    '(',
  ],
  ...[
    ')',
    '“',
    '”',
    '’',
    '"',
    "'",
    '=',
    '—',
    '\u00a0',
    '\u3000',
    '€',
    '🐙',
    'http',
    'www',
    '://',
    '/',
    '1',
    ' *a*',
    ' **b** ',
    '**c:**',
    '\ufeff',
  ],
  ...['\\', '\\.', '\\*', '\\-', '\\_', '\\@', 'a@b.c', '\\&amp;', '**d\\.**', 'www\\.', '\ue02e'],
);
const simple = fc.array(piece, { maxLength: 14 }).map((parts) => parts.join(''));

describe('readSimple()', () => {
  it('reads what it reads as the parser does', () => {
    let read = 0;
    fc.assert(
      fc.property(simple, (text) => {
        const blocks = readSimple(text);
        if (!blocks || text.trim() === '') return;
        read++;
        expect(blocks).toEqual(readFully(text));
      }),
      { numRuns: 6000 },
    );
    expect(read).toBeGreaterThan(300);
  });

  it.each([
    'The lamp **goes out**, and *nobody* saw why.',
    'Somebody must climb.\n\n**Hits:** whoever stands nearest.',
    'One line\nand the next.',
    'If it is next door, it attacks\\.\n\n**Swap one of your face\\-down cards\\.** Twice\\!',
  ])('reads what people write: %s', (text) => {
    expect(readSimple(text)).toEqual(readFully(text));
  });

  it.each(['- one\n- two', '# Title', '1. one', 'a\n---', '[a](b)', 'a_b_c', '2 * 3 * 4', 'line  \nbreak', '> said'])(
    'leaves the rest to the parser: %s',
    (text) => {
      expect(readSimple(text)).toBeUndefined();
    },
  );
});
