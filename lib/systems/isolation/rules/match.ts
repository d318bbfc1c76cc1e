import { phraseOf } from '@/lib/kernel/phrases';

/** Whether the words of an entry stand in a text one after the other (rules 11). An entry without words fits nothing. */
export function fits(entry: string, text: string): boolean {
  const words = phraseOf(entry);
  return words !== '' && phraseOf(text).includes(words);
}
