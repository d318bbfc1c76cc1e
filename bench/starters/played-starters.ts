import { availableParallelism } from 'node:os';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import type { Report } from '@/lib/contract/playtest-report';
import type { Issue } from '@/lib/kernel/issue';
import { lineUp } from '@/lib/playtest/lineup';
import { playMany } from '@/lib/playtest/play-many';
import { buildReport, judge } from '@/lib/playtest/report';
import { mergeSums } from '@/lib/playtest/sums';
import { findSystem, type WholeSystem } from '@/test/support/all-systems';
import { playWatched, type VainTries } from './tries';

/** Games of one starter with so many players. */
export interface StarterJob {
  readonly system: string;
  readonly starter: string;
  readonly players: number;
  readonly runs: number;
  readonly seed: number;
}

/** Results of a job. */
export interface PlayedStarter {
  /** The first half of the games. */
  readonly half: Report;
  readonly all: Report;
  /** In the first half. */
  readonly vainTries: readonly VainTries[];
  /** Events that the GM made up in the first half, by suit. */
  readonly invented: readonly number[];
}

/** A starter of a game by its id. Throws if there is none. */
export function starterOf(system: WholeSystem, id: string) {
  const starter = system.starters.find((one) => one.id === id);
  if (!starter) throw new Error(`${system.title} has no starter called “${id}”.`);
  return starter;
}

/** A starter's lineup with the bots that play if nobody says otherwise. */
async function lineupOf(systemId: string, starter: string, players: number) {
  const system = findSystem(systemId);
  const played = await system?.play?.();
  if (!system || !played) throw new Error(`No bots play “${systemId}”.`);
  return lineUp(played, system.schema.parse(starterOf(system, starter).body), { players });
}

/** Plays a job on this thread. */
export async function playStarter({ system, starter, players, runs, seed }: StarterJob): Promise<PlayedStarter> {
  const lineup = await lineupOf(system, starter, players);
  const middle = Math.ceil(runs / 2);
  const { sums, vainTries, invented } = playWatched(lineup, seed, middle);
  const all = mergeSums(sums, playMany(lineup, { seed, from: middle, to: runs }));
  return { half: buildReport(lineup, sums, { seed }), all: buildReport(lineup, all, { seed }), vainTries, invented };
}

/** Advice to the author of a starter, from the reports on all table sizes together. */
export async function verdictsOn(
  system: string,
  starter: string,
  reports: readonly Report[],
): Promise<readonly Issue[]> {
  return judge(await lineupOf(system, starter, reports[0]?.players ?? 1), reports);
}

/** Plays jobs on as many threads as the machine has processors; `program` calls `answerJobs` there. */
export async function playInThreads(jobs: readonly StarterJob[], program: URL): Promise<readonly PlayedStarter[]> {
  const reports: PlayedStarter[] = [];
  const waiting = [...jobs.entries()];
  const work = async () => {
    const thread = new Worker(program);
    for (let next = waiting.shift(); next; next = waiting.shift()) reports[next[0]] = await ask(thread, next[1]);
    await thread.terminate();
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), jobs.length) }, work));
  return reports;
}

function ask(thread: Worker, job: StarterJob): Promise<PlayedStarter> {
  return new Promise((resolve, reject) => {
    thread.removeAllListeners();
    thread.once('message', resolve);
    thread.once('error', reject);
    thread.postMessage(job);
  });
}

/** Answers jobs until terminated, if this is a worker thread. Returns false on the main thread. */
export function answerJobs(): boolean {
  if (isMainThread) return false;
  parentPort?.on('message', async (job: StarterJob) => parentPort?.postMessage(await playStarter(job)));
  return true;
}
