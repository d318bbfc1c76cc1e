import type { PlayerRange } from '@/lib/contract/manifest';
import type { Issue } from '@/lib/kernel/issue';
import { count, within } from '@/lib/schema/fields';
import { drawn } from '@/lib/schema/number-use';
import { number, part } from '@/lib/schema/short-fields';
import { counted } from '../words/wording';
import { setTo } from './reporter';

/** Players, duration and age, as on a cover. */
export interface Box {
  readonly players: PlayerRange;
  readonly minutes: number;
  readonly ages: number;
}

/** Creates the fields of a box: the range of players within limits, with reasons; minutes and age for the cover. */
export const boxFields = (
  limits: PlayerRange,
  usual: PlayerRange & { readonly minutes: number; readonly ages: number },
  help: { readonly fewest: string; readonly most: string },
) => ({
  minutes: drawn(number('Minutes', 'How long a game takes, for the cover.', within(1, 480, usual.minutes))),
  ages: drawn(number('From age', 'How old players should be, for the cover.', within(0, 99, usual.ages))),
  players: part('Players', 'How many play.', {
    min: drawn(count({ title: 'Fewest players', description: help.fewest, ...limits, initial: usual.min })),
    max: drawn(count({ title: 'Most players', description: help.most, ...limits, initial: usual.max })),
  }),
});

/** Returns the range of players, also if a file has its limits swapped. */
export const playersOf = ({ players: { min, max } }: Pick<Box, 'players'>): PlayerRange => ({
  min: Math.min(min, max),
  max: Math.max(min, max),
});

/** Formats the number of players: "2 to 4 players". */
export function playersInWords(box: Pick<Box, 'players'>): string {
  const { min, max } = playersOf(box);
  return min === max ? counted(max, 'player') : `${min} to ${max} players`;
}

/** Formats players, duration and age: "2 to 4 players, 20 minutes, from age 10." */
export const forWhom = (box: Box): string =>
  `${playersInWords(box)}, ${counted(box.minutes, 'minute')}, from age ${box.ages}.`;

/** Reports a minimum of players above the maximum. */
export function* checkPlayers<Code extends string>(
  report: (code: Code, path: Issue['path'], message: string, fix?: Issue['fix']) => Issue,
  code: Code,
  { players: { min, max } }: Pick<Box, 'players'>,
): Generator<Issue> {
  if (min <= max) return;
  yield report(
    code,
    ['players', 'max'],
    `At least ${min} players and at most ${max} is impossible. Raise the maximum or lower the minimum.`,
    setTo(['players', 'max'], min, `At most ${min}`),
  );
}
