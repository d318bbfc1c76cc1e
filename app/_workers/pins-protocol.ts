import type { Json } from '@/lib/kernel/json';

/** Asks a game for good places for a set of pins. */
export interface PinsRequest {
  readonly system: string;
  readonly draft: Json;
  readonly players: number;
}

export type PinsReply = { readonly type: 'ready' } | { readonly type: 'found'; readonly cells: readonly string[] };
