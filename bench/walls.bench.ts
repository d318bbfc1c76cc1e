import { lineUp } from '@/lib/playtest/lineup';
import { check } from '@/lib/systems/walls/check';
import { play } from '@/lib/systems/walls/play';
import { type Arena, schema } from '@/lib/systems/walls/schema';
import { SIDE, WALLS_MAX } from '@/lib/systems/walls/vocabulary';
import { compileBoard } from '@/lib/tabletop/play/board';
import { starterOf } from '@/test/support/starters';
import { checkRows, gameDocument, gameRows } from './game-rows';
import { runBench } from './run-bench';

const hive = await starterOf('walls', 'walls-hive');
const standard = await starterOf('walls', 'walls-standard');

/** Whole games by bots, and the check at its largest. Figures, no verdict. */
const LOTS = { searcher: 100, builder: 100, random: 1_000 };

const arena = schema.parse(standard.body);

await runBench({
  rows: [
    ...gameRows(LOTS, (bot, players) => lineUp(play, arena, { players, bots: [bot] })),
    ...checkRows(check, {
      'the usual board': arena,
      'the hexagons': schema.parse(hive.body),
      'the largest board, walled up': largestArena(arena),
    }),
  ],
  document: gameDocument,
});

/** Hexagons as far as they go, and a wall on every side. */
function largestArena(usual: Arena): Arena {
  const board = { topology: 'hex', columns: SIDE.max, rows: SIDE.max } as const;
  const { names, edgeNames } = compileBoard({ ...board, holes: [] });
  return {
    ...usual,
    board,
    walls: edgeNames.slice(0, WALLS_MAX).map((id) => ({ id })),
    tiles: names.filter((_, cell) => cell % 2 === 1).map((id) => ({ id, is: 'wall' })),
  };
}
