import type { Refusal } from '../protocol/protocol';

/** For an update that no honest browser makes. */
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
/** For what an older or newer page calls its fields, and for what nobody would ever see. */
export const UNKNOWN_FIELD: Refusal = {
  code: 'unknown-field',
  message: 'This change has fields that this version of the studio does not know. Sending the rest again.',
};
export const READ_ONLY: Refusal = { code: 'read-only', message: 'You can read this scenario but not change it.' };
/** For what belongs to a document that was compacted. */
export const RENEWED: Refusal = { code: 'renewed', message: 'The scenario was compacted. Sending this again.' };
export const TOO_WORN: Refusal = {
  code: 'too-large',
  message: 'This scenario’s history is full. Duplicate it and continue in the copy: no text is lost.',
};
