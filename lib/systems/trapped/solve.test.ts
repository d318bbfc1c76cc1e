import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Given } from '@/test/support/fill';
import { startersOf } from '@/test/support/starters';
import { brings, buildBody, inferred, inRooms, stated } from '@/test/support/trapped/build';
import { type Progress, unmetGroups } from './rules/goals';
import { type Setting, schema } from './schema';
import { reachWith, solve } from './solve';
import { NO_LUCK } from './solver/program';

const starters = await startersOf('trapped');

const setting = (given: Given<Setting>): Setting => schema.parse(buildBody(given));
const goals = (...list: Given<Setting['goals']>) => list;
const need = (...items: readonly string[]) => items.map((item) => ({ kind: 'item', item, basis: 'explicit' }) as const);
const out = (given: Given<Setting['escapes'][number]>) => [{ id: 'out', title: 'Out', ...given }];
const least = (given: Given<Setting>) => solve(setting(given)).routes[0]?.least;

/** A chain of goals, followed by the way out. */
const chain = (length: number): Given<Setting> => ({
  goals: Array.from({ length }, (_, i) => ({ id: `g${i}`, requires: i === 0 ? [] : stated(`g${i - 1}`) })),
  escapes: out({ requires: stated(`g${length - 1}`) }),
});
const litBy = (goal: string): Given<Setting> => ({ losses: [{ id: 'l', cause: { goal } }] });

/** A way out that requires a monster's death. */
const hunted = (
  monster: Given<Setting['monsters'][number]>,
  others: Given<Setting['monsters']> = [],
  more: Given<Setting> = {},
): Given<Setting> => ({
  items: [{ id: 'rope' }],
  monsters: [{ id: 'm', defeats: 3, ...monster }, ...others],
  goals: goals({ id: 'k', kind: 'monster' }),
  escapes: out({ requires: stated('k') }),
  ...more,
});

