import { describe, expect, it } from 'vitest';
import type { Given } from '@/test/support/fill';
import { cards, Stage } from '@/test/support/trapped/stage';
import type { Requirement, Setting } from '../schema';

const [ANN, BO, CY, EVE] = [0, 1, 2, 3];
const TORCH = 0;
const ace = cards('AH')[0] ?? 0;

const fight = (table: Stage, monster = 0) =>
  table.hand(ANN, 'AH').deck('2C 2D 2S').do({ type: 'attack', monster, by: ANN, attribute: 4, card: ace });

describe('a beaten monster (rules 7.5, ruling A34)', () => {
  it('has used its step of the turn by retreating', () => {
    const table = new Stage({ options: { freeExtras: 'none' } });
    table.state.room[ANN] = 2;
    table.hand(BO, '2C');
    fight(table).until('retreat', 'action');
    expect(table.ask).toBe('retreat');
    table.do({ type: 'step', monster: 0, passage: 1 });
    expect([table.state.monsterRoom[0], table.ask, table.state.turn]).toEqual([1, 'action', BO]);
  });

  it('does not return by an Event of the same turn', () => {
    const table = new Stage({ events: [{ id: 'in', suit: 'clubs', effects: [{ kind: 'monsterConflict' }] }] });
    table.state.room[ANN] = 1;
    table.state.stepped[0] = true;
    table.deck('7C').do({ type: 'explore', passage: 0, bring: 0 });
    table.state.monsterRoom[0] = 1;
    expect(table.legal('event').filter(({ event }) => event === 0)).toEqual([]);
    table.state.stepped[0] = false;
    expect(table.legal('event').filter(({ event }) => event === 0)).not.toEqual([]);
  });
});

describe('several monsters', () => {
  const beast = { start: 'hall', defeats: 3 } as const;

  it('have a step a turn and an attack a round each', () => {
    const table = new Stage({ monsters: [beast, beast, beast] });
    table.do({ type: 'pass' });
    const attacked: number[] = [];
    for (let smash = table.legal('smash')[0]; smash; smash = table.legal('smash')[0]) {
      attacked.push(smash.monster);
      table.do({ type: 'smash', monster: smash.monster, person: EVE }).until('monsters', 'action');
    }
    expect(attacked).toEqual([0, 1, 2]);
    const stepped: number[] = [];
    for (let step = table.legal('step')[0]; table.ask === 'monsters' && step; step = table.legal('step')[0]) {
      stepped.push(step.monster);
      table.do(step);
    }
    expect(stepped).toEqual([0, 1, 2]);
  });
});

describe('the goal of beating a monster', () => {
  const hunt = (requires: readonly Given<Requirement>[]): Given<Setting> => ({
    goals: [
      { id: 'fix', kind: 'fix', where: 'anywhere' },
      { id: 'hunt', kind: 'monster', where: 'monster', requires },
    ],
    monsters: [{ start: 'yard', means: [{ item: 'torch' }], defeats: 1, killNeedsMeans: false }],
  });
  const waiting = () => {
    const table = new Stage(hunt([{ kind: 'goal', goal: 'fix', basis: 'explicit' }]));
    table.state.room[ANN] = 2;
    return table;
  };

  it('is neither achieved nor attempted by a kill before its prerequisites are met', () => {
    const table = fight(waiting()).until('action');
    expect([table.state.monsterDead[0], table.state.achieved[1]]).toEqual([true, 0]);
    expect([table.state.tally.goalTried[1], table.state.tally.goalWon[1]]).toEqual([0, 0]);
  });

  it('is achieved by a kill once its prerequisites are met, and every fight is an attempt', () => {
    const table = waiting();
    table.state.achieved[0] = 63;
    table.hand(ANN, '2H').deck('KC KD KH 2D');
    table.do({ type: 'attack', monster: 0, by: ANN, attribute: 4, card: cards('2H')[0] ?? 0 });
    table.until('damage', 'action', 'adopt');
    expect([table.state.tally.goalTried[1], table.state.tally.goalWon[1]]).toEqual([1, 0]);
    const again = waiting();
    again.state.achieved[0] = 63;
    fight(again).until('action');
    expect([again.state.tally.goalTried[1], again.state.tally.goalWon[1]]).toEqual([1, 1]);
  });

  it('is not attempted by getting away', () => {
    const table = new Stage(hunt([]));
    table.state.room[CY] = 2;
    table.do({ type: 'pass' });
    table.do({ type: 'smash', monster: 0, person: CY });
    const fast = 3;
    table.hand(CY, 'AH').do({ type: 'stand', attribute: fast, card: ace }).until('action', 'damage', 'adopt');
    expect([table.state.tally.goalTried[1], table.state.defeats[0]]).toEqual([0, 0]);
  });

  it('needs the required thing in someone’s hands', () => {
    const table = new Stage(hunt([{ kind: 'item', item: 'torch', basis: 'explicit' }]));
    table.state.room[ANN] = 2;
    table.state.holders[TORCH] = 1 << ANN;
    fight(table).until('action');
    expect(table.state.achieved[1]).not.toBe(0);
  });
});

describe('an Extra that is fought over (ruling A60)', () => {
  it('cannot be bid', () => {
    const table = new Stage({ monsters: [] });
    table.state.controller[EVE] = BO;
    table.hand(ANN, '7H').hand(BO, '7H').hand(CY, '');
    table.do({ type: 'control', extra: EVE, attribute: 1, card: cards('7H')[0] ?? 0 });
    expect([table.ask, table.state.ask.seat]).toEqual(['bid', BO]);
    expect(new Set(table.legal('bid').map(({ by }) => by))).toEqual(new Set([-1, BO]));
    const move = { type: 'bid', card: cards('7H')[0] ?? 0, side: 1, by: EVE, attribute: 1 } as const;
    expect(() => table.do(move)).toThrow('wrongPerson');
  });
});
