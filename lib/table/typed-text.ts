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
