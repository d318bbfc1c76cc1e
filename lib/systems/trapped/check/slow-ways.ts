import type { Issue } from '@/lib/kernel/issue';
import { joined } from '@/lib/tabletop/words/wording';
import type { Setting } from '../schema';
import { firstClock, roundsFor, tableSizes } from '../solver/deadlines';
import { report } from './codes';
import { sayClosing } from './lost-ways';
import type { Survey } from './survey';

/** Tells whether a number of players can take a way out before a clock or a disaster ends the game. */
export function isInTime(
  setting: Setting,
  { paces, rushes }: Survey['solution'],
  id: string,
  players: number,
): boolean {
  const [pace, rush] = [paces.get(id), rushes.get(id)];
  if (pace?.shut?.has(players)) return false;
  if (pace && roundsFor(pace, players) > firstClock(setting, players)) return false;
  return !rush || roundsFor(rush, players) <= setting.options.engineFuseRounds;
}

/** Reports ways out that come too late for some numbers of players, though another way out is in time for them. */
export function* slowWays({ setting, solution, names }: Survey): Generator<Issue> {
  const open = solution.routes.filter(({ reachable }) => reachable).map(({ id }) => id);
  if (open.length < 2) return;
  for (const id of open) {
    const late = tableSizes(setting).filter(
      (players) =>
        !isInTime(setting, solution, id, players) &&
        open.some((other) => other !== id && isInTime(setting, solution, other, players)),
    );
    const { shut } = solution.paces.get(id) ?? {};
    const slow = late.filter((players) => !shut?.has(players));
    const sizes = late.filter((players) => shut?.has(players));
    const closing = shut?.get(sizes[0] ?? 0);
    const whys: (readonly [readonly number[], string])[] = [
      [slow, ', even if each turn is a won conflict or a needed step. Ask for less on the way, or give it more rounds'],
    ];
    if (closing) {
      whys.push([sizes, `: ${sayClosing({ names }, closing)}. Ask for less on the way, or give it more steps`]);
    }
    for (const [some, why] of whys) {
      if (some.length === 0) continue;
      yield report(
        'trapped/way-too-late-for-few',
        ['escapes', id],
        `With ${joined(some.map(String), 'or')} players nobody can take ${names.of('escape', id)} in time${why}. Leave it if that is the point.`,
      );
    }
  }
}
