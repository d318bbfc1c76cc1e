import { describe, expect, it } from 'vitest';
import type { Given } from '@/test/support/fill';
import { Stage } from '@/test/support/trapped/stage';
import type { Event, Setting } from '../schema';
import type { State } from './state';

const [ANN, BO, CY, EVE] = [0, 1, 2, 3];
const NOBODY = -1;

const MAP: Given<Setting['map']> = {
  rooms: [{ id: 'hall' }, { id: 'attic', kind: 'corridor' }, { id: 'yard' }, { id: 'shed' }],
  passages: [
    { id: 'stairs', a: 'hall', b: 'attic', kind: 'open' },
    { id: 'door', a: 'attic', b: 'yard', kind: 'door' },
    { id: 'hatch', a: 'yard', b: 'shed', kind: 'door', blockedBy: 'a bolt', opens: 'force' },
  ],
};

type Listed = Omit<Given<Event>, 'id' | 'suit'>;

const stage = (events: readonly Listed[], given: Given<Setting> = {}) => {
  const table = new Stage({
    map: MAP,
    monsters: [],
    events: events.map((event, i) => ({ id: `e${i}`, suit: 'spades' as const, ...event })),
    ...given,
  });
  for (const player of [ANN, BO, CY]) table.hand(player, '2C');
  return table;
};

/** Ann explores the upstairs, and a seven of spades is drawn for her. */
function explored(events: readonly Listed[], prepare: (state: State) => void = () => {}): Stage {
  const table = stage(events);
  prepare(table.state);
  return table.deck('7S').do({ type: 'explore', passage: 0, bring: 0 });
}

/** A seven of spades on the GM's turn. */
function gmTurn(events: readonly Listed[], prepare: (state: State) => void = () => {}): Stage {
  const table = stage(events).deck('3C 3D 7S').do({ type: 'pass' }).until('action').do({ type: 'pass' });
  table.until('action');
  prepare(table.state);
  return table.do({ type: 'pass' }).until('event');
}

const offered = (table: Stage) => table.legal('event').map(({ event, target }) => [event, target]);

describe('an Event drawn for an explorer (ruling A59)', () => {
  it('must touch the explorer’s room', () => {
    const events: Listed[] = [
      { effects: [{ kind: 'unseal', passage: 'hatch' }] },
      { effects: [{ kind: 'seal', passage: 'door' }] },
      { effects: [{ kind: 'cutAir', room: 'attic', item: '' }] },
      { effects: [{ kind: 'cutAir', room: 'hall', item: '' }] },
    ];
    expect(offered(explored(events))).toEqual([
      [-1, ANN],
      [1, NOBODY],
      [2, NOBODY],
    ]);
  });

  it('lets the GM pick only what touches it', () => {
    const table = explored([{ effects: [{ kind: 'seal', passage: '' }] }]);
    table.do({ type: 'event', event: 0, target: NOBODY });
    expect(table.legal('pick').map(({ index }) => index)).toEqual([0, 1]);
  });

  it('is invented if no listed one can hit the explorer', () => {
    const events: Listed[] = [
      { effects: [{ kind: 'unseal', passage: '' }] },
      {
        selectors: [{ kind: 'choice', among: 'extras' }],
        effects: [{ kind: 'test', attribute: 'fast', who: 'target' }],
      },
      { effects: [{ kind: 'grant', item: 'torch' }] },
    ];
    const table = explored(events, (state) => {
      state.holders[0] = 1 << ANN;
    });
    expect(offered(table)).toEqual([[-1, ANN]]);
    expect(table.do({ type: 'event', event: -1, target: ANN }).state.ask).toMatchObject({ kind: 'stand', about: ANN });
  });
});

describe('an Event that would change nothing (ruling A62)', () => {
  const events: Listed[] = [
    { effects: [{ kind: 'unseal', passage: 'door' }] },
    { effects: [{ kind: 'grant', item: 'torch' }] },
  ];

  it('may not be chosen while another would change something', () => {
    const table = gmTurn(events, (state) => {
      state.holders[0] = 1 << BO;
    });
    const listed = offered(table).filter(([event]) => event !== -1);
    expect(listed).toEqual([0, 2, 3, 4, 5].map((person) => [1, person]));
    expect(() => table.do({ type: 'event', event: 0, target: NOBODY })).toThrow('wrongTarget');
    expect(() => table.do({ type: 'event', event: 1, target: BO })).toThrow('wrongTarget');
  });

  it('may be chosen if none would', () => {
    const table = gmTurn(events, (state) => {
      state.holders[0] = 0b111111;
    });
    const listed = offered(table).filter(([event]) => event !== -1);
    expect(listed).toEqual([[0, NOBODY], ...[0, 1, 2, 3, 4, 5].map((person) => [1, person])]);
  });

  it.each([
    [
      'an illness that somebody has',
      { kind: 'sicken', turns: 2, room: 'yard', item: '' },
      (state: State) => state.timers.push({ kind: 'sick', of: EVE, turns: 3, room: 2, item: -1, carriers: 0 }),
    ],
    [
      'an illness whose cure is at hand',
      { kind: 'sicken', turns: 2, room: 'yard', item: 'torch' },
      (state: State) => {
        state.holders[0] = 1 << CY;
      },
    ],
    ['being sent to where one is', { kind: 'move', room: 'hall' }, () => {}],
    ['clinging to whom one clings to', { kind: 'cling' }, (state: State) => state.clings.fill(ANN)],
    ['a door that is shut already', { kind: 'seal', passage: 'door' }, (state: State) => state.sealed.fill(true)],
    [
      'air that is gone already',
      { kind: 'cutAir', room: 'attic', item: '' },
      (state: State) => {
        state.airless[1] = 1;
      },
    ],
  ] as const)('is %s', (_, effect, prepare) => {
    const among = [{ selectors: [{ kind: 'choice', among: 'extras' }], effects: [effect] }, {}] as const;
    const table = gmTurn(
      effect.kind === 'seal' || effect.kind === 'cutAir' ? [{ effects: [effect] }, {}] : among,
      prepare,
    );
    expect(offered(table).filter(([event, target]) => event === 0 && (target === EVE || target === NOBODY))).toEqual(
      [],
    );
  });
});

describe('an Event that names somebody', () => {
  it('opens a passage in their room only', () => {
    const pass: Listed = {
      selectors: [{ kind: 'choice', among: 'characters' }],
      effects: [{ kind: 'unseal', passage: '' }],
    };
    const table = gmTurn([pass], (state) => {
      state.room[CY] = 2;
      state.sealed[0] = true;
    });
    const listed = offered(table).filter(([event]) => event === 0);
    expect(listed).toEqual([ANN, BO, CY].map((person) => [0, person]));
    table.do({ type: 'event', event: 0, target: CY });
    expect(table.legal('pick').map(({ index }) => index)).toEqual([2]);
  });
});

describe('an Event that can happen once', () => {
  it('is used up afterwards', () => {
    const table = gmTurn([{ once: true, effects: [{ kind: 'grant', item: 'torch' }] }]);
    table.do({ type: 'event', event: 0, target: ANN }).until('action');
    table.deck('3C 3D 3H 7S');
    for (let turn = 0; turn < 3; turn++) table.until('action').do({ type: 'pass' });
    table.until('event');
    expect(offered(table).every(([event]) => event === -1)).toBe(true);
    expect(() => table.do({ type: 'event', event: 0, target: BO })).toThrow('spent');
  });
});
