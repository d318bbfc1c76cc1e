import type { Issue } from '@/lib/kernel/issue';
import type { Path } from '@/lib/kernel/path';
import { nameCheck } from '@/lib/tabletop/authoring/name-check';
import { type CodesOf, remove, reporterOf } from '@/lib/tabletop/authoring/reporter';
import { joinedUpTo } from '@/lib/tabletop/words/wording';

/** Every code that `check()` can report. Codes are stable: files, tests and the command line name them. */
export const CODES = {
  'walls/too-few-tiles': { severity: 'error', meaning: 'There are fewer tiles than players.' },
  'walls/crowded': { severity: 'warning', meaning: 'There are fewer than four tiles for each player.' },
  'walls/board-in-pieces': { severity: 'error', meaning: 'Holes split the board.' },
  'walls/tile-off-board': { severity: 'warning', meaning: 'A hole or walled tile is not at a place of the board.' },
  'walls/tile-idle': { severity: 'hint', meaning: 'A tile is walled, but walls stand on sides.' },

  'walls/wall-unreadable': { severity: 'error', meaning: 'A wall’s id does not name two tiles.' },
  'walls/wall-on-rim': { severity: 'error', meaning: 'A wall stands on the rim, at a hole or off the board.' },
  'walls/wall-apart': { severity: 'error', meaning: 'A wall is between tiles that do not touch.' },
  'walls/wall-twice': { severity: 'warning', meaning: 'Two walls stand on one side.' },
  'walls/wall-reversed': { severity: 'hint', meaning: 'A wall’s id names its tiles the wrong way round.' },
  'walls/wall-idle': { severity: 'hint', meaning: 'A wall stands on a side, but walls fill tiles.' },
  'walls/supply-too-small': { severity: 'error', meaning: 'More walls stand already than are in the box.' },
  'walls/no-wall-left': { severity: 'warning', meaning: 'No wall can ever be put up.' },

  'walls/player-range': { severity: 'error', meaning: 'The fewest players are more than the most.' },
  'walls/start-missing': { severity: 'error', meaning: 'Somebody has no start.' },
  'walls/start-off-board': { severity: 'error', meaning: 'A start is on a hole or off the board.' },
  'walls/start-walled': { severity: 'error', meaning: 'A start is on a walled tile.' },
  'walls/start-twice': { severity: 'error', meaning: 'Two players begin on one tile.' },
  'walls/starts-apart': { severity: 'error', meaning: 'Two starts are in different sections.' },
  'walls/starts-unfair': { severity: 'warning', meaning: 'A start is much better or worse than another.' },
  'walls/start-unknown': { severity: 'hint', meaning: 'A start’s id is not a number of players and a seat.' },

  'walls/too-few-tokens': { severity: 'error', meaning: 'There are fewer tokens than players.' },
  'walls/shape-twice': { severity: 'warning', meaning: 'Two tokens have the same shape.' },
  'walls/colour-twice': { severity: 'warning', meaning: 'Two tokens have the same colour.' },
  'walls/same-name': { severity: 'hint', meaning: 'Two tokens have the same name.' },
  'walls/no-story': { severity: 'hint', meaning: 'Nothing is read aloud before the first spin.' },

  'walls/diagonals-idle': { severity: 'hint', meaning: 'Hexagons have no diagonals.' },
  'walls/order-idle': { severity: 'hint', meaning: 'One arrow alone has no order.' },
} as const satisfies CodesOf<'walls/'>;

export type Code = keyof typeof CODES;

export const report = reporterOf(CODES);

export const checkNames = nameCheck(report, 'walls/same-name');

/** Reports one issue for all entries of a list with the same defect, if any. Its fix removes them. */
export function* reportAll(code: Code, list: Path, ids: readonly string[], trouble: string): Generator<Issue> {
  const [first] = ids;
  if (first === undefined) return;
  const fix = remove(
    ids.map((id) => [...list, id]),
    ids.length === 1 ? `Remove ${shown(first)}` : `Remove all ${ids.length}`,
  );
  yield report(code, [...list, first], `${listed(ids)}: ${trouble}`, fix);
}

/** Formats ids for a message: at most five, each shortened. */
export const listed = (ids: readonly string[]): string => joinedUpTo(5, ids.map(shown));

/** Shortens ids, since imported ones can be long. */
const shown = (id: string): string => (id.length > 20 ? `${id.slice(0, 20)}…` : id);
