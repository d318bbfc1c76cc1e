import type { SourceLine } from './source-lines';
import { readPhrase, type Vocabulary } from './vocabulary';

const LONGEST = 60;
/** A name, and in brackets what it stands for: "Clubs (violence)". */
const GLOSSED = /^[*_]{0,3}([\p{S}\s]{0,4}\p{L}{3}[^()[\]]*)[([][^()[\]]{1,40}[)\]][*_]{0,3}$/u;
const SET_OFF = /^[*_=]|[:：]$/u;

/** Returns the bucket of a line that says nothing else: "CLUBS", "Clubs:", "**Clubs (♣)**", "== Clubs ==". */
export function bareBucket(line: SourceLine, words: Vocabulary): string | undefined {
  const { bare } = words;
  if (!bare.has(line)) bare.set(line, readBare(line, words));
  return bare.get(line);
}

function readBare({ text, marker, quotes, level }: SourceLine, words: Vocabulary): string | undefined {
  if (quotes > 0 || text.length > LONGEST) return undefined;
  const label = text
    .replace(/[:：]\s*(?=[*_]*$)/u, '')
    .replace(/[([]\d{1,3}[)\]]$/, '')
    .replace(/^[=\-–—\s]{1,8}|[=\-–—\s]{1,8}$/gu, '');
  // Without a mark in front, a sentence can look like that.
  const isSetOff = level > 0 || marker !== undefined || SET_OFF.test(text);
  const glossed = isSetOff && /[)\]][*_]{0,3}$/.test(label) ? GLOSSED.exec(label)?.[1] : undefined;
  const named = readPhrase(label, words) ?? (glossed === undefined ? undefined : readPhrase(glossed, words));
  return named?.bucket !== undefined && (named.rank === undefined || marker !== undefined) ? named.bucket : undefined;
}
