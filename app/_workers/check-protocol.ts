import type { Facts, Remark } from '@/lib/contract/authored';
import type { PlayerRange } from '@/lib/contract/manifest';
import type { Suggestion } from '@/lib/contract/suggestions';
import type { Issue } from '@/lib/kernel/issue';
import type { Json } from '@/lib/kernel/json';
import type { KnownPicture } from '@/lib/scenario/publishable';

export interface CheckRequest {
  readonly type: 'check';
  readonly seq: number;
  readonly system: string;
  readonly draft: Json;
}

/** Asks for the issues that prevent publishing. */
export interface PublishRequest {
  readonly type: 'publish';
  readonly system: string;
  readonly draft: Json;
  readonly pictures: readonly KnownPicture[];
  /** True if the remixed version is by the same publisher. */
  readonly ownsParent: boolean;
}

export type PublishReply =
  | { readonly type: 'ready' }
  | { readonly type: 'publishable'; readonly issues: readonly Issue[] }
  | { readonly type: 'failed'; readonly seq?: number };

export type CheckReply =
  | { readonly type: 'ready' }
  | {
      readonly type: 'checked';
      readonly seq: number;
      readonly issues: readonly Issue[];
      readonly facts: Facts;
      readonly players: PlayerRange;
      readonly remarks: readonly Remark[];
      readonly suggestions: readonly Suggestion[];
    }
  /** The result equals the last one. */
  | { readonly type: 'unchanged'; readonly seq: number }
  | { readonly type: 'failed'; readonly seq: number };

/** Asks whether texts fit their printed space. */
export interface FitRequest {
  readonly type: 'measure';
  readonly system: string;
  readonly draft: Json;
  /** Base URL of the fonts. */
  readonly baseUrl: string;
}

export type FitReply =
  | { readonly type: 'ready' }
  | { readonly type: 'measured'; readonly issues: readonly Issue[] }
  /** Without fonts (offline, for example) nothing can be measured; the other checks don't depend on this. */
  | { readonly type: 'failed' };

/** Replaces a reply that equals the last one by `unchanged`: most keystrokes change nothing in the report. */
export function onlyNews(): (reply: CheckReply) => CheckReply {
  let last = '';
  return (reply) => {
    if (reply.type !== 'checked') return reply;
    const { seq, ...found } = reply;
    const text = JSON.stringify(found);
    if (text === last) return { type: 'unchanged', seq };
    last = text;
    return reply;
  };
}
