import * as z from 'zod';
import { limitMarks } from '@/lib/kernel/visible';
import { IDEA_MAX, NAME_MAX, WORDS_MAX } from './vocabulary';

/** Control characters except line breaks and tabs, and bidirectional controls. */
const UNSEEN = /[^\P{Cc}\n\t]|[\u202A-\u202E\u2066-\u2069]/gu;
/** Matches visible characters. Excludes ignorable letters, such as Hangul fillers, and the blank Braille pattern. */
const SEEN = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u;

/** Cleans typed text for display and storage. */
export const cleanText = (text: string): string => limitMarks(text.replace(/\p{Cs}/gu, '\ufffd').replace(UNSEEN, ''));
const cleanLine = (text: string) => cleanText(text.replace(/[\s\u2028\u2029]+/g, ' '));

const BLANK = 'It contains nothing to read.';

/** Name of a person: one visible line. */
export const nameSchema = z.string().overwrite(cleanLine).trim().min(1).max(NAME_MAX).regex(SEEN, BLANK);

/** Idea in its author's words. */
export const ideaTextSchema = z.string().overwrite(cleanText).trim().min(1).max(IDEA_MAX).regex(SEEN, BLANK);

/** Text for a sheet; may be empty. */
export const wordsSchema = z.string().overwrite(cleanLine).trim().max(WORDS_MAX);

/** Length that fits on a card's headline. */
const NAME_LENGTH = 28;
/** Separators followed by a function word, which can't end a name. */
const DANGLING =
  /(?<![\s,;:–—-])[\s,;:–—-]+(?:an?|the|and|or|but|of|in|on|at|to|for|from|by|with|who|which|that|is|are|as|into|it)$/i;

/** Proposes a name for an idea: the idea itself if it is short, otherwise its first clause or first words. */
export function proposeName(idea: string): string {
  const line = idea.trim().replace(/\s+/g, ' ');
  if (line.length <= NAME_LENGTH) return line;
  const [clause = ''] = line.split(/[.,;:!?()–—]/, 1);
  const start = clause.trim().length > 2 ? clause.trim() : line;
  return start.length <= NAME_LENGTH ? start : firstWords(start);
}

function firstWords(text: string): string {
  const whole = text.slice(0, NAME_LENGTH + 1).replace(/ \S*$/, '');
  // Scripts without spaces are cut between characters.
  let name = whole.length > NAME_LENGTH ? [...whole].slice(0, NAME_LENGTH - 1).join('') : whole;
  while (DANGLING.test(name)) name = name.replace(DANGLING, '');
  return name;
}
