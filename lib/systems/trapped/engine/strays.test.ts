import { describe, expect, it } from 'vitest';
import { Stage } from '@/test/support/trapped/stage';
import { NONE } from './game';
import { adopt, control } from './people';
import { View } from './view';

const [ANN, EVE, FAY] = [0, 3, 4];
const [ATTIC, YARD] = [1, 2];
const [STAIRS, DOOR] = [0, 1];
const stray = (extra: number, passage: number) => ({ type: 'stray', extra, passage }) as const;

/** Ann has passed her turn, and the GM is asked. */
const afterTurn = (change: (table: Stage) => void = () => {}, ...given: ConstructorParameters<typeof Stage>) => {
  const table = new Stage(...given);
  change(table);
  return table.do({ type: 'pass' });
};

describe('after a player’s turn (ruling A63)', () => {
  it('one Extra goes next door, and no other', () => {
    const table = afterTurn();
    expect(table.ask).toBe('monsters');
    table.do(stray(EVE, STAIRS));
    expect(table.view.roomOf(EVE)).toBe(ATTIC);
    expect(table.try(stray(FAY, STAIRS))).toBe('spent');
  });

  it('another one can move after the next player’s turn', () => {
    const table = afterTurn().do(stray(EVE, STAIRS)).until('action').do({ type: 'pass' });
    expect(table.try(stray(FAY, STAIRS))).toBeUndefined();
  });

  it('none can move on the GM’s own turn', () => {
    const table = afterTurn(() => {}, { options: { monsterMovesOnGmTurn: true } });
    table.quietly(() => table.ask === 'monsters' && table.view.turn === table.view.gm);
    expect(table.legal('step')).not.toEqual([]);
    expect(table.try(stray(EVE, STAIRS))).toBe('spent');
  });

  it('only living, uncontrolled Extras who cling to nobody can move', () => {
    const controlled = afterTurn(({ state }) => {
      state.controller[EVE] = ANN;
    });
    const clinging = afterTurn(({ state }) => {
      state.clings[EVE] = ANN;
    });
    const dead = afterTurn((table) => void table.buried(EVE));
    for (const table of [controlled, clinging, dead]) expect(table.try(stray(EVE, STAIRS))).toBe('wrongPerson');
    expect(afterTurn().try(stray(ANN, STAIRS))).toBe('wrongPerson');
  });

  it('they use passable passages, one room at a time', () => {
    expect(afterTurn().try(stray(EVE, DOOR))).toBe('notPassable');
    const shut = afterTurn(({ state }) => {
      state.sealed[STAIRS] = true;
    });
    const airless = afterTurn(({ state }) => {
      state.airless[ATTIC] = 1;
    });
    for (const table of [shut, airless]) expect(table.try(stray(EVE, STAIRS))).toBe('notPassable');
  });

  it('the GM is asked even without monsters', () => {
    expect(afterTurn(() => {}, { monsters: [] }).ask).toBe('monsters');
    const alone = (table: Stage) => void [EVE, FAY, 5].map((extra) => table.buried(extra));
    expect(afterTurn(alone, { monsters: [] }).until('monsters', 'action').ask).toBe('action');
  });

  it('they stay where they are by house rule', () => {
    const table = afterTurn(() => {}, { options: { freeExtras: 'none' } });
    expect(table.legal('stray')).toEqual([]);
    expect(table.try(stray(EVE, STAIRS))).toBe('forbidden');
    expect(afterTurn(() => {}, { options: { freeExtras: 'none' }, monsters: [] }).ask).not.toBe('monsters');
  });

  it('they cannot fetch a cure', () => {
    const ill = { kind: 'sick', of: FAY, turns: 3, room: ATTIC, item: -1, carriers: 0 } as const;
    const table = afterTurn(({ state }) => void state.timers.push({ ...ill })).do(stray(EVE, STAIRS));
    expect(table.state.timers[0]?.carriers).toBe(0);
    table.until('action').do({ type: 'explore', passage: STAIRS, bring: 0 });
    expect(table.state.timers[0]?.carriers).toBe(1 << 1);
  });

  it('other players see where they went, but not whether the GM can still move one', () => {
    const table = afterTurn();
    const seen = new View(table.game, table.state, ANN);
    expect([seen.table.mayStray(EVE, STAIRS), table.view.table.mayStray(EVE, STAIRS)]).toEqual([false, true]);
    table.do(stray(EVE, STAIRS));
    expect([seen.roomOf(EVE), seen.monsterRoom(0)]).toEqual([ATTIC, -1]);
    expect(table.view.monsterRoom(0)).toBe(YARD);
  });
});

describe('an Extra that has set out', () => {
  it.each([
    ['controls it', control],
    ['goes on as it', adopt],
  ])('stops where it is if a player %s', (_, win) => {
    const { game, state } = new Stage();
    state.walks[EVE] = YARD;
    win({ game, state, emit: undefined }, ANN, EVE);
    expect(new View(game, state, 'all').walksTo(EVE)).toBe(NONE);
  });
});
