import { LICENCES, type LicenceId } from '@/lib/scenario/licences';
import { NONE_NEEDED, WARNING_LABELS, type Warning } from '@/lib/scenario/warnings';

/** "German", or the code where it has no name. */
export function sayLanguage(code: string): string {
  try {
    return LANGUAGES.of(code) ?? code;
  } catch {
    return code;
  }
}

const LANGUAGES = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'code' });

/** "Violence, Death"; '' where there is none. */
export const sayWarnings = (warnings: readonly string[]): string =>
  warnings
    .filter((warning) => warning !== NONE_NEEDED)
    .map((warning) => WARNING_LABELS[warning as Warning] ?? warning)
    .join(', ');

/** What a choice of the filter by licence means. */
export const sayPermission = (choice: string): string =>
  choice === 'remix' ? 'I may remix it' : choice === 'sell' ? 'I may sell it' : LICENCES[choice as LicenceId].name;

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });

/** "24 Nov 2026". */
export const sayDay = (at: number): string => DAY.format(at);
