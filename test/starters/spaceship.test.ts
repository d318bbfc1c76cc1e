import { describe, expect, it } from 'vitest';
import { check } from '@/lib/systems/trapped/check';
import { facts } from '@/lib/systems/trapped/facts';
import { type Room, type Setting, schema } from '@/lib/systems/trapped/schema';
import { EVENTS_IN_ALL, EVENTS_PER_SUIT } from '@/lib/systems/trapped/vocabulary';
import { SUITS } from '@/lib/tabletop/cards/playing-cards';
import { starterOf } from '@/test/support/starters';

const spaceship = await starterOf('trapped', 'spaceship');

const body: Setting = schema.parse(spaceship.body);
const edgesOf = (basis: 'explicit' | 'inferred') =>
  body.goals
    .flatMap((goal) =>
      [...goal.requires, ...goal.requiresAny].map((need) =>
        need.kind === 'goal' && need.basis === basis ? `${need.goal}→${goal.id}` : '',
      ),
    )
    .filter((edge) => edge !== '')
    .sort();

describe('the spaceship', () => {
  it('passes inspection', () => {
    expect(check(body)).toEqual([]);
  });

  it('takes five won conflicts to the pod and eleven to the call for rescue', () => {
    expect(facts(body).routes).toMatchObject([
      { id: 'pod', reachable: true, least: 5, exact: true },
      { id: 'sos', reachable: true, least: 11, exact: true },
    ]);
  });

  it('has the numbers in the rules', () => {
    expect(body.goals.map(({ id }) => id)).toEqual(
      Array.from({ length: 20 }, (_, i) => `G${String(i + 1).padStart(2, '0')}`),
    );
    expect(body.map.rooms).toHaveLength(15);
    expect(body.map.passages).toHaveLength(26);
    expect(body.barriers.map(({ id }) => id)).toEqual(['B1', 'B2', 'B3', 'B4', 'B5', 'B6']);
    expect(body.events.filter(({ origin }) => origin === 'book')).toHaveLength(15);
    const additions = body.events.filter(({ origin }) => origin === 'addition').map(({ id }) => id);
    expect(additions).toEqual(expect.arrayContaining(['C5', 'H4', 'H5', 'S6', 'S7', 'S8', 'D4', 'D5']));
    expect(body.occupations.length).toBeGreaterThanOrEqual(10);
    expect(body.extras.length).toBeGreaterThanOrEqual(6);
  });

  it('has the ten stated and the ten inferred edges', () => {
    expect(edgesOf('explicit')).toEqual(
      'G03→G04 G04→G05 G04→G13 G05→G20 G09→G10 G09→G12 G10→G11 G14→G16 G15→G16 G16→G17'.split(' '),
    );
    expect(edgesOf('inferred')).toEqual(
      'G01→G02 G01→G06 G01→G20 G02→G05 G06→G11 G07→G08 G08→G09 G12→G13 G14→G15 G18→G19'.split(' '),
    );
  });

  it('meets the quota of Events, even if the four equipment faults count once', () => {
    const split = new Set(['S2', 'S3', 'S4']);
    const counted = body.events.filter(({ id }) => !split.has(id));
    for (const suit of SUITS) {
      expect(counted.filter((event) => event.suit === suit).length, suit).toBeGreaterThanOrEqual(EVENTS_PER_SUIT);
    }
    expect(counted.length).toBeGreaterThanOrEqual(EVENTS_IN_ALL);
  });

  it('has the book’s alien: three defeats, the last by fire, and one step a turn until it grows', () => {
    const [alien] = body.monsters;
    expect(alien).toMatchObject({
      defeats: 3,
      killNeedsMeans: true,
      regenerates: true,
      steps: 'one',
      toughness: 'three',
    });
    expect(alien?.means.map(({ item }) => item)).toEqual(['flamethrower_fuelled', 'firebombs']);
  });

  it('has the effects of the book’s Events', () => {
    const kinds = new Map(body.events.map(({ id, effects }) => [id, effects.map(({ kind }) => kind).join()]));
    const byBook = {
      C1: 'monsterConflict',
      C2: 'steal',
      C3: 'cutAir',
      C4: 'test',
      H1: 'grant',
      H2: 'cling',
      H3: 'sicken',
    };
    expect(Object.fromEntries(kinds)).toMatchObject({
      ...byBook,
      S5: 'unseal',
      D1: 'grant',
      D2: 'move',
      D3: 'extraTurn',
    });
  });

  it('accepts a radio from either source for the call', () => {
    const call = body.goals.find(({ id }) => id === 'G11');
    expect(call?.requiresAny.map((need) => (need.kind === 'goal' ? need.goal : need.item))).toEqual([
      'G06',
      'hidden_radio',
    ]);
  });

  it('has no overlapping rooms, and none off the grid', () => {
    const { rooms } = body.map;
    const overlap = (a: Room, b: Room) =>
      a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
    const clashes = rooms.flatMap((a, i) =>
      rooms
        .slice(i + 1)
        .filter((b) => overlap(a, b))
        .map((b) => [a.id, b.id]),
    );
    expect(clashes).toEqual([]);
    for (const room of rooms) expect(Math.max(room.x + room.width, room.y + room.height)).toBeLessThanOrEqual(60);
  });

  it('has rooms side by side wherever a door, an open passage or the hull connects them', () => {
    const byId = new Map(body.map.rooms.map((room) => [room.id, room]));
    const apart = body.map.passages.filter(({ a, b, kind }) => {
      const [one, two] = [byId.get(a), byId.get(b)];
      return kind !== 'duct' && !(one && two && sharedWall(one, two) > 0);
    });
    expect(apart.map(({ id }) => id)).toEqual([]);
  });
});

/** Returns the length of the wall that two rooms share, in squares. */
function sharedWall(a: Room, b: Room): number {
  const acrossX = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const acrossY = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  if (acrossX === 0) return acrossY;
  return acrossY === 0 ? acrossX : 0;
}
