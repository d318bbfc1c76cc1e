import type * as Y from 'yjs';
import type { Json } from '@/lib/kernel/json';
import type { Patch } from '@/lib/kernel/patch';
import { type Path, valueAt } from '@/lib/kernel/path';
import type { Draft } from '@/lib/scenario/draft';

/** One edit of one's own, which can be undone by itself. */
export interface Step {
  /** Whether it stands as it was made: not undone yet, and nothing that it wrote was changed since. */
  isWhole(): boolean;
  /** Undoes it and nothing else, whatever was done since; nothing once it is not whole. */
  undo(): void;
}

interface Made {
  readonly item: Y.UndoManager['undoStack'][number];
  readonly patches: readonly Patch[];
  /** The history that has the edit on top. */
  readonly undo: Y.UndoManager;
  /** The draft now. */
  readonly draft: () => Draft;
  /** Goes back or forth in the present history, unless nothing may be changed. */
  readonly travel: (step: () => void) => void;
}

/** The step that has just been made. */
export function stepOf({ item, patches, undo, draft, travel }: Made): Step {
  const written = patches.map(targetOf);
  const read = () => written.map((path) => valueAt(draft() as unknown as Json, path));
  // What did not change is the same object.
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
        // If this step no longer has any effect, Yjs would go on and undo the one below it.
        undo.undoStack = [item];
        undo.undo();
        undo.undoStack = others;
      }),
  };
  return step;
}

const targetOf = (patch: Patch): Path => (patch.op === 'insert' ? [...patch.path, patch.entry.id] : patch.path);
