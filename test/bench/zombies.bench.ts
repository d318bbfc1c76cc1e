import { lineUp } from '@/lib/playtest/lineup';
import { check } from '@/lib/systems/zombies/check';
import { play } from '@/lib/systems/zombies/play';
import { type Box, schema } from '@/lib/systems/zombies/schema';
import { both } from '@/lib/systems/zombies/starters/both';
import { graveyard } from '@/lib/systems/zombies/starters/graveyard';
import { speedOf, timesOf } from './timing';

/** Whole games by bots, and the check at its largest. Figures, no verdict. */
const RUNS = 12;
const LOT = 1_000;
const PLAYERS = 4;

const box = schema.parse(graveyard.body());
const games = ['hunter', 'forgetful', 'random'].map((bot) => ({
  bot,
  players: PLAYERS,
  ...speedOf(lineUp(play, box, { players: PLAYERS, bots: [bot] }), LOT, RUNS),
}));
const checks = {
  'the graveyard': checkTimesOf(box),
  'two decks': checkTimesOf(schema.parse(both.body())),
  'four decks, every list full': checkTimesOf(largestBox(box)),
};

if (process.argv.includes('--json')) console.log(JSON.stringify({ games, checks }));
else say();

function checkTimesOf(checked: Box) {
  return timesOf(() => check(checked), RUNS * 4);
}

/** As many decks as there may be, with as many of everything in each. */
function largestBox(usual: Box): Box {
  const filled = <T extends { readonly id: string }>(list: readonly T[], most: number): T[] =>
    Array.from(
      { length: most },
      (_, i) => ({ ...list[i % list.length], id: `${list[i % list.length]?.id}-${i}` }) as T,
    );
  const decks = filled(usual.decks, 4).map((deck) => ({
    ...deck,
    creatures: filled(deck.creatures, 12),
    actions: filled(deck.actions, 40),
    superTraps: filled(deck.superTraps, 12),
  }));
  return { ...usual, decks };
}

function say(): void {
  console.log(`Games of “${graveyard.title}”, processor time, the best of ${RUNS} runs of ${LOT}:`);
  for (const { bot, players, gamesPerSecond, movesPerGame } of games) {
    const speed = String(gamesPerSecond).padStart(6);
    console.log(`  ${bot.padEnd(9)} ${players} players  ${speed} a second, ${movesPerGame} moves each`);
  }
  console.log('\nChecking a box, in ms:');
  const ms = (value: number) => value.toFixed(1).padStart(6);
  for (const [name, { firstMs, bestMs, medianMs, worstMs, processorMs }] of Object.entries(checks)) {
    const said = `first ${ms(firstMs)}  best ${ms(bestMs)}  median ${ms(medianMs)}  worst ${ms(worstMs)}`;
    console.log(`  ${name.padEnd(28)} ${said}  processor ${ms(processorMs)}`);
  }
}
