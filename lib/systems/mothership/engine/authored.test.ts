import { describe, expect, it } from 'vitest';
import { starterOf } from '@/test/support/starters';
import { cellsOfRows } from '../layout/cells';
import { type Ship, schema } from '../schema';
import { compile } from './compile';
import { FIRST_TRAP, NONE, OBJECTIVE, SAFE } from './game';
import type { Move } from './moves';
import { play } from './play';
import { setup } from './setup';

const defaultShip = await starterOf('mothership', 'book-ship');

const usual: Ship = schema.parse(defaultShip.body);
type Trap = Ship['traps'][number];
type Character = Ship['characters'][number];

const blankTrap: Trap = {
  id: 'own',
  name: '',
  picture: '',
  text: '',
  tiles: 1,
  tokenCount: 4,
  trigger: 'enter',
  assistable: false,
  stackable: false,
  effects: [],
};
const nobody: Character = {
  id: 'own',
  name: '',
  picture: '',
  text: '',
  immune: [],
  waiveSurcharge: [],
  releases: [],
  abilities: [],
};

interface Given {
  readonly rows?: readonly string[];
  readonly trap?: Partial<Trap>;
  readonly character?: Partial<Character>;
  readonly options?: Partial<Ship['options']>;
  /** Cells of the authored trap, then the other contents of the board. */
  readonly trapped?: readonly string[];
  readonly objectives?: readonly string[];
  readonly faceUp?: readonly string[];
  readonly draw?: readonly number[];
  readonly at?: readonly string[];
}

/** A made-up trap and character on a corridor with two players, the first to act. */
function stage(given: Given) {
  const game = compile({
    ...usual,
    layout: [...cellsOfRows(given.rows ?? ['S#####F'])],
    traps: [{ ...blankTrap, ...given.trap }],
    characters: [{ ...nobody, ...given.character }],
    options: { ...usual.options, ...given.options },
  });
  const place = (name: string) => game.names.indexOf(name);
  const state = setup(game, 2, 1);
  state.phase = 'main';
  state.step = 1;
  state.character[0] = 0;
  state.tile.fill(SAFE);
  for (const cell of given.trapped ?? ['B1']) state.tile[place(cell)] = FIRST_TRAP;
  for (const cell of given.objectives ?? []) state.tile[place(cell)] = OBJECTIVE;
  for (const cell of given.faceUp ?? []) state.faceUp[place(cell)] = true;
  for (const [seat, cell] of (given.at ?? []).entries()) state.at[seat] = place(cell);
  state.draw.push(...(given.draw ?? []));
  state.objectives = given.objectives?.length ?? 0;
  return {
    game,
    state,
    place,
    where: (seat: number) => game.names[state.at[seat] ?? NONE],
    do: (seat: number, move: Move) => play(game, state, seat, move),
    step: (seat: number, to: string) => play(game, state, seat, { type: 'move', to: place(to) }),
    rest: (rounds = 1) => {
      for (let i = 0; i < rounds; i++) for (const seat of [0, 1]) play(game, state, seat, { type: 'endTurn' });
    },
  };
}

