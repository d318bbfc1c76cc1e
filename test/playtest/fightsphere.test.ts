// @module-tag long
// @module-tag soak

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRng } from '@/lib/kernel/rng';
import { NONE } from '@/lib/systems/fightsphere/engine/game';
import type { LogEvent } from '@/lib/systems/fightsphere/engine/log';
import type { Fighter, Scene, State } from '@/lib/systems/fightsphere/engine/state';
import { play } from '@/lib/systems/fightsphere/play';
import { schema } from '@/lib/systems/fightsphere/schema';
import { PLAYERS } from '@/lib/systems/fightsphere/vocabulary';
import { startersOf } from '@/test/support/starters';
import { randomCampaign } from '../support/fightsphere/random-campaign';
import { describePlayed } from '../support/played.suite';
import { soaked } from '../support/soak';

const starters = await startersOf('fightsphere');

/** Maximum number of moves in a decision of a role-playing game. */
const MOVES_MAX = 200;
const SEEDS = Array.from({ length: soaked(40, 20) }, (_, seed) => seed);

const isCount = (number: number): boolean => Number.isInteger(number) && number >= 0;
const isDistinct = (list: readonly number[]): boolean => new Set(list).size === list.length;

/** Lists faults of a state: an NPC lost to only one Gladiator, or something owed, spent or rolled twice. */
function faultsOf({ fighters, lost, phase, scene, judgment, episodes, players }: State): readonly string[] {
  const faults = (rules: Readonly<Record<string, boolean>>) =>
    Object.entries(rules).flatMap(([rule, holds]) => (holds ? [] : [rule]));
  const ofFighter = ({ pool, ties, standing }: Fighter) => ({
    'only those who have fallen have less than nothing': pool >= 0 || phase === 'loss' || /out|dead/.test(standing),
    'pools are whole': Number.isInteger(pool),
    'nobody is tied twice': isDistinct(ties.map(({ npc }) => npc)),
    'bases and rests are whole': ties.every(({ base, rest }) => Number.isInteger(base) && isCount(rest)),
    // Losses of one roll are resolved together.
    'an NPC lost to one is lost to all': phase === 'loss' || !ties.some(({ npc }) => lost[npc]),
  });
  const engaged = episodes.flatMap(({ encounters }) => encounters);
  return [
    ...fighters.flatMap((fighter) => faults(ofFighter(fighter))),
    ...faults({
      'judgment dice are counted': judgment.every(isCount),
      'nobody is engaged twice': isDistinct(engaged.flat()),
      'a player is engaged in each encounter': engaged.every((list) => list.some((fighter) => fighter < players)),
    }),
    ...(scene ? scene.sides.flatMap((side) => faults(ofSide(side, scene, fighters, phase))) : []),
  ];
}

const ofSide = (side: Scene['sides'][number], scene: Scene, fighters: readonly Fighter[], phase: State['phase']) => {
  const { fighter, gamble, faces, due, ones, loss, allotted } = side;
  const isRolled = phase === 'reward' || phase === 'cutscene' || phase === 'loss';
  const pool = fighters[fighter]?.pool ?? 0;
  return {
    'no die too many falls': faces.length <= due,
    'every die falls that is asked for': !isRolled || faces.length === due,
    'ones are counted': !isRolled || ones === faces.filter((face) => face === 1).length,
    'the gamble is in the pool': isRolled || fighter === NONE || gamble <= pool,
    'the gamble is within the limit': scene.limit === NONE || fighter === scene.initiative || gamble <= scene.limit,
    'no more is taken than was lost': allotted <= loss,
  };
};

describePlayed({
  name: 'Fight Sphere',
  played: play,
  body: fc.oneof(
    { weight: 1, arbitrary: fc.constant(schema.parse(starters[0]?.body)) },
    { weight: 4, arbitrary: fc.nat().map(randomCampaign) },
  ),
  players: [PLAYERS.min, PLAYERS.max],
  // Everything except future dice is public.
  disguise: (_, state, __, seed) => ({ ...structuredClone(state as State), rng: seededRng(seed) }),
  invariant: (_, state) => expect(faultsOf(state as State)).toEqual([]),
  mostMoves: MOVES_MAX,
});

/** Plays random moves to the end; calls `look` before and after each move, with its events. */
function walk(seed: number, look: (before: State, events: readonly LogEvent[], state: State) => void): State {
  const game = play.compile(randomCampaign(seed));
  const state = play.setup(game, PLAYERS.min + (seed % (PLAYERS.max - PLAYERS.min + 1)), seed) as State;
  let luck = seed | 1;
  while (state.phase !== 'over') {
    const moves = [...play.moves(game, state, state.awaited)];
    luck = (Math.imul(luck, 1103515245) + 12345) & 0x7fffffff;
    const events: LogEvent[] = [];
    const before = state.phase === 'roll' || state.phase === 'loss' ? structuredClone(state) : state;
    play.play(game, state, state.awaited, moves[(luck >> 8) % moves.length], (event) => events.push(event as LogEvent));
    look(before, events, state);
  }
  return state;
}

const of = <Type extends LogEvent['type']>(events: readonly LogEvent[], type: Type) =>
  events.filter((event): event is Extract<LogEvent, { type: Type }> => event.type === type);

describe('in campaigns of Fight Sphere', { timeout: 120_000 }, () => {
  it('losses inflicted are losses counted, and leave the pool', () => {
    let fights = 0;
    for (const seed of SEEDS) {
      walk(seed, (before, events) => {
        const beaten = of(events, 'beaten');
        for (const { fighter, gamble, victories } of of(events, 'suffered')) {
          fights++;
          const dealt = beaten.flatMap((one) => (one.loser === fighter ? [one.victories] : []));
          expect(victories).toBe(dealt.reduce((sum, one) => sum + one, 0));
          expect(gamble).toBe(before.scene?.sides.find((side) => side.fighter === fighter)?.gamble);
        }
        expect(new Set(beaten.map(({ loser }) => loser)).size).toBe(of(events, 'suffered').length);
      });
    }
    expect(fights).toBeGreaterThan(SEEDS.length);
  });

  it('each side rolls the dice that are due', () => {
    let rolls = 0;
    for (const seed of SEEDS) {
      walk(seed, ({ scene }, events) => {
        for (const { rolls: rolled } of of(events, 'rolled')) {
          rolls++;
          expect(rolled.map(({ faces }) => faces.length)).toEqual(scene?.sides.map(({ due }) => due));
        }
      });
    }
    expect(rolls).toBeGreaterThan(25 * SEEDS.length);
  });

  it('an NPC lost to one is lost to all', () => {
    let lost = 0;
    for (const seed of SEEDS) {
      walk(seed, (_, events, state) => {
        if (state.phase !== 'loss') for (const { npc } of of(events, 'npcLost')) lost += Number(state.lost[npc]);
      });
    }
    expect(lost).toBeGreaterThan(SEEDS.length / 4);
  });
});
