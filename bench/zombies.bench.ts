import { lineUp } from '@/lib/playtest/lineup';
import { check } from '@/lib/systems/zombies/check';
import { play } from '@/lib/systems/zombies/play';
import { type Box, schema } from '@/lib/systems/zombies/schema';
import { starterOf } from '@/test/support/starters';
import { checkRows, filled, gameDocument, gameRows } from './game-rows';
import { runBench } from './run-bench';

const both = await starterOf('zombies', 'graveyard-and-deep-sea');
const graveyard = await starterOf('zombies', 'graveyard');

/** Whole games by bots, and the check at its largest. Figures, no verdict. */
const LOTS = { hunter: 1_000, forgetful: 1_000, random: 1_000 };

const box = schema.parse(graveyard.body);

await runBench({
  rows: [
    ...gameRows(LOTS, (bot, players) => lineUp(play, box, { players, bots: [bot] })),
    ...checkRows(check, {
      'the graveyard': box,
      'two decks': schema.parse(both.body),
      'four decks, every list full': largestBox(box),
    }),
  ],
  document: gameDocument,
});

/** As many decks as there may be, with as many of everything in each. */
function largestBox(usual: Box): Box {
  const decks = filled(usual.decks, 4).map((deck) => ({
    ...deck,
    creatures: filled(deck.creatures, 12),
    actions: filled(deck.actions, 40),
    superTraps: filled(deck.superTraps, 12),
  }));
  return { ...usual, decks };
}
