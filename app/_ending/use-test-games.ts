import { useEffect, useState } from 'react';
import { Bench } from '@/app/_playtest/bench';
import { playSize } from '@/app/_playtest/playtest-store';
import { command } from '@/app/_table/command';
import type { Findings } from '@/lib/contract/playtest-report';
import type { Json } from '@/lib/kernel/json';
import type { TestGames } from '@/lib/table/notes';
import { fetchDraft } from './fetch-draft';

const GAMES = 200;
const SEED = 1;

interface Playing {
  /** People who will play, without the GM; the scenario's range limits it. */
  readonly people: number;
  readonly signal: AbortSignal;
  /** Receives the progress from 0 to 1. */
  readonly onShare: (share: number) => void;
}

/** Plays the test games of a draft in workers. */
async function playTestGames(draftId: string, { people, signal, onShare }: Playing): Promise<TestGames> {
  const draft = await fetchDraft(draftId);
  const reader = new Bench();
  try {
    const { players } = await reader.size({ system: draft.system, draft: draft as unknown as Json });
    const size = Math.min(players.max, Math.max(players.min, people));
    const found: Findings[] = [];
    const settings = {
      sizes: [size],
      runs: GAMES,
      seed: SEED,
      bots: [],
      host: undefined,
      chosen: {},
      secondsPerTurn: undefined,
    };
    await playSize(draft, settings, size, { signal, reader, onShare, onFindings: (one) => void found.push(one) });
    return { games: found.at(-1)?.runs ?? 0, escapes: found.at(-1)?.wins.count ?? 0 };
  } finally {
    reader.end();
  }
}

/**
 * Plays test games of a finished setting on this device while the component is mounted, and reports the result to the
 * table. Returns the progress from 0 to 1; undefined before and after. Games that fail are left out.
 */
export function useTestGames(tableId: string, draftId: string, people: number, wanted: boolean): number | undefined {
  const [done, setDone] = useState<number | undefined>(undefined);
  useEffect(() => {
    if (!wanted) return;
    const stopping = new AbortController();
    const { signal } = stopping;
    const play = async () => {
      const result = await playTestGames(draftId, { people, signal, onShare: setDone });
      if (!signal.aborted) await command(tableId, { type: 'reportGames', ...result });
    };
    setDone(0);
    void play()
      .catch(() => undefined)
      .then(() => !signal.aborted && setDone(undefined));
    return () => {
      stopping.abort();
      setDone(undefined);
    };
  }, [tableId, draftId, people, wanted]);
  return done;
}
