import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { measure } from 'mitata';
import type { JsonObject } from '@/lib/kernel/json';
import { type Lineup, lineUp } from '@/lib/playtest/lineup';
import { playMany } from '@/lib/playtest/play-many';
import { findSystem } from '@/test/support/all-systems';
import { scaledSetting } from '@/test/support/trapped/scaled-setting';
import { recordGames, replayGames } from './recorded-games';
import { runBench } from './run-bench';

/**
 * Whole games by planners and a fair GM, and the engine's moves beside those of a bare turn loop on boardgame.io. Times
 * are processor time of all threads, the best of at least 12 runs. Figures, no verdict.
 */
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
const spaceship = system?.starters.find(({ id }) => id === 'spaceship')?.body;
if (!played || !spaceship) throw new Error('the game and its spaceship are there');

const lineup = tableOf(spaceship);
let kept: ReturnType<typeof recordGames> | undefined;

await runBench({
  rows: [
    { id: 'cold', measure: () => secondsOf(() => playMany(lineup, { seed: 1, from: 0, to: FIRST_LOT })) },
    { id: 'games', measure: gamesOf },
    { id: 'engine', measure: () => movesOf(() => replayGames(lineup, recorded())) },
    { id: 'boardgame.io', measure: () => movesOf(() => replayByPeer(recorded())) },
    ...TIMES.map((times) => ({ id: `scaling/${times}`, measure: () => scaleOf(spaceship, times) })),
    ...MEMORY_AT.map((games) => ({ id: `heap/${games}`, measure: () => heapAfter(games) })),
  ],
  document(entries) {
    const figure = (id: string, name: string) => entries.find((entry) => entry.id === id)?.[name];
    return {
      gamesPerSecond: figure('games', 'gamesPerSecond'),
      movesPerSecond: figure('engine', 'movesPerSecond'),
      peers: { 'boardgame.io': figure('boardgame.io', 'movesPerSecond') },
      scaling: entries.filter(({ id }) => id.startsWith('scaling/')).map(({ id: _, ...figures }) => figures),
    };
  },
});

/** Moves of games that bots played, for both engines to make again without bots. */
function recorded() {
  kept ??= recordGames(lineup, RECORDED);
  return kept;
}

async function gamesOf() {
  const { seconds, median, count } = await bestOf(() => playMany(lineup, { seed: 1, from: 0, to: LOT }).steps);
  return {
    gamesPerSecond: Math.round(LOT / seconds),
    medianGamesPerSecond: Math.round(LOT / median),
    movesPerSecond: Math.round(count / seconds),
  };
}

async function movesOf(work: () => number) {
  const { seconds, median, count } = await bestOf(work);
  return {
    movesPerSecond: Math.round(count / seconds),
    medianMovesPerSecond: Math.round(count / median),
    moves: count,
  };
}

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

/** Heap in use after `games` games and a garbage collection. */
function heapAfter(games: number) {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  playMany(lineup, { seed: 2, from: 0, to: games });
  collect();
  return { games, heapMb: process.memoryUsage().heapUsed / 2 ** 20 };
}
