import { describe, expect, it } from 'vitest';
import { starterOf } from '@/test/support/starters';
import { agreementOf } from '../play';
import { type Box, schema } from '../schema';
import { codeOf } from './codes';
import { compile } from './compile';
import { type Move, NONE } from './game';
import type { LogEvent } from './log';
import { seededLuck } from './luck';
import { moves, play } from './play';
import { bareState } from './setup';
import type { State } from './state';

const graveyard = await starterOf('zombies', 'graveyard');

const usual: Box = schema.parse(graveyard.body);
const tableOf = (options: Partial<Box['options']> = {}) => {
  const game = compile({ ...usual, options: { ...usual.options, ...options } }, agreementOf(usual));
  const card = (code: string) => game.cards.findIndex((_, i) => codeOf(game, i) === code);
  return { game, card };
};

/** Two or three players in round 1, the first to flip; rows are given as codes, '-' for an empty slot. */
function staged(options: Partial<Box['options']>, rows: readonly string[], draw = '', discard = '') {
  const { game, card } = tableOf(options);
  const cards = (codes: string) =>
    codes
      .split(' ')
      .filter((code) => code !== '')
      .map(card);
  const state: State = {
    ...bareState(game, rows.length, 1),
    phase: 'flip',
    round: 1,
    opener: 0,
    starter: 0,
    active: 0,
    placing: rows.map(() => false),
    rows: rows.flatMap(cards),
    draw: cards(draw).toReversed(),
    discard: cards(discard),
  };
  const events: LogEvent[] = [];
  const make = (move: Move) =>
    play({ game, state, luck: seededLuck, emit: (event) => events.push(event) }, state.active, move);
  const row = (seat: number) => state.rows.slice(3 * seat, 3 * seat + 3).map((one) => codeOf(game, one) ?? '-');
  return { game, state, make, row, card, eventTypes: () => events.map(({ type }) => type) };
}

describe('a turn', () => {
  it('ends at once where there is nobody to aim at', () => {
    const { state, make, row, eventTypes } = staged({}, ['T C3 A1', '- - -'], 'A2');
    expect(make({ type: 'flip', slot: 0 })).toBeUndefined();
    expect(eventTypes()).toContain('fizzled');
    expect(row(0)).toEqual(['A2', 'C3', 'A1']);
    // The player without a card draws before anything else.
    expect(state.active).toBe(1);
    expect(row(1)).toEqual(['T', '-', '-']);
  });

  it('fills slots that stayed empty from the left, as far as the cards go', () => {
    const { make, row, eventTypes } = staged({ removePlayedActions: true }, ['- A7 C3', 'T - -'], 'A2');
    make({ type: 'flip', slot: 1 });
    make({ type: 'play', effect: 'steady' });
    expect(row(0)).toEqual(['A2', '-', 'C3']);
    expect(eventTypes()).toContain('lacked');
  });

  it('is passed by players who cannot get a card', () => {
    const { state, make, eventTypes } = staged({ removePlayedActions: true }, ['A7 C3 -', '- - -', 'T T T']);
    make({ type: 'flip', slot: 0 });
    make({ type: 'play', effect: 'steady' });
    expect(eventTypes()).toContain('passed');
    expect(state.active).toBe(2);
  });

  it('ends the round if nobody has a card', () => {
    const { state, make, eventTypes } = staged({ removePlayedActions: true }, ['A7 - -', '- - -']);
    make({ type: 'flip', slot: 0 });
    make({ type: 'play', effect: 'steady' });
    expect(eventTypes().filter((type) => type === 'unclaimed')).toHaveLength(5);
    expect(state.phase).toBe('over');
    expect(state.steady).toEqual([0, 0]);
  });

  it('passes counterclockwise under the house rule', () => {
    const { state, make } = staged({ direction: 'counterclockwise' }, ['C3 T T', 'T T T', 'T T T'], 'T T');
    make({ type: 'flip', slot: 0 });
    expect(state.active).toBe(2);
  });

  it('turns back an uncovered special card only under the house rule', () => {
    for (const [revealedSpecials, left] of [
      ['discard', 'C6'],
      ['turnBack', 'L'],
    ] as const) {
      const { make, row } = staged({ revealedSpecials }, ['T T T', 'L T T'], 'C5 C6');
      make({ type: 'flip', slot: 0 });
      make({ type: 'aim', player: 1, slot: 0 });
      expect(row(1)[0]).toBe(left);
    }
  });
});

