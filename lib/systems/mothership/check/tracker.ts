import type { Issue } from '@/lib/kernel/issue';
import { setTo } from '@/lib/tabletop/authoring/reporter';
import { playersOf } from '@/lib/tabletop/play/verdicts';
import { called, joined } from '@/lib/tabletop/words/wording';
import type { Game } from '../engine/game';
import type { Level, Ship } from '../schema';
import { report } from './codes';
import { landingsOf, leastPoints } from './least-points';
import type { Survey } from './survey';

/** Share of games below which a level counts as hopeless, as in playtests. */
const HOPELESS = 0.05;

/** Checks that the tracker is painted, and long enough for every level and number of players. */
export function* checkTracker(survey: Survey): Generator<Issue> {
  yield* checkBands(survey.body);
  yield* checkTime(survey);
}

function* checkBands({ tracker }: Ship): Generator<Issue> {
  const painted = tracker.bands.reduce((sum, { count }) => sum + count, 0);
  if (painted === tracker.spaces) return;
  const last = tracker.bands.at(-1);
  const fitting = (last?.count ?? 0) + tracker.spaces - painted;
  yield report(
    'mothership/bands-uneven',
    ['tracker', 'bands'],
    `The colours cover ${painted} spaces of ${tracker.spaces}. Make the numbers match.`,
    last && fitting >= 1 && fitting <= 40
      ? setTo(['tracker', 'bands', last.id, 'count'], fitting, `${fitting} spaces in the last colour`)
      : undefined,
  );
}

/** A number of players, with the action points that each of them has before time is up, and all of them together. */
interface Table {
  readonly players: number;
  readonly each: number;
  readonly all: number;
}

function* checkTime({ body, game }: Survey): Generator<Issue> {
  const tables = tablesOf(game);
  const unplayed = tables.filter(({ each }) => each < 1);
  const paths = unplayed.map(({ players }) => ['tracker', 'startOffset', `p${players}`]);
  const [first] = paths;
  if (first) {
    yield report(
      'mothership/no-rounds',
      first,
      `With ${playersOf(
        sizesOf(unplayed),
        'and',
      )} the marker starts where it should end. Start higher up, or give the tracker more spaces.`,
      { label: 'Start at the top', patches: paths.map((path) => ({ op: 'set', path, value: 0 })) },
    );
  }
  const way = leastPoints(game);
  // Traps can also give points, and then there is no upper bound.
  const isBounded = game.traps.every(({ apDelta, apNow, tiles }) => (apDelta <= 0 && apNow <= 0) || tiles === 0);
  if (way === undefined || !isBounded) return;
  const played = tables.filter((table) => !unplayed.includes(table));
  const late = played.filter(({ each }) => each < way);
  if (late.length > 0) {
    yield report(
      'mothership/too-short',
      ['tracker', 'spaces'],
      `From start to finish takes at least ${way} points, and before time is up each player has ${inWords(late, 'each')}. Give the tracker more spaces.`,
    );
  }
  if (!body.options.finishLocked) return;
  const walkable = played.filter((table) => !late.includes(table));
  for (const i of body.levels.keys()) yield* checkLevel({ body, game }, i, way, walkable);
}

/** Checks a level that opens the finish only once all objectives are found and shut down. */
function* checkLevel(
  { body, game }: Pick<Survey, 'body' | 'game'>,
  i: number,
  way: number,
  tables: readonly Table[],
): Generator<Issue> {
  const level = body.levels[i];
  if (!level || level.objective > game.cells) return;
  const name = called(level.label, 'Level', i);
  const needed = way + level.objective;
  const lost = tables.filter(({ all }) => all < needed);
  const advice = 'Give the tracker more spaces, or the level fewer objectives.';
  if (lost.length > 0) {
    yield report(
      'mothership/level-too-long',
      ['levels', level.id],
      `${name} can’t be won: the way out and ${level.objective} objectives take at least ${needed} points, and all players together have ${inWords(lost, 'all')}. ${advice}`,
    );
  }
  // Tiles turned by being thrown onto them cost nothing.
  if (landingsOf(game).length > 0) return;
  const hopeless = tables.filter((table) => !lost.includes(table) && chanceToFind(level, game.cells, table) < HOPELESS);
  if (hopeless.length === 0) return;
  yield report(
    'mothership/level-too-hard',
    ['levels', level.id],
    `Even if no point is wasted, time is too short to find every objective of ${name} in 95 of 100 games with ${playersOf(
      sizesOf(hopeless),
      'and',
    )}: turning a tile takes a point. ${advice}`,
  );
}

function tablesOf({ body: { players }, apPerRound, lastSpace, offsets }: Game): readonly Table[] {
  return Array.from({ length: Math.max(0, players.max - players.min + 1) }, (_, i) => {
    const count = players.min + i;
    const each = Math.max(0, lastSpace - (offsets[count] ?? 0)) * apPerRound;
    return { players: count, each, all: count * each };
  });
}

/** Formats points by number of players: "8 with 2 players and 4 with 3 and 4 players". */
function inWords(tables: readonly Table[], points: 'each' | 'all'): string {
  const amounts = [...new Set(tables.map((table) => table[points]))];
  return joined(
    amounts.map((amount) => {
      const same = tables.filter((table) => table[points] === amount);
      return `${amount} with ${playersOf(sizesOf(same), 'and')}`;
    }),
  );
}

const sizesOf = (tables: readonly Table[]): readonly number[] => tables.map(({ players }) => players);

/** Upper bound of the share of deals in which all objectives are among the tiles that there are points to turn. */
function chanceToFind({ objective }: Level, cells: number, { all }: Table): number {
  const turned = Math.min(cells, all - objective);
  let chance = 1;
  for (let found = 0; found < objective; found++) chance *= Math.max(0, turned - found) / (cells - found);
  return chance;
}
