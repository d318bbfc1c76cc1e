import { visible } from './visible';

/** "The pod, again" → "TP": letters and digits only. */
export const initialsOf = (title: string): string =>
  (visible(title).match(/[\p{L}\p{N}]+/gu) ?? [])
    .slice(0, 2)
    .map((word) => Array.from(word)[0]?.toUpperCase() ?? '')
    .join('') || '?';
