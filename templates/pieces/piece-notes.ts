import type { Block } from '@/lib/kit/blocks';

/** Words that found no room on a piece. */
export interface LostWords {
  /** As it is printed on the piece: "EV 7". */
  readonly sign: string;
  readonly title: string;
  readonly field: string;
  readonly text: string;
}

/** A page that says in full what had to be cut short on the pieces, by the sign that each of them bears. */
export const notesOn = (title: string, words: readonly LostWords[]): readonly Block[] => [
  { block: 'heading', level: 1, text: `${title}: in full` },
  { block: 'text', markdown: 'These words found no room on their pieces. Each piece says its number in a corner.' },
  ...words.flatMap(({ sign, title, field, text }): readonly Block[] => [
    { block: 'heading', level: 3, text: `${sign} · ${title} · ${field}` },
    { block: 'text', markdown: text },
  ]),
];
