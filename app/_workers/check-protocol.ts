import type { Issue } from '@/lib/kernel/issue';
import type { Json } from '@/lib/kernel/json';
import type { Facts } from '@/lib/systems/contract';

export interface CheckRequest {
  readonly type: 'check';
  readonly seq: number;
  readonly system: string;
  readonly draft: Json;
  /** Whether to measure too if texts fit their printed boxes, which takes longer. */
  readonly measure: boolean;
}

export type CheckReply =
  | { readonly type: 'ready' }
  | {
      readonly type: 'checked';
      readonly seq: number;
      readonly measured: boolean;
      readonly issues: readonly Issue[];
      readonly facts: Facts;
    }
  | { readonly type: 'failed'; readonly seq: number };
