import { counted } from '@/lib/tabletop/words/wording';

const WORDS_MAX = 4;

/** Says what has changed: the first changes if they are known, otherwise how many edits there were. */
export function sayEdits(edits: number, said: readonly string[] = []): string {
  if (said.length === 0) return counted(edits, 'edit');
  const more = said.length - WORDS_MAX;
  return `${said.slice(0, WORDS_MAX).join('. ')}${more > 0 ? `, and ${more} more` : ''}.`;
}
