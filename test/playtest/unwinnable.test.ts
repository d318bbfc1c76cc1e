import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyPatches, type Patch } from '@/lib/kernel/patch';
import { playtest } from '@/lib/playtest/playtest';
import { check } from '@/lib/systems/trapped/check';
import { CODES, type Code } from '@/lib/systems/trapped/check/codes';
import { play } from '@/lib/systems/trapped/play';
import { type Setting, schema } from '@/lib/systems/trapped/schema';
import { solve } from '@/lib/systems/trapped/solve';
import { SUITS } from '@/lib/tabletop/cards/playing-cards';
import type { Given } from '@/test/support/fill';
import { startersOf } from '@/test/support/starters';
import { brings, buildBody, inRooms, stated } from '@/test/support/trapped/build';
import { PLAIN_SHIP } from '@/test/support/trapped/plain-ship';

const starters = await startersOf('trapped');

/** Returns the SV13 issues of a setting. */
const hopeless = (setting: Setting) =>
  check(setting).filter(({ code }) => {
    const meta = CODES[code as Code];
    return 'rule' in meta && meta.rule === 'SV13';
  });

const set = (path: string, value: string | number | readonly never[]): Patch => ({
  op: 'set',
  path: path.split('.'),
  value,
});
const noExtraTurns: readonly Patch[] = schema
  .parse(PLAIN_SHIP)
  .events.filter(({ effects }) => effects.some(({ kind }) => kind === 'extraTurn'))
  .map(({ id }) => set(`events.${id}.effects`, []));
const waitFor = (way: string, goal: string): Patch => ({
  op: 'insert',
  path: ['escapes', way, 'requires'],
  entry: { id: `after_${goal}`, kind: 'goal', goal, basis: 'explicit' },
});

describe('a setting that the check calls hopeless', () => {
  it.each<[string, readonly Patch[]]>([
    ['a doom clock of one round', [...noExtraTurns, set('options.doomClockRounds', 1)]],
    ['a disaster’s clock of one round', [...noExtraTurns, set('losses.engines.cause.rounds', 1)]],
    [
      'a disaster caused at once by an unavoidable goal',
      [set('losses.engines.cause.goal', 'G03'), set('options.engineFuseRounds', 0)],
    ],
    [
      'a monster in the way that nothing kills',
      [waitFor('pod', 'G17'), waitFor('sos', 'G17'), set('monsters.alien.means', [])],
    ],
  ])('allows no escape in 100 games: %s', (_, patches) => {
    const setting = schema.parse(applyPatches(PLAIN_SHIP, patches));
    expect(hopeless(setting)).not.toEqual([]);
    expect(solve(setting).routes.map(({ reachable, least }) => [reachable, least])).toEqual([
      [false, null],
      [false, null],
    ]);
    expect(playtest(play, setting, { players: 5, runs: 50, seed: 7 }).wins.count).toBe(0);
    expect(playtest(play, setting, { players: 2, runs: 50, seed: 8 }).wins.count).toBe(0);
  });
});

const GIFTS = { grant: { kind: 'grant', item: 'cheese' }, extraTurn: { kind: 'extraTurn' } } as const;

/**
 * Small settings: a few goals in a hall, a way out along a corridor, perhaps a rope to fetch and water that rises,
 * deadlines about as long as all that takes, disasters, a rat to kill, and Events that bring its means or extra turns.
 */
