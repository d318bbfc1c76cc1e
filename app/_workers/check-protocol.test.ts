import { expect, it } from 'vitest';
import type { Issue } from '@/lib/kernel/issue';
import { type CheckReply, onlyNews } from './check-protocol';

const ISSUE: Issue = { code: 'a/b', severity: 'warning', path: ['title'], message: 'Too short.' };
const checked = (seq: number, ...issues: readonly Issue[]): CheckReply => ({
  type: 'checked',
  seq,
  issues,
  facts: { lines: [] } as never,
  players: { min: 2, max: 6 },
  remarks: [],
  suggestions: [],
});

it('sends a repeated report only once, even after a failure', () => {
  const news = onlyNews();
  const failed: CheckReply = { type: 'failed', seq: 3 };
  expect(news(checked(1, ISSUE))).toEqual(checked(1, ISSUE));
  expect(news(checked(2, ISSUE))).toEqual({ type: 'unchanged', seq: 2 });
  expect(news(failed)).toBe(failed);
  expect(news(checked(4, ISSUE))).toEqual({ type: 'unchanged', seq: 4 });
  expect(news(checked(5))).toEqual(checked(5));
  expect(news(checked(6, ISSUE))).toEqual(checked(6, ISSUE));
});
