import { sanitiseLine } from '@/lib/kernel/visible';
import { hoursBetween, playersInWords } from '@/lib/kernel/words';
import { LICENCES, licenceOf } from '@/lib/scenario/licences';
import type { LibraryEntry } from '@/lib/storage/library-port';

export const sayTitle = ({ title }: Pick<LibraryEntry, 'title'>): string => sanitiseLine(title) || 'Untitled';

/** "By Ann, Bob", "By Ann and 3 more"; '' without authors. Lists all authors unless `named` is given. */
export function sayAuthors({ authors }: Pick<LibraryEntry, 'authors'>, named = authors.length): string {
  if (authors.length === 0) return '';
  const more = authors.length - named;
  return `By ${authors.slice(0, named).map(sanitiseLine).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

export const sayPlayers = ({ playersMin: min, playersMax: max }: Pick<LibraryEntry, 'playersMin' | 'playersMax'>) =>
  playersInWords({ min, max });

/** "about 3 hours", "3 to 8 hours"; '' if unknown. */
export const sayLength = ({ minutesLow: low, minutesHigh: high }: Pick<LibraryEntry, 'minutesLow' | 'minutesHigh'>) =>
  low === null || high === null ? '' : hoursBetween(low, high);

const sayLicenceName = ({ licence }: Pick<LibraryEntry, 'licence'>): string => LICENCES[licenceOf(licence)].name;

/** "3–6 players · 3 to 8 hours · CC BY 4.0". */
export const sayFacts = (entry: LibraryEntry): string =>
  [sayPlayers(entry), sayLength(entry), sayLicenceName(entry)].filter((words) => words !== '').join(' · ');
