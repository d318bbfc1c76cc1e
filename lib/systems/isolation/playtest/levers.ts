import { groupedBy } from '@/lib/kernel/grouped';
import type { Path } from '@/lib/kernel/path';
import { allPairs, pairKey } from '@/lib/tabletop/play/pairs';
import { capital } from '@/lib/tabletop/words/wording';
import { canBeDone, conflictsLeft, isHelpInTime, waysOut } from '../rules/ways';
import type { Siege, Task } from '../schema';
import { DIFFICULTIES, START_MAX } from '../vocabulary';

/** Advice on what to change, and where. */
interface Advice {
  readonly path: Path;
  readonly advice: string;
}

/** Something that an author can change, and about how many dice it is worth. */
interface Lever extends Advice {
  readonly dice: number;
}

/** Returns the lever that is worth the most dice; the first of equals. */
const strongest = (levers: readonly [Lever, ...Lever[]]): Lever =>
  levers.reduce((best, lever) => (lever.dice > best.dice ? lever : best));

const [LINKS, TASKS]: readonly [Path, Path] = [['links'], ['tasks']];

/** Advises what would bring people to safety: a way out if there is none, or else what adds or spares the most dice. */
export function rescue(body: Siege): Advice {
  const ways = waysOut(body).filter((way) => canBeDone(way, conflictsLeft(body)));
  if (ways.length === 0 && !isHelpInTime(body)) {
    return { path: TASKS, advice: 'Let a task that can be done in time lead out, or let help come.' };
  }
  const most = (of: (task: Task) => number) => Math.max(0, ...ways.flatMap(({ way }) => (way ?? []).map(of)));
  return strongest([
    { dice: kinship(body).missing, path: LINKS, advice: 'Draw more green links.' },
    { dice: body.stress.start - START_MAX, path: ['stress', 'start'], advice: 'Begin with less Stress.' },
    { dice: most(({ from }) => STRICTNESS[from]), path: TASKS, advice: 'Let any success do the tasks on the way out.' },
    { dice: most(({ difficulty }) => difficulty - 1), path: TASKS, advice: 'Make the tasks on the way out easier.' },
  ]);
}

/**
 * Advises what would keep people in: no help from outside, what adds or spares the most dice, or both, if tasks lead
 * them out anyway.
 */
export function hardship(body: Siege, isByTasks: boolean): Advice {
  const onWay = waysOut(body).flatMap(({ way }) => way ?? []);
  const hardest = DIFFICULTIES.length;
  const { path, advice } = strongest([
    { dice: kinship(body).present, path: LINKS, advice: 'draw more red links' },
    {
      dice: hardest - Math.min(hardest, ...onWay.map(({ difficulty }) => difficulty)),
      path: TASKS,
      advice: 'make the tasks on the way out harder',
    },
  ]);
  if (!isHelpInTime(body)) return { path, advice: `${capital(advice)}.` };
  return {
    path: ['siege', 'rescueAfter'],
    advice: isByTasks ? `Let no help come, and ${advice}.` : 'Let no help come.',
  };
}

/** Dice of the GM that a stricter degree is worth: a die has 0.6 odds on average (rules 5.1). */
const STRICTNESS: Readonly<Record<Task['from'], number>> = { partialSuccess: 0, basicSuccess: 3, completeSuccess: 6 };

/**
 * Returns the dice that a person who asks everybody gets from friendly pairs (`present`), and the dice that the other
 * pairs would add if they were friendly (`missing`). A green link gives each of the two a die. A pair is friendly if it
 * has a green link and no more red ones.
 */
function kinship({ cast, links }: Siege): { readonly present: number; readonly missing: number } {
  const between = groupedBy(links, pairKey);
  const pairs = allPairs(cast).map(([a, b]) => {
    const all = between.get(pairKey({ a: a.id, b: b.id })) ?? [];
    return { all: all.length, green: all.filter(({ colour }) => colour === 'green').length };
  });
  const friendly = pairs.filter(({ all, green }) => green > 0 && 2 * green >= all).length / Math.max(1, pairs.length);
  const most = 2 * (cast.length - 1);
  return { present: most * friendly, missing: most * (1 - friendly) };
}
