'use client';

import { useEffect, useState } from 'react';
import type { Opened } from '@/lib/scenario/open';

/** A published version that this page fetches: it never changes. */
interface VersionFile {
  readonly opened: Opened | undefined;
  /** Why it can't be opened, in the user's words. */
  readonly trouble: string | undefined;
}

const UNREACHED = 'This version could not be loaded. Check your connection, then reload the page.';

/** Fetches the file of a version and opens it with its game. */
export function useVersion(address: string): VersionFile {
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
  // The games' own code is fetched beside the file.
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
