import { loadStarters } from '@/lib/contract/starter';
import { lineUp } from '@/lib/playtest/lineup';
import { playMany } from '@/lib/playtest/play-many';
import { playOne } from '@/lib/playtest/play-one';
import { readFindings } from '@/lib/playtest/report';
import { seedOf } from '@/lib/playtest/seeds';
import { check } from '@/lib/systems/mothership/check';
import { cellsOfRows } from '@/lib/systems/mothership/layout/cells';
import { play } from '@/lib/systems/mothership/play';
import { type Ship, schema } from '@/lib/systems/mothership/schema';
import { starters as listed } from '@/lib/systems/mothership/starters';
import { defaultShip } from '@/lib/systems/mothership/starters/default-ship';
import { mothership } from '@/lib/systems/mothership/starters/mothership';
import { FULL, largestKit, SNAKE } from '../support/mothership/largest-kit';
import { speedOf, timesOf } from './timing';

const starters = await loadStarters(listed);

/** Whole games by bots, the check at its largest, and how many rounds a planning team needs. Figures, no verdict. */
const RUNS = 12;
const LOT = 300;
const PLAYERS = [2, 3, 4];
const ROUNDS = [5, 6, 7, 8, 9, 10, 11, 12];
const GAMES_EACH = 300;
const BAND_GAMES = 600;
const ESCAPE_GAMES = 1_000;

const kit = schema.parse(mothership.body());
const book = schema.parse(defaultShip.body());

const games = ['team', 'explorer'].flatMap((bot) =>
  PLAYERS.map((players) => ({ bot, players, ...speedOf(lineUp(play, kit, { players, bots: [bot] }), LOT, RUNS) })),
);
const checks = {
  'the mothership': checkTimesOf(kit),
  'every cell painted': checkTimesOf(schema.parse(largestKit(kit, FULL))),
  'one long corridor': checkTimesOf(schema.parse(largestKit(kit, SNAKE))),
};
const largest = largestGame();
const rounds = process.argv.includes('--rounds')
  ? PLAYERS.flatMap((players) => ROUNDS.map((count) => searched(players, count)))
  : [];

const bands = process.argv.includes('--bands') ? starters.flatMap(bandsOf) : [];

/** With --escapes, which takes a quarter of an hour: how often each bot gets out. */
const escapes = process.argv.includes('--escapes')
  ? PLAYERS.flatMap((players) => ['explorer', 'careful', 'team'].map((bot) => escapesOf(bot, players)))
  : [];

if (process.argv.includes('--json')) console.log(JSON.stringify({ games, checks, largest, rounds, bands, escapes }));
else say();

/** The share of games that end well with its 95 % interval, and games by the second of processor time. */
function escapesOf(bot: string, players: number) {
  const lineup = lineUp(play, kit, { players, bots: [bot] });
  const before = process.cpuUsage();
  const sums = playMany(lineup, { seed: 1, from: 0, to: ESCAPE_GAMES });
  const { user, system } = process.cpuUsage(before);
  const { share, low, high } = readFindings(lineup, sums, { seed: 1 }).wins;
  return { bot, players, share, low, high, gamesPerSecond: (1e6 * ESCAPE_GAMES) / (user + system) };
}

/** Of the check alone, the largest kits with every list as long as it may be. */
function checkTimesOf(checked: Ship) {
  return timesOf(() => check(checked), RUNS * 4);
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

/** Shares of games in which somebody gets out of a ship that one may start from, level by level. */
function bandsOf({ title, body }: (typeof starters)[number]) {
  const ship = schema.parse(body());
  return PLAYERS.map((players) => ({
    title,
    players,
    shares: ship.levels.map((level) => outOf({ ...ship, levels: [level] }, players, BAND_GAMES)),
  }));
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

function say(): void {
  console.log(`Games of “${mothership.title}” by lot of level, processor time, the best of ${RUNS} runs of ${LOT}:`);
  for (const { bot, players, gamesPerSecond, movesPerGame } of games) {
    console.log(
      `  ${bot.padEnd(9)} ${players} players  ${String(gamesPerSecond).padStart(6)} a second, ${movesPerGame} moves each`,
    );
  }
  console.log('\nChecking a kit, in ms:');
  const ms = (value: number) => value.toFixed(1).padStart(6);
  for (const [name, { firstMs, bestMs, medianMs, worstMs, processorMs }] of Object.entries(checks)) {
    const said = `first ${ms(firstMs)}  best ${ms(bestMs)}  median ${ms(medianMs)}  worst ${ms(worstMs)}`;
    console.log(`  ${name.padEnd(20)} ${said}  processor ${ms(processorMs)}`);
  }
  console.log(`\nThe largest game, six on 26 × 26 cells: ${ms(largest.bestMs)} ms, ${largest.moves} moves`);
  const inHundred = (shares: readonly number[]) => shares.map((share) => (100 * share).toFixed(1).padStart(6)).join('');
  if (rounds.length > 0)
    console.log('\nThe book’s ship: how often of 100 somebody gets out, level by level, by rounds:');
  for (const { players, rounds: count, shares } of rounds) {
    console.log(`  ${players} players ${String(count).padStart(3)} rounds ${inHundred(shares)}`);
  }
  if (bands.length > 0)
    console.log(`\nHow often of 100 somebody gets out, level by level, of ${BAND_GAMES} games each:`);
  for (const { title, players, shares } of bands) {
    console.log(`  ${players} players ${inHundred(shares)}  ${title}`);
  }
  if (escapes.length > 0) console.log(`\nHow often of 100 a game ends well, of ${ESCAPE_GAMES} games each:`);
  for (const { bot, players, share, low, high, gamesPerSecond } of escapes) {
    const [middle, least, most] = [share, low, high].map((part) => (100 * part).toFixed(1));
    const speed = `${gamesPerSecond.toFixed(1)} games a second`;
    console.log(`  ${bot.padEnd(9)} ${players} players  ${middle} (${least} to ${most}), ${speed}`);
  }
}
