import { artAddress, dropArt, type KeptArt, readAllArt, storeArt } from '@/app/_data/art-store';
import { toast } from '@/app/_ui/toasts';

/** The server has said why it does not take a picture, in the user's words. */
export class ArtRefused extends Error {}
/** It takes no more pictures for now. */
class ArtPutOff extends Error {}
const PUT_OFF = 'Pictures wait on this device and will be sent later.';

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
    if (error instanceof ArtRefused) await dropArt(art.draftId, art.hash);
    else if (kept) {
      if (error instanceof ArtPutOff) toast({ message: PUT_OFF });
      for (const later of trying) later();
      return;
    }
    throw error;
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
  const message = answer?.error?.message ?? 'The server rejected the picture.';
  if (response.status === 429 || response.status === 507) throw new ArtPutOff(message);
  // A server in trouble may take it later; what it refuses once it refuses always.
  throw response.status >= 500 ? new Error(message) : new ArtRefused(message);
}

const RETRY_MS = 20_000;
/** What tries again soon, for as long as a draft is open. */
const trying = new Set<() => void>();

/** Brings what waits on this device to the server: now, and whenever there may be a connection again. */
export function sendWaitingArt(draftId: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  const told = new Set<string>();
  const run = async () => {
    clearTimeout(timer);
    const waiting = (await readAllArt(draftId)).filter((art) => art.waiting === 1);
    let again = false;
    for (const art of waiting) {
      try {
        await send(art);
        await storeArt({ ...art, waiting: 0 });
      } catch (error) {
        if (!(error instanceof ArtRefused)) again = true;
        if (error instanceof ArtPutOff) break;
        if (error instanceof ArtRefused && !told.has(art.hash)) {
          // It stays on this device, where it is still printed.
          told.add(art.hash);
          toast({ message: `A picture is only on this device: ${error.message}` });
        }
      }
    }
    if (again) later();
  };
  const later = () => {
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(run, RETRY_MS);
  };
  trying.add(later);
  const online = () => void run();
  window.addEventListener('online', online);
  void run();
  return () => {
    stopped = true;
    trying.delete(later);
    clearTimeout(timer);
    window.removeEventListener('online', online);
  };
}
