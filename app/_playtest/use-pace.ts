'use client';

import { useEffect, useState } from 'react';
import type { Draft } from '@/lib/scenario/envelope';
import { Bench } from './bench';
import { type PlaytestSettings, tableOf, workerCount } from './playtest-store';

/** Pause in editing before games are timed. */
const QUIET_MS = 700;
/** Games that are timed together last at least this long, or are that many. */
const TIMED_MS = 100;
const TIMED_GAMES = 64;

interface Pace {
  /** The body whose games were timed. */
  readonly of: unknown;
  readonly msPerSeat: number;
}

/**
 * Returns how long the games of some settings will take on this device, in milliseconds; undefined until a few have
 * been timed in a worker, which `keep` receives. `isIdle` is false while other games run.
 */
export function usePace(
  keep: (bench: Bench | undefined) => void,
  draft: Draft,
  settings: PlaytestSettings,
  isIdle: boolean,
): number | undefined {
  const [pace, setPace] = useState<Pace>();
  const { body } = draft;
  const isKnown = pace?.of === body;
  // biome-ignore lint/correctness/useExhaustiveDependencies: bots of other kinds take about as long
  useEffect(() => {
    if (isKnown || !isIdle) return;
    const bench: { now?: Bench } = {};
    const timer = setTimeout(() => {
      const players = Math.max(...settings.sizes);
      const timed = new Bench(tableOf(draft, settings, players));
      bench.now = timed;
      timeGame(timed, settings.seed).then(
        (ms) => {
          delete bench.now;
          keep(timed);
          setPace({ of: body, msPerSeat: ms / players });
        },
        // Games that fail are reported once somebody asks for them.
        () => timed.end(),
      );
    }, QUIET_MS);
    return () => {
      clearTimeout(timer);
      bench.now?.end();
    };
  }, [body, isKnown, isIdle]);
  useEffect(() => () => keep(undefined), [keep]);
  const seats = settings.sizes.reduce((sum, size) => sum + size, 0);
  return isKnown ? (pace.msPerSeat * seats * settings.runs) / workerCount() : undefined;
}

/** Returns the milliseconds per game. The first game is not counted: it waits for the program. */
async function timeGame(bench: Bench, seed: number): Promise<number> {
  await bench.play({ seed, from: 0, to: 1 });
  for (let games = 1; ; games *= 2) {
    const began = performance.now();
    await bench.play({ seed, from: 0, to: games });
    const took = performance.now() - began;
    if (took >= TIMED_MS || games >= TIMED_GAMES) return took / games;
  }
}
