import type * as Y from 'yjs';
import type { Json } from '@/lib/kernel/json';
import type { Patch } from '@/lib/kernel/patch';
import { type Path, valueAt } from '@/lib/kernel/path';
import type { Draft } from '@/lib/scenario/draft';

/** One local edit, which can be undone on its own. */
export interface Step {
  /** Tells whether the edit still stands: not undone, and none of its values changed since. */
  isWhole(): boolean;
  /** Undoes only this edit, whatever came after it. Does nothing if `isWhole` is false. */
  undo(): void;
}

interface Made {
  readonly item: Y.UndoManager['undoStack'][number];
  readonly patches: readonly Patch[];
  /** Undo manager that has the edit on top. */
  readonly undo: Y.UndoManager;
  readonly draft: () => Draft;
  /** Undoes or redoes in the current history, unless the draft is read-only. */
  readonly travel: (step: () => void) => void;
}

export function stepOf({ item, patches, undo, draft, travel }: Made): Step {
  const written = patches.map(targetOf);
  const read = () => written.map((path) => valueAt(draft() as unknown as Json, path));
  // Unchanged values keep their identity.
  const made = read();
  let [seen, isAsMade] = [draft(), true];
  const look = () => {
    if (seen === draft()) return;
    seen = draft();
    isAsMade &&= read().every((value, i) => value === made[i]);
  };
  const step: Step = {
    isWhole: () => {
      look();
      return isAsMade && undo.undoStack.includes(item);
    },
    undo: () =>
      travel(() => {
        if (!step.isWhole()) return;
        const others = undo.undoStack.filter((other) => other !== item);
        // If this edit has no effect any more, Yjs would go on and undo the one below it.
        undo.undoStack = [item];
        undo.undo();
        undo.undoStack = others;
      }),
  };
  return step;
}

const targetOf = (patch: Patch): Path => (patch.op === 'insert' ? [...patch.path, patch.entry.id] : patch.path);
