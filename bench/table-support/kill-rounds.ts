import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  bundleServerChild,
  type HousePlace,
  killServerChild,
  type ServerChild,
  startServerChild,
} from '@/test/support/server-bundle';
import { scaled } from '../scale';
import { type Measured, sleep } from './measured';

const TARGET_S = 5;
const FIRST_WITHIN_MS = 5_000;
const KILLED_WITHIN_MS = 300;

export interface Ground {
  readonly databaseUrl?: string;
  /** Kills another process too, in some rounds. */
  readonly alsoKill?: (round: number) => Promise<void>;
  /** Describes damage on disk; undefined if there is none. */
  readonly examine: (folder: string) => Promise<string | undefined>;
}

/** Activity on a server until it is killed. */
export interface Work {
  /** Reconnects and counts acknowledged items that are missing. */
  resume(url: string): Promise<number>;
  /** Works until the server dies; resolves after the first acknowledgement. */
  work(url: string, round: number): Promise<unknown>;
  /** Resolves once all have noticed that the server is gone. */
  ended(): Promise<unknown>;
}

/**
 * People work; at a random moment the server is killed; it comes back, and everything that was acknowledged is there.
 * The figure is the longest time from the kill until somebody has their work again.
 */
export async function killRounds(
  rounds: number,
  { databaseUrl, alsoKill, examine }: Ground,
  prepare: (place: HousePlace) => Promise<Work>,
  start: (place: HousePlace) => Promise<ServerChild> = startBundled,
): Promise<Measured> {
  const folder = mkdtempSync(join(tmpdir(), 'trapdoor-kill-'));
  const place: HousePlace = { folder, ...(databaseUrl !== undefined && { databaseUrl }) };
  const people = await prepare(place);
  let [lost, slowest] = [0, 0];
  let child: ServerChild | undefined;
  try {
    for (let round = 0; round <= scaled(rounds); round++) {
      const killed = performance.now();
      await alsoKill?.(round);
      child = await start(place);
      lost += await people.resume(child.url);
      if (round > 0) slowest = Math.max(slowest, (performance.now() - killed) / 1000);
      const working = people.work(child.url, round);
      // On a slow machine the kill may come before they have begun.
      working.catch(() => {});
      await Promise.race([sleep(FIRST_WITHIN_MS), working]);
      await sleep(Math.random() * KILLED_WITHIN_MS);
      await killServerChild(child);
      await people.ended();
    }
    const trouble = await examine(folder);
    if (trouble) console.error(trouble);
    const measured = Number(slowest.toFixed(1));
    return { measured, target: TARGET_S, unit: 's', lost, ok: lost === 0 && measured <= TARGET_S && !trouble };
  } finally {
    if (child) await killServerChild(child);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The one for drafts alone, which begins in no time. */
async function startBundled(place: HousePlace): Promise<ServerChild> {
  bundled ??= bundleServerChild();
  await bundled;
  return startServerChild(place);
}
let bundled: Promise<void> | undefined;
