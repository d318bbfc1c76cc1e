import { RANKS } from '@/lib/tabletop/playing-cards';

/** "2–5 low, 6–10 average, J–A high": which ranks have which name, the lowest first. */
export function rankRanges(nameOf: (rank: number) => string): string {
  const names = RANKS.map((_, rank) => nameOf(rank));
  const ranges = [...new Set(names)].map((name) => {
    const ends = [RANKS[names.indexOf(name)], RANKS[names.lastIndexOf(name)]];
    return `${[...new Set(ends)].join('–')} ${name}`;
  });
  return ranges.join(', ');
}
