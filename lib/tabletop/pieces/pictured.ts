import { paragraphs, said } from '@/lib/kit/as-markdown';
import type { Block, IconName } from '@/lib/kit/blocks';
import { parsePicture } from '@/lib/kit/picture';
import { heading } from '@/lib/kit/short-blocks';

/** Returns a heading with its icon; other pictures are shown elsewhere. */
export function signedHeading(text: string, picture: string, usual: IconName): Block {
  const look = pictured(picture, usual);
  return heading(text, 1, 'icon' in look ? look.icon : undefined);
}

/** Returns the author's picture or icon, or the usual icon. */
export function pictured(picture: string, usual: IconName): { readonly art: string } | { readonly icon: IconName } {
  const { kind } = parsePicture(picture);
  if (kind === 'art') return { art: picture };
  return { icon: kind === 'sign' ? picture : usual };
}

/** Formats labelled texts: "**Wants:** The pump." Skips blanks. Labels are Markdown; texts are escaped. */
export const labelled = (...pairs: readonly (readonly [label: string, words: string])[]): readonly string[] =>
  pairs.filter(([, words]) => words.trim() !== '').map(([label, words]) => said`**${label}:** ${words}`);

/** Returns a paragraph for each label with words. */
export const labelledText = (labels: Readonly<Record<string, string>>): string =>
  paragraphs(...labelled(...Object.entries(labels)));

/** Returns the trimmed texts of entries, without empty ones. */
export const written = <Entry>(entries: readonly Entry[], textOf: (entry: Entry) => string): readonly string[] =>
  entries.map((entry) => textOf(entry).trim()).filter(Boolean);
