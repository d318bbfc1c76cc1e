import type * as Y from 'yjs';
import { bytesOf, type DrawerNote, formatNote, NOTE_LIMITS, parseNote } from '@/lib/intake/notes/note';
import { limitMarks } from '@/lib/kernel/visible';
import type { SharedMap } from './draft-doc';

/** Name of the root that holds notes which have no place yet. Whatever reads a scenario never sees them. */
export const NOTES = 'notes';

/** Rough size of a note's id and of Yjs's own data about it. */
const KEY_BYTES = 60;

export const notesOf = (doc: Y.Doc): SharedMap => doc.getMap(NOTES);

/** Notes to put into a drawer, and ids of notes to take out. */
export interface NoteChange {
  readonly put?: readonly DrawerNote[];
  readonly remove?: readonly string[];
}

/** Stored notes of a document by id. */
export type HeldNotes = ReadonlyMap<string, unknown>;
export const heldNotes = (doc: Y.Doc): HeldNotes => new Map(notesOf(doc).entries());

/** Returns the notes of a document in their order. */
export const readNotes = (doc: Y.Doc): readonly DrawerNote[] =>
  [...notesOf(doc).entries()]
    .flatMap(([id, held]) => parseNote(id, held) ?? [])
    .map((note) => ({ ...note, title: limitMarks(note.title), text: limitMarks(note.text) }))
    .sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));

export function changeNotes(doc: Y.Doc, { put = [], remove = [] }: NoteChange, origin?: unknown): void {
  const map = notesOf(doc);
  doc.transact(() => {
    for (const id of remove) map.delete(id);
    for (const note of put) map.set(note.id, formatNote(note));
  }, origin);
}

/** Repeats a change of notes in another document, except where a note has changed since. */
export function repeatNotes(doc: Y.Doc, before: HeldNotes, after: HeldNotes): void {
  const map = notesOf(doc);
  for (const id of new Set([...before.keys(), ...after.keys()])) {
    const [was, becomes] = [before.get(id), after.get(id)];
    if (was === becomes || map.get(id) !== was) continue;
    if (becomes === undefined) map.delete(id);
    else map.set(id, becomes);
  }
}

/** Returns the size of all notes in bytes, up to the most that are allowed. */
export function noteBytes(doc: Y.Doc): number {
  let bytes = 0;
  for (const held of notesOf(doc).values()) bytes += bytesOf(String(held)) + KEY_BYTES;
  return Math.min(bytes, NOTE_LIMITS.all + NOTE_LIMITS.count * KEY_BYTES);
}
