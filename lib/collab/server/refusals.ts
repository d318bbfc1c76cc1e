import type { Refusal } from '../protocol/protocol';

/** Refusal for updates that no proper client makes. */
export const GARBAGE: Refusal = {
  code: 'garbage',
  message: 'This change could not be read. Sending it again in another form.',
};
export const GAP: Refusal = {
  code: 'gap',
  message: 'An earlier change is missing. Sending everything again.',
};
export const NOT_YOURS: Refusal = {
  code: 'not-yours',
  message: 'This change was signed by somebody else. Sending it again as yours.',
};
/** Refusal for fields of an older or newer version of the page, and for content that nobody could see. */
export const UNKNOWN_FIELD: Refusal = {
  code: 'unknown-field',
  message: 'This change has fields that this version of the studio does not know. Sending the rest again.',
};
export const READ_ONLY: Refusal = { code: 'read-only', message: 'You can read this scenario but not change it.' };
/** Refusal for edits of a document that has been compacted. */
export const RENEWED: Refusal = { code: 'renewed', message: 'The scenario was compacted. Sending this again.' };
export const HISTORY_FULL: Refusal = {
  code: 'too-large',
  message: 'This scenario’s history is full. Duplicate it and continue in the copy: no text is lost.',
};
export const TOO_MANY_COMMENTS: Refusal = {
  code: 'too-large',
  message: 'A scenario holds at most 2,000 comments. Delete one; until then nothing more is saved.',
};
export const TOO_MANY_NOTES: Refusal = {
  code: 'too-large',
  message:
    'The drawer “To be placed” holds at most 500 notes with 400 kB. Place or delete one; until then nothing more is saved.',
};
