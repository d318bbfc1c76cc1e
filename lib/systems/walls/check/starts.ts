import type { Fix, Issue } from '@/lib/kernel/issue';
import type { Patch } from '@/lib/kernel/patch';
import { checkPlayers } from '@/lib/tabletop/authoring/table-size';
import { NONE, stepsFrom } from '@/lib/tabletop/play/board';
import { isBlank, joined } from '@/lib/tabletop/words/wording';
import type { Ground } from '../rules/ground';
import { placedStarts, startFairness, startId, startsOf, tablesOf } from '../rules/starts';
import type { Arena } from '../schema';
import { PLAYERS_MAX } from '../vocabulary';
import { report, reportAll } from './codes';
import type { Survey } from './survey';

/** Checks that every player has a start, that all are in one section, and that they are fair (rules 9). */
export function* checkStarts(survey: Survey): Generator<Issue> {
  yield* checkPlayers(report, 'walls/player-range', survey.body);
  const unknown = survey.body.starts.filter(({ id }) => !isStart(id)).map(({ id }) => id);
  yield* reportAll('walls/start-unknown', ['starts'], unknown, 'not a number of players and a seat, such as 4-1.');
  const tables = tablesOf(survey.body);
  yield* checkMissing(survey, tables);
  for (const table of tables) yield* checkTable(survey, table);
}

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

function* checkTable(survey: Survey, players: number): Generator<Issue> {
  const { body, ground } = survey;
  const placed = placedStarts(body, ground, players);
  if (placed.includes(NONE)) {
    yield* checkPlaces(survey, players);
    return;
  }
  const { nearest, sides, isFair } = startFairness(ground, placed);
  const path = ['starts', startId(players, 0)];
  const cut = cutOff(ground, placed);
  if (cut !== NONE) {
    yield report(
      'walls/starts-apart',
      ['starts', startId(players, cut), 'cell'],
      `With ${players} players there is no way from start ${cut + 1} to start 1, so the first check can end the game for somebody. Move one of them, or take a wall away.`,
    );
  } else if (!isFair) {
    yield report(
      'walls/starts-unfair',
      path,
      `With ${players} players some begin better: steps to the nearest opponent ${joined(nearest.map(String))}, open sides ${joined(sides.map(String))}. Neither should differ by more than one.`,
    );
  }
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
