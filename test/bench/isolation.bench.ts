import { stancesIn } from '@/lib/chance/attempt-odds';
import type { Attempt } from '@/lib/chance/roll-sums';
import { loadStarters } from '@/lib/contract/starter';
import { lineUp } from '@/lib/playtest/lineup';
import { replay } from '@/lib/playtest/replay';
import { check } from '@/lib/systems/isolation/check';
import { play } from '@/lib/systems/isolation/play';
import { degreeChances } from '@/lib/systems/isolation/rules/odds';
import { type Siege, schema } from '@/lib/systems/isolation/schema';
import { starters as listed } from '@/lib/systems/isolation/starters';
import { CAST_MAX, DIFFICULTIES, LINKS_MAX, TASKS_MAX } from '@/lib/systems/isolation/vocabulary';
import { speedOf, timesOf } from './timing';

const starters = await loadStarters(listed);

/** Whole sieges by bots, the check at its largest, and exact odds. Figures, no verdict. */
const RUNS = 12;
const LOT = 200;
const PLAYERS = 4;
/** The largest position: so many people, with so many links of each pair. */
const [PEOPLE, LINKS] = [10, 20];

let salt = 0;
const bodies = starters.map((starter) => ({ title: starter.title, body: schema.parse(starter.body()) }));
const [first] = bodies as [(typeof bodies)[number]];
const games = ['human', 'saint', 'egoist', 'random'].map((bot) => ({
  bot,
  players: PLAYERS,
  ...speedOf(lineUp(play, first.body, { players: PLAYERS, bots: [bot] }), LOT, RUNS),
}));
const checks = {
  ...Object.fromEntries(bodies.map(({ title, body }) => [title, timesOf(() => check(body), RUNS)])),
  'every list full': timesOf(() => check(largestSiege(first.body)), RUNS),
};
const story = lineUp(play, first.body, { players: PLAYERS });
const odds = {
  largestMs: timesOf(() => largestOdds(), RUNS).worstMs,
  replayMs: timesOf(() => replay(story, 1), RUNS).medianMs,
};

if (process.argv.includes('--json')) console.log(JSON.stringify({ games, checks, odds }));
else say();

/** Everybody is asked, with links of both colours: all stances, and the degrees of all Difficulties. No two are alike. */
function largestOdds(): void {
  salt += 1;
  const asked = Array.from({ length: PEOPLE - 1 }, (_, i) => {
    const green = (LINKS / 2 + i + salt) % LINKS;
    return { pool: { green, red: LINKS - green }, isFree: false };
  });
  const total = (colour: 'green' | 'red') => asked.reduce((sum, { pool }) => sum + pool[colour], 0);
  const active = { green: total('green') + salt, red: total('red') };
  const attempt: Attempt = { openEnded: true, active, asked, isAlone: false, hostileReds: [], gmDice: PEOPLE };
  stancesIn(attempt);
  for (const difficulty of DIFFICULTIES) degreeChances({ ...attempt, gmDice: PEOPLE + difficulty });
}

/** As many people, links and tasks as there may be. */
function largestSiege(usual: Siege): Siege {
  const filled = <T extends { readonly id: string }>(list: readonly T[], most: number): T[] =>
    Array.from(
      { length: most },
      (_, i) => ({ ...list[i % list.length], id: `${list[i % list.length]?.id}-${i}` }) as T,
    );
  const cast = filled(usual.cast, CAST_MAX);
  const who = (i: number) => cast[i % CAST_MAX]?.id ?? '';
  return {
    ...usual,
    cast,
    links: filled(usual.links, LINKS_MAX).map((link, i) => ({ ...link, a: who(i), b: who(i + 1 + (i % 7)) })),
    tasks: filled(usual.tasks, TASKS_MAX),
  };
}

function say(): void {
  console.log(`Sieges of “${first.title}”, processor time, the best of ${RUNS} runs of ${LOT}:`);
  for (const { bot, players, gamesPerSecond, movesPerGame } of games) {
    const speed = String(gamesPerSecond).padStart(6);
    console.log(`  ${bot.padEnd(9)} ${players} players  ${speed} a second, ${movesPerGame} moves each`);
  }
  const ms = (value: number) => value.toFixed(1).padStart(6);
  console.log('\nChecking a siege, in ms:');
  for (const [name, { firstMs, bestMs, medianMs, worstMs, processorMs }] of Object.entries(checks)) {
    const said = `first ${ms(firstMs)}  best ${ms(bestMs)}  median ${ms(medianMs)}  worst ${ms(worstMs)}`;
    console.log(`  ${name.padEnd(16)} ${said}  processor ${ms(processorMs)}`);
  }
  console.log('\nExact odds, in ms:');
  console.log(`  ${PEOPLE} people with ${LINKS} links a pair, all stances and degrees ${ms(odds.largestMs)}`);
  console.log(`  a replay with all its odds                            ${ms(odds.replayMs)}`);
}
