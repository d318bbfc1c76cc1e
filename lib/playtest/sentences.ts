import type { Findings, Share } from '@/lib/contract/playtest-report';
import { inHundred, meanInWords } from '@/lib/kernel/share-words';

/** What a report says, in plain sentences and the order of importance. */
export function sentencesOf(report: Findings): readonly string[] {
  const { runs, wins, winnersPerGame, minutes, rounds, endings, players } = report;
  if (runs === 0) return [];
  const ways = endings.filter(({ good, count }) => good && count > 0).toSorted((a, b) => b.count - a.count);
  const ends = endings.filter(({ good, count }) => !good && count > 0).toSorted((a, b) => b.count - a.count);
  const [way] = ways;
  const [end] = ends;
  return [
    wins.count === 0
      ? `With ${players} players nobody got out in ${runs.toLocaleString('en')} games.`
      : `With ${players} players somebody got out in ${inHundred(wins.share)} (${margin(wins)}).`,
    ...(way ? [`Usually ${peopleOf(winnersPerGame.mean / wins.share)}, by “${way.label}”.`] : []),
    ...(end && end.share >= 0.01 ? [`Otherwise, most often: “${end.label}” (${inHundred(end.share)}).`] : []),
    `A game lasts about ${hours(minutes.median)}, usually between ${hours(minutes.p10)} and ${hours(minutes.p90)}.`,
    `It takes ${meanInWords(rounds, 'rounds on average')} and has ${meanInWords(winnersPerGame, 'winners')}.`,
    seatsSentence(report),
  ].filter((sentence) => sentence !== '');
}

const margin = ({ low, high }: Share): string => `give or take ${Math.max(1, Math.round((high - low) * 50))}`;

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];

function peopleOf(winners: number): string {
  const rounded = Math.max(1, Math.round(winners));
  return rounded === 1 ? 'one person' : `${NUMBERS[rounded] ?? rounded} people`;
}

/** Minutes as people say them. */
export function hours(minutes: number): string {
  if (minutes < 90) return `${Math.round(minutes / 5) * 5} minutes`;
  const halves = Math.round(minutes / 30);
  return `${Math.floor(halves / 2)}${halves % 2 === 1 ? '½' : ''} hours`;
}

function seatsSentence({ seats }: Findings): string {
  const shares = seats.map(({ share }) => share);
  const apart = Math.max(...shares) - Math.min(...shares);
  const best = seats.find(({ share }) => share === Math.max(...shares));
  if (apart === 0 || !best) return '';
  if (apart <= 0.03) return 'No seat wins more than 3 games in 100 more than another.';
  return `Seat ${best.seat + 1} wins most often, ${Math.round(apart * 100)} games in 100 more than the worst seat.`;
}
