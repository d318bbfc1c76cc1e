import { describe, expect, it } from 'vitest';
import type { Given } from '@/test/support/fill';
import { brings, buildBody, inRooms } from '@/test/support/trapped/build';
import { check } from '../check';
import { type Setting, schema } from '../schema';
import { solve } from '../solve';

type Clock = Given<Setting['clocks'][number]>;

/** Four rooms in a row with a way out in the last, which a clock floods. */
const sinking = (clock: Clock = {}, more: Given<Setting> = {}): Setting =>
  schema.parse(
    buildBody({
      place: { start: 'r0' },
      map: {
        rooms: [0, 1, 2, 3].map((i) => ({ id: `r${i}`, title: `Room ${i}`, x: 9 * i })),
        passages: [0, 1, 2].map((i) => ({ id: `p${i}`, a: `r${i}`, b: `r${i + 1}` })),
      },
      items: [{ id: 'suit', title: 'Suit' }],
      clocks: [{ id: 'water', title: 'Water', steps: 2, effects: [{ kind: 'flood', room: 'r3' }], ...clock }],
      escapes: [{ id: 'out', title: 'Out', room: 'r3' }],
      ...more,
    }),
  );

const waysIn = (setting: Setting) => solve(setting).routes.map(({ reachable }) => reachable);
const messages = (setting: Setting, code: string) =>
  check(setting).flatMap((issue) => (issue.code === `trapped/${code}` ? [issue.message] : []));

describe('a room that a clock closes', () => {
  it('shuts a way out to everybody who cannot be there by then', () => {
    expect(waysIn(sinking())).toEqual([false]);
    expect(waysIn(sinking({ steps: 3 }))).toEqual([true]);
    expect(messages(sinking(), 'escape-too-late')).toEqual([
      'Nobody gets out in time: “Water” closes “Room 3” after 2 rounds, before anybody can be there with all it takes. Give it more steps, or ask for less on the way.',
    ]);
  });

  it('counts the steps of a clock at each size of table', () => {
    const few = sinking({ steps: 3, stepsWith: { two: 2 } });
    expect(solve(few).routes[0]?.rounds).toEqual({ 3: 4, 4: 4, 5: 4 });
    expect(messages(few, 'too-late-for-few')).toEqual([
      'With 2 players nobody gets out in time: “Water” closes “Room 3” after 2 rounds, before anybody can be there with all it takes. Give it more steps, or ask for less on the way.',
    ]);
    const escapes = [
      { id: 'out', title: 'Out', room: 'r3' },
      { id: 'door', title: 'Door', room: 'r1' },
    ];
    expect(messages({ ...few, escapes: sinking({}, { escapes }).escapes }, 'way-too-late-for-few')).toEqual([
      'With 2 players nobody can take “Out” in time: “Water” closes “Room 3” after 2 rounds, before anybody can be there with all it takes. Ask for less on the way, or give it more steps. Leave it if that is the point.',
    ]);
  });

  it('is open to people with what helps, and to things that are there in time', () => {
    const flood = { effects: [{ kind: 'flood' as const, room: 'r3', item: 'suit' }] };
    const goals = (room: string) => [{ id: 'g', kind: 'acquire' as const, ...inRooms(room), ...brings('suit') }];
    expect(waysIn(sinking(flood, { goals: goals('r0') }))).toEqual([true]);
    expect(messages(sinking(flood), 'escape-too-late')[0]).toContain('with all it takes or have “Suit”.');
    const requires = [{ kind: 'item' as const, item: 'suit' }];
    const laden = (steps: number) =>
      sinking({ steps }, { goals: goals('r0'), escapes: [{ id: 'out', room: 'r3', requires }] });
    expect([2, 3].map((steps) => waysIn(laden(steps))[0])).toEqual([false, true]);
    const from = (steps: number) =>
      sinking(
        { steps, effects: [{ kind: 'flood', room: 'r0' }] },
        { goals: goals('r3'), escapes: [{ id: 'out', room: 'r0', requires }] },
      );
    // Somebody can wait in the room, but the suit comes through the door.
    expect([5, 6].map((steps) => waysIn(from(steps))[0])).toEqual([false, true]);
  });

  it.each<[string, Clock, Given<Setting>]>([
    ['rounds do not move its clock', { perRound: 0 }, {}],
    ['a goal turns its clock back', { goals: [{ goal: 'g' }] }, { goals: [{ id: 'g' }] }],
    ['its clock ends the game instead', { lost: true, steps: 9 }, {}],
    ['an Event restores it', {}, { events: [{ id: 'e', follows: [{ kind: 'also', first: [{ kind: 'restore' }] }] }] }],
    ['an Event takes its air for a while', {}, { events: [{ id: 'e', effects: [{ kind: 'cutAir' }], turns: 1 }] }],
    ['an Event may give an extra turn', {}, { events: [{ id: 'e', effects: [{ kind: 'extraTurn' }] }] }],
    ['an Event may take people there', {}, { events: [{ id: 'e', effects: [{ kind: 'move', room: 'r3' }] }] }],
    ['people begin there', {}, { place: { start: 'r3' } }],
    ['it only goes dark', { effects: [{ kind: 'darken', room: 'r3' }] }, {}],
  ])('shuts nobody out if %s', (_, clock, more) => expect(waysIn(sinking(clock, more))).toEqual([true]));
});
