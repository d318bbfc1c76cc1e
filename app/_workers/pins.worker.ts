import { openDraft } from '@/lib/scenario/open';
import { findSystem } from '@/lib/systems/registry';
import type { PinsReply, PinsRequest } from './pins-protocol';

const reply = (message: PinsReply): void => self.postMessage(message);

self.addEventListener('message', ({ data }: MessageEvent<PinsRequest>) => {
  const system = findSystem(data.system);
  reply({ type: 'found', cells: system ? openDraft(data.draft, system).open.findPins(data.players) : [] });
});

reply({ type: 'ready' });
