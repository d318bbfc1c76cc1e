import type * as Y from 'yjs';
import { bytesOf, NOTE_LIMITS, parseNote } from '@/lib/intake/notes/note';
import { isEntryId } from '../../document/draft-doc';
import { notesOf } from '../../document/notes';
import type { Refusal } from '../../protocol/protocol';
import { GARBAGE, TOO_MANY_NOTES, UNKNOWN_FIELD } from '../refusals';
import type { Struct } from './scan';

/** Checks what an update does to the notes of a drawer: each is whole, and all are within the limits. */
export class NoteGate {
  /** Bytes of notes that the update writes, by id. */
  readonly #fresh = new Map<string, number>();

  constructor(readonly doc: Y.Doc) {}

  /** Returns the refusal of a struct under a key of the root, if it is not allowed. */
  refusalOf({ kind, value }: Struct, key: string | undefined): Refusal | undefined {
    // Yjs forgot the content, so only its deletion is left.
    if (kind === 'deleted') return undefined;
    if (key === undefined) return UNKNOWN_FIELD;
    if (kind !== 'value' || !isEntryId(key) || !parseNote(key, value)) return GARBAGE;
    this.#fresh.set(key, Math.max(this.#fresh.get(key) ?? 0, bytesOf(String(value))));
    return undefined;
  }

  /** Returns the refusal of the whole update: too many notes, or too much text. */
  refusalOfAll(): Refusal | undefined {
    if (this.#fresh.size === 0) return undefined;
    const sizes = new Map(this.#fresh);
    for (const [key, held] of notesOf(this.doc).entries()) {
      if (!sizes.has(key)) sizes.set(key, bytesOf(String(held)));
    }
    const bytes = [...sizes.values()].reduce((sum, size) => sum + size, 0);
    return sizes.size > NOTE_LIMITS.count || bytes > NOTE_LIMITS.all ? TOO_MANY_NOTES : undefined;
  }
}
