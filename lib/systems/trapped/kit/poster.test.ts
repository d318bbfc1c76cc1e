import { describe, expect, it } from 'vitest';
import type { Plan } from '@/lib/kit/plan';
import { boardsFor, pagesOf } from './poster';

const planOf = (width: number, height: number, label = 'Hall', notes = 0): Plan => ({
  rooms: [{ id: 'a', label, style: 'room', x: 3, y: 3, width, height }],
  passages: Array.from({ length: notes }, (_, i) => ({
    id: `p${i}`,
    a: 'a',
    b: 'a',
    style: 'door',
    blocked: true,
    note: 'Bolted from inside; opened by goal 3',
  })),
  wayOut: [],
  scale: '',
});

describe('boardsFor()', () => {
  it('has room for all squares and the title', () => {
    const { widthMm, heightMm } = boardsFor(planOf(6, 4))(25);
    expect(widthMm).toBeGreaterThan(6 * 25);
    expect(heightMm).toBeGreaterThan(4 * 25 + 20);
  });

  it('has a legend if that takes no more paper', () => {
    expect(boardsFor(planOf(6, 4))(25).heightMm).toBeGreaterThan(4 * 25 + 80);
    expect(boardsFor(planOf(7, 3, 'Hall', 1))(25).heightMm).toBeGreaterThan(boardsFor(planOf(7, 3))(25).heightMm);
  });

  it('has no legend if that would take more', () => {
    const plan = planOf(50, 17, 'Hall', 5);
    const board = boardsFor(plan)(20);
    expect(board.bare).toBe(true);
    expect(board.heightMm).toBeLessThan(17 * 20 + 30);
    expect(pagesOf(board)).toBe(8);
  });

  it('has room for names that do not fit in their rooms', () => {
    const plan = planOf(1, 17, 'The room behind the room behind the stairs');
    const wide = { ...plan, rooms: [...plan.rooms, { ...planOf(50, 17).rooms[0], id: 'b', x: 4 }] } as Plan;
    expect(boardsFor(wide)(20).heightMm).toBeGreaterThan(17 * 20 + 50);
  });
});
