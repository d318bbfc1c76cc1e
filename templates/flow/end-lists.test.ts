import { expect, it } from 'vitest';
import { endLists } from './end-lists';

it.each([
  ['1. one\n2. two\nThen sleep.', '1. one\n2. two\n\nThen sleep.'],
  ['1. one\nThen sleep.\n2. two', '1. one\n\nThen sleep.\n\n2. two'],
  ['- one\n  goes on\nThen sleep.\nAnd wake.', '- one\n  goes on\n\nThen sleep.\nAnd wake.'],
  ['* one\n\n* two\n\nThen sleep.', '* one\n\n* two\n\nThen sleep.'],
])('separates a list from the line after it: %j', (typed, read) => expect(endLists(typed)).toBe(read));

it.each([
  'Born in\n1975. A good year.\nAnd now?',
  '- one\n- two\n  - three',
  '```\n- one\nno list\n```',
  'No list.\nTwo lines.',
  '- one\n\n  its second paragraph',
])('leaves other texts alone: %j', (text) => expect(endLists(text)).toBe(text));
