import type { AnyPlayed } from '@/lib/contract/played';
import type { Findings } from '@/lib/contract/playtest-report';
import { meanInWords } from '@/lib/kernel/share-words';
import { openingToShow } from './opening';

/** What a report says, in plain sentences and the order of importance: how games end, as the game puts it, then their length. */
export function sentencesOf({ aims }: Pick<AnyPlayed, 'aims'>, report: Findings): readonly string[] {
  const { runs, winnersPerGame, minutes, rounds } = report;
  if (runs === 0) return [];
  return [
    ...aims.summary(report),
    `A game lasts about ${hours(minutes.median)}, usually between ${hours(minutes.p10)} and ${hours(minutes.p90)}.`,
    `It takes ${meanInWords(rounds, 'rounds on average')} and has ${meanInWords(winnersPerGame, 'winners')}.`,
    seatsSentence(report),
    openingSentence(report),
  ].filter((sentence) => sentence !== '');
}

/** Minutes as people say them. */
export function hours(minutes: number): string {
  if (minutes < 90) return `${Math.round(minutes / 5) * 5} minutes`;
  const halves = Math.round(minutes / 30);
  return `${Math.floor(halves / 2)}${halves % 2 === 1 ? '½' : ''} hours`;
}

function seatsSentence({ seats }: Findings): string {
  const { apart, best } = apartOf(seats.map(({ share }) => share));
  if (apart === 0) return '';
  if (apart <= APART) return 'No seat wins more than 3 games in 100 more than another.';
  return `Seat ${best + 1} wins most often, ${Math.round(apart * 100)} games in 100 more than the worst seat.`;
}

function openingSentence(report: Findings): string {
  const opening = openingToShow(report);
  const { apart, best } = apartOf(opening.map(({ won, games }) => won / games));
  if (apart <= APART) return '';
  return `The ${opening[best]?.label.toLowerCase()} wins most often, ${Math.round(apart * 100)} games in 100 more than the worst placed.`;
}

const APART = 0.03;

/** How far the best of some shares is ahead of the worst, and which it is. */
function apartOf(shares: readonly number[]): { readonly apart: number; readonly best: number } {
  const most = Math.max(0, ...shares);
  return { apart: most - Math.min(most, ...shares), best: shares.indexOf(most) };
}
