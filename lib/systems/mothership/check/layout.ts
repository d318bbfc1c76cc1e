import { at } from '@/lib/kernel/at';
import { filled } from '@/lib/kernel/filled';
import type { Issue } from '@/lib/kernel/issue';
import { sumOf } from '@/lib/kernel/sums';
import { inHundred } from '@/lib/kernel/words';
import { remove } from '@/lib/tabletop/authoring/reporter';
import { distancesTo, FAR } from '../engine/distance';
import type { Game, Place } from '../engine/game';
import { parsePlace, type Spot } from '../layout/cells';
import type { Level } from '../schema';
import { listed, report } from './codes';
import type { Survey } from './survey';

const LAYOUT = ['layout'] as const;

/** Checks that the ship is connected, and reports tiles whose loss would break it (rules 3.3). */
export function* checkLayout(survey: Survey): Generator<Issue> {
  yield* checkCells(survey);
  yield* checkBoards(survey);
  yield* checkWays(survey);
  yield* checkLosses(survey);
  yield* checkHops(survey);
}

function* checkCells({ body, game }: Survey): Generator<Issue> {
  const stray = body.layout.filter(({ id }) => parsePlace(id) === undefined);
  const [first] = stray;
  if (first) {
    yield report(
      'mothership/cell-off-grid',
      [...LAYOUT, first.id],
      `${listed(stray.map(({ id }) => id))}: no such place on the grid, which goes from A1 to Z26. Remove it.`,
      remove(
        stray.map(({ id }) => [...LAYOUT, id]),
        'Remove what is off the grid',
      ),
    );
  }
  if (game.cells === 0) {
    yield report('mothership/no-tiles', LAYOUT, 'There is no tile yet. Paint where people can walk.');
  }
}

function* checkBoards({ game }: Survey): Generator<Issue> {
  for (const { board, spots, missing, untouched } of [
    {
      board: game.start,
      spots: game.startSpots,
      missing: 'mothership/no-start',
      untouched: 'mothership/start-untouched',
    },
    {
      board: game.finish,
      spots: game.finishSpots,
      missing: 'mothership/no-finish',
      untouched: 'mothership/finish-untouched',
    },
  ] as const) {
    const name = board === game.start ? 'start' : 'finish';
    if (spots.length === 0) {
      yield report(missing, LAYOUT, `There is no ${name} board. Paint at least one cell of it.`);
    } else if (game.cells > 0 && !at(game.neighbours, board).some((place) => place < game.cells)) {
      yield report(untouched, LAYOUT, `The ${name} board touches no tile. Put one right beside it.`);
    }
    if (!isWhole(spots)) {
      yield report(
        'mothership/board-in-pieces',
        LAYOUT,
        `The cells of the ${name} board are not connected, yet count as one place: anyone standing on one stands on all. Paint them together.`,
      );
    }
  }
}

function isWhole(spots: readonly Spot[]): boolean {
  const [first, ...rest] = spots;
  if (!first) return true;
  const left = new Set(rest);
  const reached = [first];
  for (const spot of reached) {
    for (const other of left) {
      if (Math.abs(spot.x - other.x) + Math.abs(spot.y - other.y) !== 1) continue;
      left.delete(other);
      reached.push(other);
    }
  }
  return left.size === 0;
}

function* checkWays({ game, layout }: Survey): Generator<Issue> {
  if (game.cells === 0 || game.startSpots.length === 0) return;
  const steps = distancesTo(game, filled(game.cells, 0), [game.start]);
  const names = (cells: readonly Place[]) => cells.map((cell) => at(game.names, cell));
  const lost = names([...filled(game.cells, 0).keys()].filter((cell) => at(steps, cell) >= FAR));
  // Places beyond the finish are unreachable too, since nobody walks back out of it.
  if (lost.length > 0) {
    yield report(
      'mothership/not-connected',
      [...LAYOUT, lost[0] ?? ''],
      `Nobody can walk from the start to ${listed(lost)}. Add tiles in between, or remove ${lost.length === 1 ? 'it' : 'them'}.`,
      remove(
        lost.map((name) => [...LAYOUT, name]),
        `Remove ${lost.length === 1 ? 'the unreachable tile' : `${lost.length} unreachable tiles`}`,
      ),
    );
  } else if (game.finishSpots.length > 0 && layout.steps === undefined) {
    yield report(
      'mothership/not-connected',
      LAYOUT,
      'No path leads from the start to the finish. Add tiles in between.',
    );
  }
}

/** Reports tiles whose loss would break the ship, if any trap takes tiles away for good. */
function* checkLosses({ body, game, layout }: Survey): Generator<Issue> {
  const loss = Math.max(0, ...body.levels.map((level) => lossOf(game, level)));
  if (loss === 0 || game.startSpots.length === 0) return;
  const names = (cells: readonly Place[]) => cells.map((cell) => at(game.names, cell));
  const cut = names(layout.cutTiles);
  if (cut.length > 0) {
    yield report(
      'mothership/cut-tile',
      [...LAYOUT, cut[0] ?? ''],
      `If ${cut.length === 1 ? '' : 'one of '}${listed(cut)} goes, the ship is split in two. Add a second path.`,
    );
  }
  const lifelines = layout.lifelines.filter(({ cell }) => !layout.cutTiles.includes(cell));
  const [line] = lifelines;
  const risk = Math.max(0, ...body.levels.map((level) => riskOf(game, level, lifelines)));
  if (line && risk >= RISKY) {
    const others = names([...new Set(lifelines.flatMap(({ cutOff }) => cutOff))]);
    yield report(
      'mothership/lifeline',
      [...LAYOUT, at(game.names, line.cell)],
      `While the finish is closed, ${listed(others)} ${others.length === 1 ? 'depends' : 'depend'} on ${listed(names(lifelines.map(({ cell }) => cell)))}: if ${lifelines.length === 1 ? 'that tile' : 'such a tile'} goes, everything beyond it is cut off. In up to ${inHundred(risk)} a trap that takes its tile away lies there, and an objective beyond. Add a second path.`,
    );
  }
}

/** Share of games in which lifelines may be lost from which they are reported; rarer losses are a risk to accept. */
const RISKY = 0.05;

/** Returns the chance that a trap that takes its tile away for good lies on a certain cell. */
function lossOf({ cells, traps }: Game, { trap }: Level): number {
  const boxed = sumOf(traps.map(({ tiles }) => tiles));
  const leaving = sumOf(
    traps.map(({ tiles, deeds }) => (deeds.some((deed) => deed.kind === 'removeTile' && !deed.replaced) ? tiles : 0)),
  );
  return cells === 0 || boxed === 0 ? 0 : (Math.min(1, trap / cells) * leaving) / boxed;
}

/** Returns the expected number of lifelines with such a trap and at least one objective that it would cut off. */
function riskOf(game: Game, level: Level, lifelines: Survey['layout']['lifelines']): number {
  const objectives = Math.min(1, level.objective / game.cells);
  return Math.min(1, lossOf(game, level) * sumOf(lifelines.map(({ cutOff }) => 1 - (1 - objectives) ** cutOff.length)));
}

function* checkHops({ body, layout, game }: Survey): Generator<Issue> {
  const hopper = body.characters.find(({ abilities }) => abilities.some(({ kind }) => kind === 'hop'));
  if (!hopper || layout.hops > 0 || game.cells === 0) return;
  yield report(
    'mothership/no-hop',
    ['characters', hopper.id, 'abilities'],
    'A character can hop, but no gap is one cell wide. Leave a one-cell gap between two tiles in a line.',
  );
}
