import { expect, it } from 'vitest';
import { ideaOf, viewOf } from '@/test/support/table-view';
import { placingsOf } from './placings';
import type { Question } from './questions';
import type { TableFace } from './view';

const question = (id: string, isSingle = false): Question => ({
  id,
  title: id,
  ask: `${id}?`,
  step: { id, title: id },
  prompts: [],
  isInCourse: true,
  isSingle,
  isFollowUp: false,
});
const ideas = [
  ideaOf('one', { question: 'goals', fate: 'kept' }),
  ideaOf('two', { question: 'goals', fate: 'placed' }),
  ideaOf('three', { question: 'place', fate: 'kept' }),
  ideaOf('four', { question: 'place', fate: 'placed' }),
  ideaOf('five', { question: 'gone', fate: 'kept' }),
  ideaOf('six', { question: 'title', fate: 'kept' }),
  ideaOf('seven', { question: 'goals', fate: 'dropped' }),
];
const questions = [question('goals'), question('place', true), question('title', true)];
const placed = (table: Partial<TableFace>) =>
  placingsOf(viewOf({ table, ideas }), questions).map((command) => ('idea' in command ? command.idea : ''));

it('places what is kept, once, and no rivals', () => {
  expect(placed({ phase: 'develop' })).toEqual(['one', 'six']);
  expect(placed({ phase: 'decide', revealed: true })).toEqual(['one', 'six']);
});

it('places nothing while people vote or write', () => {
  expect(placed({ phase: 'decide', revealed: false })).toEqual([]);
  expect(placed({ phase: 'brainstorm' })).toEqual([]);
});
