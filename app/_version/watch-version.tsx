'use client';

import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { PlayersPick } from '@/app/_playtest/players-pick';
import { PlaytestStore } from '@/app/_playtest/playtest-store';
import { WatchGame } from '@/app/_playtest/watch-game';
import { Progress } from '@/app/_ui/progress';
import { PUBLISHED_GAMES } from '@/lib/playtest/published-games';
import type { Opened } from '@/lib/scenario/open';
import { OpenVersion } from './open-version';

/** The very games that a version's figures come from, to be watched. `seed` is the one they were played with. */
export function WatchVersion({ file, seed }: { readonly file: string; readonly seed: number }) {
  return <OpenVersion file={file}>{(opened) => <Games opened={opened} seed={seed} />}</OpenVersion>;
}

function Games({ opened: { draft, open }, seed }: { readonly opened: Opened; readonly seed: number }) {
  const players = useMemo(() => open.players(), [open]);
  const plan = useMemo(() => open.plan('table'), [open]);
  const [size, setSize] = useState(players.max);
  const [store] = useState(() => new PlaytestStore());
  const { done, error, results } = useSyncExternalStore(store.subscribe, store.read, store.read);
  useEffect(() => {
    const wish = {
      sizes: [size],
      runs: PUBLISHED_GAMES,
      seed,
      bots: [],
      host: undefined,
      chosen: {},
      secondsPerTurn: undefined,
    };
    void store.run(draft, wish, players);
    return store.stop;
  }, [store, draft, players, size, seed]);
  const report = results?.reports.get(size);
  return (
    <div className="flex flex-col gap-6">
      <PlayersPick
        label="Number of players"
        sizes={Array.from({ length: players.max - players.min + 1 }, (_, i) => players.min + i)}
        size={size}
        onPick={setSize}
      />
      <Progress label={`Playing ${PUBLISHED_GAMES} games…`} done={done} />
      {error !== undefined && (
        <p role="alert" className="border-l-4 border-alarm pl-3">
          {error}
        </p>
      )}
      {report && results && done === undefined && (
        <WatchGame key={size} report={report} wish={results.wish} draft={draft} plan={plan} />
      )}
    </div>
  );
}
