import { describe, expect, it } from 'vitest';
import { formatCursor, parseCursor } from './cursor';

const CURSOR = { order: 'newest', key: [3, 1_800_000_000_000], id: '0123456789abcdef' } as const;
const packed = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('cursors', () => {
  it('come back from an address as they were', () => {
    expect(formatCursor(CURSOR)).toMatch(/^[\w-]+$/);
    expect(parseCursor(formatCursor(CURSOR))).toEqual(CURSOR);
  });

  it.each([
    ['nothing', ''],
    ['no base64', '§§§'],
    ['no JSON', Buffer.from('[').toString('base64url')],
    ['no list', packed({ order: 'newest' })],
    ['another order', packed(['best', CURSOR.id, 1])],
    ['another id', packed(['newest', "'; DROP TABLE", 1])],
    ['a text for a number', packed(['newest', CURSOR.id, '1'])],
    ['part of a number', packed(['newest', CURSOR.id, 0.5])],
    ['too many numbers', packed(['newest', CURSOR.id, 1, 2, 3, 4, 5])],
    ['one that is too long', packed(['newest', CURSOR.id, ...Array(200).fill(1)])],
  ])('are not read from %s', (_, text) => expect(parseCursor(text)).toBeUndefined());
});
