import { describe, expect, it } from 'vitest';
import type { Given } from '@/test/support/fill';
import { attempt, cards, Stage } from '@/test/support/trapped/stage';
import type { HouseRules, Setting } from '../schema';
import type { Move } from './moves';
import { snapshotOf } from './snapshot';
import { View } from './view';

const [ANN, BO, GM] = [0, 1, 3];
const card = (text: string) => cards(text)[0] ?? -1;
const tried = (table: Stage) => table.legal('attempt').map(({ goal, room }) => `${goal}:${room}`);
const goalsOf = (table: Stage, who: number) =>
  snapshotOf(new View(table.game, table.state, who)).goals.map(({ goal }) => goal);
const explore = (passage: number): Move => ({ type: 'explore', passage, bring: 0 });

describe('a hidden goal', () => {
  const SECRET = {
    id: 'loose-board',
    kind: 'learn',
    where: 'rooms',
    rooms: [{ room: 'attic' }],
    hidden: true,
  } as const;
  const stage = (more: Given<Setting['goals'][number]> = {}, options: Partial<HouseRules> = {}) =>
    new Stage({
      goals: [
        { id: 'fix', where: 'anywhere' },
        { ...SECRET, ...more },
      ],
      options,
      monsters: [],
    });
  /** Finishes the turn and the round without consequences for Ann. */
  const backToAnn = (table: Stage) => {
    table.until('action');
    while (table.state.turn !== ANN) table.do({ type: 'pass' }).until('action');
    return table.hand(ANN, 'KH');
  };

  it('is not in the view or the moves of a player who stands elsewhere', () => {
    const table = stage().hand(ANN, 'KH');
    expect([goalsOf(table, ANN), goalsOf(table, GM)]).toEqual([[0], [0, 1]]);
    expect(new Set(tried(table))).toEqual(new Set(['0:-1']));
    expect(new View(table.game, table.state, BO).isGoalKnown(1)).toBe(false);
  });

  it('cannot be attempted or dared before it is revealed, even in its room', () => {
    const table = stage().hand(ANN, 'KH');
    table.state.room.fill(1);
    expect(() => table.do(attempt('KH', ANN, 1))).toThrow('notOpen');
    const deed = { kind: 'goal', goal: 1 } as const;
    expect(() => table.do({ type: 'challenge', player: BO, deed })).toThrow('wrongTarget');
  });

  it('is revealed to all when a character gets there', () => {
    const table = stage().do(explore(0));
    expect(table.events('goalRevealed')).toEqual([{ type: 'goalRevealed', goal: 1, person: ANN }]);
    expect([goalsOf(table, ANN), goalsOf(table, BO)]).toEqual([
      [0, 1],
      [0, 1],
    ]);
    expect(tried(backToAnn(table))).toContain('1:-1');
  });

  it('is revealed at once when its prerequisites are met', () => {
    const table = stage({ requires: [{ kind: 'goal', goal: 'fix', basis: 'explicit' }] }).do(explore(0));
    expect(backToAnn(table).events('goalRevealed')).toEqual([]);
    table.deck('2C 2D').do(attempt('KH')).until('monsters', 'action');
    expect(table.events('goalRevealed')).toHaveLength(1);
  });

  it('of reaching a room is revealed next door, and is achieved by walking there by house rule', () => {
    const goal = { kind: 'reach', rooms: [{ room: 'yard' }] } as const;
    const table = stage(goal).do(explore(0));
    expect(table.events('goalRevealed')).toHaveLength(1);
    const walked = stage({ ...goal, rooms: [{ room: 'attic' }] }, { reachByExploring: true }).do(explore(0));
    expect(walked.events('achieved')).toMatchObject([{ goal: 1 }]);
  });

  it('that is an exit keeps the way out shut until then', () => {
    const table = stage({ kind: 'exit', route: 'gate' });
    table.state.room.fill(1);
    table.state.achieved[0] = 63;
    table.state.room[ANN] = 0;
    expect(new View(table.game, table.state, ANN).isRouteOpen(0, ANN)).toBe(false);
  });
});

describe('a goal of reaching several rooms, for each character', () => {
  const TRIP = { id: 'climb', kind: 'reach', where: 'rooms', rooms: [{ room: 'attic' }, { room: 'yard' }] } as const;
  const AFTER = { id: 'look', where: 'rooms', rooms: [{ room: 'yard' }] } as const;
  const stage = (scope: 'character' | 'party', options: Partial<HouseRules> = {}) =>
    new Stage({
      goals: [
        { ...TRIP, scope },
        { ...AFTER, requires: [{ kind: 'goal', goal: 'climb', basis: 'explicit' }] },
      ],
      escapes: [],
      monsters: [],
      options,
    });
  const win = (table: Stage, room: number) =>
    table
      .hand(ANN, 'KH 2H')
      .deck('2C 2D')
      .do({ type: 'attempt', goal: 0, room, by: ANN, attribute: 2, card: card('KH') });
  const annAgain = (table: Stage) => {
    table.until('action');
    while (table.state.turn !== ANN) table.do({ type: 'pass' }).until('action');
    return table;
  };

  it('is achieved separately for each room', () => {
    const table = annAgain(win(stage('character'), 1));
    expect(table.state.room[ANN]).toBe(1);
    expect(new Set(tried(table))).toEqual(new Set(['0:2'])); // ruling A37: not the attic again
    const view = new View(table.game, table.state, BO);
    expect([1, 2].map((room) => view.hasReached(0, ANN, room))).toEqual([true, false]);
    expect(new Set(tried(annAgain(win(table, 2))))).toEqual(new Set(['1:-1']));
    expect(() => win(table, 1)).toThrow('notOpen');
    expect(table.state.tally.goalWon[0]).toBe(2);
  });

  it('satisfies later goals with any of its rooms', () => {
    const table = annAgain(win(stage('character'), 1));
    table.state.room[ANN] = 2;
    expect(tried(table)).toContain('1:-1');
  });

  it('counts for nobody else', () => {
    const table = annAgain(win(stage('character'), 1));
    expect(table.state.achieved[0]).toBe(1);
    table.do({ type: 'pass' }).until('action').hand(BO, 'KH');
    expect(new Set(tried(table))).toEqual(new Set(['0:1']));
  });

  it.each([
    ['party', 'mixed'],
    ['character', 'party'],
  ] as const)('holds for all rooms and everybody with scope %s and goalScope %s', (scope, goalScope) => {
    const table = annAgain(win(stage(scope, { goalScope }), 1));
    expect(tried(table)).toEqual([]);
  });

  it('counts once per room if walking there achieves it', () => {
    const table = stage('character', { reachByExploring: true }).do(explore(0));
    annAgain(table).do(explore(1));
    annAgain(table).do(explore(1));
    annAgain(table);
    expect(table.events('achieved').map(({ goal }) => goal)).toEqual([0, 0]);
  });
});
