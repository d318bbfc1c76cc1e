import { Listeners } from '@/app/_ui/listeners';
import type { TableRequest } from '@/app/_workers/playtest-protocol';
import type { PlayerRange } from '@/lib/contract/manifest';
import type { Chosen } from '@/lib/contract/played';
import type { Findings } from '@/lib/contract/playtest-report';
import { type Issue, nestIssue } from '@/lib/kernel/issue';
import type { Json } from '@/lib/kernel/json';
import type { Seating } from '@/lib/playtest/lineup';
import { lotsOf } from '@/lib/playtest/play-many';
import { type LotPlayer, playLots, Stopped, TooSlow } from '@/lib/playtest/pool';
import { mergeSums, type Sums } from '@/lib/playtest/sums';
import type { Draft } from '@/lib/scenario/envelope';
import { RUNS_TO_GLANCE, RUNS_TO_JUDGE } from '@/lib/tabletop/play/verdicts';
import { Bench } from './bench';

/** Games to play: a number of games for each number of players. */
export interface PlaytestSettings {
  readonly sizes: readonly number[];
  readonly runs: number;
  readonly seed: number;
  /** Bots in the players' seats; the last one fills the remaining seats. */
  readonly bots: readonly string[];
  readonly host: string | undefined;
  /** Choices that the players make before the game; others are drawn at random. */
  readonly chosen: Chosen;
  readonly secondsPerTurn: number | undefined;
}

export interface Results {
  readonly settings: PlaytestSettings;
  readonly draft: Draft;
  /** By number of players; filled in while games run. */
  readonly reports: ReadonlyMap<number, Findings>;
  /** Verdicts on all tables together; undefined until all are played. Paths begin at the file's root. */
  readonly verdicts: readonly Issue[] | undefined;
}

export interface PlaytestState {
  /** From 0 to 1 while games run. */
  readonly done: number | undefined;
  readonly error: string | undefined;
  readonly results: Results | undefined;
  /** The previous results, of another draft. */
  readonly before: Results | undefined;
}

const NONE: readonly Issue[] = [];
const LOT_SIZE = 100;
const REPORT_EVERY_MS = 250;
const MAX_WORKERS = 4;
const LOT_TIMEOUT_MS = 30_000;

/** Playtest results of a draft, kept while the user moves between steps. */
export class PlaytestStore {
  private state: PlaytestState = { done: undefined, error: undefined, results: undefined, before: undefined };
  private readonly listeners = new Listeners();
  private stopping: AbortController | undefined;
  private kept: Bench | undefined;

  readonly read = (): PlaytestState => this.state;

  readonly subscribe = this.listeners.subscribe;

  /** Returns the verdicts of finished games of this draft; none if another draft was played. */
  verdictsOn(draft: Draft): readonly Issue[] {
    const { done, results } = this.state;
    return (done === undefined && results?.draft.body === draft.body && results.verdicts) || NONE;
  }

  readonly stop = (): void => this.stopping?.abort();

  /** Keeps a worker that has loaded the game, so that the next run need not wait for one. */
  readonly keep = (bench: Bench | undefined): void => {
    this.kept?.end();
    this.kept = bench;
  };

  /**
   * Plays the games, and a few at the other numbers of players before it reports that something is never used. Returns
   * the findings of the numbers of players that were asked for; none if the games were stopped.
   */
  async run(draft: Draft, settings: PlaytestSettings, players: PlayerRange): Promise<readonly Findings[]> {
    this.stop();
    const stopping = new AbortController();
    this.stopping = stopping;
    const { results, before } = this.state;
    const kept = results && results.draft.body !== draft.body && results.reports.size > 0 ? results : before;
    // Results are comparable only if nothing but the scenario has changed.
    const beside = kept && sameChoices(kept.settings.chosen, settings.chosen) ? kept : undefined;
    this.change({
      done: 0,
      error: undefined,
      before: beside,
      results: { settings, draft, reports: new Map(), verdicts: undefined },
    });
    const publish = (changes: Partial<Results>) => {
      const now = this.state.results;
      if (this.stopping === stopping && now) this.change({ results: { ...now, ...changes } });
    };
    const tables = new Map<number, Findings>();
    const reader = this.kept ?? new Bench();
    this.kept = undefined;
    try {
      for (const [i, size] of settings.sizes.entries()) {
        await playSize(draft, settings, size, {
          signal: stopping.signal,
          reader,
          onShare: (share) => this.change({ done: (i + share) / settings.sizes.length }),
          onFindings: (findings) => {
            if (stopping.signal.aborted) return;
            tables.set(size, findings);
            publish({ reports: new Map(tables) });
          },
        });
      }
      const others = settings.runs < RUNS_TO_JUDGE ? [] : sizesIn(players).filter((size) => !tables.has(size));
      for (const size of others) {
        const onFindings = (findings: Findings) => tables.set(size, findings);
        const glance = { ...settings, runs: RUNS_TO_GLANCE };
        await playSize(draft, glance, size, { signal: stopping.signal, reader, onFindings });
      }
    } catch (error) {
      if (this.stopping === stopping) this.change({ error: sayError(error) });
    } finally {
      reader.end();
    }
    const verdicts = await verdictsOf(draft, settings, [...tables.values()]).catch(() => NONE);
    publish({ verdicts });
    if (this.stopping === stopping) this.change({ done: undefined });
    return stopping.signal.aborted ? [] : settings.sizes.flatMap((size) => tables.get(size) ?? []);
  }

