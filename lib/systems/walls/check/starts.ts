import type { Fix, Issue } from '@/lib/kernel/issue';
import type { Patch } from '@/lib/kernel/patch';
import { checkPlayers } from '@/lib/tabletop/authoring/table-size';
import { NONE, stepsFrom } from '@/lib/tabletop/play/board';
import { isBlank, joined } from '@/lib/tabletop/words/wording';
import type { Ground } from '../rules/ground';
import { placedStarts, startFairness, startId, startsOf, tablesOf } from '../rules/starts';
import type { Arena } from '../schema';
import { PLAYERS_MAX } from '../vocabulary';
import { TILES_EACH } from './board';
import { report, reportAll } from './codes';
import type { Survey } from './survey';

/** Checks that every player has a start, that all are in one section, and that they are fair (rules 9). */
export function* checkStarts(survey: Survey): Generator<Issue> {
  yield* checkPlayers(report, 'walls/player-range', survey.body);
  const unknown = survey.body.starts.filter(({ id }) => !isStart(id)).map(({ id }) => id);
  yield* reportAll('walls/start-unknown', ['starts'], unknown, 'not a number of players and a seat, such as 4-1.');
  const tables = tablesOf(survey.body);
  yield* checkMissing(survey, tables);
  for (const table of tables) {
    if (placedStarts(survey.body, survey.ground, table).includes(NONE)) yield* checkPlaces(survey, table);
  }
  yield* checkApart(survey, tables);
  yield* checkFair(survey, tables);
  yield* checkNear(survey, tables);
  yield* checkOrder(survey, tables);
}

/** Reports starts a step apart in one issue. A crowded board says so itself. */
function* checkNear({ body, ground }: Survey, tables: readonly number[]): Generator<Issue> {
  const near = tables.flatMap((players) => {
    const placed = placedStarts(body, ground, players);
    if (placed.includes(NONE) || ground.board.cells < TILES_EACH * players) return [];
    const { nearest } = startFairness(ground, placed);
    const seats = [...nearest.keys()].filter((seat) => nearest[seat] === 1);
    return seats.length === 0 ? [] : [{ players, seats }];
  });
  const [first] = near;
  if (!first) return;
  const said = near.map(
    ({ players, seats }) => `${joined(seats.map((seat) => String(seat + 1)))} of ${players} players`,
  );
  yield report(
    'walls/starts-adjacent',
    ['starts', startId(first.players, first.seats[0] ?? 0), 'cell'],
    `A step from another start: ${said.join('; ')}. The first to play can shut the other in at once. Move one of them away.`,
  );
}

/** Reports the numbers of players whose starts do not go clockwise round the board, as turns do, in one issue. */
function* checkOrder({ body, ground }: Survey, tables: readonly number[]): Generator<Issue> {
  const wrong = tables.flatMap((players) => {
    const placed = placedStarts(body, ground, players);
    const order = placed.includes(NONE) ? undefined : clockwise(ground.board, placed);
    return order?.some((cell, seat) => cell !== placed[seat]) ? [{ players, order }] : [];
  });
  const [first] = wrong;
  if (!first) return;
  const { names } = ground.board;
  yield report(
    'walls/starts-order',
    ['starts', startId(first.players, 1)],
    `Turns go clockwise, but the starts for ${joined(wrong.map(({ players }) => String(players)))} players do not, so people reach across the table. Number them clockwise round the board.`,
    {
      label: 'Number them clockwise',
      patches: wrong.flatMap(({ players, order }) =>
        order.map(
          (cell, seat): Patch => ({
            op: 'set',
            path: ['starts', startId(players, seat), 'cell'],
            value: names[cell] ?? '',
          }),
        ),
      ),
    },
  );
}

/** Returns starts clockwise round their centre, from the first; undefined if one is in the middle or two in a line. */
function clockwise({ topology, x, y }: Ground['board'], starts: readonly number[]): readonly number[] | undefined {
  const acrossOf = (cell: number) => (x[cell] ?? 0) + (topology === 'hex' && (y[cell] ?? 0) % 2 === 1 ? 0.5 : 0);
  const mean = (of: (cell: number) => number) => starts.reduce((sum, cell) => sum + of(cell), 0) / starts.length;
  const [midX, midY] = [mean(acrossOf), mean((cell) => y[cell] ?? 0)];
  const spots = starts.map((cell) => ({ cell, across: acrossOf(cell) - midX, down: (y[cell] ?? 0) - midY }));
  if (spots.some(({ across, down }) => Math.hypot(across, down) < 1)) return undefined;
  const angleOf = ({ across, down }: (typeof spots)[number]) => Math.atan2(down, across);
  const [first = 0, ...others] = spots.map(angleOf).map((angle, _, [from = 0]) => (angle - from + TURN) % TURN);
  const sorted = [first, ...others].toSorted((a, b) => a - b);
  if (sorted.some((angle, i) => i > 0 && angle - (sorted[i - 1] ?? 0) < LEAST_ANGLE)) return undefined;
  return sorted.map((angle) => starts[[first, ...others].indexOf(angle)] ?? NONE);
}

const TURN = 2 * Math.PI;
/** Starts at a smaller angle count as being in a line. */
const LEAST_ANGLE = 0.2;

