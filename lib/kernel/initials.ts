import { sanitiseLine } from './visible';

/** Returns the initials of a title, letters and digits only: "The pod, again" → "TP". */
export const initialsOf = (title: string): string =>
  (sanitiseLine(title).match(/[\p{L}\p{N}]+/gu) ?? [])
    .slice(0, 2)
    .map((word) => Array.from(word)[0]?.toUpperCase() ?? '')
    .join('') || '?';
