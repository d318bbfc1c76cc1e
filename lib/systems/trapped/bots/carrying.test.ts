import { describe, expect, it } from 'vitest';
import { playByBots } from '@/test/support/trapped/bot-game';
import { buildBody, inRooms } from '@/test/support/trapped/build';
import { compile } from '../engine/compile';
import { schema } from '../schema';

/** A house: cutters in the attic, a lamp in the cellar, and a gate in the yard that takes both in hand. */
const gateWith = (holder: 'room' | 'hand') =>
  compile(
    schema.parse(
      buildBody({
        place: { start: 'hall' },
        map: {
          rooms: ['hall', 'attic', 'cellar', 'yard'].map((id) => ({ id })),
          passages: ['attic', 'cellar', 'yard'].map((b) => ({ id: b, a: 'hall', b, kind: 'open' as const })),
        },
        items: ['cutters', 'lamp'].map((id) => ({ id, kind: 'item' as const, count: 1 })),
        goals: [
          { id: 'cutters', kind: 'acquire', ...inRooms('attic'), grants: [{ item: 'cutters' }] },
          { id: 'lamp', kind: 'acquire', ...inRooms('cellar'), grants: [{ item: 'lamp' }] },
          {
            id: 'gate',
            kind: 'fix',
            ...inRooms('yard'),
            requires: ['cutters', 'lamp'].map((item) => ({ kind: 'item' as const, item, basis: 'explicit', holder })),
          },
        ],
        escapes: [{ id: 'out', room: 'yard', requires: [{ kind: 'goal', goal: 'gate', basis: 'explicit' }] }],
      }),
    ),
  );

describe('planners', () => {
  it.each(['room', 'hand'] as const)('bring things together that a goal needs: %s', (holder) => {
    const game = { ...gateWith(holder), isWide: true };
    const seeds = Array.from({ length: 12 }, (_, seed) => seed);
    const lost = seeds.filter((seed) => {
      const { state } = playByBots(game, ['planner', 'planner', 'planner', 'fair'], seed);
      return state.outcome?.ending.kind !== 'escape';
    });
    // Now and then all of them die.
    expect(lost.length).toBeLessThan(3);
  });
});
