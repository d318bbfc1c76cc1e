import { describe, expect, it } from 'vitest';
import type { Given } from '@/test/support/fill';
import { Stage } from '@/test/support/trapped/stage';
import type { Setting } from '../schema';

const [ANN, BO, EVE] = [0, 1, 3];
const BRAVE = 0;

/** Everybody passes, and the GM's Events harm nobody, until the round is over. */
function endRound(table: Stage): void {
  const { round } = table.state;
  while (table.state.round === round) {
    table.until('event', 'action', 'stand');
    if (table.ask === 'stand' || table.ask === 'none') return;
    if (table.ask === 'action') table.do({ type: 'pass' });
    else table.do({ type: 'event', event: -1, target: EVE });
  }
}

/** Bo is in an attic without air. */
function airless(options: Given<Setting['options']> = {}): Stage {
  const table = new Stage({ options, monsters: [] });
  table.state.room[BO] = 1;
  table.state.airless[1] = table.state.round;
  return table;
}

describe('a room without air (ruling A61)', () => {
  it('tests everyone who has spent a full round there, at its end', () => {
    const table = airless();
    endRound(table);
    expect([table.state.round, table.ask]).toEqual([2, 'action']);
    endRound(table);
    expect(table.state.ask).toMatchObject({ kind: 'stand', seat: BO, about: BO, detail: ~BRAVE });
    expect(new Set(table.legal('stand').map(({ attribute }) => attribute))).toEqual(new Set([BRAVE]));
  });

  it('causes damage only on a loss', () => {
    const table = airless();
    endRound(table);
    endRound(table);
    table.hand(BO, '').deck('2C 3D').do({ type: 'stand', attribute: BRAVE, card: -1 }).until('action');
    expect([table.won, table.events('damageDrawn')]).toEqual([true, []]);
    endRound(table);
    table.hand(BO, '').deck('KC KD KH').do({ type: 'stand', attribute: BRAVE, card: -1 }).until('adopt', 'action');
    expect(table.events('damageDrawn')).toMatchObject([{ person: BO, result: 'lost' }]);
    expect(table.state.tally.deathsBy).toEqual([0, 1, 0]);
  });

  it('counts the round from when the person is without air, not the room', () => {
    const table = airless();
    table.state.room[BO] = 0;
    endRound(table);
    endRound(table);
    table.state.room[ANN] = 1;
    endRound(table);
    expect(table.ask).toBe('action');
    endRound(table);
    expect(table.state.ask).toMatchObject({ kind: 'stand', about: ANN });
  });

  it('does nothing by house rule', () => {
    const table = airless({ noAir: 'none' });
    for (let round = 0; round < 4; round++) endRound(table);
    expect([table.ask, table.events('decided')]).toEqual(['action', []]);
  });
});

describe('an uncured illness', () => {
  const ill = (of: number) => {
    const table = new Stage({ monsters: [] });
    table.state.timers.push({ kind: 'sick', of, turns: 1, room: 2, item: -1, carriers: 0 });
    return table;
  };

  it('kills an Extra', () => {
    const table = ill(EVE);
    endRound(table);
    expect([table.state.fate[EVE], table.state.tally.deathsBy]).toEqual([1, [0, 0, 0]]);
  });

  it('tests a character, who can be lost only by losing a conflict', () => {
    const table = ill(BO);
    endRound(table);
    expect([table.state.fate[BO], table.state.ask.kind, table.state.ask.about]).toEqual([0, 'stand', BO]);
  });
});

describe('the cause of a character’s death', () => {
  it('is a failed deed', () => {
    const table = new Stage({ monsters: [] });
    table.hand(ANN, '2C').deck('KC KD KH');
    table.do({ type: 'attempt', goal: 0, room: -1, by: ANN, attribute: 2, card: 3 }).until('adopt', 'turn', 'action');
    expect(table.state.tally.deathsBy).toEqual([1, 0, 0]);
  });

  it('is not counted for disasters, which end the game', () => {
    const table = new Stage({ options: { doomClockRounds: 1 }, monsters: [] });
    endRound(table);
    expect([table.state.outcome?.ending.kind, table.state.tally.deathsBy]).toEqual(['doom', [0, 0, 0]]);
  });
});
