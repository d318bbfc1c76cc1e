import type { Findings } from '@/lib/contract/playtest-report';
import { shareOf } from '@/lib/playtest/statistics';
import { VERDICTS } from '@/lib/systems/walls/playtest/verdicts';
import { starterOf } from '@/test/support/starters';
import { type Advice, endingShare, leadingShare, meanRounds, rowsOfTally, seatShare } from './cases';

const { body: standard } = await starterOf('walls', 'walls-standard');
const { body: faster } = await starterOf('walls', 'walls-faster');

const startingAt = (...cells: readonly string[]) => ({
  starts: cells.map((cell, i) => ({ id: `${cells.length}-${i + 1}`, cell })),
});
const squares = (size: number) => ({ board: { topology: 'square', columns: size, rows: size } });
const ruled = (options: Readonly<Record<string, unknown>>) => ({
  options: { ...Object(standard.options), ...options },
});

/** Five by five tiles with starts in the corners: the second to play wins most games. */
const corners = { ...faster, ...startingAt('A1', 'E5') };
const three = { ...faster, ...startingAt('A1', 'E3', 'B5') };

/** Share of players who were Trapped by a wall of their own. */
function ownWalls(findings: Findings) {
  const rows = rowsOfTally(findings, 'removals');
  const sum = (column: string) => rows.reduce((all, row) => all + (row[column] ?? 0), 0);
  return shareOf(sum('own'), sum('own') + sum('others'));
}

/** Share of tiles that hardly anybody came to. */
function idleTiles(findings: Findings) {
  const rows = rowsOfTally(findings, 'tiles');
  return shareOf(rows.filter(({ visits = 0 }) => visits < 0.1 * findings.runs).length, rows.length);
}

const onTiles = { ...standard, ...ruled({ wallKind: 'tile' }), arrows: 1 };
const huddled = { ...standard, ...squares(9), ...startingAt('A1', 'B2'), arrows: 1 };
/** The second start is shut in, so skill does not matter there. */
const shutIn = { ...faster, walls: [{ id: 'E4-E5' }, { id: 'D5-E5' }], ...startingAt('A1', 'E5') };

export const WALLS: Advice = {
  system: 'walls',
  verdicts: Object.keys(VERDICTS),
  cases: [
    ...[
      startingAt('E1', 'B3'),
      { ...squares(7), ...startingAt('B1', 'F7'), walls: [] },
      ruled({ directions: 'diagonals' }),
    ].map((change) => ({
      code: 'walls/play-opener-ahead',
      body: corners,
      cured: { ...corners, ...change },
      players: 2,
      figure: leadingShare,
      better: 'lower' as const,
    })),
    ...[startingAt('A1', 'E3', 'C5'), { walls: [...[faster.walls].flat(), { id: 'A5-B5' }] }].map((change) => ({
      code: 'walls/play-start-ahead',
      body: three,
      cured: { ...three, ...change } as typeof three,
      players: 3,
      figure: seatShare(2),
      better: 'lower' as const,
    })),
    {
      code: 'walls/play-too-long',
      body: { ...standard, minutes: 5 },
      cured: { ...standard, ...squares(5), ...startingAt('A1', 'E5'), minutes: 5 },
      players: 2,
      figure: meanRounds,
      better: 'lower',
    },
    {
      code: 'walls/play-draws',
      body: { ...standard, wallSupply: 20 },
      cured: { ...standard, wallSupply: null },
      players: 2,
      figure: endingShare('draw'),
      better: 'lower',
    },
    ...[{ arrows: 2 }, ruled({ wallKind: 'edge' })].map((change) => ({
      code: 'walls/play-own-walls',
      body: onTiles,
      cured: { ...onTiles, ...change },
      players: 4,
      runs: 120,
      figure: ownWalls,
      better: 'lower' as const,
    })),
    ...[startingAt('A1', 'I9'), squares(5)].map((change) => ({
      code: 'walls/play-tiles-idle',
      body: huddled,
      cured: { ...huddled, ...change },
      players: 2,
      runs: 100,
      figure: idleTiles,
      better: 'lower' as const,
    })),
    {
      code: 'walls/play-all-luck',
      body: shutIn,
      cured: { ...shutIn, ...startingAt('A1', 'E4') },
      players: 2,
      bots: ['random', 'searcher'],
      figure: seatShare(1),
      better: 'higher',
    },
  ],
  withoutFigure: {},
};
