import type { Refusal } from '../protocol/protocol';

/** For an update that no honest browser makes. */
export const GARBAGE: Refusal = {
  code: 'garbage',
  message: 'This change could not be read. It is sent again in another form.',
};
export const GAP: Refusal = {
  code: 'gap',
  message: 'A change that comes before this one is missing. Everything is sent again.',
};
export const NOT_YOURS: Refusal = {
  code: 'not-yours',
  message: 'This change was signed by somebody else. It is sent again as yours.',
};
export const READ_ONLY: Refusal = { code: 'read-only', message: 'You may read this scenario but not change it.' };
/** For what belongs to a document that was begun anew. */
export const RENEWED: Refusal = { code: 'renewed', message: 'The scenario was tidied up. This is sent again.' };
export const TOO_WORN: Refusal = {
  code: 'too-large',
  message:
    'This scenario has been changed so often that its history fills it. Duplicate it and go on in the copy: nothing of the text is lost.',
};
