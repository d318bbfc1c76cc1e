import type { SourceLine } from './source-lines';
import { readPhrase, type Vocabulary } from './vocabulary';

const LONGEST = 60;

/** Returns the bucket of a line that says nothing else: "CLUBS", "Clubs:", "**Clubs (♣)**", "== Clubs ==". */
export function bareBucket({ text, marker, quotes }: SourceLine, words: Vocabulary): string | undefined {
  if (quotes > 0 || text.length > LONGEST) return undefined;
  const label = text
    .replace(/[:：]\s*(?=[*_]*$)/u, '')
    .replace(/[([]\d{1,3}[)\]]$/, '')
    .replace(/^[=\-–—\s]{1,8}|[=\-–—\s]{1,8}$/gu, '');
  const named = readPhrase(label, words);
  return named?.bucket !== undefined && (named.rank === undefined || marker !== undefined) ? named.bucket : undefined;
}
