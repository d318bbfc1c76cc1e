import type { Facts, Remark } from '@/lib/contract/authored';
import type { Suggestion } from '@/lib/contract/suggestions';
import type { Issue } from '@/lib/kernel/issue';
import type { Json } from '@/lib/kernel/json';
import type { ArtWords } from './scenario-art';

export interface CheckRequest {
  readonly type: 'check';
  readonly seq: number;
  readonly system: string;
  readonly draft: Json;
}

/** Asks what is in the way of publishing. */
export interface PublishRequest {
  readonly type: 'publish';
  readonly system: string;
  readonly draft: Json;
  readonly pictures: readonly ArtWords[];
  /** Whether the version it is a remix of is by the same publisher. */
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
      readonly remarks: readonly Remark[];
      readonly suggestions: readonly Suggestion[];
    }
  /** All of it is as the last time. */
  | { readonly type: 'unchanged'; readonly seq: number }
  | { readonly type: 'failed'; readonly seq: number };

/** Asks whether the texts fit where they are printed. */
export interface FitRequest {
  readonly type: 'measure';
  readonly system: string;
  readonly draft: Json;
  /** Where the fonts lie. */
  readonly baseUrl: string;
}

export type FitReply =
  | { readonly type: 'ready' }
  | { readonly type: 'measured'; readonly issues: readonly Issue[] }
  /** Without fonts (offline, say) nothing can be measured; the other checks don't mind. */
  | { readonly type: 'failed' };

/** Replaces a reply that repeats the last one with `unchanged`: most letters change nothing that is shown. */
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
