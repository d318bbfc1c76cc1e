import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { deserialize } from 'node:v8';
import type { StarterVersion } from '@/lib/library/starter-versions';
import { publishStarters } from '@/lib/services/library/publish-starters';
import type { Services } from '@/lib/services/requests/services';

/** What the build wrote: playing all starters takes half a minute, in which visitors would wait. */
const STARTERS = resolve('dist/starters.bin');
/** “npm start” writes it once the studio runs; a full disk has no room for them. */
const LOOK_AGAIN_MS = 1_000;

/** Publishes the studio's starters in the background. What fails is tried again at the next start. Returns what ends that. */
export function startStarterPublisher(services: Services): () => void {
  const ending = new AbortController();
  publishBuilt(services, ending.signal).catch((error: unknown) => {
    if (!ending.signal.aborted) console.error('The starters could not be published:', error);
  });
  return () => ending.abort();
}

async function publishBuilt(services: Services, signal: AbortSignal): Promise<void> {
  while (!existsSync(STARTERS) || services.store.isFull()) await sleep(LOOK_AGAIN_MS, undefined, { signal });
  const starters = deserialize(await readFile(STARTERS, { signal })) as readonly StarterVersion[];
  await publishStarters(services, starters, signal);
}
