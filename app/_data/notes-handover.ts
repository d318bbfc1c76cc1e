import type { ReadNotes } from '@/lib/intake/notes/say';
import { RequestFailed } from './request';

const NOTES = 'trapdoor/notes';
const NOTES_FOR = 'trapdoor/notes-for';

/** Keeps sorted notes in this tab for the studio's page. Throws if the browser has no room for them. */
export function keepNotes(notes: ReadNotes): void {
  try {
    sessionStorage.setItem(NOTES, JSON.stringify(notes));
    sessionStorage.removeItem(NOTES_FOR);
  } catch {
    throw new RequestFailed('This browser has no room to keep your notes for the next page. Bring fewer at once.');
  }
}

/** Names the draft that gets the notes. */
export const giveNotesTo = (draftId: string): void => sessionStorage.setItem(NOTES_FOR, draftId);

/** Returns the notes that wait for a draft; undefined without any. */
export function notesFor(draftId: string): ReadNotes | undefined {
  try {
    if (sessionStorage.getItem(NOTES_FOR) !== draftId) return undefined;
    const kept = sessionStorage.getItem(NOTES);
    return kept === null ? undefined : (JSON.parse(kept) as ReadNotes);
  } catch {
    return undefined;
  }
}

export function forgetNotes(): void {
  sessionStorage.removeItem(NOTES);
  sessionStorage.removeItem(NOTES_FOR);
}
