import { artAddress } from './art-address';
import { type KeptArt, readAllArt, storeArt } from './art-store';

/** The server has said why it does not take a picture, in the user's words. */
export class ArtRefused extends Error {}

/**
 * Keeps a picture on this device, then brings it to the server. Resolves as soon as it is safe in one of the two
 * places; what the server could not be told now it is told later. Rejects if neither has it.
 */
export async function keepArt(art: Omit<KeptArt, 'waiting'>): Promise<void> {
  const kept = await storeArt({ ...art, waiting: 1 }).then(
    () => true,
    () => false,
  );
  try {
    await send(art);
    if (kept) await storeArt({ ...art, waiting: 0 });
  } catch (error) {
    if (!kept || error instanceof ArtRefused) throw error;
  }
}

async function send({ draftId, hash, bytes, alt, credit }: Omit<KeptArt, 'waiting'>): Promise<void> {
  const response = await fetch(`${artAddress(draftId, hash)}?${new URLSearchParams({ alt, credit })}`, {
    method: 'PUT',
    headers: { 'content-type': 'image/png' },
    body: bytes,
  });
  if (response.ok) return;
  const answer = (await response.json().catch(() => undefined)) as { error?: { message?: string } } | undefined;
  const message = answer?.error?.message ?? 'The server did not take the picture.';
  // A server in trouble may take it later; what it refuses once it refuses always.
  throw response.status >= 500 ? new Error(message) : new ArtRefused(message);
}

const RETRY_MS = 20_000;

/** Brings what waits on this device to the server: now, and whenever there may be a connection again. */
export function sendWaitingArt(draftId: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  const run = async () => {
    clearTimeout(timer);
    const waiting = (await readAllArt(draftId)).filter((art) => art.waiting === 1);
    let again = false;
    for (const art of waiting) {
      try {
        await send(art);
        await storeArt({ ...art, waiting: 0 });
      } catch (error) {
        again ||= !(error instanceof ArtRefused);
      }
    }
    if (again && !stopped) timer = setTimeout(run, RETRY_MS);
  };
  const online = () => void run();
  window.addEventListener('online', online);
  void run();
  return () => {
    stopped = true;
    clearTimeout(timer);
    window.removeEventListener('online', online);
  };
}
