import type { AnyPlayed } from '@/lib/contract/played';
import type { Findings, Share } from '@/lib/contract/playtest-report';
import { type Difference, differenceOf } from './statistics';

/** How one thing changed from one version of a setting to another. */
interface Change extends Difference {
  readonly id: string;
  readonly label: string;
  readonly from: Share;
  readonly to: Share;
}

/** Two versions of a setting side by side: what of all that ends a game became likelier or rarer. */
export function compareReports(
  { aims }: Pick<AnyPlayed, 'aims'>,
  before: Findings,
  after: Findings,
): readonly Change[] {
  const ids = new Map([...before.endings, ...after.endings].map(({ id, label }) => [id, label]));
  return [
    change('wins', aims.good, before.wins, after.wins),
    ...[...ids].map(([id, label]) => change(id, label, endingOf(before, id), endingOf(after, id))),
    change('unfinished', 'Games given up', before.unfinished, after.unfinished),
  ];
}

const NEVER = (runs: number): Share => ({ count: 0, share: 0, low: 0, high: runs === 0 ? 1 : 3.84 / (runs + 3.84) });

const endingOf = (report: Findings, id: string): Share =>
  report.endings.find((ending) => ending.id === id) ?? NEVER(report.runs);

const change = (id: string, label: string, from: Share, to: Share): Change => ({
  id,
  label,
  from,
  to,
  ...differenceOf(from, to),
});
