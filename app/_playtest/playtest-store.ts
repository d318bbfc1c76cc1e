import { type Issue, nestIssue } from '@/lib/kernel/issue';
import type { Json } from '@/lib/kernel/json';
import { formatPath } from '@/lib/kernel/path';
import { lotsOf } from '@/lib/playtest/play-many';
import { playLots, Stopped, TooSlow } from '@/lib/playtest/pool';
import type { Sums } from '@/lib/playtest/sums';
import type { Seating } from '@/lib/playtest/table';
import type { Draft } from '@/lib/scenario/envelope';
import type { Chosen } from '@/lib/systems/played';
import type { Report } from '@/lib/systems/playtest-report';
import { Bench } from './bench';

/** What to play: so many games at each size of table. */
export interface Wish {
  readonly sizes: readonly number[];
  readonly runs: number;
  readonly seed: number;
  /** How the players' seats play; the last bot takes the seats that are left. */
  readonly bots: readonly string[];
  readonly host: string | undefined;
  /** What they agree on before play; anything else is drawn by lot. */
  readonly chosen: Chosen;
  readonly secondsPerTurn: number | undefined;
}

/** What a draft came to, and which draft that was. */
export interface Results {
  readonly wish: Wish;
  readonly draft: Draft;
  /** By size of table; filled in while games run. */
  readonly reports: ReadonlyMap<number, Report>;
  /** What the reports say, each thing once; paths begin at the file's root. */
  readonly verdicts: readonly Issue[];
}

export interface PlaytestState {
  /** From 0 to 1 while games run. */
  readonly done: number | undefined;
  readonly error: string | undefined;
  readonly results: Results | undefined;
  /** The results before those, of another draft. */
  readonly before: Results | undefined;
}

const NONE: readonly Issue[] = [];
const LOT_SIZE = 100;
const REPORT_EVERY_MS = 250;
const WORKERS_MOST = 4;
const LOT_TIMEOUT_MS = 30_000;

/** The results of a draft's playtests, kept while one walks through the studio. */
export class PlaytestStore {
  private state: PlaytestState = { done: undefined, error: undefined, results: undefined, before: undefined };
  private readonly listeners = new Set<() => void>();
  private stopping: AbortController | undefined;

  readonly read = (): PlaytestState => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** What finished games say about a draft: nothing if they were of another. */
  verdictsOn(draft: Draft): readonly Issue[] {
    const { done, results } = this.state;
    return done === undefined && results?.draft === draft ? results.verdicts : NONE;
  }

  readonly stop = (): void => this.stopping?.abort();

  async run(draft: Draft, wish: Wish): Promise<void> {
    this.stop();
    const stopping = new AbortController();
    this.stopping = stopping;
    const { results, before } = this.state;
    const kept = results && results.draft !== draft && results.reports.size > 0 ? results : before;
    // Figures stand side by side only if nothing but the scenario has changed.
    const beside = kept && sameChoices(kept.wish.chosen, wish.chosen) ? kept : undefined;
    this.change({
      done: 0,
      error: undefined,
      before: beside,
      results: { wish, draft, reports: new Map(), verdicts: NONE },
    });
    try {
      for (const [i, players] of wish.sizes.entries()) {
        await this.playSize(draft, wish, players, stopping.signal, (share) => {
          this.change({ done: (i + share) / wish.sizes.length });
        });
      }
    } catch (error) {
      if (this.stopping === stopping) this.change({ error: sayError(error) });
    } finally {
      if (this.stopping === stopping) this.change({ done: undefined });
    }
  }

  private async playSize(
    draft: Draft,
    wish: Wish,
    players: number,
    signal: AbortSignal,
    onShare: (share: number) => void,
  ): Promise<void> {
    const { runs, seed, secondsPerTurn } = wish;
    const seating = seatingOf(wish, players);
    const table = { system: draft.system, draft: draft as unknown as Json, seating };
    const reading = { seed, ...(secondsPerTurn !== undefined && { secondsPerTurn }) };
    const reader = new Bench(table);
    const publish = async (sums: Sums) => {
      const report = await reader.report(sums, reading);
      const now = this.state.results;
      if (signal.aborted || !now || now.wish !== wish) return;
      const reports = new Map([...now.reports, [players, report]]);
      this.change({ results: { ...now, reports, verdicts: verdictsIn([...reports.values()]) } });
    };
    let published = performance.now();
    try {
      const sums = await playLots({
        lots: lotsOf(seed, runs, LOT_SIZE),
        workers: workerCount(),
        hire: () => new Bench(table),
        signal,
        lotTimeoutMs: LOT_TIMEOUT_MS,
        onProgress: (sums) => {
          onShare(sums.runs / runs);
          if (performance.now() - published < REPORT_EVERY_MS) return;
          published = performance.now();
          // The last report says what counts; one that fails on the way says so too.
          publish(sums).catch(() => undefined);
        },
      });
      await publish(sums);
    } finally {
      reader.end();
    }
  }

  private change(changes: Partial<PlaytestState>): void {
    this.state = { ...this.state, ...changes };
    for (const listener of this.listeners) listener();
  }
}

/** Whom a wish seats at one of its tables. */
export const seatingOf = ({ bots, host, chosen }: Wish, players: number): Seating => ({
  players,
  bots,
  chosen,
  ...(host !== undefined && { host }),
});

const sameChoices = (a: Chosen, b: Chosen): boolean =>
  [...new Set([...Object.keys(a), ...Object.keys(b)])].every((id) => a[id] === b[id]);

/** What several tables agree on is said once. */
function verdictsIn(reports: readonly Report[]): readonly Issue[] {
  const byPlace = new Map<string, Issue>();
  for (const issue of reports.flatMap(({ verdicts }) => verdicts)) {
    const place = `${issue.code} ${formatPath(issue.path)}`;
    if (!byPlace.has(place)) byPlace.set(place, nestIssue(issue, ['body']));
  }
  return [...byPlace.values()];
}

/** One core stays free for the page. */
const workerCount = (): number => Math.max(1, Math.min(WORKERS_MOST, (navigator.hardwareConcurrency ?? 2) - 1));

function sayError(error: unknown): string | undefined {
  if (error instanceof Stopped) return undefined;
  if (error instanceof TooSlow) {
    return 'These games take far too long, so they were stopped. Something in the scenario keeps them going for ever.';
  }
  return error instanceof Error ? error.message : String(error);
}