const tight: fc.Arbitrary<Given<Setting>> = fc
  .record({
    length: fc.integer({ min: 1, max: 5 }),
    clock: fc.option(fc.integer({ min: 1, max: 3 }), { freq: 1 }),
    doom: fc.option(fc.integer({ min: 1, max: 3 })),
    fuse: fc.integer({ min: 0, max: 2 }),
    lit: fc.nat(5),
    kills: fc.boolean(),
    killNeedsMeans: fc.boolean(),
    brought: fc.nat(5),
    far: fc.nat(4),
    fetch: fc.option(fc.integer({ min: 1, max: 4 }), { freq: 1 }),
    water: fc.option(fc.integer({ min: 1, max: 6 }), { freq: 1 }),
    gift: fc.constantFrom('grant' as const, 'extraTurn' as const, 'none' as const),
  })
  .map(({ length, clock, doom, fuse, lit, kills, killNeedsMeans, brought, far, fetch, water, gift }) => ({
    place: { start: 'hall' },
    map: {
      rooms: [{ id: 'hall' }, ...[1, 2, 3, 4].map((i) => ({ id: `r${i}`, x: 9 * i }))],
      passages: [1, 2, 3, 4].map((i) => ({ id: `p${i}`, a: i === 1 ? 'hall' : `r${i - 1}`, b: `r${i}` })),
    },
    items: [{ id: 'cheese' }, { id: 'rope' }],
    monsters: [{ id: 'rat', name: 'Rat', start: 'hall', defeats: 1, killNeedsMeans, means: [{ item: 'cheese' }] }],
    goals: [
      ...Array.from({ length }, (_, i) => ({
        id: `g${i}`,
        title: `Step ${i}`,
        requires: i === 0 ? [] : stated(`g${i - 1}`),
        grants: i === brought ? [{ item: 'cheese' }] : [],
      })),
      { id: 'kill', title: 'Kill the rat', kind: 'monster' as const, where: 'monster' as const },
      {
        id: 'fetch',
        title: 'Fetch the rope',
        kind: 'acquire' as const,
        ...inRooms(`r${fetch ?? 1}`),
        ...brings('rope'),
      },
    ],
    escapes: [
      {
        id: 'out',
        title: 'Out',
        room: far > 0 ? `r${far}` : '',
        requires: [
          ...stated(`g${length - 1}`, ...(kills ? ['kill'] : [])),
          ...(fetch === null ? [] : [{ kind: 'item' as const, item: 'rope', basis: 'explicit' as const }]),
        ],
      },
    ],
    losses: [
      { id: 'fire', title: 'Fire', cause: { rounds: clock } },
      { id: 'flood', title: 'Flood', cause: { goal: `g${lit}` } },
    ],
    clocks:
      water === null
        ? []
        : [{ id: 'water', title: 'Water', steps: water, effects: [{ kind: 'flood', room: `r${Math.max(1, far)}` }] }],
    // The bounds allow one extra turn a round, and luck can bring somebody two, so nobody has to walk then.
    events:
      gift === 'none' || (gift === 'extraTurn' && (far > 0 || fetch !== null))
        ? []
        : SUITS.map((suit) => ({ id: suit, suit, title: 'Luck', effects: [GIFTS[gift]] })),
    // The bounds ignore that players can adopt Extras whom the GM has moved.
    options: { doomClockRounds: doom, engineFuseRounds: fuse, freeExtras: 'none' as const },
  }));

it('is never one that bots escape', () => {
  let won = 0;
  let called = 0;
  fc.assert(
    fc.property(tight, fc.nat(1_000), (given, seed) => {
      const setting = schema.parse(buildBody(given));
      const { wins } = playtest(play, setting, { players: 5, runs: 5, seed });
      const said = hopeless(setting).map(({ message }) => message);
      if (wins.count > 0) expect(said).toEqual([]);
      won += wins.count > 0 ? 1 : 0;
      called += said.length > 0 ? 1 : 0;
    }),
    { numRuns: 120 },
  );
  // Both must happen for the test to be meaningful.
  expect(won).toBeGreaterThan(10);
  expect(called).toBeGreaterThan(10);
});

describe('the round in which somebody can leave at the earliest', () => {
  it.each(starters.filter((_, i) => i % 4 === 0))('is one before which bots never escape: $id', ({ body }) => {
    const setting = schema.parse(body);
    const rounds = solve(setting).routes.flatMap((route) => (route.rounds ? [route.rounds] : []));
    expect(rounds).not.toEqual([]);
    for (const players of [2, 3, 5]) {
      const earliest = Math.min(...rounds.map((byPlayers) => byPlayers[players] ?? 0));
      if (earliest < 2) continue;
      const short = { ...setting, options: { ...setting.options, doomClockRounds: earliest - 1 } };
      expect(playtest(play, short, { players, runs: 20, seed: 3 }).wins.count, `${players} players`).toBe(0);
    }
  });
});
