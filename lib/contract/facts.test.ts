import { describe, expect, it } from 'vitest';
import type { Facts } from './authored';
import { formatFacts, sayCounted, sayTotal } from './facts';

const facts: Facts = {
  counts: [
    { id: 'doors', one: 'door', many: 'doors', count: 3 },
    { id: 'traps', one: 'trap', many: 'traps', count: { glue: 2, fear: 1 } },
  ],
  routes: [{ id: 'out', title: 'Out', reachable: true, least: 7, exact: true, goals: ['a'] }],
  effort: { id: 'steps', one: 'step', many: 'steps' },
};

describe('facts', () => {
  it('are listed under the ids that the game defines', () => {
    expect(formatFacts(facts)).toEqual({
      doors: 3,
      traps: { glue: 2, fear: 1 },
      routes: [{ id: 'out', reachable: true, steps: 7 }],
    });
  });

  it('are summed over kinds', () => expect(facts.counts.map(sayTotal)).toEqual(['3', '3']));

  it('are shown as a range if only one number applies at a time', () => {
    const count = { id: 'pile', one: 'card', many: 'cards', count: { 2: 21, 4: 15 }, isOneOf: true };
    expect([sayTotal(count), sayTotal({ ...count, count: { 2: 7 } })]).toEqual(['15–21', '7']);
  });

  it('are shown with their noun', () => {
    expect(sayCounted(facts.effort, 1)).toBe('1 step');
    expect(sayCounted(facts.effort, 0)).toBe('0 steps');
  });
});
