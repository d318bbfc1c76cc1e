import { z } from 'zod';
import { thinMarks } from '@/lib/kernel/visible';
import { IDEA_MAX, NAME_MAX, WORDS_MAX } from './vocabulary';

/** Control characters but line breaks and tabs, and what turns the order of all the letters around it. */
const UNSEEN = /[^\P{Cc}\n\t]|[\u202A-\u202E\u2066-\u2069]/gu;
/** Some letters are there to be left out, such as Hangul fillers, and one sign is blank. */
const SEEN = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u;

/** What somebody typed as it may stand in front of everybody, and in every database. */
export const cleanText = (text: string): string => thinMarks(text.replace(/\p{Cs}/gu, '\ufffd').replace(UNSEEN, ''));
const cleanLine = (text: string) => cleanText(text.replace(/[\s\u2028\u2029]+/g, ' '));

const BLANK = 'It contains nothing to read.';

/** What somebody is called: one line that can be seen. */
export const nameSchema = z.string().overwrite(cleanLine).trim().min(1).max(NAME_MAX).regex(SEEN, BLANK);

/** An idea in its author's words. */
export const ideaTextSchema = z.string().overwrite(cleanText).trim().min(1).max(IDEA_MAX).regex(SEEN, BLANK);

/** What is written on a sheet; nothing takes it away. */
export const wordsSchema = z.string().overwrite(cleanLine).trim().max(WORDS_MAX);
