import { describe, expect, it } from 'vitest';
import type { Question } from '@/lib/table/questions';
import { ideaOf, ownViewOf, personOf, viewOf } from '@/test/support/table-view';
import { newsBetween } from './news';

const questions: readonly Question[] = [
  {
    id: 'barriers',
    title: 'Barriers',
    ask: 'Why not leave?',
    step: { id: 'barriers', title: 'Barriers' },
    prompts: [],
    isInCourse: true,
    isSingle: false,
    isFollowUp: false,
  },
];
const you = ownViewOf({ role: 'gm', consents: true });
const between = (before: Parameters<typeof viewOf>[0], after: Parameters<typeof viewOf>[0]) =>
  newsBetween(viewOf(before), viewOf(after), questions, 1_000);

describe('announcements to screen readers', () => {
  it('name the phase, the question, the names and the time at once', () => {
    const { atOnce } = between(
      { table: { phase: 'lobby', question: null } },
      { table: { phase: 'brainstorm', anonymous: true, timer: { endsAt: 181_000 } } },
    );
    expect(atOnce).toEqual(['Brainstorm: Barriers. Without names. 3 minutes.']);
  });

  it('mention new ideas politely, one by its text, several by their number', () => {
    expect(between({}, { ideas: [ideaOf('a moat')] })).toEqual({ atOnce: [], politely: ['New idea: a moat'] });
    expect(between({ ideas: [ideaOf('x')] }, { ideas: [ideaOf('x'), ideaOf('y'), ideaOf('z')] }).politely).toEqual([
      '2 new ideas.',
    ]);
    expect(between({}, { ideas: [ideaOf('of an older round', { round: 0 })] }).politely).toEqual([]);
  });

  it('read the idea that is read back', () => {
    const ideas = [ideaOf('one', { text: 'A moat of soup' })];
    const phase = { phase: 'read-back' } as const;
    expect(between({ ideas, table: phase }, { ideas, table: { ...phase, reading: 'one' } }).atOnce).toEqual([
      'A moat of soup',
    ]);
  });

  it('sum up the votes', () => {
    const table = { phase: 'decide', stage: 'unanimity' } as const;
    const { atOnce } = between(
      { table },
      { table: { ...table, revealed: true }, ideas: [ideaOf('a', { fate: 'kept' }), ideaOf('b')] },
    );
    expect(atOnce).toEqual(['The votes are revealed: 1 kept, 0 dropped, 1 undecided.']);
  });

  it('mention changes of the clock, but not that it runs', () => {
    const at = (timer: { endsAt: number } | { leftMs: number }) => ({ table: { timer } });
    expect(between(at({ endsAt: 9_000 }), at({ endsAt: 9_000 })).politely).toEqual([]);
    expect(between(at({ endsAt: 9_000 }), at({ leftMs: 5_000 })).politely).toEqual(['The clock is stopped.']);
    expect(between(at({ leftMs: 5_000 }), at({ endsAt: 6_000 })).politely).toEqual(['The clock is running again.']);
    expect(between(at({ endsAt: 9_000 }), at({ endsAt: 61_000 })).politely).toEqual(['More time: 1 minute left.']);
  });

  it('mention people at the door to leaders, and to everybody their own role', () => {
    const waiting = personOf('bob', { name: 'Bob', waiting: true });
    expect(between({ you }, { you, people: [waiting] }).politely).toEqual(['Bob is waiting at the door.']);
    expect(between({}, { people: [waiting] }).politely).toEqual([]);
    expect(between({ you: { ...you, role: 'player' } }, { you }).atOnce).toEqual(['You lead the table now.']);
    expect(between({ you: { ...you, waiting: true } }, { you }).atOnce).toEqual(['You have joined.']);
  });
});
