import type { Json } from '@/lib/kernel/json';
import type { Patch } from '@/lib/kernel/patch';
import { type Draft, partsOf } from '@/lib/scenario/draft';

/** The edit that brings an earlier state back: one step of undo. */
export function restorePatches(draft: Draft): readonly Patch[] {
  return Object.entries(partsOf(draft).fields).map(([key, value]) => ({
    op: 'set',
    path: [key],
    value: value as Json,
  }));
}
