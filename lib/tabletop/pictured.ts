import { paragraphs, said } from '@/lib/kit/as-markdown';
import type { Block, IconName } from '@/lib/kit/blocks';
import { parsePicture } from '@/lib/kit/picture';
import { heading } from '@/lib/kit/short-blocks';

/** A title with its sign; other pictures stand elsewhere. */
export function signedHeading(text: string, picture: string, usual: IconName): Block {
  const look = pictured(picture, usual);
  return heading(text, 1, 'icon' in look ? look.icon : undefined);
}

/** The author’s sign or picture, otherwise a usual sign. */
export function pictured(picture: string, usual: IconName): { readonly art: string } | { readonly icon: IconName } {
  const { kind } = parsePicture(picture);
  if (kind === 'art') return { art: picture };
  return { icon: kind === 'sign' ? picture : usual };
}

/** "**Wants:** The pump." for each that somebody wrote; our own label, and the words as they stand. */
export const labelled = (...pairs: readonly (readonly [label: string, words: string])[]): readonly string[] =>
  pairs.filter(([, words]) => words.trim() !== '').map(([label, words]) => said`**${label}:** ${words}`);

/** The text, and below it a paragraph for each label with words. */
export const labelledText = (first: string, labels: Readonly<Record<string, string>>): string =>
  paragraphs(first, ...labelled(...Object.entries(labels)));

/** Texts of the entries of a list, without empty ones. */
export const written = <Entry>(entries: readonly Entry[], textOf: (entry: Entry) => string): readonly string[] =>
  entries.map((entry) => textOf(entry).trim()).filter(Boolean);
