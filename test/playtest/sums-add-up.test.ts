// @module-tag soak

import { describe, expect, it } from 'vitest';
import { sumOf } from '@/lib/kernel/sums';
import { lineUp } from '@/lib/playtest/lineup';
import { playOne, seedOf } from '@/lib/playtest/play-one';
import { playtest } from '@/lib/playtest/playtest';
import { play as walls } from '@/lib/systems/walls/play';
import { systems } from '@/test/support/all-systems';
import { soaked } from '@/test/support/soak';
import { starterOf } from '@/test/support/starters';

const games = await Promise.all(
  systems.map(async ({ id, play, starters: [starter], players: { min } }) => {
    if (!play || !starter) throw new Error(`${id} cannot be played`);
    return { id, played: await play(), body: starter.body, players: min };
  }),
);

const RUNS = soaked(2000, 40);
const SEED = 12;

describe.each(games)('reports of $id', ({ played, body, players }) => {
  it('count what an independent count of the same games does', () => {
    const { seats, endings, unfinished, opening, runs } = playtest(played, body, { players, runs: RUNS, seed: SEED });
    const lineup = lineUp(played, body, { players });
    const good = new Set(played.endings(lineup.game).flatMap(({ id, good }) => (good ? [id] : [])));
    const ends = new Map<string, number>();
    const won = Array.from({ length: players }, () => 0);
    let [alone, shared, drawn, open] = [0, 0, 0, 0];
    for (let number = 0; number < RUNS; number++) {
      const { outcome } = playOne(lineup, seedOf(SEED, number));
      if (!outcome) open++;
      else {
        const { ending, winners } = outcome;
        ends.set(ending, (ends.get(ending) ?? 0) + 1);
        const isDraw = played.contest && !good.has(ending);
        if (isDraw) drawn++;
        else if (winners.length === 1) alone++;
        else if (winners.length > 1) shared++;
        for (const seat of isDraw ? [] : winners)
          won[seat] = (won[seat] ?? 0) + 1 / (played.contest ? winners.length : 1);
      }
    }
    expect(runs).toBe(RUNS);
    expect(unfinished.count).toBe(open);
    expect(endings.map(({ id, count }) => [id, count])).toEqual(endings.map(({ id }) => [id, ends.get(id) ?? 0]));
    for (const { seat, count } of seats) expect(count).toBeCloseTo(won[seat] ?? Number.NaN, 6);
    if (!played.contest) return;
    // Won, shared, drawn and unfinished games are all games.
    const all = seats.reduce((sum, { share }) => sum + share, 0) + (drawn + open) / RUNS;
    expect([alone + shared + drawn + open, Math.round(1e6 * all)]).toEqual([RUNS, 1e6]);
    // Places in the order of play share the same wins as seats.
    if (opening.length > 0) expect(sumOf(opening.map((place) => place.won))).toBeCloseTo(sumOf(won), 6);
  });
});

describe('a board that is full before anybody is Trapped', () => {
  it('is won by nobody, and no seat or start is ahead', async () => {
    const { body } = await starterOf('walls', 'walls-standard');
    const report = playtest(walls, { ...body, wallSupply: 20 }, { players: 2, runs: 200, seed: 1 });
    for (const { share } of report.seats) expect(share).toBeLessThan(0.2);
    expect(report.verdicts.map(({ code }) => code)).not.toContain('walls/play-start-ahead');
    expect(report.verdicts.map(({ code }) => code)).toContain('walls/play-draws');
  });
});