describe('an authored trap', () => {
  it('throws a player to a tile, which turns up and does not act', () => {
    const table = stage({ trap: { effects: [{ id: 'a', kind: 'teleport', to: 'D1' }] }, trapped: ['B1', 'D1'] });
    table.step(0, 'B1');
    expect(table.where(0)).toBe('D1');
    expect(table.state.faceUp[table.place('D1')]).toBe(true);
    expect(table.state.tally.sprung[0]).toBe(1);
  });

  it('throws players back to the start if the target tile is missing or full', () => {
    const trap: Partial<Trap> = { effects: [{ id: 'a', kind: 'teleport', to: 'D1' }] };
    const gone = stage({ trap });
    gone.state.tile[gone.place('D1')] = NONE;
    gone.step(0, 'B1');
    expect(gone.where(0)).toBe('S');
    const full = stage({ trap, options: { maxPerTile: 1 }, at: ['S', 'D1'] });
    full.step(0, 'B1');
    expect(full.where(0)).toBe('S');
  });

  it('terminates even if every tile throws on when turned', () => {
    const table = stage({
      trap: { trigger: 'flip', effects: [{ id: 'a', kind: 'teleport', to: 'C1' }] },
      trapped: ['B1', 'C1', 'D1', 'E1'],
    });
    table.do(0, { type: 'peek', cell: table.place('B1') });
    expect(table.where(0)).toBe('C1');
    expect(table.state.tally.sprung[0]).toBe(2);
  });

  it('acts once if it acts on being turned', () => {
    const table = stage({
      trap: { trigger: 'flip', effects: [{ id: 'a', kind: 'apMax', delta: -1, immediate: true }] },
    });
    table.do(0, { type: 'peek', cell: table.place('B1') });
    expect(table.state.ap[0]).toBe(2);
    table.step(0, 'B1');
    expect(table.state.tokens[0]).toHaveLength(1);
    expect(table.state.ap[0]).toBe(1);
  });

  it('gives points for good, up to a ceiling', () => {
    const table = stage({ trap: { effects: [{ id: 'a', kind: 'apMax', delta: 8, immediate: false }] } });
    table.step(0, 'B1');
    expect(table.state.ap[0]).toBe(3);
    table.rest();
    expect(table.state.ap[0]).toBe(12);
  });

  it('does several things, each for as long as it lasts', () => {
    const table = stage({
      trap: {
        effects: [
          { id: 'a', kind: 'status', status: 'noMove', rounds: 1 },
          { id: 'b', kind: 'status', status: 'noPeek', rounds: 3 },
          { id: 'c', kind: 'leaveSurcharge', ap: 2 },
        ],
      },
    });
    table.step(0, 'B1');
    expect(table.step(0, 'C1')).toBe('frozen');
    table.rest();
    expect(table.do(0, { type: 'peek', cell: table.place('C1') })).toBe('blind');
    expect(table.step(0, 'C1')).toBeUndefined();
    expect(table.state.ap[0]).toBe(1);
    table.rest(2);
    expect(table.state.tokens[0]).toEqual([]);
  });

  it('drives people to the finish, up to the shut hatch', () => {
    const table = stage({
      trap: { effects: [{ id: 'a', kind: 'compel', toward: 'finish', until: 'arrival' }] },
      rows: ['S###F'],
      objectives: ['D1'],
    });
    table.step(0, 'B1');
    expect(table.step(0, 'S')).toBe('compelled');
    table.step(0, 'C1');
    table.step(0, 'D1');
    expect(table.step(0, 'F')).toBe('finish-locked');
    expect(table.do(0, { type: 'endTurn' })).toBeUndefined();
  });

  it('drives players through the open hatch if that is the target', () => {
    const table = stage({
      trap: { effects: [{ id: 'a', kind: 'compel', toward: 'finish', until: 'arrival' }] },
      rows: ['S##F'],
    });
    table.step(0, 'B1');
    table.step(0, 'C1');
    expect(table.step(0, 'F')).toBeUndefined();
  });

  it('drives players again when they step on it again', () => {
    const table = stage({
      trap: {
        effects: [
          { id: 'a', kind: 'compel', toward: 'start', until: 'arrival' },
          { id: 'b', kind: 'status', status: 'noPeek', rounds: null },
        ],
      },
    });
    table.step(0, 'B1');
    table.step(0, 'S');
    expect(table.state.tokens[0]).toHaveLength(1);
    table.step(0, 'B1');
    expect(table.step(0, 'C1')).toBe('compelled');
  });

  it('drives people until they find a tile face down', () => {
    const table = stage({
      trap: { effects: [{ id: 'a', kind: 'compel', toward: 'nearestFaceDown', until: 'arrival' }] },
      faceUp: ['C1'],
    });
    table.step(0, 'B1');
    table.step(0, 'C1');
    expect(table.step(0, 'B1')).toBe('compelled');
    table.step(0, 'D1');
    expect(table.state.tokens[0]).toEqual([]);
  });

  it('renews its rounds instead of piling up', () => {
    const table = stage({ trap: { effects: [{ id: 'a', kind: 'status', status: 'noPeek', rounds: 2 }] } });
    table.step(0, 'B1');
    table.rest();
    table.step(0, 'S');
    table.step(0, 'B1');
    expect(table.state.tokens[0]).toEqual([{ trap: 0, taken: 2, done: false }]);
  });

  it('catches nobody without a token left', () => {
    const table = stage({
      trap: { tokenCount: 0, effects: [{ id: 'a', kind: 'status', status: 'noMove', rounds: 2 }] },
    });
    table.step(0, 'B1');
    expect(table.step(0, 'C1')).toBeUndefined();
  });
});

