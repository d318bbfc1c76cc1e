import { describe, expect, it } from 'vitest';
import { personId } from './people-of-draft';

const secret = Buffer.alloc(32, 7);

describe('personId()', () => {
  it('is ten Crockford characters, always the same', () => {
    expect(personId(secret, 'draft', 'a'.repeat(26))).toMatch(/^[0-9a-hjkmnp-tv-z]{10}$/);
    expect(personId(secret, 'draft', 'a')).toBe(personId(secret, 'draft', 'a'));
  });

  it('differs by draft, member and studio', () => {
    const ids = [
      personId(secret, 'draft', 'a'),
      personId(secret, 'draft', 'b'),
      personId(secret, 'other', 'a'),
      personId(Buffer.alloc(32, 8), 'draft', 'a'),
    ];
    expect(new Set(ids).size).toBe(4);
  });
});
