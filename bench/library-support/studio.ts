import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type StudioServer, startStudio } from '@/test/support/studio-server';
import { waitFor } from '../table-support/measured';
import { filledFolder } from './catalogue';

const STARTERS_WITHIN_MS = 60_000;

/** A built studio with a large library and the starters, and the address of one of them. */
export async function openLibrary(): Promise<{ readonly studio: StudioServer; readonly starter: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'trapdoor-library-studio-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  cpSync(await filledFolder(), folder, { recursive: true });
  const studio = await startStudio({ LIBRARY: 'open' }, folder);
  let starter = '';
  const isThere = await waitFor(async () => {
    const found = await fetch(`${studio.url}/api/library?limit=1`);
    const { results } = (await found.json()) as { readonly results: readonly { publisher: string; url: string }[] };
    starter = results[0]?.publisher === '' ? new URL(results[0].url).pathname : '';
    return starter !== '';
  }, STARTERS_WITHIN_MS);
  if (!isThere) throw new Error('The studio did not publish its starters.');
  return { studio, starter };
}
