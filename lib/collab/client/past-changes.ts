import type * as Y from 'yjs';
import type { Json, JsonObject } from '@/lib/kernel/json';
import { changesBetween, type Patch } from '@/lib/kernel/patch';
import { valueAt } from '@/lib/kernel/path';
import type { ObjectShape } from '@/lib/schema/shape';
import { carryOver, editText } from '../document/edit-text';
import { type HeldNotes, heldNotes, repeatNotes } from '../document/notes';
import { applyPatchesToDoc, textAt } from '../document/write-draft';

/** Edit of a document that has been replaced since. */
interface Change {
  readonly before: State;
  readonly after: State;
}

/** Draft and drawer at one moment. */
interface State {
  readonly draft: JsonObject;
  readonly notes: HeldNotes;
}

const HISTORY_MAX = 100;

/** Undo and redo steps of replaced documents. The last of each list comes next. */
interface PastChanges {
  readonly undoable: readonly Change[];
  readonly redoable: readonly Change[];
}

export const NO_PAST: PastChanges = { undoable: [], redoable: [] };

/**
 * Collects the undo and redo steps of a document that is about to be replaced, and those of earlier ones. Walks through
 * its history, so nobody may be subscribed to it.
 */
export function pastOf(
  doc: Y.Doc,
  undo: Y.UndoManager,
  readDraft: () => JsonObject,
  earlier: PastChanges,
): PastChanges {
  const read = (): State => ({ draft: readDraft(), notes: heldNotes(doc) });
  const [undoable, redoable]: [Change[], Change[]] = [[], []];
  const walk = (step: () => void): Change => {
    const before = read();
    step();
    return { before, after: read() };
  };
  let steps = 0;
  for (; steps < HISTORY_MAX && undo.canUndo(); steps++) {
    const { before, after } = walk(() => undo.undo());
    undoable.unshift({ before: after, after: before });
  }
  for (; steps > 0; steps--) undo.redo();
  while (redoable.length < HISTORY_MAX && undo.canRedo()) redoable.unshift(walk(() => undo.redo()));
  return {
    undoable: [...earlier.undoable, ...undoable].filter(isEffective).slice(-HISTORY_MAX),
    redoable: [...redoable, ...earlier.redoable].filter(isEffective).slice(-HISTORY_MAX),
  };
}

const isEffective = ({ before, after }: Change) =>
  before.draft !== after.draft ||
  before.notes.size !== after.notes.size ||
  [...after.notes].some(([id, held]) => before.notes.get(id) !== held);

/** Reverts an edit in another document, except where somebody else has changed the same value since. */
export const undoChange = ({ before, after }: Change, doc: Y.Doc, shape: ObjectShape, read: () => JsonObject): void =>
  redoChange({ before: after, after: before }, doc, shape, read);

/** Repeats an edit in another document. */
export function redoChange({ before, after }: Change, doc: Y.Doc, shape: ObjectShape, read: () => JsonObject): void {
  const now = read();
  doc.transact(() => {
    repeatNotes(doc, before.notes, after.notes);
    for (const patch of changesBetween(before.draft, after.draft)) {
      const text = patch.op === 'set' ? textAt(doc, shape, patch.path) : undefined;
      const was = valueAt(before.draft, patch.path);
      if (patch.op === 'set' && text) {
        editText(text, carryOver({ before: String(was), after: String(patch.value) }, text.toString()));
      } else if (fits(patch, was, now)) applyPatchesToDoc(doc, shape, [patch]);
    }
  });
}

function fits(patch: Patch, was: Json | undefined, now: JsonObject): boolean {
  if (patch.op === 'insert') return valueAt(now, [...patch.path, patch.entry.id]) === undefined;
  return patch.op !== 'set' || JSON.stringify(valueAt(now, patch.path)) === JSON.stringify(was);
}
