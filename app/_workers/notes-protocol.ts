import type { ReadNotes } from '@/lib/intake/notes/say';
import type { Result } from '@/lib/kernel/result';
import type { IntakeSource } from './intake-protocol';

/** Asks for notes to be sorted into the places of a game. */
export interface NotesRequest {
  readonly source: IntakeSource;
  /** Id of the game. */
  readonly system: string;
}

export type NotesReply =
  | { readonly type: 'ready' }
  /** Fails with a message for the user. */
  | { readonly type: 'sorted'; readonly result: Result<ReadNotes> };