describe('an authored character', () => {
  const freeze: Partial<Trap> = { effects: [{ id: 'a', kind: 'status', status: 'noMove', rounds: 3 }] };

  it('is unaffected by traps it is immune to, but their tiles still drop out', () => {
    const immune = { immune: [{ id: 'a', trap: 'own' }] };
    const walked = stage({ trap: { effects: [{ id: 'a', kind: 'removeTile', replaced: false }] }, character: immune });
    walked.step(0, 'B1');
    expect(walked.where(0)).toBe('B1');
    const swap: Trap['effects'][number] = { id: 'a', kind: 'swapTile', afterRounds: 1, faceDown: false, mover: 'stay' };
    const turned = stage({ trap: { trigger: 'flip', effects: [swap] }, character: immune, draw: [SAFE] });
    turned.do(0, { type: 'peek', cell: turned.place('B1') });
    expect(turned.state.tile[turned.place('B1')]).toBe(NONE);
    turned.rest();
    expect(turned.state.tile[turned.place('B1')]).toBe(SAFE);
    expect(turned.state.faceUp[turned.place('B1')]).toBe(true);
  });

  it('breaks free when its rounds are over, and walks off by itself', () => {
    const table = stage({
      trap: freeze,
      character: { releases: [{ id: 'a', trap: 'own', apCost: 2, afterRounds: 1, includesMove: true }] },
    });
    table.step(0, 'B1');
    expect(table.do(0, { type: 'release', trap: 0 })).toBe('too-early');
    table.rest();
    expect(table.step(0, 'C1')).toBeUndefined();
    expect([table.state.ap[0], table.state.tokens[0], table.where(0)]).toEqual([2, [], 'C1']);
  });

  it('slips onto a trap that still holds nobody, and leaves at the usual price', () => {
    const table = stage({
      trap: { effects: [{ id: 'a', kind: 'leaveSurcharge', ap: 3 }] },
      character: { abilities: [{ id: 'a', kind: 'slipIn', apCost: 1, usesPerRound: null, except: [] }] },
    });
    table.do(0, { type: 'slipIn', ability: 0, to: table.place('B1') });
    expect(table.step(0, 'C1')).toBeUndefined();
    expect(table.state.ap[0]).toBe(2);
  });

  it('cannot slip past what it is useless against', () => {
    const table = stage({
      trap: freeze,
      character: {
        abilities: [{ id: 'a', kind: 'slipIn', apCost: 1, usesPerRound: 2, except: [{ id: 'a', trap: 'own' }] }],
      },
    });
    table.do(0, { type: 'slipIn', ability: 0, to: table.place('B1') });
    expect(table.state.tokens[0]).toHaveLength(1);
  });

  it('disarms no trap with a marker that an objective still needs', () => {
    const table = stage({
      trap: freeze,
      character: {
        abilities: [{ id: 'a', kind: 'disarm', apCost: 1, usesPerRound: null, rounds: 1, faceDown: false }],
      },
      faceUp: ['B1'],
      objectives: ['D1', 'E1'],
    });
    table.state.orange = 2;
    const disarm: Move = { type: 'disarm', ability: 0, cell: table.place('B1') };
    expect(table.do(0, disarm)).toBe('illegal-target');
    table.state.orange = 3;
    expect(table.do(0, disarm)).toBeUndefined();
    expect(table.do(0, disarm)).toBe('illegal-target');
  });

  it('that is driven may jump only to where a step could lead, under the rule movesOnly', () => {
    const table = stage({
      rows: ['S######F'],
      trap: { effects: [{ id: 'a', kind: 'compel', toward: 'start', until: 'arrival' }] },
      character: { abilities: [{ id: 'a', kind: 'hop', apCost: 1, usesPerRound: null }] },
      options: { compulsion: 'movesOnly' },
      trapped: ['D1'],
      faceUp: ['C1', 'D1'],
      at: ['C1'],
    });
    table.step(0, 'D1');
    expect(table.do(0, { type: 'hop', ability: 0, to: table.place('F1') })).toBe('compelled');
    expect(table.do(0, { type: 'peek', cell: table.place('E1') })).toBeUndefined();
    expect(table.step(0, 'C1')).toBeUndefined();
  });
});
