import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbeddedStore } from '@/lib/storage/embedded/open';
import type { Store } from '@/lib/storage/store';
import { publications } from '@/test/support/library-catalogue';
import { ROOM } from '@/test/support/library-versions';
import { scaled } from '../scale';

const PUBLICATIONS = 10_000;
const SEED = 18;

/** Publishes as many as a large library has. */
export async function fillLibrary(store: Store): Promise<void> {
  for (const version of publications(scaled(PUBLICATIONS), SEED)) {
    const { kind } = await store.addVersion(version, { ...ROOM, bytes: Number.MAX_SAFE_INTEGER });
    if (kind !== 'added') throw new Error(`The generator made a version that is refused: ${kind}`);
  }
}

let filled: Promise<string> | undefined;

/** A data folder with a large library. It is made once, and goes with the process. */
export function filledFolder(): Promise<string> {
  filled ??= fillFolder();
  return filled;
}

async function fillFolder(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'trapdoor-library-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const store = await openEmbeddedStore(folder);
  await fillLibrary(store);
  await store.close();
  return folder;
}
