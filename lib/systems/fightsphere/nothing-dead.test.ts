import { beforeAll, describe, expect, it } from 'vitest';
import { below, seededRng } from '@/lib/kernel/rng';
import { randomCampaign } from '@/test/support/fightsphere/random-campaign';
import { goesDifferently, settingsOf, unseen, watch } from '@/test/support/nothing-dead';
import { startersOf } from '@/test/support/starters';
import type { LogEvent } from './engine/log';
import { type Move, REFUSALS } from './engine/moves';
import type { State } from './engine/state';
import { play } from './play';
import { ended } from './playtest/endings';
import { type Campaign, schema } from './schema';
import { PLAYERS } from './vocabulary';

const starters = await startersOf('fightsphere');

const firstFall: Campaign = schema.parse(starters[0]?.body);
const SEEDS = Array.from({ length: 120 }, (_, seed) => seed);
const playersOf = (seed: number) => PLAYERS.min + (seed % (PLAYERS.max - PLAYERS.min + 1));

const MOVES: Readonly<Record<Move['type'], true>> = {
  pick: true,
  drive: true,
  keep: true,
  switch: true,
  join: true,
  stage: true,
  place: true,
  frame: true,
  ask: true,
  meet: true,
  go: true,
  offer: true,
  accept: true,
  decline: true,
  name: true,
  problem: true,
  bring: true,
  rule: true,
  buy: true,
  gamble: true,
  leave: true,
  betray: true,
  back: true,
  judge: true,
  roll: true,
  face: true,
  gain: true,
  tie: true,
  improve: true,
  tell: true,
  resume: true,
  lose: true,
  survive: true,
  ready: true,
};
const EVENTS: Readonly<Record<LogEvent['type'], true>> = {
  picked: true,
  switched: true,
  layerBegan: true,
  episodeBegan: true,
  turnBegan: true,
  truceMade: true,
  truceDeclined: true,
  truceEnded: true,
  framed: true,
  met: true,
  built: true,
  betrayed: true,
  backed: true,
  rolled: true,
  won: true,
  failed: true,
  gained: true,
  tied: true,
  improved: true,
  cutScene: true,
  resumed: true,
  beaten: true,
  suffered: true,
  tieHurt: true,
  npcLost: true,
  gotAway: true,
  defeated: true,
  encounterOver: true,
  judgmentLost: true,
  lastStanding: true,
  episodeEnded: true,
  layerEnded: true,
  ended: true,
};
const ENDS: Readonly<Record<Extract<LogEvent, { type: 'episodeEnded' }>['why'], true>> = {
  oneLeft: true,
  closed: true,
  npcsAlone: true,
};

describe('over fixed seeds', { timeout: 120_000, tags: 'long' }, () => {
  const ends = new Set<string>();
  let seen: ReturnType<typeof watch>;
  beforeAll(() => {
    const games = SEEDS.slice(0, 60).map((seed) => ({
      body: seed % 10 === 0 ? firstFall : randomCampaign(seed),
      seed,
      players: playersOf(seed),
      bots: ['random'],
      chosen: seed % 4 === 0 ? { dice: 'typed' } : {},
    }));
    seen = watch(play, games, (event) => {
      const one = event as LogEvent;
      if (one.type === 'episodeEnded') ends.add(one.why);
    });
  });

  it('every kind of move is made', () => expect(unseen(Object.keys(MOVES), seen.moves)).toEqual([]));
  it('every kind of event occurs', () => expect(unseen(Object.keys(EVENTS), seen.happenings)).toEqual([]));
  it('every ending is reached', () => {
    const all = ended.endings().map(({ id }) => id);
    expect(unseen(all, seen.endings)).toEqual([]);
  });
  it('episodes end in every way', () => expect(unseen(Object.keys(ENDS), ends)).toEqual([]));

  it('every refusal is given', () => {
    const given = new Set<string>();
    for (const seed of SEEDS) {
      for (const code of refusalsIn(seed)) given.add(code);
      if (given.size === REFUSALS.length) break;
    }
    expect(unseen(REFUSALS, given)).toEqual([]);
  });
});

const TYPES = Object.keys(MOVES) as readonly Move['type'][];
const NUMBERS = ['gladiator', 'fighter', 'group', 'episode', 'seat', 'problem', 'npc', 'dice', 'side', 'face', 'drive'];

/** Plays a campaign by random moves, and tries an arbitrary move before each; returns the refusals. */
function refusalsIn(seed: number): ReadonlySet<string> {
  const rng = seededRng(seed);
  const game = play.compile(randomCampaign(seed));
  const state = play.setup(game, playersOf(seed), seed) as State;
  const codes = new Set<string>();
  for (let step = 0; step < 6_000; step++) {
    const type = TYPES[below(rng, TYPES.length)];
    const odd = Object.fromEntries(NUMBERS.map((key) => [key, below(rng, 12)]));
    const { awaited } = state;
    const moves = [...play.moves(game, state, awaited)];
    const refusal = play.play(game, state, below(rng, 8) === 0 ? 0 : awaited, { type, relevant: true, ...odd });
    if (refusal) codes.add(refusal.code);
    else continue;
    if (state.phase === 'over') break;
    play.play(game, state, awaited, moves[below(rng, moves.length)]);
  }
  return codes;
}

/** No roll can fell all who are left in the Core: the one with the most ones loses to nobody. */
const NEVER_IN_PLAY = ['coreTie'];

describe('a number or a house rule of the campaign', { timeout: 120_000, tags: 'long' }, () => {
  const rules = settingsOf(schema.shape.options).filter(({ field }) => !NEVER_IN_PLAY.includes(field));
  const set = (body: Campaign, field: string, value: unknown): Campaign => ({
    ...body,
    options: { ...body.options, [field]: value },
  });

  /** Tells whether some game goes differently with another value of a house rule. */
  const matters = (field: string, value: unknown) => {
    const other = rules.find((rule) => rule.field === field && rule.value !== value)?.value;
    return SEEDS.some((seed) => {
      const body = randomCampaign(seed);
      return goesDifferently(play, [set(body, field, value), set(body, field, other)], playersOf(seed), seed);
    });
  };

  it.each(rules.map(({ field, value }) => [field, value] as const))('has an effect: %s %s', (field, value) =>
    expect(matters(field, value)).toBe(true),
  );

  it.each([
    ['opening pool', { startPool: 6 }],
    ['threshold at the surface', { threshold: { ...firstFall.threshold, start: 6 } }],
    ['threshold further down', { threshold: { ...firstFall.threshold, step: 2 } }],
    ['a layer’s own threshold', { layers: firstFall.layers.map((layer) => ({ ...layer, thresholdOverride: 7 })) }],
    ['Gladiators for each player', { gladiatorsPerPlayer: 2 }],
    ['turns in an episode', { turnsPerEpisode: 3 }],
    ['episodes', { episodes: firstFall.episodes.slice(1) }],
    ['pregens', { pregens: firstFall.pregens.slice(1) }],
    ['NPC Gladiators', { npcGladiators: firstFall.npcGladiators.slice(4) }],
  ] as const)('is played by: %s', (_, changes) =>
    expect(SEEDS.some((seed) => goesDifferently(play, [firstFall, { ...firstFall, ...changes }], 3, seed))).toBe(true),
  );
});
