import type { Fix, Issue } from '@/lib/kernel/issue';
import type { Path } from '@/lib/kernel/path';
import { CODES, type Code } from './codes';

/** An issue with the severity that its code has; the message may begin with a name in small letters. */
export const report = (code: Code, path: Path, message: string, fix?: Fix): Issue => ({
  code,
  severity: CODES[code].severity,
  path,
  message: sentence(message),
  ...(fix && { fix }),
});

export const isBlank = (text: string): boolean => text.trim() === '';

/** “One”, “Two” and “Three”; after some of them only how many more there are. */
export function listed(names: readonly string[], last: 'and' | 'or' = 'and'): string {
  const shown = names.length > 4 ? [...names.slice(0, 3), `${names.length - 3} more`] : names;
  return shown.length < 2 ? shown.join('') : `${shown.slice(0, -1).join(', ')} ${last} ${shown.at(-1)}`;
}

/** The first letter as a sentence begins. */
const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