describe('solve()', () => {
  it('finds 5 conflicts for the spaceship’s pod and 11 for its call for help', () => {
    const spaceship = starters.find(({ id }) => id === 'spaceship');
    const { routes } = solve(schema.parse(spaceship?.body));
    expect(routes.map(({ id, least, exact }) => [id, least, exact])).toEqual([
      ['pod', 5, true],
      ['sos', 11, true],
    ]);
    expect([...(routes[0]?.goals ?? [])].sort()).toEqual(['G01', 'G02', 'G03', 'G04', 'G05']);
  });

  it.each<[string, Given<Setting>, number | null]>([
    ['no prerequisites', { escapes: out({}) }, 0],
    [
      'a chain',
      { goals: goals({ id: 'a' }, { id: 'b', requires: stated('a') }), escapes: out({ requires: stated('b') }) },
      2,
    ],
    [
      'a shared step, which counts once',
      {
        goals: goals({ id: 'a' }, { id: 'b', requires: stated('a') }, { id: 'c', requires: stated('a') }),
        escapes: out({ requires: stated('b', 'c') }),
      },
      3,
    ],
    [
      'the cheaper of two alternatives',
      {
        goals: goals({ id: 'a' }, { id: 'b', requires: stated('a') }, { id: 'c' }),
        escapes: out({ requiresAny: stated('b', 'c') }),
      },
      1,
    ],
    [
      'an alternative that is cheap in combination',
      {
        goals: goals({ id: 'x' }, { id: 'y', requires: stated('x') }, { id: 'p' }, { id: 'q' }),
        // Taking p would cost one more win; x comes before y anyway.
        escapes: out({ requires: [...stated('y')], requiresAny: stated('p', 'x') }),
      },
      2,
    ],
    [
      'an exit, which is free',
      { goals: goals({ id: 'a' }, { id: 'e', kind: 'exit', route: 'out', requires: stated('a') }), escapes: out({}) },
      1,
    ],
    [
      'an item that a goal brings',
      {
        items: [{ id: 'rope' }],
        goals: goals({ id: 'a', ...brings('rope') }),
        escapes: out({ requires: need('rope') }),
      },
      1,
    ],
    [
      'an item that only an Event brings',
      {
        items: [{ id: 'rope' }],
        events: [{ id: 'e', effects: [{ kind: 'grant', item: 'rope' }] }],
        escapes: out({ requires: need('rope') }),
      },
      null,
    ],
    ['a goal that does not exist', { escapes: out({ requires: stated('ghost') }) }, null],
    ['a requirement that names nothing yet', { escapes: out({ requires: stated('') }) }, 0],
    [
      'goals that wait for each other',
      {
        goals: goals({ id: 'a', requires: stated('b') }, { id: 'b', requires: stated('a') }),
        escapes: out({ requires: stated('a') }),
      },
      null,
    ],
    [
      'no inferred prerequisites if only stated ones bind',
      {
        goals: goals({ id: 'a' }, { id: 'b', requires: inferred('a') }),
        escapes: out({ requires: stated('b') }),
        options: { prereqMode: 'explicit' },
      },
      1,
    ],
    [
      'every defeat of a monster that must be beaten',
      {
        monsters: [{ id: 'm', defeats: 3 }],
        goals: goals({ id: 'a' }, { id: 'b', kind: 'monster', where: 'monster', requires: stated('a') }),
        escapes: out({ requires: stated('b') }),
      },
      4,
    ],
    [
      'one kill for two goals',
      {
        monsters: [{ id: 'm', defeats: 2 }],
        goals: goals({ id: 'a', kind: 'monster' }, { id: 'b', kind: 'monster' }),
        escapes: out({ requires: stated('a', 'b') }),
      },
      2,
    ],
    ['the monster that is the easiest to kill', hunted({}, [{ id: 'rat', defeats: 1 }]), 1],
    ['a monster that needs means nothing brings', hunted({ killNeedsMeans: true }), null],
    [
      'the same with means against it',
      hunted({ killNeedsMeans: true, means: [{ item: 'rope' }] }, [], {
        goals: goals({ id: 'k', kind: 'monster' }, { id: 'a', ...brings('rope') }),
      }),
      4,
    ],
    ['means needed for every defeat by house rule', hunted({}, [], { options: { weaponNeeded: 'every' } }), null],
    ['means needed for none', hunted({ killNeedsMeans: true }, [], { options: { weaponNeeded: 'never' } }), 3],
    [
      'a goal after an exit, which is never achieved',
      { goals: goals({ id: 'e', kind: 'exit', route: 'out' }), escapes: out({ requires: stated('e') }) },
      null,
    ],
    ['a doom clock that leaves no turn for leaving', { ...chain(5), options: { doomClockRounds: 1 } }, null],
    ['a doom clock that leaves one', { ...chain(4), options: { doomClockRounds: 1 } }, 4],
    ['the same with a sixth player', { ...chain(5), options: { doomClockRounds: 1, maxCharacters: 6 } }, 5],
    ['a disaster’s clock', { ...chain(10), losses: [{ id: 'l', cause: { rounds: 2 } }] }, null],
    ['an immediate disaster on the way', { ...chain(2), ...litBy('g0'), options: { engineFuseRounds: 0 } }, null],
    ['a disaster set off on the way, with turns to spare', { ...chain(5), ...litBy('g0') }, 5],
    ['a disaster set off on the way, with none', { ...chain(6), ...litBy('g0') }, null],
    ['conflicts before the disaster', { ...chain(9), ...litBy('g8') }, 9],
    ['a longer fuse', { ...chain(6), ...litBy('g0'), options: { engineFuseRounds: 2 } }, 6],
    [
      'the longer way around a disaster',
      {
        goals: goals({ id: 'g0' }, { id: 'a' }, { id: 'b', requires: stated('a') }),
        escapes: out({ requiresAny: stated('g0', 'b') }),
        ...litBy('g0'),
        options: { engineFuseRounds: 0 },
      },
      2,
    ],
    [
      'an unavoidable disaster',
      {
        goals: goals({ id: 'g0' }, { id: 'g1' }),
        escapes: out({ requiresAny: stated('g0', 'g1') }),
        losses: [
          { id: 'l0', cause: { goal: 'g0' } },
          { id: 'l1', cause: { goal: 'g1' } },
        ],
        options: { engineFuseRounds: 0 },
      },
      null,
    ],
    [
      'a way out that a house rule disables',
      {
        place: { start: 'bay' },
        map: { rooms: [{ id: 'bay' }] },
        items: [{ id: 'beacon' }],
        goals: goals(
          { id: 'strip', kind: 'acquire', ...inRooms('bay'), ...brings('beacon') },
          { id: 'a', requires: stated('strip') },
        ),
        escapes: out({ room: 'bay', seats: 2, requires: stated('a') }),
        options: { beaconNeededByPod: true },
      },
      null,
    ],
  ])('counts %s', (_, given, expected) => expect(least(given)).toBe(expected));

  const corridor = (passage: Given<Setting['map']['passages'][number]>, more: Given<Setting> = {}): Given<Setting> => ({
    place: { start: 'hall' },
    map: {
      rooms: [{ id: 'hall' }, { id: 'yard' }],
      passages: [{ id: 'gate', a: 'hall', b: 'yard', ...passage }],
    },
    escapes: out({ room: 'yard' }),
    ...more,
  });
  const key = { items: [{ id: 'key' }], goals: goals({ id: 'a', ...brings('key') }) };

  it.each<[string, Given<Setting>, number | null]>([
    ['an open passage', corridor({}), 0],
    ['a passage that nothing blocks or opens', corridor({ opens: 'never' }), 0],
    ['a door that anybody opens', corridor({ blockedBy: 'Bolt' }), 0],
    ['a bolt on this side', corridor({ blockedBy: 'Bolt', opens: 'fromA' }), 0],
    ['a bolt on the far side', corridor({ blockedBy: 'Bolt', opens: 'fromB' }), null],
    ['rubble', corridor({ blockedBy: 'Rubble', opens: 'force' }), 1],
    [
      'a goal that walking there achieves by house rule',
      corridor(
        {},
        {
          goals: goals({ id: 'a', kind: 'reach', ...inRooms('yard') }, { id: 'b', kind: 'fix', ...inRooms('yard') }),
          escapes: out({ room: 'yard', requires: stated('a', 'b') }),
          options: { reachByExploring: true },
        },
      ),
      1,
    ],
    ['a wall', corridor({ blockedBy: 'Wall', opens: 'never' }), null],
    ['a lock that a goal opens', corridor({ blockedBy: 'Lock', opens: 'goal', openedBy: 'a' }, key), 1],
    ['a lock that no goal opens', corridor({ blockedBy: 'Lock', opens: 'goal' }, key), null],
    ['a passage that needs something', corridor({ needsItem: 'key' }, key), 1],
    [
      'something needed behind the passage that needs it',
      corridor({ needsItem: 'key' }, { ...key, goals: goals({ id: 'a', ...inRooms('yard'), ...brings('key') }) }),
      null,
    ],
    [
      'a map without a safe place, which stops nobody',
      { ...corridor({ opens: 'never', blockedBy: 'Wall' }), place: { start: '' } },
      0,
    ],
    [
      'a goal in one of two rooms',
      corridor(
        { blockedBy: 'Wall', opens: 'never' },
        { goals: goals({ id: 'a', ...inRooms('yard', 'hall') }), escapes: out({ requires: stated('a') }) },
      ),
      1,
    ],
    [
      'a goal wherever the monster is',
      corridor(
        { blockedBy: 'Wall', opens: 'never' },
        {
          monsters: [{ id: 'm', start: 'hall' }],
          goals: goals({ id: 'a', where: 'monster' }),
          escapes: out({ requires: stated('a') }),
        },
      ),
      1,
    ],
    [
      'a goal wherever the monster is, which never leaves a walled room',
      corridor(
        { kind: 'hull', blockedBy: 'Wall', opens: 'never' },
        {
          monsters: [{ id: 'm', start: 'yard', crosses: { hull: false } }],
          goals: goals({ id: 'a', where: 'monster' }),
          escapes: out({ requires: stated('a') }),
        },
      ),
      null,
    ],
    [
      'an exit in another room than the way out it takes',
      corridor({}, { goals: goals({ id: 'e', kind: 'exit', route: 'out', ...inRooms('hall') }) }),
      null,
    ],
  ])('walks through %s', (_, given, expected) => expect(least(given)).toBe(expected));

  it('counts a forced passage once, whichever way it is used', () => {
    const forced = { blockedBy: 'Rubble', opens: 'force' } as const;
    expect(
      least({
        place: { start: 'r0' },
        map: {
          rooms: [{ id: 'r0' }, { id: 'r1' }, { id: 'r2' }],
          passages: [
            { id: 'p1', a: 'r1', b: 'r0', ...forced },
            { id: 'p2', a: 'r1', b: 'r2', ...forced },
          ],
        },
        goals: goals({ id: 'a', ...inRooms('r1') }),
        escapes: out({ room: 'r2', requires: stated('a') }),
      }),
    ).toBe(3);
  });

  it('returns a valid answer without any budget, marked as possibly not the best', () => {
    const { routes } = solve(setting(cover(12)), 0);
    expect(routes[0]?.reachable).toBe(true);
    expect(routes[0]?.exact).toBe(false);
    expect(routes[0]?.least).toBeGreaterThanOrEqual(solve(setting(cover(12))).routes[0]?.least ?? 99);
  });

  it('finds the same minimum as brute force', () => {
    fc.assert(
      fc.property(settings, (given) => {
        const body = setting(given);
        const [route] = solve(body).routes;
        expect(route?.exact).toBe(true);
        expect(route?.least).toBe(leastByTrying(body));
      }),
      { numRuns: 300 },
    );
  });

  it('lists goals in a workable order', () => {
    fc.assert(
      fc.property(settings, (given) => {
        const body = setting(given);
        const achieved = new Set<string>();
        for (const id of solve(body).routes[0]?.goals ?? []) {
          const goal = body.goals.find((candidate) => candidate.id === id);
          expect(goal && unmetGroups(goal, progressAfter(body.goals, achieved), 'all')).toEqual([]);
          achieved.add(id);
        }
      }),
    );
  });
});

