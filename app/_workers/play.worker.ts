import '@/app/_data/without-eval';
import { eveningStore } from './evening-store';
import { PlayHost } from './play-host';
import type { PlayReply, PlayRequest } from './play-protocol';

const reply = (message: PlayReply): void => self.postMessage(message);

const BROKEN =
  'The game has stopped. This is a bug; the evening up to here is kept. Reload the page to go on, and tell us what you played.';

const host = new PlayHost(eveningStore, reply);
/** Serialises requests. */
let last: Promise<void> = Promise.resolve();

self.addEventListener('message', ({ data }: MessageEvent<PlayRequest>) => {
  last = last.then(() => host.take(data)).catch(() => reply({ type: 'refused', message: BROKEN }));
});

reply({ type: 'ready' });
