import { expect, test } from 'vitest';
import type { Issue } from '@/lib/kernel/issue';
import { IssueStore } from './issue-store';

const issue = (message: string, severity: Issue['severity'], ...path: string[]): Issue => ({
  code: 'x',
  severity,
  path,
  message,
});

test('a field gets only its own issues, and the same array until they change', () => {
  const store = new IssueStore();
  store.publish([issue('a', 'error', 'body', 'goals', 'g1', 'title')], undefined);
  const before = store.at(['body', 'goals', 'g1', 'title']);
  expect(before).toHaveLength(1);
  expect(store.at(['body', 'goals', 'g1'])).toHaveLength(0);

  store.publish([issue('a', 'error', 'body', 'goals', 'g1', 'title'), issue('b', 'hint', 'title')], undefined);
  expect(store.at(['body', 'goals', 'g1', 'title'])).toBe(before);

  store.publish([issue('other', 'error', 'body', 'goals', 'g1', 'title')], undefined);
  expect(store.at(['body', 'goals', 'g1', 'title'])).not.toBe(before);
});

test('a container shows the worst issue inside it', () => {
  const store = new IssueStore();
  store.publish([issue('a', 'hint', 'body', 'g', 'x'), issue('b', 'error', 'body', 'g', 'y')], undefined);
  expect(store.worstWithin(['body', 'g'])).toBe('error');
  expect(store.worstWithin(['body', 'g', 'x'])).toBe('hint');
  expect(store.worstWithin(['body', 'h'])).toBeUndefined();
});

test('a failed check keeps the report and marks it as stale until the next check', () => {
  const store = new IssueStore();
  store.publish([issue('a', 'error', 'title')], undefined);
  store.markStale();
  expect(store.report()).toMatchObject({ stale: true, checked: true });
  expect(store.report().issues).toHaveLength(1);
  store.publish([], undefined);
  expect(store.report()).toMatchObject({ stale: false, issues: [] });
});

test('verdicts of the playtest and of the quick look replace only their own', () => {
  const store = new IssueStore();
  const issue = (code: string) => ({ code, severity: 'warning', path: ['body'], message: 'Look.' }) as const;
  store.publish([], undefined);
  store.judge('playtest', [issue('a')]);
  store.judge('quick look', [issue('b')]);
  expect(store.report().issues.map(({ code }) => code)).toEqual(['a', 'b']);
  store.judge('playtest', []);
  expect(store.report().issues.map(({ code }) => code)).toEqual(['b']);
});

test('an entry shows the rule sentence of its game, and no other remark', () => {
  const store = new IssueStore();
  const path = ['traps', 't1'];
  store.publish([], undefined, {
    remarks: [
      { kind: 'sentence', path, text: 'They can’t move.' },
      { kind: 'figure', path: ['layout'], label: 'Gaps', value: '2' },
    ],
    suggestions: [],
  });
  expect(store.sentenceAt(path)).toBe('They can’t move.');
  expect(store.sentenceAt(['layout'])).toBeUndefined();
  store.judge('playtest', []);
  expect(store.report().remarks).toHaveLength(2);
  store.publish([], undefined);
  expect(store.sentenceAt(path)).toBeUndefined();
});
