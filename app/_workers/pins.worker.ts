import { openDraft } from '@/lib/scenario/open';
import { findSystem } from '@/lib/systems/registry';
import type { PinsReply, PinsRequest } from './protocols';

const reply = (message: PinsReply): void => self.postMessage(message);

self.addEventListener('message', ({ data }: MessageEvent<PinsRequest>) => {
  void find(data).then((cells) => reply({ type: 'found', cells }), reportError);
});

async function find({ system: id, draft, players }: PinsRequest): Promise<readonly string[]> {
  const system = await findSystem(id)?.load();
  return system ? openDraft(draft, system).open.findPins(players) : [];
}

reply({ type: 'ready' });
