import '@/app/_data/without-eval';
import { openFor } from './open-for';
import type { PinsReply, PinsRequest } from './protocols';

const reply = (message: PinsReply): void => self.postMessage(message);

self.addEventListener('message', ({ data }: MessageEvent<PinsRequest>) => {
  void find(data).then((cells) => reply({ type: 'found', cells }), reportError);
});

async function find({ system: id, draft, players }: PinsRequest): Promise<readonly string[]> {
  return (await openFor(id, draft))?.open.findPins(players) ?? [];
}

reply({ type: 'ready' });
