import { type Issue, nestIssue } from '@/lib/kernel/issue';
import type { Json } from '@/lib/kernel/json';
import { lotsOf } from '@/lib/playtest/play-many';
import { playLots } from '@/lib/playtest/pool';
import { isHopeless, QUICK_GAMES, QUICK_SEED, type QuickTable, quickTables } from '@/lib/playtest/quick-look';
import { mergeSums } from '@/lib/playtest/sums';
import type { Draft } from '@/lib/scenario/envelope';
import { Bench } from './bench';

export interface QuickLookState {
  /** The draft that is looked at, or was. */
  readonly draft: Draft | undefined;
  /** From 0 to 1 while games run. */
  readonly done: number | undefined;
  /** What it came to, if it came to an end. */
  readonly issues: readonly Issue[] | undefined;
}

const NOTHING: readonly Issue[] = [];
const NOT_LOOKED: QuickLookState = { draft: undefined, done: undefined, issues: undefined };
const LOT_TIMEOUT_MS = 30_000;

/** Fifty games away from the page, to find out whether any game can end well that the check has passed. */
export class QuickLook {
  private state = NOT_LOOKED;
  private readonly listeners = new Set<() => void>();
  private stopping: AbortController | undefined;

  readonly read = (): QuickLookState => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** What the games say about a draft: nothing if they were of another. */
  verdictsOn(draft: Draft): readonly Issue[] {
    const { issues } = this.state;
    return (this.state.draft === draft && issues) || NOTHING;
  }

  /** Games of any other draft no longer say anything of this one. */
  follow(draft: Draft): void {
    if (this.state.draft !== draft) this.leave();
  }

  /** Stops games that are under way; they are played again when somebody looks again. */
  readonly leave = (): void => {
    this.stopping?.abort();
    if (this.state.done !== undefined) this.change(NOT_LOOKED);
  };

  /** Stops them and leaves it at that. */
  readonly cancel = (): void => {
    const { draft } = this.state;
    this.leave();
    this.change({ ...NOT_LOOKED, draft });
  };

  async run(draft: Draft): Promise<void> {
    this.leave();
    const stopping = new AbortController();
    this.stopping = stopping;
    this.change({ draft, done: 0, issues: undefined });
    // Games that failed or were stopped prove nothing, so there is nothing to say of them.
    const issues = await this.look(draft, stopping.signal).catch(() => undefined);
    if (!stopping.signal.aborted) this.change({ draft, done: undefined, issues });
  }

  private async look(draft: Draft, signal: AbortSignal): Promise<readonly Issue[]> {
    const scenario = { system: draft.system, draft: draft as unknown as Json };
    const asker = new Bench();
    const { players, ifHopeless } = await asker.size(scenario).finally(() => asker.end());
    let before = 0;
    const winsAt = async (table: QuickTable) => {
      const bench = new Bench({ ...scenario, seating: { players: table.players } });
      try {
        const sums = await playLots({
          lots: lotsOf(QUICK_SEED, table.runs, table.runs),
          workers: 1,
          // The same one reads the report, so it is ended here.
          hire: () => ({ play: (lot) => bench.play(lot), end: () => {} }),
          merge: mergeSums,
          signal,
          lotTimeoutMs: LOT_TIMEOUT_MS,
          onProgress: ({ runs }) => this.change({ ...this.state, done: (before + runs) / QUICK_GAMES }),
        });
        before += table.runs;
        return (await bench.read(sums, { seed: QUICK_SEED })).wins.count;
      } finally {
        bench.end();
      }
    };
    const hopeless = await isHopeless(quickTables(players), winsAt);
    return hopeless ? [nestIssue(ifHopeless, ['body'])] : NOTHING;
  }

  private change(state: QuickLookState): void {
    this.state = state;
    for (const listener of this.listeners) listener();
  }
}