describe('a Link & Lock that may wait', () => {
  it('is laid aside, refilled at once, and used before a later flip', () => {
    const { state, make, card } = staged({ linkLockHold: true }, ['L T T', 'C3 T T'], 'C5 C6 T');
    const mildred = card('C1');
    state.saved[0]?.push(mildred);
    state.round = 2;
    make({ type: 'flip', slot: 0 });
    expect(make({ type: 'assign', creatures: [] })).toBeUndefined();
    expect([state.held[0], state.discard]).toEqual([[card('L')], []]);
    make({ type: 'flip', slot: 0 });
    expect(state.active).toBe(0);
    expect(make({ type: 'assign', creatures: [] })).toBe('nothing-to-lock');
    expect(make({ type: 'assign', creatures: [mildred] })).toBeUndefined();
    expect([state.phase, state.active, state.held[0]]).toEqual(['flip', 0, []]);
    expect(state.locks[0]).toEqual([{ card: card('L'), creatures: [mildred] }]);
  });
});

describe('a round', () => {
  it('is skipped if its creature has been saved, and its opener opens the next one', () => {
    const { state, make, card } = staged({}, ['C1 T T', 'C6 T T', 'T T T'], 'T T T');
    state.saved[2]?.push(card('C2'));
    make({ type: 'flip', slot: 0 });
    expect([state.round, state.starter]).toEqual([3, 1]);
  });

  it('ends with nothing caught when its turns are used up', () => {
    const { state, make } = staged({ maxTurnsPerRound: 1 }, ['C3 T T', 'C6 T T'], 'T');
    make({ type: 'flip', slot: 0 });
    expect([state.round, state.starter, state.saved]).toEqual([2, 1, [[], []]]);
  });

  it('may be followed by a new deal of all unsaved cards', () => {
    const { state, make } = staged({ roundReset: 'redeal' }, ['C1 T T', 'C6 T T'], 'A1 A2 A3', 'A4');
    make({ type: 'flip', slot: 0 });
    expect([state.phase, state.round, state.discard]).toEqual(['place', 2, []]);
    expect([state.rows.includes(NONE), state.draw.length]).toEqual([false, 3]);
  });
});

describe('refusals', () => {
  const codes: readonly (readonly [string, Move, string])[] = [
    ['T C3 A1', { type: 'flip', slot: 3 }, 'no-such-card'],
    ['T C3 A1', { type: 'aim', player: 1, slot: 0 }, 'not-now'],
    ['T C3 A1', { type: 'place', order: [0, 1, 2] }, 'not-now'],
    ['T C3 A1', { type: 'assign', creatures: [] }, 'not-now'],
    ['T C3 A1', { type: 'decline' }, 'not-now'],
  ];
  it.each(codes)('of a row %s: %j', (row, move, code) => {
    expect(staged({}, [row, 'T T T']).make(move)).toBe(code);
  });

  it('never let a TRAP! be declined, or aimed at a card of its owner', () => {
    const { game, state, make } = staged({}, ['T C3 A1', 'T T T']);
    make({ type: 'flip', slot: 0 });
    expect(make({ type: 'decline' })).toBe('not-now');
    expect(make({ type: 'aim', player: 0, slot: 1 })).toBe('not-an-opponent');
    expect(moves(game, state, 0)).toHaveLength(3);
  });
});