  private change(changes: Partial<PlaytestState>): void {
    this.state = { ...this.state, ...changes };
    this.listeners.call();
  }
}

export const seatingOf = ({ bots, host, chosen }: PlaytestSettings, players: number): Seating => ({
  players,
  bots,
  chosen,
  ...(host !== undefined && { host }),
});

const sameChoices = (a: Chosen, b: Chosen): boolean =>
  [...new Set([...Object.keys(a), ...Object.keys(b)])].every((id) => a[id] === b[id]);

export const tableOf = (draft: Draft, settings: PlaytestSettings, players: number): TableRequest => ({
  system: draft.system,
  draft: draft as unknown as Json,
  seating: seatingOf(settings, players),
});

/** Plays the games for one number of players and publishes interim results. */
export async function playSize(
  draft: Draft,
  settings: PlaytestSettings,
  players: number,
  {
    signal,
    reader,
    onShare,
    onFindings,
  }: {
    readonly signal: AbortSignal;
    /** Worker that plays, and reads the figures between its lots. The caller ends it. */
    readonly reader: Bench;
    readonly onShare?: (share: number) => void;
    readonly onFindings: (findings: Findings) => void;
  },
): Promise<void> {
  const { runs, seed, secondsPerTurn } = settings;
  const table = tableOf(draft, settings, players);
  const reading = { seed, ...(secondsPerTurn !== undefined && { secondsPerTurn }) };
  reader.sit(table);
  let hired = 0;
  const hire = (): LotPlayer<Sums> =>
    hired++ === 0 ? { play: (lot) => reader.play(lot), end: () => {} } : new Bench(table);
  const publish = async (sums: Sums) => onFindings(await reader.read(sums, reading));
  let published = Number.NEGATIVE_INFINITY;
  const sums = await playLots({
    lots: lotsOf(seed, runs, LOT_SIZE),
    workers: workerCount(),
    hire,
    merge: mergeSums,
    signal,
    lotTimeoutMs: LOT_TIMEOUT_MS,
    onProgress: (sums) => {
      onShare?.(sums.runs / runs);
      if (performance.now() - published < REPORT_EVERY_MS) return;
      published = performance.now();
      // An error here is ignored: it would recur at the final report.
      publish(sums).catch(() => undefined);
    },
  });
  await publish(sums);
}

/** Returns the verdicts on all tables together. Paths begin at the file's root. */
async function verdictsOf(
  draft: Draft,
  settings: PlaytestSettings,
  tables: readonly Findings[],
): Promise<readonly Issue[]> {
  const judge = new Bench(tableOf(draft, settings, tables[0]?.players ?? 1));
  const sorted = tables.toSorted((a, b) => a.players - b.players);
  const verdicts = await judge.judge(sorted).finally(() => judge.end());
  return verdicts.map((issue) => nestIssue(issue, ['body']));
}

const sizesIn = ({ min, max }: PlayerRange): readonly number[] =>
  Array.from({ length: max - min + 1 }, (_, i) => min + i);

/** Leaves one core free for the page. */
export const workerCount = (): number => Math.max(1, Math.min(MAX_WORKERS, (navigator.hardwareConcurrency ?? 2) - 1));

/** Returns the message for games that did not finish; undefined if they were stopped on purpose. */
export function sayError(error: unknown): string | undefined {
  if (error instanceof Stopped) return undefined;
  if (error instanceof TooSlow) {
    return 'These games take far too long, so they were stopped. Something in the scenario keeps them going forever.';
  }
  return error instanceof Error ? error.message : String(error);
}
