import { lineUp } from '@/lib/playtest/lineup';
import { replay } from '@/lib/playtest/replay';
import { check } from '@/lib/systems/fightsphere/check';
import { play } from '@/lib/systems/fightsphere/play';
import { encounterChances, successChance } from '@/lib/systems/fightsphere/rules/odds';
import { type Campaign, schema } from '@/lib/systems/fightsphere/schema';
import { firstFall } from '@/lib/systems/fightsphere/starters/first-fall';
import { EPISODES_MAX, GLADIATORS_MAX, LAYERS_MAX, NPCS_MAX } from '@/lib/systems/fightsphere/vocabulary';
import { speedOf, timesOf } from './timing';

/** Whole campaigns by bots, the check at its largest, and exact odds. Figures, no verdict. */
const RUNS = 12;
const LOT = 200;
const PLAYERS = 4;
/** Fighters of the largest encounter, and dice of each. */
const [FIGHTERS, DICE] = [12, 12];

const campaign = schema.parse(firstFall.body());
const games = ['climber', 'duelist', 'random'].map((bot) => ({
  bot,
  players: PLAYERS,
  ...speedOf(lineUp(play, campaign, { players: PLAYERS, bots: [bot] }), LOT, RUNS),
}));
const checks = {
  'First Fall': checkTimesOf(campaign),
  'every list full': checkTimesOf(largestCampaign(campaign)),
};
const story = lineUp(play, campaign, { players: PLAYERS });
const odds = {
  conflictMs: timesOf(() => successChance(100, 100, true), RUNS).worstMs,
  largestMs: timesOf(() => encounterChances(largestFight()), RUNS).worstMs,
  replayMs: timesOf(() => replay(story, 1), RUNS).medianMs,
};

if (process.argv.includes('--json')) console.log(JSON.stringify({ games, checks, odds }));
else say();

function checkTimesOf(checked: Campaign) {
  return timesOf(() => check(checked), RUNS);
}

function largestFight() {
  const rollers = Array.from({ length: FIGHTERS }, (_, i) => ({ dice: DICE, spare: DICE, leaving: i === 0 }));
  return { rollers, isCompared: () => true, isSpared: true };
}

/** As many of everything as there may be. */
function largestCampaign(usual: Campaign): Campaign {
  const filled = <T extends { readonly id: string }>(list: readonly T[], most: number): T[] =>
    Array.from(
      { length: most },
      (_, i) => ({ ...list[i % list.length], id: `${list[i % list.length]?.id}-${i}` }) as T,
    );
  const episodes = filled(usual.episodes, EPISODES_MAX).map((episode) => ({
    ...episode,
    npcs: filled(episode.npcs, NPCS_MAX),
  }));
  return {
    ...usual,
    layers: filled(usual.layers, LAYERS_MAX),
    episodes,
    npcGladiators: filled(usual.npcGladiators, GLADIATORS_MAX),
    pregens: filled(usual.pregens, GLADIATORS_MAX),
  };
}

function say(): void {
  console.log(`Campaigns of “${firstFall.title}”, processor time, the best of ${RUNS} runs of ${LOT}:`);
  for (const { bot, players, gamesPerSecond, movesPerGame } of games) {
    const speed = String(gamesPerSecond).padStart(6);
    console.log(`  ${bot.padEnd(9)} ${players} players  ${speed} a second, ${movesPerGame} moves each`);
  }
  const ms = (value: number) => value.toFixed(1).padStart(6);
  console.log('\nChecking a campaign, in ms:');
  for (const [name, { firstMs, bestMs, medianMs, worstMs, processorMs }] of Object.entries(checks)) {
    const said = `first ${ms(firstMs)}  best ${ms(bestMs)}  median ${ms(medianMs)}  worst ${ms(worstMs)}`;
    console.log(`  ${name.padEnd(16)} ${said}  processor ${ms(processorMs)}`);
  }
  console.log('\nExact odds, in ms:');
  console.log(`  100 dice against 100                 ${ms(odds.conflictMs)}`);
  console.log(`  ${FIGHTERS} fighters with ${DICE} dice each, one leaving ${ms(odds.largestMs)}`);
  console.log(`  a replay with all its odds           ${ms(odds.replayMs)}`);
}
