import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { fileNameOf } from './file-name';

test.each([
  ['The pod, again!', 'the-pod-again'],
  ['CON', 'con-'],
  ['aux.', 'aux-'],
  ['com¹', 'com1-'],
  ['Console', 'console'],
  ['The end.', 'the-end'],
  ['..', 'untitled'],
  ['🜂 🜄 🦑', 'untitled'],
  ['a'.repeat(200), 'a'.repeat(60)],
  [`${'word '.repeat(11)}last words`, 'word-word-word-word-word-word-word-word-word-word-word-last'],
])('%s', (title, expected) => expect(fileNameOf(title)).toBe(expected));

describe('a name of a file', () => {
  it('works on every system, whatever the title', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (title) => {
        const name = fileNameOf(title);
        expect(name).toMatch(/^[\p{L}\p{N}-]+$/u);
        expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(201);
        expect(name).not.toMatch(/^(?:con|prn|aux|nul|com\d|lpt\d)$/i);
      }),
    );
  });

  it('is short in scripts with long characters', () => {
    expect(new TextEncoder().encode(fileNameOf('𠀀'.repeat(200))).length).toBe(200);
  });
});
