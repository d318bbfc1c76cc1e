import { type EveningShelf, PlayHost } from '@/app/_workers/play-host';
import type { KeptEvening, PlayReply } from '@/app/_workers/play-protocol';
import type { Evening } from '@/lib/evening/evening';
import { findSystem } from '@/lib/systems/registry';

/** A browser's database in memory. */
export function memoryShelf(): EveningShelf {
  const kept = new Map<string, KeptEvening & { readonly evening: Evening }>();
  return {
    keep: async (one) => void kept.set(one.id, one),
    read: async (id) => kept.get(id),
    list: async () => [...kept.values()].map(({ evening: _, ...about }) => about),
    forget: async (id) => void kept.delete(id),
    scenario: async () => undefined,
  };
}

/** The worker of a page, with the messages that the page has received. */
export function openPage(shelf: EveningShelf, find = findSystem) {
  const heard: PlayReply[] = [];
  // Messages are copied, as between a worker and its page.
  const post = (reply: PlayReply) => void heard.push(reply.type === 'file' ? reply : structuredClone(reply));
  const host = new PlayHost(shelf, post, find);
  const last = <Type extends PlayReply['type']>(type: Type) =>
    heard.findLast((reply): reply is Extract<PlayReply, { type: Type }> => reply.type === type);
  return { host, heard, last };
}
