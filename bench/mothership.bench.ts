import { lineUp } from '@/lib/playtest/lineup';
import { playMany } from '@/lib/playtest/play-many';
import { playOne, seedOf } from '@/lib/playtest/play-one';
import { readFindings } from '@/lib/playtest/report';
import { check } from '@/lib/systems/mothership/check';
import { cellsOfRows } from '@/lib/systems/mothership/layout/cells';
import { play } from '@/lib/systems/mothership/play';
import { type Ship, schema } from '@/lib/systems/mothership/schema';
import { FULL, largestKit, SNAKE } from '@/test/support/mothership/largest-kit';
import { starterOf, startersOf } from '@/test/support/starters';
import { answerRows, checkRows, gameRows, groupsOf } from './game-rows';
import type { BenchRow } from './measure-bench';
import { runBench } from './run-bench';

const defaultShip = await starterOf('mothership', 'book-ship');
const mothership = await starterOf('mothership', 'the-mothership');

const starters = await startersOf('mothership');

/**
 * Whole games by bots and the check at its largest; on request how many rounds a planning team needs (`--only rounds`),
 * how often it gets out of each starter (`--only bands`) and how often each bot does (`--only escapes`). Figures, no
 * verdict.
 */
const RUNS = 12;
const LOT = 300;
const PLAYERS = [2, 3, 4];
const ROUNDS = [5, 6, 7, 8, 9, 10, 11, 12];
const GAMES_EACH = 300;
const BAND_GAMES = 600;
const ESCAPE_GAMES = 1_000;
const ANSWERED_GAMES = 4;

const kit = schema.parse(mothership.body);
const book = schema.parse(defaultShip.body);
const lineupOf = (bot: string, players: number) => lineUp(play, kit, { players, bots: [bot] });

/** A row for each size of table, measured if the command line names it or its group. */
const onRequest = (group: string, measure: (players: number) => object): readonly BenchRow[] =>
  PLAYERS.map((players) => ({ id: `${group}/${players}`, onRequest: true, measure: () => measure(players) }));

await runBench({
  rows: [
    ...PLAYERS.flatMap((players) =>
      gameRows({ team: LOT, explorer: LOT }, lineupOf, players).map((row) => ({ ...row, id: `${row.id}/${players}` })),
    ),
    ...checkRows(check, {
      'the mothership': kit,
      'every cell painted': schema.parse(largestKit(kit, FULL)),
      'one long corridor': schema.parse(largestKit(kit, SNAKE)),
    }),
    ...answerRows(['careful', 'team'], lineupOf, ANSWERED_GAMES),
    { id: 'largest', measure: largestGame },
    ...ROUNDS.flatMap((rounds) => onRequest(`rounds/${rounds}`, (players) => searched(players, rounds))),
    ...starters.flatMap((starter) => onRequest(`bands/${starter.id}`, (players) => bandOf(starter, players))),
    ...['explorer', 'careful', 'team'].flatMap((bot) =>
      onRequest(`escapes/${bot}`, (players) => escapesOf(bot, players)),
    ),
  ],
  document(entries) {
    const {
      games = {},
      answers = {},
      checks = {},
      largest = {},
      rounds = {},
      bands = {},
      escapes = {},
    } = groupsOf(entries);
    return {
      games: Object.values(games),
      answers,
      checks,
      largest: Object.values(largest)[0],
      rounds: Object.values(rounds),
      bands: Object.values(bands),
      escapes: Object.values(escapes),
    };
  },
});

/** The share of games that end well with its 95 % interval, and games by the second of processor time. */
function escapesOf(bot: string, players: number) {
  const lineup = lineUp(play, kit, { players, bots: [bot] });
  const before = process.cpuUsage();
  const sums = playMany(lineup, { seed: 1, from: 0, to: ESCAPE_GAMES });
  const { user, system } = process.cpuUsage(before);
  const { share, low, high } = readFindings(lineup, sums, { seed: 1 }).wins;
  return { bot, players, share, low, high, gamesPerSecond: (1e6 * ESCAPE_GAMES) / (user + system) };
}

/** One game of six on a ship that fills the grid, with as many rounds and points as there may be. */
function largestGame() {
  const level = { id: 'all', label: 'All', safe: 468, trap: 200, objective: 6 };
  const none = { p1: 0, p2: 0, p3: 0, p4: 0, p5: 0, p6: 0 };
  const vast: Ship = {
    ...kit,
    layout: [...cellsOfRows(FULL)],
    players: { min: 1, max: 6, apPerRound: 8 },
    levels: [level],
    supplies: { safe: 676, objective: 60, orange: 200 },
    traps: kit.traps.map((trap) => ({ ...trap, tiles: 60, tokenCount: 60 })),
    tracker: { ...kit.tracker, spaces: 40, startOffset: none },
  };
  const lineup = lineUp(play, vast, { players: 6, bots: ['team'] });
  let best = Number.POSITIVE_INFINITY;
  let moves = 0;
  for (let run = 0; run < RUNS; run++) {
    const before = process.cpuUsage();
    moves = playMany(lineup, { seed: 1, from: 0, to: 1 }).steps;
    const { user, system } = process.cpuUsage(before);
    best = Math.min(best, (user + system) / 1000);
  }
  return { bestMs: best, moves };
}

/** Shares of games in which somebody gets out of a ship that an author can start from, level by level. */
function bandOf({ title, body }: (typeof starters)[number], players: number) {
  const ship = schema.parse(body);
  const shares = ship.levels.map((level) => outOf({ ...ship, levels: [level] }, players, BAND_GAMES));
  return { title, players, shares };
}

/** The share of games in which at least one of a planning team gets out, whatever is read at the end. */
function outOf(timed: Ship, players: number, count: number): number {
  const lineup = lineUp(play, timed, { players, bots: ['team'] });
  let out = 0;
  for (let game = 0; game < count; game++) {
    const { outcome } = playOne(lineup, seedOf(1, game));
    if (outcome && outcome.winners.length > 0) out++;
  }
  return out / count;
}

/** Shares of games in which somebody gets out of the book's ship, level by level, with so many rounds. */
function searched(players: number, count: number) {
  const none = { p1: 0, p2: 0, p3: 0, p4: 0, p5: 0, p6: 0 };
  const tracker = { ...book.tracker, spaces: count + 1, startOffset: none };
  const shares = book.levels.map((level) => outOf({ ...book, levels: [level], tracker }, players, GAMES_EACH));
  return { players, rounds: count, shares };
}
