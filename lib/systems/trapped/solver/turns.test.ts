import { describe, expect, it } from 'vitest';
import type { Given } from '@/test/support/fill';
import { brings, buildBody, inRooms, rowOfRooms, stated } from '@/test/support/trapped/build';
import { type Setting, schema } from '../schema';
import { solve } from '../solve';

/** Four rooms in a row, with a way out in the last. */
const row = (more: Given<Setting> = {}, passage: Given<Setting['map']['passages'][number]> = {}): Setting =>
  schema.parse(
    buildBody({
      ...rowOfRooms(() => passage),
      goals: [{ id: 'g', kind: 'fix', ...inRooms('r3') }],
      escapes: [{ id: 'out', room: 'r3', requires: stated('g') }],
      ...more,
    }),
  );
const turns = (setting: Setting) => solve(setting).paces.get('out')?.turns;
const rounds = (setting: Setting) => solve(setting).routes[0]?.rounds;

describe('the turns of a way out', () => {
  it('are its won conflicts, the first steps into its rooms, and leaving', () => {
    expect(turns(row())).toBe(5);
    expect(turns(row({ place: { start: 'r3' } }))).toBe(2);
  });

  it('are as many rounds as the players need for them', () => {
    const near = { place: { start: 'r3' }, goals: [0, 1, 2, 3].map((i) => ({ id: `g${i}`, kind: 'fix' as const })) };
    const out = (more: Given<Setting> = {}) =>
      rounds(row({ ...near, escapes: [{ id: 'out', requires: stated('g0', 'g1', 'g2', 'g3') }], ...more }));
    expect(out()).toEqual({ 2: 3, 3: 2, 4: 2, 5: 1 });
    expect(out({ options: { maxCharacters: 6 } })).toEqual({ 2: 3, 3: 2, 4: 2, 5: 1, 6: 1 });
  });

  it('count a goal of getting somewhere as the step into its room', () => {
    expect(turns(row({ goals: [{ id: 'g', kind: 'reach', ...inRooms('r3') }] }))).toBe(4);
  });

  it('count the shortest of several ways on the map, though no room is on all of them', () => {
    const map = {
      rooms: ['r0', 'a', 'b', 'c', 'd', 'r3'].map((id, i) => ({ id, x: 9 * i })),
      passages: [
        ['r0', 'a'],
        ['a', 'b'],
        ['b', 'r3'],
        ['r0', 'c'],
        ['c', 'd'],
        ['d', 'r3'],
      ].map(([a = '', b = ''], i) => ({ id: `p${i}`, a, b })),
    };
    expect(turns(row({ map }))).toBe(5);
  });

  it.each<[string, Setting, number]>([
    ['barriers that a monster may break', row({ monsters: [{ id: 'm' }] }, { blockedBy: 'Rubble', opens: 'force' }), 5],
    [
      'rooms that an Event may take a character to',
      row({ events: [{ id: 'e', effects: [{ kind: 'move', room: 'r3' }] }] }),
      2,
    ],
    [
      'things that an Event may bring',
      row({
        items: [{ id: 'rope' }],
        goals: [
          { id: 'g', kind: 'fix', ...inRooms('r3'), requires: [{ kind: 'item', item: 'rope', basis: 'explicit' }] },
          { id: 'h', kind: 'acquire', ...brings('rope') },
        ],
        events: [{ id: 'e', effects: [{ kind: 'grant', item: 'rope' }] }],
      }),
      5,
    ],
  ])('do not count %s', (_, setting, expected) => expect(turns(setting)).toBe(expected));

  it('count where an Event moves Extras alone', () => {
    const selectors = [{ kind: 'choice' as const, among: 'extras' as const }];
    expect(turns(row({ events: [{ id: 'e', selectors, effects: [{ kind: 'move', room: 'r3' }] }] }))).toBe(5);
  });
});

describe('the rounds of a way out', () => {
  const extraTurn = (more: Given<Setting['events'][number]> = {}) => [
    { id: 'e', effects: [{ kind: 'extraTurn' as const }], ...more },
  ];
  const atLeast = (...given: Parameters<typeof row>) => rounds(row(...given))?.[5];

  it('are one for each step of the one who leaves, and another one to leave', () => {
    expect(atLeast()).toBe(4);
    expect(atLeast({ place: { start: 'r2' } })).toBe(2);
    expect(atLeast({ place: { start: 'r3' } })).toBe(1);
  });

  it('are fewer where a goal of getting somewhere, an Event or an extra turn saves steps', () => {
    expect(atLeast({ goals: [{ id: 'g', kind: 'reach', ...inRooms('r3') }] })).toBe(2);
    expect(atLeast({ events: [{ id: 'e', effects: [{ kind: 'move', room: 'r2' }] }] })).toBe(2);
    expect(atLeast({ events: extraTurn() })).toBe(1);
    const selectors = [{ kind: 'choice' as const, among: 'extras' as const }];
    expect(atLeast({ events: extraTurn({ selectors }) })).toBe(4);
    // A clock runs out once, and gives a single turn in the whole game.
    const clock = (hits: 'anyone' | 'extras') => [{ id: 'c', steps: 1, hits, effects: extraTurn()[0]?.effects ?? [] }];
    expect(atLeast({ clocks: clock('anyone') })).toBe(3);
    expect(atLeast({ clocks: clock('extras') })).toBe(4);
  });

  it('include the walk to what opens a door, for another character than the one who waits there', () => {
    const map = {
      rooms: ['r0', 'a', 'b', 'c', 'r3'].map((id, i) => ({ id, x: 9 * i })),
      passages: [
        { id: 'p0', a: 'r0', b: 'a' },
        { id: 'p1', a: 'a', b: 'b' },
        { id: 'p2', a: 'b', b: 'c' },
        { id: 'p3', a: 'r0', b: 'r3', blockedBy: 'Lock', opens: 'goal' as const, openedBy: 'g' },
      ],
    };
    // Somebody opens the door in round 3, and a player who comes later in the round walks through.
    expect(atLeast({ map, goals: [{ id: 'g', kind: 'fix', ...inRooms('c') }] })).toBe(4);
  });
});
