import { describe, expect, it } from 'vitest';
import type { Given } from '@/test/support/fill';
import { brings, buildBody, inRooms, rowOfRooms, stated } from '@/test/support/trapped/build';
import { type Setting, schema } from '../schema';
import { solve } from '../solve';

const need = (item: string) => ({ kind: 'item', item, basis: 'explicit' }) as const;
const far = { id: 'far', kind: 'acquire' as const, ...inRooms('r3'), ...brings('rope') };

/** Four rooms in a row: a rope in the last, and a way out in the first that requires it. */
const row = (more: Given<Setting> = {}, passage: Given<Setting['map']['passages'][number]> = {}): Setting =>
  schema.parse(
    buildBody({
      ...rowOfRooms((i) => (i === 1 ? passage : {})),
      items: [{ id: 'rope' }],
      goals: [far],
      escapes: [{ id: 'out', room: 'r0', requires: [need('rope')] }],
      ...more,
    }),
  );

/** Turns of all players, and rounds for five. */
function timeOf(setting: Setting) {
  const { paces, routes } = solve(setting);
  return [paces.get('out')?.turns, routes[0]?.rounds?.[5]];
}

describe('a thing that is required elsewhere', () => {
  it('is carried there step by step, and leaving takes another turn', () => {
    expect(timeOf(row({ escapes: [{ id: 'out', room: 'r0', requires: stated('far') }] }))).toEqual([5, 3]);
    expect(timeOf(row())).toEqual([8, 7]);
    expect(timeOf(row({ escapes: [{ id: 'out', room: 'r3', requires: [need('rope')] }] }))).toEqual([5, 4]);
  });

  it('is carried to the goal that requires it', () => {
    const tie = { id: 'tie', ...inRooms('r1', 'r0'), requires: [need('rope')] };
    const escapes = [{ id: 'out', room: 'r3', requires: stated('tie') }];
    // Three steps there, the rope, two steps back, the knot and leaving; somebody else waits by the way out.
    expect(timeOf(row({ goals: [far, tie], escapes }))).toEqual([8, 5]);
  });

  it('is carried to the passage that requires it, from the side on which people are', () => {
    const map = {
      rooms: ['r0', 'r1', 'r2', 'r3', 'yard'].map((id, i) => ({ id, x: 9 * i })),
      passages: [
        ...[0, 1, 2].map((i) => ({ id: `p${i}`, a: `r${i}`, b: `r${i + 1}` })),
        { id: 'gate', a: 'r0', b: 'yard', needsItem: 'rope' },
      ],
    };
    expect(timeOf(row({ map, escapes: [{ id: 'out', room: 'yard' }] }))).toEqual([9, 8]);
  });

  it('is brought by the goal from which the way is shortest', () => {
    const near = { id: 'near', kind: 'acquire' as const, ...inRooms('r1'), ...brings('rope') };
    expect(timeOf(row({ goals: [far, near] }))).toEqual([4, 3]);
  });

  it.each<[string, Given<Setting>]>([
    ['it is a fact, which all know at once', { items: [{ id: 'rope', kind: 'flag' }] }],
    ['an Event may bring it', { events: [{ id: 'e', effects: [{ kind: 'grant', item: 'rope' }] }] }],
    ['people can leave from anywhere', { escapes: [{ id: 'out', requires: [need('rope')] }] }],
    ['it can be won anywhere', { goals: [{ id: 'far', kind: 'acquire', ...brings('rope') }] }],
    ['no room is the safe place', { place: { start: '' } }],
  ])('is not carried if %s', (_, more) => {
    const free = { ...more, escapes: [{ id: 'out', requires: stated('far') }] };
    const isGranted = 'events' in more;
    expect(timeOf(row(more))).toEqual(isGranted ? [1, 1] : timeOf(row(free)));
  });

  it('goes by itself where an Event may take people', () => {
    const events = [{ id: 'e', effects: [{ kind: 'move' as const, room: 'r0' }] }];
    expect(timeOf(row({ events }))).toEqual([5, 3]);
  });

  it('can be carried for no turn of one’s own into a room that a goal leads to', () => {
    const reach = { id: 'reach', kind: 'reach' as const, ...inRooms('r1') };
    expect(timeOf(row({ goals: [far, reach] }))[1]).toBe(5);
    expect(timeOf(row({ goals: [far, reach], options: { reachByExploring: true } }))[1]).toBe(7);
  });

  it('takes the ways that can ever be open', () => {
    const shut = { blockedBy: 'Rubble', opens: 'never' as const };
    const detour = (passage: Given<Setting['map']['passages'][number]>) => ({
      rooms: ['r0', 'r1', 'r2', 'r3'].map((id, i) => ({ id, x: 9 * i })),
      passages: [
        ...[0, 1, 2].map((i) => ({ id: `p${i}`, a: `r${i}`, b: `r${i + 1}` })),
        { id: 'short', a: 'r0', b: 'r3', ...passage },
      ],
    });
    expect(timeOf(row({ map: detour({}) }))).toEqual([4, 3]);
    expect(timeOf(row({ map: detour(shut) }))).toEqual([8, 7]);
    expect(timeOf(row({ map: detour({ ...shut, opens: 'goal', openedBy: 'far' }) }))).toEqual([6, 5]);
  });

  it('never makes a way out impossible', () => {
    expect(solve(row({}, { blockedBy: 'Bolt', opens: 'fromA' })).routes[0]).toMatchObject({
      reachable: true,
      least: 1,
    });
  });
});
