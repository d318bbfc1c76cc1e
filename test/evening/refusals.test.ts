import { describe, expect, it } from 'vitest';
import { Desk } from '@/lib/evening/desk';
import { type Evening, readEvening } from '@/lib/evening/evening';
import { openEvening } from '@/lib/evening/open-evening';
import type { JsonObject } from '@/lib/kernel/json';
import { findSystem } from '@/lib/systems/registry';
import { beginEvening, reopen } from '@/test/support/begin-evening';

const { evening } = await beginEvening('walls', 2);

const sayOf = async (changed: Partial<Record<keyof Evening, unknown>>): Promise<string> => {
  const read = readEvening(JSON.stringify({ ...evening, ...changed }));
  if (!read.ok) return read.error;
  const opened = await openEvening(read.value, findSystem);
  return opened.ok ? '' : opened.error;
};

describe('an evening that can’t be opened', () => {
  it.each<readonly [string, Partial<Record<keyof Evening, unknown>>]>([
    ['is of a newer format', { version: 2 }],
    ['lacks its seats', { seats: undefined }],
    ['has a seed that is no number', { seed: 'seven' }],
    ['has another game’s scenario', { system: 'zombies' }],
    ['has a scenario that is none', { scenario: {} }],
    ['has too many seats', { seats: Array.from({ length: 9 }, () => ({ kind: 'person', name: '' })) }],
    ['has bots only', { seats: evening.seats.map(() => ({ kind: 'bot', bot: 'random' })) }],
    [
      'has an unknown bot',
      {
        seats: [
          { kind: 'person', name: '' },
          { kind: 'bot', bot: 'hal' },
        ],
      },
    ],
    ['was played with an unknown choice', { chosen: { level: 'hard' } }],
    ['has a forged move', { moves: [{ seat: 0, move: { type: 'program', arrows: [99] } }] }],
    ['has a move of somebody else', { moves: [{ seat: 7, move: null }] }],
  ])('%s', async (_, changed) => expect(await sayOf(changed)).toMatchSnapshot());

  it('is another kind of file', () => {
    const said = ['{"format": "trapdoor/scenario"}', 'half a', '[]'].map((text) => readEvening(text));
    expect(said.map((read) => read.ok || read.error)).toMatchSnapshot();
  });

  it('is larger than any evening', () => {
    const read = readEvening(JSON.stringify({ ...evening, scenario: { text: 'a'.repeat(2_100_000) } as JsonObject }));
    expect(read.ok || read.error).toMatchSnapshot();
  });
});

describe('a choice', () => {
  it('is refused if it is late, forged, or somebody else’s, and nothing changes', async () => {
    const { table, game } = await reopen(evening);
    const desk = new Desk(table, game);
    const screen = desk.screen();
    if (screen.type !== 'curtain') throw new Error('people decide in secret');
    const { seat } = screen;
    const refused = [
      desk.take({ type: 'choose', n: 0, seat, pick: 0 }),
      desk.take({ type: 'sit', seat }),
      desk.take({ type: 'choose', n: 1, seat, pick: 0 }),
      desk.take({ type: 'choose', n: 0, seat, pick: 100_000 }),
      desk.take({ type: 'choose', n: 0, seat: 1 - seat, pick: 0 }),
      desk.take({ type: 'undo' }),
    ];
    expect(refused.map((result) => result.ok || result.error)).toMatchSnapshot();
    expect(desk.game.evening.moves).toEqual([]);
  });

  it('can be undone until a box is opened or another person decides', async () => {
    const { table, game } = await reopen(evening);
    const desk = new Desk(table, game);
    const choose = () => {
      let screen = desk.screen();
      if (screen.type === 'curtain') desk.take({ type: 'sit', seat: screen.seat });
      screen = desk.screen();
      if (screen.type !== 'turn') throw new Error(screen.type);
      const { n, seat } = screen;
      desk.take({ type: 'choose', n, seat, pick: 0 });
      return seat;
    };
    const first = choose();
    expect(desk.screen()).toMatchObject({ type: 'curtain', seat: 1 - first, canUndo: true });
    expect(desk.take({ type: 'undo' }).ok).toBe(true);
    // The same person still sits there.
    expect(desk.screen()).toMatchObject({ type: 'turn', seat: first, canUndo: false });
    choose();
    choose();
    // Both boxes are shut, so the first one opens.
    expect(desk.screen()).toMatchObject({ canUndo: false });
  });
});
