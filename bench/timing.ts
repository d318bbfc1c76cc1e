import type { Lineup } from '@/lib/playtest/lineup';
import { playMany } from '@/lib/playtest/play-many';

/** Speed of playing games: the best of some runs, in processor time, which other programs do not affect. */
export function speedOf(lineup: Lineup, games: number, runs: number) {
  let best = Number.POSITIVE_INFINITY;
  let moves = 0;
  for (let run = 0; run < runs; run++) {
    const before = process.cpuUsage();
    moves = playMany(lineup, { seed: 1, from: 0, to: games }).steps;
    const { user, system } = process.cpuUsage(before);
    best = Math.min(best, (user + system) / 1e6);
  }
  return { gamesPerSecond: Math.round(games / best), movesPerGame: Math.round(moves / games) };
}

/** Times of repeated work: wall clock, and processor time. */
export function timesOf(work: () => unknown, runs: number) {
  const before = process.cpuUsage();
  const taken = Array.from({ length: runs }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
  const { user, system } = process.cpuUsage(before);
  const sorted = taken.toSorted((a, b) => a - b);
  return {
    firstMs: taken[0] ?? 0,
    bestMs: sorted[0] ?? 0,
    medianMs: sorted[Math.floor(runs / 2)] ?? 0,
    worstMs: sorted.at(-1) ?? 0,
    processorMs: (user + system) / 1000 / runs,
  };
}
