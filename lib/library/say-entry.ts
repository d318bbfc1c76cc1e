import { sanitiseLine } from '@/lib/kernel/visible';
import { playersInWords } from '@/lib/kernel/words';
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

/** "about 95 minutes", "40–95 minutes"; '' if unknown. */
export function sayMinutes({ minutesLow: low, minutesHigh: high }: Pick<LibraryEntry, 'minutesLow' | 'minutesHigh'>) {
  if (low === null || high === null) return '';
  const [from, to] = [Math.round(low), Math.round(high)];
  return from === to ? `about ${to} minutes` : `${from}–${to} minutes`;
}

const sayLicenceName = ({ licence }: Pick<LibraryEntry, 'licence'>): string => LICENCES[licenceOf(licence)].name;

/** "3–6 players · 40–95 minutes · CC BY 4.0". */
export const sayFacts = (entry: LibraryEntry): string =>
  [sayPlayers(entry), sayMinutes(entry), sayLicenceName(entry)].filter((words) => words !== '').join(' · ');
