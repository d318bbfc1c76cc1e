import type { Issue } from '@/lib/kernel/issue';
import type { Path } from '@/lib/kernel/path';
import { nameCheck } from '@/lib/tabletop/authoring/name-check';
import { type CodesOf, error, hint, need, remove, reporterOf, taste, warning } from '@/lib/tabletop/authoring/reporter';
import { joinedUpTo } from '@/lib/tabletop/words/wording';

/** Every code that `check()` can report. Codes are stable: files, tests and the command line name them. */
export const CODES = {
  'walls/too-few-tiles': error('There are no more tiles than players.'),
  'walls/crowded': taste(warning('There are fewer than four tiles for each player.')),
  'walls/board-in-pieces': error('Holes split the board.'),
  'walls/tile-off-board': warning('A hole or walled tile is not at a place of the board.'),
  'walls/tile-idle': hint('A tile is walled, but walls stand on sides.'),

  'walls/wall-unreadable': error('A wall’s id does not name two tiles.'),
  'walls/wall-on-rim': error('A wall stands on the rim, at a hole or off the board.'),
  'walls/wall-apart': error('A wall is between tiles that do not touch.'),
  'walls/wall-twice': warning('Two walls stand on one side.'),
  'walls/wall-reversed': hint('A wall’s id names its tiles the wrong way round.'),
  'walls/wall-idle': hint('A wall stands on a side, but walls fill tiles.'),
  'walls/supply-too-small': error('More walls stand already than are in the box.'),
  'walls/no-wall-left': error('No wall can ever be put up.'),
  'walls/supply-cuts-nothing': error('All walls together cannot cut the board.'),
  'walls/no-place-on-path': error('A player who moves can never put up a wall.'),

  'walls/player-range': error('The fewest players are more than the most.'),
  'walls/start-missing': need(error('Somebody has no start.')),
  'walls/start-off-board': error('A start is on a hole or off the board.'),
  'walls/start-walled': error('A start is on a walled tile.'),
  'walls/start-twice': error('Two players begin on one tile.'),
  'walls/starts-apart': error('Two starts are in different sections.'),
  'walls/starts-unfair': taste(warning('A start is much better or worse than another.')),
  'walls/starts-adjacent': taste(warning('Two players begin a step apart.')),
  'walls/starts-order': taste(warning('Starts do not follow each other clockwise.')),
  'walls/start-unknown': hint('A start’s id is not a number of players and a seat.'),

  'walls/too-few-tokens': need(error('There are fewer tokens than players.')),
  'walls/tokens-alike': error('Two tokens have the same shape and colour.'),
  'walls/shape-twice': taste(warning('Two tokens have the same shape.')),
  'walls/colour-twice': taste(warning('Two tokens have the same colour.')),
  'walls/same-name': hint('Two tokens have the same name.'),
  'walls/no-story': hint('Nothing is read aloud before the first spin.'),

  'walls/diagonals-idle': hint('Hexagons have no diagonals.'),
  'walls/order-idle': hint('One arrow alone has no order.'),
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
