'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { type Studio, useDraft, useReport } from '@/app/_draft/use-draft';
import { Listeners } from '@/app/_ui/listeners';
import type { EarlySession } from '@/lib/collab/client/early-session';
import { type Issue, isError, nestIssue } from '@/lib/kernel/issue';
import type { Json } from '@/lib/kernel/json';
import { lotsOf } from '@/lib/playtest/play-many';
import { playLots } from '@/lib/playtest/pool';
import { isHopeless, QUICK_GAMES, QUICK_SEED, type QuickLot, quickTables } from '@/lib/playtest/quick-look';
import { mergeSums } from '@/lib/playtest/sums';
import type { Draft } from '@/lib/scenario/envelope';
import { Bench } from './bench';

/** Pause in editing before the games start, after which the last check is back. */
const QUIET_MS = 700;

interface QuickLookState {
  /** The latest draft that was played. */
  readonly draft: Draft | undefined;
  /** From 0 to 1 while games run. */
  readonly done: number | undefined;
  /** The result, once the games are finished. */
  readonly issues: readonly Issue[] | undefined;
}

const NOTHING: readonly Issue[] = [];
const NOT_LOOKED: QuickLookState = { draft: undefined, done: undefined, issues: undefined };
const LOT_TIMEOUT_MS = 30_000;

/** Plays fifty quick games in a worker to find out whether any game of a draft without errors can end well. */
class QuickLook {
  private state = NOT_LOOKED;
  private readonly listeners = new Listeners();
  private stopping: AbortController | undefined;

  readonly read = (): QuickLookState => this.state;

  readonly subscribe = this.listeners.subscribe;

  /** Returns the verdicts on a draft; none if another draft was played. */
  verdictsOn(draft: Draft): readonly Issue[] {
    const { issues } = this.state;
    return (this.state.draft?.body === draft.body && issues) || NOTHING;
  }

  /** Drops the results if they are of another draft. */
  follow(draft: Draft): void {
    if (this.state.draft?.body !== draft.body) this.leave();
  }

  /** Stops running games; they are played again at the next visit. */
  readonly leave = (): void => {
    this.stopping?.abort();
    if (this.state.done !== undefined) this.change(NOT_LOOKED);
  };

  /** Stops running games for good. */
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
    // Failed or stopped games prove nothing, so they give no verdict.
    const issues = await this.look(draft, stopping.signal).catch(() => undefined);
    if (!stopping.signal.aborted) this.change({ draft, done: undefined, issues });
  }

  private async look(draft: Draft, signal: AbortSignal): Promise<readonly Issue[]> {
    const scenario = { system: draft.system, draft: draft as unknown as Json };
    const asker = new Bench();
    const { players, ifHopeless } = await asker.size(scenario).finally(() => asker.end());
    let before = 0;
    const winsAt = async (table: QuickLot) => {
      const bench = new Bench({ ...scenario, seating: { players: table.players } });
      try {
        const sums = await playLots({
          lots: lotsOf(QUICK_SEED, table.runs, table.runs),
          workers: 1,
          // The same bench reads the report afterwards and is ended below.
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
    this.listeners.call();
  }
}

const looks = new WeakMap<EarlySession, QuickLook>();

function lookOf({ session, issueStore }: Pick<Studio, 'session' | 'issueStore'>): QuickLook {
  const known = looks.get(session);
  if (known) return known;
  const look = new QuickLook();
  looks.set(session, look);
  const judge = () => issueStore.judge('quick look', look.verdictsOn(session.draft()));
  look.subscribe(judge);
  session.subscribe(() => {
    look.follow(session.draft());
    judge();
  });
  return look;
}

/** Runs quick games of the draft while the component is mounted, once the draft has no errors and nobody types. */
export function useQuickLook(): {
  readonly look: QuickLook;
  readonly done: QuickLookState['done'];
  /** True if no further result is to be expected. */
  readonly settled: boolean;
} {
  const studio = useDraft();
  const { draft, issues, system } = studio;
  const { checked, stale } = useReport();
  const look = lookOf(studio);
  const state = useSyncExternalStore(look.subscribe, look.read, look.read);
  const looked = state.draft?.body === draft.body;
  const broken = issues.some(isError);
  const wanted = system.playable && checked && !stale && !looked && !broken;
  useEffect(() => {
    if (!wanted) return;
    const timer = setTimeout(() => void look.run(draft), QUIET_MS);
    return () => clearTimeout(timer);
  }, [wanted, look, draft]);
  useEffect(() => {
    // A later check may have found errors after the games began.
    if (broken) look.leave();
  }, [broken, look]);
  useEffect(() => look.leave, [look]);
  return { look, done: state.done, settled: !system.playable || (looked && state.done === undefined) };
}
