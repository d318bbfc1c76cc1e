import { createContext, type RefObject, use, useCallback } from 'react';
import type { Entry } from '@/lib/kernel/json';
import type { Patch } from '@/lib/kernel/patch';
import type { Path } from '@/lib/kernel/path';

/** Callback of a drawing for entries that are added to its list, or to a list inside it: gives them positions. */
export type Welcome = (
  path: Path,
  entries: readonly Entry[],
) => { readonly entries: readonly Entry[]; readonly along: readonly Patch[] };

/** Callback of the drawing beside the lists, if there is one. */
export const NewcomersContext = createContext<RefObject<Welcome | undefined> | undefined>(undefined);

/**
 * Returns a function that makes patches for new entries; the list's drawing, if there is one, gives them positions in
 * the same undo step.
 */
export function useInsertPatches() {
  const welcome = use(NewcomersContext);
  return useCallback(
    (path: Path, given: readonly Entry[], before?: string): readonly Patch[] => {
      const { entries, along } = welcome?.current?.(path, given) ?? { entries: given, along: [] };
      return [
        ...entries.map((entry): Patch => ({ op: 'insert', path, entry, ...(before !== undefined && { before }) })),
        ...along,
      ];
    },
    [welcome],
  );
}
