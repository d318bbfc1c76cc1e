import { expect, it } from 'vitest';
import { sayBriefly } from './to-do';

const AT = Date.parse('2026-11-29T20:00:00.000Z');
const at = (seconds: number) => new Date(AT + seconds * 1_000).toISOString();

it.each([
  [{ fix: 3, look: 0, toDo: 2 }, '3 to fix, 2 to do'],
  [{ fix: 0, look: 1, toDo: 0 }, '1 to look at'],
  [{ fix: 0, look: 0, toDo: 0 }, 'ready to print'],
])('says what is to do: %j', (counts, said) => {
  expect(sayBriefly({ ...counts, at: AT }, at(-5))).toBe(said);
});

it('says so if the draft was changed elsewhere since', () => {
  const counts = { fix: 3, look: 0, toDo: 0, at: AT };
  expect(sayBriefly(counts, at(59))).toBe('3 to fix');
  expect(sayBriefly(counts, at(61))).toBe('3 to fix when last open here');
});
