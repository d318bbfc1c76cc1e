import type { Fix, Issue } from '@/lib/kernel/issue';
import type { Patch } from '@/lib/kernel/patch';
import { NONE } from '@/lib/tabletop/board';
import { checkPlayers } from '@/lib/tabletop/table-size';
import { isBlank, joined } from '@/lib/tabletop/wording';
import { startFairness } from '../rules/fairness';
import { tablesOf } from '../rules/seats';
import { placedStarts, startId, startsOf } from '../rules/starts';
import { PLAYERS_MAX } from '../vocabulary';
import { report, reportAll } from './report';
import type { Survey } from './survey';

/** Whether everybody has a tile to begin on, in one section and about as good as the others' (rules 9). */
export function* checkStarts(survey: Survey): Generator<Issue> {
  yield* checkPlayers(report, 'walls/player-range', survey.body);
  const unknown = survey.body.starts.filter(({ id }) => !isStart(id)).map(({ id }) => id);
  yield* reportAll('walls/start-unknown', ['starts'], unknown, 'not a number of players and a seat, such as 4-1.');
  for (const table of tablesOf(survey.body)) yield* checkTable(survey, table);
}

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
  const cut = placed.findIndex((_, seat) => !Number.isFinite(nearest[seat]));
  if (cut !== -1) {
    yield report(
      'walls/starts-apart',
      ['starts', startId(players, cut), 'cell'],
      `With ${players} players there is no way from start ${cut + 1} to any other, so somebody is Trapped at once. Move it, or take a wall away.`,
    );
  } else if (!isFair) {
    yield report(
      'walls/starts-unfair',
      path,
      `With ${players} players some begin better: steps to the nearest opponent ${joined(nearest.map(String))}, open sides ${joined(sides.map(String))}. Neither should differ by more than one.`,
    );
  }
}

/** What is wrong with each start of a table that not everybody can begin at. */
function* checkPlaces({ body, ground }: Survey, players: number): Generator<Issue> {
  const { board, wallTiles } = ground;
  const fix = useful(body.starts, startsOf(body, ground, players), board.names, players);
  const missing: number[] = [];
  const taken = new Map<number, number>();
  for (let seat = 0; seat < players; seat++) {
    const cell = body.starts.find(({ id }) => id === startId(players, seat))?.cell ?? '';
    const path = ['starts', startId(players, seat), 'cell'];
    const place = board.cellOf(cell);
    const name = `Start ${seat + 1} of ${players}`;
    const first = taken.get(place);
    if (isBlank(cell)) missing.push(seat + 1);
    else if (place === NONE) {
      const where = `${name} is at ${cell.slice(0, 20)}, which is a hole or off the board. Choose a tile.`;
      yield report('walls/start-off-board', path, where, fix);
    } else if (wallTiles[place]) {
      yield report('walls/start-walled', path, `${name} is on ${cell}, which a wall fills. Choose another tile.`, fix);
    } else if (first !== undefined) {
      const where = `${name} is on ${cell}, where start ${first} is. Each needs a tile of its own.`;
      yield report('walls/start-twice', path, where, fix);
    } else taken.set(place, seat + 1);
  }
  if (missing.length > 0) {
    const seats = joined(missing.map(String));
    yield report(
      'walls/start-missing',
      ['starts'],
      `With ${players} players there is no start for ${missing.length === 1 ? 'number' : 'numbers'} ${seats}. Place ${missing.length === 1 ? 'it' : 'them'}.`,
      fix,
    );
  }
}

/** Writes down where the game would let everybody begin anyway; none if the board has no room for all. */
function useful(
  starts: Survey['body']['starts'],
  cells: readonly number[],
  names: readonly string[],
  players: number,
): Fix | undefined {
  if (cells.includes(NONE)) return undefined;
  const patches = cells.flatMap((place, seat): readonly Patch[] => {
    const [id, cell] = [startId(players, seat), names[place] ?? ''];
    const known = starts.find((start) => start.id === id);
    if (known?.cell === cell) return [];
    if (known) return [{ op: 'set', path: ['starts', id, 'cell'], value: cell }];
    return [{ op: 'insert', path: ['starts'], entry: { id, cell } }];
  });
  return { label: `Begin at ${joined(cells.map((place) => names[place] ?? ''))}`, patches };
}
