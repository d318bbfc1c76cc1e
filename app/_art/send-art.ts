import { artAddress, dropArt, type KeptArt, readAllArt, storeArt } from '@/app/_data/art-store';
import { toast } from '@/app/_ui/toasts';

/** Final refusal by the server; the message is shown to the user. */
export class ArtRefused extends Error {}
/** Temporary refusal: the server takes no more pictures for now. */
class ArtPutOff extends Error {}
const PUT_OFF = 'Pictures wait on this device and will be sent later.';

/**
 * Saves a picture on this device, then uploads it. Resolves as soon as one of the two has it; a failed upload is
 * retried later. Rejects if neither has it.
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
      for (const later of retries) later();
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
  // Server errors (5xx) are retried; other refusals are final.
  throw response.status >= 500 ? new Error(message) : new ArtRefused(message);
}

const RETRY_MS = 20_000;
/** Callbacks that schedule a retry, one per open draft. */
const retries = new Set<() => void>();

/** Uploads waiting pictures now and whenever the connection may be back. Returns a function that stops it. */
export function sendWaitingArt(draftId: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  const reported = new Set<string>();
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
        if (error instanceof ArtRefused && !reported.has(art.hash)) {
          // The picture stays on this device and is still printed from here.
          reported.add(art.hash);
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
  retries.add(later);
  const online = () => void run();
  window.addEventListener('online', online);
  void run();
  return () => {
    stopped = true;
    retries.delete(later);
    clearTimeout(timer);
    window.removeEventListener('online', online);
  };
}
