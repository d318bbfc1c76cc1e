import { expect, it } from 'vitest';
import { SYSTEM_MEMBER } from '@/lib/storage/store';
import { publisherMark } from './publication-of-draft';

const [SECRET, OTHER] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
const ANN = 'a'.repeat(26);

it('publisherMark() is six characters that depend on the member and the studio, and on nothing else', () => {
  const marks = [publisherMark(SECRET, ANN), publisherMark(SECRET, 'b'.repeat(26)), publisherMark(OTHER, ANN)];
  expect(new Set(marks).size).toBe(3);
  for (const mark of marks) expect(mark).toMatch(/^[0-9a-hjkmnp-tv-z]{6}$/);
  expect(publisherMark(SECRET, ANN)).toBe(marks[0]);
});

it('publisherMark() is empty for the studio itself', () => expect(publisherMark(SECRET, SYSTEM_MEMBER)).toBe(''));
