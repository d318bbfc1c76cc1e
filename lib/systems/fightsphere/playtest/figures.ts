import type { Findings } from '@/lib/contract/playtest-report';
import { sumRows } from '@/lib/tabletop/verdicts';
import type { coreTies, ties } from './tallies';

/** How many there were, and what part of them was won. */
interface Won {
  readonly of: number;
  readonly share: number;
}

/** What players without any tie win of encounters, or of the Core, and those with ties. */
export const worthOfTies = (tables: readonly Findings[], tally: typeof ties | typeof coreTies): readonly [Won, Won] => {
  const [none, ...others] = sumRows(tables, tally).map(({ counts }) => counts);
  const won = (some: readonly (typeof others)[number][]): Won => {
    const of = some.reduce((sum, { players }) => sum + players, 0);
    return { of, share: some.reduce((sum, one) => sum + one.won, 0) / Math.max(1, of) };
  };
  return [won(none ? [none] : []), won(others)];
};
