import { expect, test } from 'vitest';
import type { Issue } from '@/lib/kernel/issue';
import { forReaders, printIssues } from './use-print-shop';

const issue = (code: string, message: string, ...path: string[]): Issue => ({
  code,
  severity: 'warning',
  path,
  message,
});
const checked = issue('print/too-long', 'too long for its card', 'body', 'events', 'e', 'text');
const laid = issue('print/too-long', 'the text of the card is too long');
const missing = issue('print/missing-character', 'no font for 🦑');

test('a text that the checks found too long is not reported again by the layout', () => {
  expect(printIssues([checked], [laid, missing])).toEqual([checked, missing]);
});

test('the layout reports it until the checks have measured', () => {
  expect(printIssues([issue('goals/none', 'no goals')], [laid])).toEqual([laid]);
});

test('equal messages appear once', () => {
  expect(printIssues([missing], [missing, missing])).toEqual([missing]);
});

test('readers get the message without the advice for authors', () => {
  const wordy = { ...laid, message: 'Too long. Shorten it.', toReaders: 'Too long.' };
  expect(forReaders([wordy, missing])).toEqual([{ ...laid, message: 'Too long.' }, missing]);
});
