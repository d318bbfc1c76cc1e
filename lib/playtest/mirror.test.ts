import { describe, expect, it } from 'vitest';
import { type Duel, duel } from '@/test/support/duel';
import { lineUp } from './lineup';
import { mergeMirrored, playMirrored, readMirror } from './mirror';
import { lotsOf, playMany } from './play-many';
import { mirrorSentences } from './sentences';

const table = (body: Duel, bots: readonly string[]) => lineUp(duel, body, { players: bots.length, bots });

function mirrorOf(body: Duel, bots: readonly string[], runs = 200) {
  const lineup = table(body, bots);
  return readMirror(lineup, playMirrored(lineup, { seed: 3, from: 0, to: runs }).mirror);
}

const PAIR = ['bold', 'timid'];

describe('mirrored pairs', () => {
  it('are decided by the deal where the bots do not matter', () => {
    const { bots, ...pairs } = mirrorOf({ luck: 0, skill: 0, opening: 1 }, PAIR);
    expect(pairs).toEqual({ pairs: 200, byDeal: 200, byPlayer: 0, split: 0 });
    expect(bots.map(({ id, share }) => [id, share])).toEqual([
      ['bold', 0.5],
      ['timid', 0.5],
    ]);
  });

  it('are decided by the player where luck does not matter', () => {
    const { bots, ...pairs } = mirrorOf({ luck: 0, skill: 1, opening: 0 }, PAIR);
    expect(pairs).toEqual({ pairs: 200, byDeal: 0, byPlayer: 200, split: 0 });
    expect(bots.map(({ share }) => share)).toEqual([1, 0]);
  });

  it('are split where every game is a draw, which counts half', () => {
    const { bots, ...pairs } = mirrorOf({ luck: 0, skill: 0, opening: 0 }, PAIR);
    expect(pairs).toEqual({ pairs: 200, byDeal: 0, byPlayer: 0, split: 200 });
    expect(bots.map(({ share }) => share)).toEqual([0.5, 0.5]);
  });

  it('are split where the player decides one game and a draw the other', () => {
    // The opener's bonus equals that of a bold move: a bold opener wins, a bold second player draws.
    const { bots, ...pairs } = mirrorOf({ luck: 0, skill: 1, opening: 1 }, PAIR);
    expect(pairs).toEqual({ pairs: 200, byDeal: 0, byPlayer: 0, split: 200 });
    expect(bots.map(({ share }) => share)).toEqual([0.75, 0.25]);
  });

  it('play every rotation at a larger table', () => {
    const bots = ['bold', 'timid', 'timid'];
    expect(mirrorOf({ luck: 0, skill: 1, opening: 0 }, bots)).toMatchObject({ pairs: 200, byPlayer: 200 });
    const { byDeal, byPlayer, split, bots: shares } = mirrorOf({ luck: 4, skill: 1, opening: 0 }, bots);
    expect(Math.min(byDeal, byPlayer, split)).toBeGreaterThan(0);
    expect(byDeal + byPlayer + split).toBe(200);
    expect(shares.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
    for (const { share, low, high } of shares) {
      expect(low).toBeLessThan(share);
      expect(high).toBeGreaterThan(share);
    }
  });

  it('give the same result for any division into lots, like games without a mirror', () => {
    const lineup = table({ luck: 4, skill: 1, opening: 1 }, PAIR);
    const whole = playMirrored(lineup, { seed: 3, from: 0, to: 50 });
    expect(
      lotsOf(3, 50, 7)
        .map((lot) => playMirrored(lineup, lot))
        .reduce(mergeMirrored),
    ).toEqual(whole);
    expect(whole.games).toEqual(playMany(lineup, { seed: 3, from: 0, to: 50 }));
  });

  it('are described in sentences, with numbers for bots of the same kind', () => {
    const told = mirrorSentences(mirrorOf({ luck: 0, skill: 1, opening: 0 }, PAIR)).join(' ');
    expect(told).toContain('Skill: in 100 of 100 pairs (200) the same bot won every time.');
    expect(told).toMatch(/a draw for nobody: bold 100 % \(98 % to 100 %\), timid 0 %/);
    expect(mirrorSentences(mirrorOf({ luck: 4, skill: 0, opening: 0 }, ['bold', 'bold'])).join(' ')).toContain(
      'bold 2 ',
    );
  });
});
