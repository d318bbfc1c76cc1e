import { LICENCES, type LicenceId } from '@/lib/scenario/licences';
import { NONE_NEEDED, WARNING_LABELS, type Warning } from '@/lib/scenario/warnings';

/** Returns the English name of a language ("German"), or the code if it has no name. */
export function sayLanguage(code: string): string {
  try {
    return LANGUAGES.of(code) ?? code;
  } catch {
    return code;
  }
}

const LANGUAGES = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'code' });

/** Lists content warnings: "Violence, Death"; '' if there are none. */
export const sayWarnings = (warnings: readonly string[]): string =>
  warnings
    .filter((warning) => warning !== NONE_NEEDED)
    .map((warning) => WARNING_LABELS[warning as Warning] ?? warning)
    .join(', ');

/** Returns the label of a choice in the licence filter. */
export const sayPermission = (choice: string): string =>
  choice === 'remix' ? 'I may remix it' : choice === 'sell' ? 'I may sell it' : LICENCES[choice as LicenceId].name;

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });

/** Formats a date in UTC: "24 Nov 2026". */
export const sayDay = (at: number): string => DAY.format(at);
