// @module-tag long
// @module-tag soak

import { describe, expect, it } from 'vitest';
import { lineUp } from '@/lib/playtest/lineup';
import { playMirrored, readMirror } from '@/lib/playtest/mirror';
import { playOne } from '@/lib/playtest/play-one';
import { randomCampaign } from '@/test/support/fightsphere/random-campaign';
import { soaked } from '@/test/support/soak';
import { starterOf } from '@/test/support/starters';
import { play } from '../play';
import { type Campaign, schema } from '../schema';

const firstFall = await starterOf('fightsphere', 'fightsphere-first-fall');

const usual = schema.parse(firstFall.body);
const threshold = (start: number, step: number): Partial<Campaign> => ({ threshold: { start, step } });
const lavish = usual.npcGladiators.map((one) => ({ ...one, pool: 999 }));

/** Unusual campaigns that an author can write, by mistake or to see what happens. */
const ODD: Readonly<Record<string, Partial<Campaign>>> = {
  'nothing at all': { layers: [], episodes: [], npcGladiators: [], pregens: [] },
  'no layer': { layers: [] },
  'no NPC': { episodes: usual.episodes.map((episode) => ({ ...episode, npcs: [] })) },
  'one Gladiator': { npcGladiators: [], pregens: usual.pregens.slice(0, 1) },
  'a Threshold of 0': threshold(0, 0),
  'a Threshold of 99': threshold(99, 20),
  'falling Thresholds': threshold(9, -9),
  'pools of 999': { npcGladiators: lavish },
  'two turns an episode': { turnsPerEpisode: 2 },
  'six Gladiators each': { gladiatorsPerPlayer: 6, options: { ...usual.options, npcGladiatorsFrom: 'players' } },
};

/** Upper limit on the moves that any of these campaigns takes. */
const MOVES_MAX = 10_000;

describe('all bots', { timeout: 120_000 }, () => {
  it('play any campaign to its end, by legal moves, with drawn dice and with typed ones', () => {
    for (let seed = 0; seed < soaked(60, 15); seed++) {
      const lineup = lineUp(play, randomCampaign(seed), {
        players: 2 + (seed % 5),
        bots: ['climber', 'duelist', 'random', 'climber'],
        host: seed % 2 === 0 ? 'fair' : 'ruthless',
        chosen: seed % 3 === 0 ? { dice: 'typed' } : {},
      });
      expect(playOne(lineup, seed).outcome, `seed ${seed}`).toBeDefined();
    }
  });

  it.each(Object.entries(ODD))('finish quickly with %s', (_, odd) => {
    for (const host of ['fair', 'ruthless']) {
      const lineup = lineUp(play, { ...usual, ...odd }, { players: 3, bots: ['climber', 'duelist'], host });
      for (let seed = 0; seed < 2; seed++) {
        let moves = 0;
        expect(playOne(lineup, seed, { beforeMove: () => moves++ }).outcome).toBeDefined();
        expect(moves).toBeLessThan(MOVES_MAX);
      }
    }
  });

  it('play better the more they think', () => {
    const leastShareOf = (players: number, other: string, pairs: number) => {
      const lineup = lineUp(play, usual, { players, bots: ['climber', other, 'climber', other] });
      return readMirror(lineup, playMirrored(lineup, { seed: 1, from: 0, to: pairs }).mirror).bots[0]?.low;
    };
    // With equal skill each bot would win half of the games of two, and a quarter of the games of four.
    expect(leastShareOf(2, 'random', 60)).toBeGreaterThan(0.6);
    expect(leastShareOf(4, 'random', 40)).toBeGreaterThan(0.35);
    expect(leastShareOf(4, 'duelist', soaked(300, 120))).toBeGreaterThan(0.25);
  });
});
