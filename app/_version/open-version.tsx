'use client';

import { type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { PlaytestStore } from '@/app/_playtest/playtest-store';
import { PlayersPick, WatchGame } from '@/app/_playtest/watch-game';
import { PrintKit } from '@/app/_print/print-kit';
import { Alert } from '@/app/_ui/alert';
import { Progress } from '@/app/_ui/progress';
import type { ArtPlace } from '@/app/_workers/scenario-art';
import type { Issue } from '@/lib/kernel/issue';
import type { Measured } from '@/lib/kit/order';
import { PUBLISHED_GAMES } from '@/lib/playtest/lineup';
import { gameManifestOf } from '@/lib/scenario/game-manifest';
import type { Opened } from '@/lib/scenario/open';

/** The file of a published version, which never changes. */
interface VersionFile {
  readonly opened: Opened | undefined;
  /** Message if it can't be opened. */
  readonly trouble: string | undefined;
}

const UNREACHED = 'This version could not be loaded. Check your connection, then reload the page.';

function useVersion(address: string): VersionFile {
  const [file, setFile] = useState<VersionFile>({ opened: undefined, trouble: undefined });
  useEffect(() => {
    const stop = new AbortController();
    const show = (part: Partial<VersionFile>) => {
      if (!stop.signal.aborted) setFile({ opened: undefined, trouble: undefined, ...part });
    };
    load(address, stop.signal).then(
      (opened) => show({ opened }),
      (error: unknown) => show({ trouble: error instanceof Refused ? error.message : UNREACHED }),
    );
    return () => stop.abort();
  }, [address]);
  return file;
}

class Refused extends Error {}

async function load(address: string, signal: AbortSignal): Promise<Opened> {
  // The game's code is loaded in parallel with the file.
  const [response, { parseScenario }, { findSystem }] = await Promise.all([
    fetch(address, { signal }),
    import('@/lib/scenario/open'),
    import('@/lib/systems/registry'),
  ]);
  if (!response.ok) throw new Error(`${response.status}`);
  const opened = await parseScenario(new Uint8Array(await response.arrayBuffer()), findSystem);
  if (!opened.ok) throw new Refused(opened.error.message);
  return opened.value;
}

/** Renders a version's file once it is loaded, or the reason why it can't be shown. */
export function OpenVersion(props: { readonly file: string; readonly children: (opened: Opened) => ReactNode }) {
  const { opened, trouble } = useVersion(props.file);
  if (trouble !== undefined) return <Alert className="border-l-4 border-alarm pl-3">{trouble}</Alert>;
  if (!opened) {
    return (
      // As high as a screen, so that the page's foot does not move into view and out again.
      <p role="status" className="min-h-dvh text-grey">
        Loading the scenario…
      </p>
    );
  }
  return props.children(opened);
}

const NO_ISSUES: readonly Issue[] = [];

interface VersionInPrint {
  readonly art: ArtPlace;
  /** Lengths of games that its page gives, for covers; by default those in the file. */
  readonly lengths?: readonly Measured[] | undefined;
  /** True where people come from the home page to play tonight. */
  readonly isForTonight?: boolean;
}

/** Prints a version from the library without checks, since it was published without errors. */
export function PrintVersion({ file, ...rest }: VersionInPrint & { readonly file: string }) {
  return <OpenVersion file={file}>{(opened) => <Kit opened={opened} {...rest} />}</OpenVersion>;
}

function Kit({ opened, art, lengths, isForTonight = false }: VersionInPrint & { readonly opened: Opened }) {
  const { system, open } = opened;
  const manifest = useMemo(() => gameManifestOf(system), [system]);
  const players = useMemo(() => open.players(), [open]);
  return (
    <PrintKit
      draft={opened.draft}
      system={manifest}
      players={players}
      art={art}
      issues={NO_ISSUES}
      lengths={lengths}
      isOthers
      isForTonight={isForTonight}
    />
  );
}

/** Replays the games behind a version's published figures. `seed` is the one they were played with. */
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
    const settings = {
      sizes: [size],
      runs: PUBLISHED_GAMES,
      seed,
      bots: [],
      host: undefined,
      chosen: {},
      secondsPerTurn: undefined,
    };
    void store.run(draft, settings, players);
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
      <Alert className="border-l-4 border-alarm pl-3">{error}</Alert>
      {report && results && done === undefined && (
        <WatchGame key={size} report={report} settings={results.settings} draft={draft} plan={plan} />
      )}
    </div>
  );
}
