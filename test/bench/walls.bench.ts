import { lineUp } from '@/lib/playtest/lineup';
import { check } from '@/lib/systems/walls/check';
import { play } from '@/lib/systems/walls/play';
import { type Arena, schema } from '@/lib/systems/walls/schema';
import { hive } from '@/lib/systems/walls/starters/hive';
import { standard } from '@/lib/systems/walls/starters/standard';
import { SIDE, WALLS_MAX } from '@/lib/systems/walls/vocabulary';
import { compileBoard } from '@/lib/tabletop/board';
import { speedOf, timesOf } from './timing';

/** Whole games by bots, and the check at its largest. Figures, no verdict. */
const RUNS = 12;
const LOTS = { searcher: 100, builder: 100, random: 1_000 };
const PLAYERS = 4;

const arena = schema.parse(standard.body());
const games = Object.entries(LOTS).map(([bot, lot]) => ({
  bot,
  players: PLAYERS,
  ...speedOf(lineUp(play, arena, { players: PLAYERS, bots: [bot] }), lot, RUNS),
}));
const checks = {
  'the usual board': checkTimesOf(arena),
  'the hexagons': checkTimesOf(schema.parse(hive.body())),
  'the largest board, walled up': checkTimesOf(largestArena(arena)),
};

if (process.argv.includes('--json')) console.log(JSON.stringify({ games, checks }));
else say();

function checkTimesOf(checked: Arena) {
  return timesOf(() => check(checked), RUNS * 4);
}

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

function say(): void {
  console.log(`Games of “${standard.title}”, processor time, the best of ${RUNS} runs:`);
  for (const { bot, players, gamesPerSecond, movesPerGame } of games) {
    const speed = String(gamesPerSecond).padStart(6);
    console.log(`  ${bot.padEnd(9)} ${players} players  ${speed} a second, ${movesPerGame} moves each`);
  }
  console.log('\nChecking an arena, in ms:');
  const ms = (value: number) => value.toFixed(1).padStart(6);
  for (const [name, { firstMs, bestMs, medianMs, worstMs, processorMs }] of Object.entries(checks)) {
    const said = `first ${ms(firstMs)}  best ${ms(bestMs)}  median ${ms(medianMs)}  worst ${ms(worstMs)}`;
    console.log(`  ${name.padEnd(28)} ${said}  processor ${ms(processorMs)}`);
  }
}