/** Reports the seats without a start in a single issue, for all numbers of players. */
function* checkMissing({ body, ground }: Survey, tables: readonly number[]): Generator<Issue> {
  const incomplete = tables.flatMap((players) => {
    const missing = startIds(players).flatMap((id, seat) => (isBlank(cellOf(body, id)) ? [String(seat + 1)] : []));
    return missing.length === 0 ? [] : [{ players, seats: `${joined(missing)} of ${players} players` }];
  });
  if (incomplete.length === 0) return;
  const fixes = incomplete.flatMap(({ players }) => placing(body, ground, players) ?? []);
  yield report(
    'walls/start-missing',
    ['starts'],
    `There is no start for ${incomplete.map(({ seats }) => seats).join('; ')}. Choose a tile for each.`,
    fixes.length > 0
      ? { label: 'Put them far from the others', patches: fixes.flatMap(({ patches }) => patches) }
      : undefined,
  );
}

const startIds = (players: number): readonly string[] =>
  Array.from({ length: players }, (_, seat) => startId(players, seat));

const cellOf = ({ starts }: Arena, id: string): string => starts.find((start) => start.id === id)?.cell ?? '';

function isStart(id: string): boolean {
  const [players, seat] = (/^([2-9])-([1-9])$/.exec(id) ?? []).slice(1).map(Number);
  return players !== undefined && seat !== undefined && seat <= players && players <= PLAYERS_MAX;
}

/** Reports starts in different sections, in one issue. */
function* checkApart({ body, ground }: Survey, tables: readonly number[]): Generator<Issue> {
  const apart = tables.flatMap((players) => {
    const placed = placedStarts(body, ground, players);
    const cut = placed.includes(NONE) ? NONE : cutOff(ground, placed);
    return cut === NONE ? [] : [{ players, cut }];
  });
  const [first] = apart;
  if (!first) return;
  const said = apart.map(({ players, cut }) => `start ${cut + 1} of ${players} players`);
  yield report(
    'walls/starts-apart',
    ['starts', startId(first.players, first.cut), 'cell'],
    `There is no way to start 1 from ${joined(said)}, so the first check can end the game for somebody. Move one of them, or take a wall away.`,
  );
}

/** Reports starts that are better than others, in one issue. */
function* checkFair({ body, ground }: Survey, tables: readonly number[]): Generator<Issue> {
  const unfair = tables.flatMap((players) => {
    const placed = placedStarts(body, ground, players);
    if (placed.includes(NONE) || cutOff(ground, placed) !== NONE) return [];
    const { nearest, sides, isFair } = startFairness(ground, placed);
    return isFair ? [] : [{ players, nearest: joined(nearest.map(String)), sides: joined(sides.map(String)) }];
  });
  const [first] = unfair;
  if (!first) return;
  const said = unfair.map(
    ({ players, nearest, sides }) =>
      `With ${players} players steps to the nearest opponent are ${nearest}, and open sides ${sides}.`,
  );
  yield report(
    'walls/starts-unfair',
    ['starts', startId(first.players, 0)],
    `Some begin better. ${said.join(' ')} Neither should differ by more than one, so move a start.`,
  );
}

/** Returns the first start that cannot be reached from start 1; NONE if all can. */
function cutOff({ board, closed }: Ground, [first = NONE, ...others]: readonly number[]): number {
  const steps = new Int16Array(board.cells);
  stepsFrom(board, closed, first, steps);
  const cut = others.findIndex((cell) => steps[cell] === NONE);
  return cut === -1 ? NONE : cut + 1;
}

/** Reports each invalid start for this number of players. */
function* checkPlaces({ body, ground }: Survey, players: number): Generator<Issue> {
  const { board, wallTiles } = ground;
  const fix = placing(body, ground, players);
  const taken = new Map<number, number>();
  for (const [seat, id] of startIds(players).entries()) {
    const cell = cellOf(body, id);
    if (isBlank(cell)) continue;
    const path = ['starts', id, 'cell'];
    const place = board.cellOf(cell);
    const name = `Start ${seat + 1} of ${players}`;
    const first = taken.get(place);
    if (place === NONE) {
      const where = `${name} is at ${cell.slice(0, 20)}, which is a hole or off the board. Choose a tile.`;
      yield report('walls/start-off-board', path, where, fix);
    } else if (wallTiles[place]) {
      yield report('walls/start-walled', path, `${name} is on ${cell}, which a wall fills. Choose another tile.`, fix);
    } else if (first !== undefined) {
      const where = `${name} is on ${cell}, where start ${first} is. Each needs a tile of its own.`;
      yield report('walls/start-twice', path, where, fix);
    } else taken.set(place, seat + 1);
  }
}

/** Returns a fix that writes the engine's fallback starts to the file; undefined if the board has no room for all. */
function placing(body: Arena, ground: Ground, players: number): Fix | undefined {
  const { names } = ground.board;
  const cells = startsOf(body, ground, players).map((place) => names[place]);
  if (cells.includes(undefined)) return undefined;
  const patches = cells.flatMap((cell = '', seat): readonly Patch[] => {
    const id = startId(players, seat);
    const known = body.starts.find((start) => start.id === id);
    if (known?.cell === cell) return [];
    if (known) return [{ op: 'set', path: ['starts', id, 'cell'], value: cell }];
    return [{ op: 'insert', path: ['starts'], entry: { id, cell } }];
  });
  return { label: `Begin at ${joined(cells.map((cell = '') => cell))}`, patches };
}
