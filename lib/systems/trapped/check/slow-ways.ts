import type { Issue } from '@/lib/kernel/issue';
import { joined } from '@/lib/tabletop/words/wording';
import type { Setting } from '../schema';
import { firstClock, roundsFor, tableSizes } from '../solver/deadlines';
import { report } from './codes';
import type { Survey } from './survey';

/** Tells whether a number of players can take a way out before a clock or a disaster ends the game. */
export function isInTime(
  setting: Setting,
  { paces, rushes }: Survey['solution'],
  id: string,
  players: number,
): boolean {
  const [pace, rush] = [paces.get(id), rushes.get(id)];
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
    if (late.length === 0) continue;
    yield report(
      'trapped/way-too-late-for-few',
      ['escapes', id],
      `With ${joined(late.map(String), 'or')} players nobody can take ${names.of('escape', id)} in time, even if each turn is a won conflict or a step into a new room. Ask for less on the way, or give it more rounds. Leave it if that is the point.`,
    );
  }
}
