import type { Patch } from '@/lib/kernel/patch';
import type { Draft } from '@/lib/scenario/envelope';

/** The edit that brings an earlier state back: one step of undo. */
export function restorePatches({ title, authors, licence, language, summary, body }: Draft): readonly Patch[] {
  return Object.entries({ title, authors, licence, language, summary, body }).map(([key, value]) => ({
    op: 'set',
    path: [key],
    value,
  }));
}
