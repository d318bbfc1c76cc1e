import { forgetNotes, notesFor } from '@/app/_data/notes-handover';
import { toast } from '@/app/_ui/toasts';
import type { EarlySession } from '@/lib/collab/client/early-session';
import { sortedPatches } from '@/lib/intake/notes/place';
import { noteSteps } from '@/lib/intake/notes/places';
import { newId } from '@/lib/kernel/ids';
import type { Json } from '@/lib/kernel/json';
import type { GameManifest } from '@/lib/scenario/game-manifest';

/** Writes the notes that wait for a draft into it and its drawer, as one step of undo. */
export function takeNotes(draftId: string, session: EarlySession, system: GameManifest): void {
  const waiting = notesFor(draftId);
  if (!waiting || session.readOnly) return;
  const { sorted } = waiting;
  const { entries, texts, notes } = sorted;
  const patches = sortedPatches(sorted, noteSteps(system), session.draft() as unknown as Json);
  const first = (session.notes().at(-1)?.at ?? -1) + 1;
  const put = notes.map((note, i) => ({ ...note, id: newId(), at: first + i }));
  const step = session.edit(patches, { put });
  forgetNotes();
  if (!step) return;
  const offer = { subscribe: session.subscribe, isOpen: step.isWhole };
  const placed = entries.reduce((sum, { fields }) => sum + fields.length, texts.length);
  const message = `Notes taken in: ${placed.toLocaleString('en')} placed, ${notes.length.toLocaleString('en')} to be placed.`;
  toast({ message, action: { label: 'Undo', run: step.undo, offer } });
}
