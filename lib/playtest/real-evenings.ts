import type { Findings, RealEvening } from '@/lib/contract/playtest-report';
import { sanitiseLine } from '@/lib/kernel/visible';
import { hours, playersInWords } from '@/lib/kernel/words';

export const REAL_EVENINGS = 'Real evenings';

/** Says how long evenings took beside the bots' games, a sentence for each number of players. */
export function eveningSentences(evenings: readonly RealEvening[], tables: readonly Findings[]): readonly string[] {
  const sizes = [...new Set(evenings.map(({ players }) => players))].toSorted((a, b) => a - b);
  return sizes.map((size) => {
    const lengths = evenings.filter(({ players }) => players === size).map(({ minutes }) => minutes);
    const took = `${many(lengths.length, 'evening')} with ${sayPlayers(size)} took about ${hours(medianOf(lengths))}`;
    const bots = tables.find(({ players, runs }) => players === size && runs > 0);
    return bots ? `${took}; the figures of the bots say ${hours(bots.minutes.median)}.` : `${took}.`;
  });
}

/** Says everything about an evening, and the median of the bots' rounds beside its own. */
export function sayEvening(evening: RealEvening, tables: readonly Findings[]): string {
  const { at, players, ending, rounds, minutes, confused } = evening;
  const bots = tables.find((table) => table.players === players && table.runs > 0);
  const beside = rounds > 0 && bots ? ` (bots: ${bots.rounds.median})` : '';
  const length = [...(rounds > 0 ? [`${many(rounds, 'round')}${beside}`] : []), many(minutes, 'minute')];
  const head = [sanitiseLine(at), sayPlayers(players), ...length].filter((part) => part !== '').join(', ');
  const asked = sanitiseLine(confused);
  return [`${head}.`, sentence(sanitiseLine(ending)), asked === '' ? '' : `What confused people: ${sentence(asked)}`]
    .filter((part) => part !== '')
    .join(' ');
}

const many = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
const sayPlayers = (players: number): string => playersInWords({ min: players, max: players });
const sentence = (text: string): string => (text === '' || /[.!?…]$/u.test(text) ? text : `${text}.`);

function medianOf(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const [low = 0, high = 0] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[middle]];
  return (low + high) / 2;
}
