import { createContext, type RefObject, use, useCallback } from 'react';
import type { Entry } from '@/lib/kernel/json';
import type { Patch } from '@/lib/kernel/patch';
import type { Path } from '@/lib/kernel/path';

/** What a drawing of a list makes of entries that are added to it, or to a list inside it: where they stand. */
export type Welcome = (
  path: Path,
  entries: readonly Entry[],
) => { readonly entries: readonly Entry[]; readonly along: readonly Patch[] };

/** The drawing beside the lists, if there is one. */
export const NewcomersContext = createContext<RefObject<Welcome | undefined> | undefined>(undefined);

/** How to add entries to a list so that its drawing, if there is one, gives them a place in the same step of undo. */
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
