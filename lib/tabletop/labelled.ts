import { paragraphs, said } from '@/lib/kit/as-markdown';

/** "**Wants:** The pump." for each that somebody wrote; our own label, and the words as they stand. */
export const labelled = (...pairs: readonly (readonly [label: string, words: string])[]): readonly string[] =>
  pairs.filter(([, words]) => words.trim() !== '').map(([label, words]) => said`**${label}:** ${words}`);

/** What somebody wrote, and below it a paragraph for each label with words. */
export const labelledText = (first: string, labels: Readonly<Record<string, string>>): string =>
  paragraphs(first, ...labelled(...Object.entries(labels)));

/** What entries of a list say, without those that say nothing. */
export const written = <Entry>(entries: readonly Entry[], textOf: (entry: Entry) => string): readonly string[] =>
  entries.map((entry) => textOf(entry).trim()).filter(Boolean);
