import { useMemo } from 'react';
import { useDelete, useStudio, useUndoable } from '@/app/_draft/use-draft';
import { type Entry, entriesOf, type Json, type JsonObject } from '@/lib/kernel/json';
import type { Patch } from '@/lib/kernel/patch';
import { type Path, valueAt } from '@/lib/kernel/path';
import { headlineOf, nameEntry } from '@/lib/scenario/entry-names';
import { blankEntry } from '@/lib/schema/blank';
import type { ListShape } from '@/lib/schema/shape';
import { variantOf } from '@/lib/schema/shape-at';
import { fitPasted, sayPasted } from './fit-pasted';
import { useInsertPatches } from './place-entries';

/** Further changes that come with new entries, and their announcement. */
export type FurtherChanges = (entries: readonly Entry[]) => {
  readonly patches: readonly Patch[];
  readonly said: string;
};

/** Edits of a list, each one undo step. */
export interface ListEdits {
  readonly add: (given: JsonObject, before?: string) => void;
  /**
   * `further` returns further changes; it gets all entries, the new ones included. `beyond` counts entries that were
   * left out before, since there is no room for them.
   */
  readonly addMany: (given: readonly JsonObject[], before?: string, further?: FurtherChanges, beyond?: number) => void;
  readonly remove: (id: string) => void;
  readonly move: (id: string, before: string | undefined) => void;
}

export function useListEdits(path: Path, shape: ListShape): ListEdits {
  const { session, focusPath } = useStudio();
  const undoable = useUndoable();
  const deleteEntries = useDelete();
  const insertPatches = useInsertPatches();
  return useMemo(() => {
    const current = () => entriesOf(valueAt(session.draft() as unknown as Json, path));
    return {
      add: (given, before) => {
        if (current().length >= shape.max) return;
        const entry = blankEntry(shape, given, current());
        session.edit(insertPatches(path, [entry], before));
        const kind = variantOf(shape.entry, entry);
        const [first] = Object.keys(kind?.fields ?? {}).filter((key) => key !== 'id' && !(key in given));
        const field = (kind && headlineOf(kind)) ?? first;
        focusPath(field === undefined ? [...path, entry.id] : [...path, entry.id, field]);
      },
      addMany: (given, before, further, beyond = 0) => {
        const here = current();
        const fit = fitPasted(shape, given, Math.max(0, shape.max - here.length));
        const all = [...here];
        for (const each of fit.taken) all.push(blankEntry(shape, each, all));
        const entries = all.slice(here.length);
        const { patches = [], said = '' } = further?.(all) ?? {};
        const counts = { ...fit, left: fit.left + beyond };
        const message = given.length === 0 ? said : `${sayPasted(counts, shape.max)} ${said}`.trim();
        undoable(message, [...insertPatches(path, entries, before), ...patches]);
      },
      remove: (id) => {
        const entries = current();
        const index = entries.findIndex((entry) => entry.id === id);
        const name = nameEntry(entries[index], { shape, path }, session.draft() as unknown as Json, index);
        if (index === -1) return;
        deleteEntries(`Deleted “${name}”.`, [{ op: 'remove', path: [...path, id] }], [id]);
        const neighbour = entries[index + 1] ?? entries[index - 1];
        focusPath(neighbour ? [...path, neighbour.id] : path);
      },
      move: (id, before) => {
        session.edit([{ op: 'move', path: [...path, id], ...(before !== undefined && { before }) }]);
      },
    };
  }, [session, focusPath, undoable, deleteEntries, insertPatches, path, shape]);
}