describe('reachWith()', () => {
  it('includes what Events bring, if given', () => {
    const body = setting({ items: [{ id: 'rope' }], escapes: out({ requires: need('rope') }) });
    expect(reachWith(body, NO_LUCK).routes.has('out')).toBe(false);
    expect(reachWith(body, { ...NO_LUCK, items: new Set(['rope']) }).routes.has('out')).toBe(true);
  });
});

/** A covering problem: each item is granted by two goals, and all items are required. */
function cover(size: number): Given<Setting> {
  const pairs = Array.from({ length: size }, (_, i) => [i, (i * 5 + 1) % size] as const);
  return {
    items: pairs.map((_, i) => ({ id: `i${i}` })),
    goals: Array.from({ length: size }, (_, n) => ({
      id: `g${n}`,
      ...brings(...pairs.flatMap((pair, i) => (pair.includes(n) ? [`i${i}`] : []))),
    })),
    escapes: out({ requires: need(...pairs.map((_, i) => `i${i}`)) }),
  };
}

const COUNT = 7;
const name = fc.nat(COUNT).map((n) => `g${n}`);
const line = fc.oneof(
  name.map((goal) => ({ kind: 'goal', goal, basis: 'explicit' }) as const),
  fc.nat(4).map((n) => ({ kind: 'item', item: `i${n}`, basis: 'explicit' }) as const),
);
const settings: fc.Arbitrary<Given<Setting>> = fc
  .record({
    goals: fc.array(
      fc.record({
        requires: fc.array(line, { maxLength: 2 }),
        requiresAny: fc.array(line, { maxLength: 3 }),
        grants: fc.array(fc.nat(4), { maxLength: 2 }),
      }),
      { minLength: 1, maxLength: COUNT },
    ),
    requires: fc.array(line, { maxLength: 3 }),
    requiresAny: fc.array(line, { maxLength: 3 }),
  })
  .map(({ goals: list, ...way }) => ({
    items: Array.from({ length: 5 }, (_, i) => ({ id: `i${i}` })),
    goals: list.map((goal, i) => ({
      ...goal,
      id: `g${i}`,
      grants: goal.grants.map((n) => ({ item: `i${n}` })),
    })),
    escapes: out(way),
  }));

/** Returns the progress of a party that has achieved these goals. */
const progressAfter = (goals: Setting['goals'], achieved: ReadonlySet<string>): Progress => ({
  achieved,
  held: new Set(goals.filter(({ id }) => achieved.has(id)).flatMap(({ grants }) => grants.map(({ item }) => item))),
});

/** Returns the size of the smallest workable set of goals that opens the way out, by brute force; null if none does. */
function leastByTrying({ goals: list, escapes: [way] }: Setting): number | null {
  let best: number | null = null;
  for (let set = 0; set < 2 ** list.length; set++) {
    const chosen = list.filter((_, i) => (set >> i) & 1);
    const achieved = new Set<string>();
    for (const _ of chosen) {
      for (const goal of chosen)
        if (unmetGroups(goal, progressAfter(list, achieved), 'all').length === 0) achieved.add(goal.id);
    }
    if (achieved.size < chosen.length || !way || unmetGroups(way, progressAfter(list, achieved), 'all').length > 0)
      continue;
    best = Math.min(best ?? chosen.length, chosen.length);
  }
  return best;
}
