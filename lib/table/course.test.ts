import { describe, expect, it } from 'vitest';
import type { CourseStop } from '@/lib/contract/form';
import { ideaOf, viewOf } from '@/test/support/table-view';
import { formatRemaining, nextQuestion, remainingStops, stopsOf } from './course';
import type { Question } from './questions';
import type { Length } from './vocabulary';

const course: readonly CourseStop[] = [
  { question: 'place', inShort: true },
  { question: 'events' },
  { question: 'goals', inShort: true },
  { question: 'events', enough: 2 },
];
const question = (id: string, isInCourse = true): Question => ({
  id,
  title: id,
  ask: `${id}?`,
  step: { id, title: id },
  prompts: [],
  isInCourse,
  isSingle: false,
  isFollowUp: false,
});
const questions = [...['place', 'events', 'goals'].map((id) => question(id)), question('extras', false)];
const left = (asked: Readonly<Record<string, number>>, ...answers: Parameters<typeof ideaOf>[]) =>
  remainingStops(course, viewOf({ table: { asked }, ideas: answers.map((answer) => ideaOf(...answer)) }));
const ids = (stops: readonly CourseStop[]) => stops.map((stop) => stop.question);

describe('the course of a table', () => {
  it('continues in order, whatever was asked out of turn', () => {
    expect(ids(left({}))).toEqual(['place', 'events', 'goals', 'events']);
    expect(ids(left({ goals: 3, extras: 1 }))).toEqual(['place', 'events', 'events']);
    expect(ids(left({ place: 1, events: 1 }))).toEqual(['goals', 'events']);
  });

  it('repeats a question only while answers are missing', () => {
    const asked = { place: 1, events: 1, goals: 1 };
    expect(ids(left(asked, ['a', { question: 'events', fate: 'kept' }]))).toEqual(['events']);
    expect(
      ids(left(asked, ['a', { question: 'events', fate: 'kept' }], ['b', { slot: 'events', fate: 'placed' }])),
    ).toEqual([]);
    expect(
      ids(left(asked, ['a', { question: 'events', fate: 'open' }], ['b', { question: 'events', fate: 'dropped' }])),
    ).toEqual(['events']);
    expect(ids(left({ ...asked, events: 2 }))).toEqual([]);
  });

  it('names the next question, and one of the others after the course', () => {
    expect(nextQuestion(left({ place: 1 }), questions, { asked: { place: 1 } })?.id).toBe('events');
    const all = { place: 1, events: 2, goals: 1 };
    expect(nextQuestion(left(all), questions, { asked: all })?.id).toBe('extras');
    expect(nextQuestion(left(all), questions, { asked: { ...all, extras: 1 } })).toBeUndefined();
  });

  it('has four lengths', () => {
    const stops = (length: Length, ...chosen: readonly string[]) =>
      ids(stopsOf({ course, questions }, { length, chosen }));
    expect(stops('short')).toEqual(['place', 'goals']);
    expect(stops('evening')).toEqual(['place', 'events', 'goals', 'events']);
    expect(stops('everything')).toEqual(['place', 'events', 'goals', 'events', 'extras']);
    expect(stops('chosen')).toEqual([]);
    expect(stops('chosen', 'extras', 'events', 'gone')).toEqual(['events', 'extras']);
  });

  it('says how long the rest takes', () => {
    expect(formatRemaining(left({}), 4)).toBe('4 questions left, about 20 minutes.');
    expect(formatRemaining(left({ events: 1, goals: 1, place: 1 }), 4)).toBe('1 question left, about 5 minutes.');
    expect(formatRemaining(left({}), 30)).toBe('4 questions left, about 2 hours.');
    expect(formatRemaining([{ question: 'place' }], 63)).toBe('1 question left, about 1 hour 5 minutes.');
    expect(formatRemaining([], 4)).toBe('All questions have been asked.');
  });
});
