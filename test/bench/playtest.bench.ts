import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { measure } from 'mitata';
import type { JsonObject } from '@/lib/kernel/json';
import { type Lineup, lineUp } from '@/lib/playtest/lineup';
import { playMany } from '@/lib/playtest/play-many';
import { findSystem } from '@/test/support/all-systems';
import { scaledSetting } from '../support/trapped/scaled-setting';
import { recordGames, replayGames } from './recorded-games';

/** Whole games by planners and a fair GM, and the engine's moves beside boardgame.io's. Figures, no verdict. */
const PLAYERS = 4;
const RECORDED = 20;
const LOT = 200;
const FIRST_LOT = 2000;
const TIMES = [1, 4, 16];
const GAMES_EACH_SIZE = 200;
const MEMORY_AT = [1000, 5000, 20_000];

// The peer without its checks for developers, which it reads when it is loaded.
Object.assign(process.env, { NODE_ENV: 'production' });
const { replayByPeer } = await import('./boardgame-io');
const system = findSystem('trapped');
const played = await system?.play?.();
const spaceship = system?.starters.find(({ id }) => id === 'spaceship')?.body();
if (!played || !spaceship) throw new Error('the game and its spaceship are there');

const lineup = tableOf(spaceship);
const cold = secondsOf(() => playMany(lineup, { seed: 1, from: 0, to: FIRST_LOT }));
const games = await bestOf(() => playMany(lineup, { seed: 1, from: 0, to: LOT }).steps);
const recorded = recordGames(lineup, RECORDED);
const engine = await bestOf(() => replayGames(lineup, recorded));
const peer = await bestOf(() => replayByPeer(recorded));
const scaling: Scaled[] = [];
for (const times of TIMES) scaling.push(await scaleOf(spaceship, times));

const report = {
  gamesPerSecond: Math.round(LOT / games.seconds),
  movesPerSecond: Math.round(engine.count / engine.seconds),
  peers: { 'boardgame.io': Math.round(peer.count / peer.seconds) },
  scaling,
};
if (process.argv.includes('--json')) console.log(JSON.stringify(report));
else say();

function tableOf(body: JsonObject): Lineup {
  if (!played) throw new Error('the game is there');
  return lineUp(played, body, { players: PLAYERS });
}

interface Best {
  readonly seconds: number;
  readonly median: number;
  readonly count: number;
}

/** The least and the median processor time that some work takes, and what it counted. */
async function bestOf(work: () => number): Promise<Best> {
  let count = 0;
  const options = { now: processorNs, min_samples: 12, min_cpu_time: 2e9, gc: false };
  const { min, p50 } = await measure(() => {
    count = work();
  }, options);
  return { seconds: min / 1e9, median: p50 / 1e9, count };
}

/** Of all threads of this process, collecting garbage included: other programs on the machine do not count. */
function processorNs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) * 1000;
}

function secondsOf(work: () => unknown) {
  const [processor, wall] = [processorNs(), performance.now()];
  work();
  return { processor: (processorNs() - processor) / 1e9, wall: (performance.now() - wall) / 1000 };
}

interface Scaled {
  readonly times: number;
  readonly goals: number;
  readonly events: number;
  readonly rooms: number;
  readonly gamesPerSecond: number;
  readonly movesPerGame: number;
  readonly microsecondsPerGame: number;
}

async function scaleOf(body: JsonObject, times: number): Promise<Scaled> {
  const scaled = scaledSetting(body, times);
  const { goals, events, map } = scaled as unknown as Record<string, readonly unknown[]> & { map: typeof scaled };
  const sized = tableOf(scaled);
  const { seconds, count } = await bestOf(() => playMany(sized, { seed: 1, from: 0, to: GAMES_EACH_SIZE }).steps);
  return {
    times,
    goals: goals?.length ?? 0,
    events: events?.length ?? 0,
    rooms: (map.rooms as readonly unknown[]).length,
    gamesPerSecond: Math.round(GAMES_EACH_SIZE / seconds),
    movesPerGame: Math.round(count / GAMES_EACH_SIZE),
    microsecondsPerGame: Math.round((seconds / GAMES_EACH_SIZE) * 1e6),
  };
}

function say(): void {
  const share = (count: number) => count.toLocaleString('en');
  const { gamesPerSecond, movesPerSecond, peers } = report;
  const ratio = Math.round(movesPerSecond / peers['boardgame.io']);
  const median = (best: Best) => share(Math.round(best.count / best.median));
  console.log(`The spaceship, ${PLAYERS} planners and a fair GM, from making characters to the end. Processor time of`);
  console.log('all threads of one process; the best of at least 12 runs, after warming up.\n');
  console.log(
    `whole games          ${share(gamesPerSecond)} a second (median ${share(Math.round(LOT / games.median))})`,
  );
  console.log(`  moves in them      ${share(Math.round(games.count / games.seconds))} a second, with bots and sums`);
  console.log(
    `  first ${share(FIRST_LOT)}, cold  ${cold.wall.toFixed(2)} s by the clock, ${cold.processor.toFixed(2)} s of processor`,
  );
  console.log(`\nThe same ${share(engine.count)} moves, those of ${RECORDED} such games, made again without bots:`);
  console.log(`  this engine        ${share(movesPerSecond)} a second (median ${median(engine)}), by all the rules`);
  console.log(`  boardgame.io       ${share(peers['boardgame.io'])} a second (median ${median(peer)}), by a bare turn`);
  console.log('                     loop: draw, bid, compare with the GM’s cards, discard, next player');
  console.log(`  that is            ${ratio} times as many`);
  sayScaling();
  sayMemory();
}

function sayScaling(): void {
  console.log(
    '\nThe same setting so many times over:\n  times  goals  events  rooms  games/s  moves/game  µs/game  × cost',
  );
  const first = scaling[0]?.microsecondsPerGame ?? 1;
  for (const { times, goals, events, rooms, gamesPerSecond, movesPerGame, microsecondsPerGame } of scaling) {
    const cells = [times, goals, events, rooms, gamesPerSecond, movesPerGame, microsecondsPerGame];
    const widths = [7, 7, 8, 7, 9, 12, 9];
    const row = cells.map((cell, i) => String(cell).padStart(widths[i] ?? 0)).join('');
    console.log(`${row}${(microsecondsPerGame / first).toFixed(1).padStart(8)}`);
  }
}

function sayMemory(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  console.log('\nHeap in use after so many games, garbage collected:');
  let from = 0;
  for (const to of MEMORY_AT) {
    playMany(lineup, { seed: 2, from, to });
    from = to;
    collect();
    console.log(`  ${String(to).padStart(6)}  ${(process.memoryUsage().heapUsed / 2 ** 20).toFixed(1)} MB`);
  }
}
