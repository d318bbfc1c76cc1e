import { lineUp } from '@/lib/playtest/lineup';
import { replay } from '@/lib/playtest/replay';
import { check } from '@/lib/systems/fightsphere/check';
import { play } from '@/lib/systems/fightsphere/play';
import { encounterChances, successChance } from '@/lib/systems/fightsphere/rules/odds';
import { type Campaign, schema } from '@/lib/systems/fightsphere/schema';
import { EPISODES_MAX, GLADIATORS_MAX, LAYERS_MAX, NPCS_MAX } from '@/lib/systems/fightsphere/vocabulary';
import { starterOf } from '@/test/support/starters';
import { checkRows, filled, gameDocument, gameRows, oddsRows } from './game-rows';
import { runBench } from './run-bench';

const firstFall = await starterOf('fightsphere', 'fightsphere-first-fall');

/** Whole campaigns by bots, the check at its largest, and exact odds. Figures, no verdict. */
const CHECKS = 12;
const LOTS = { climber: 200, duelist: 200, random: 200 };
const PLAYERS = 4;
/** Fighters of the largest encounter, and dice of each. */
const [FIGHTERS, DICE] = [12, 12];

const campaign = schema.parse(firstFall.body);
const story = lineUp(play, campaign, { players: PLAYERS });

await runBench({
  rows: [
    ...gameRows(LOTS, (bot, players) => lineUp(play, campaign, { players, bots: [bot] })),
    ...checkRows(check, { 'First Fall': campaign, 'every list full': largestCampaign(campaign) }, CHECKS),
    ...oddsRows({
      conflict: { of: 'worstMs', work: () => successChance(100, 100, true) },
      largest: { of: 'worstMs', work: () => encounterChances(largestFight()) },
      replay: { of: 'medianMs', work: () => replay(story, 1) },
    }),
  ],
  document: gameDocument,
});

function largestFight() {
  const rollers = Array.from({ length: FIGHTERS }, (_, i) => ({ dice: DICE, spare: DICE, leaving: i === 0 }));
  return { rollers, isCompared: () => true, isSpared: true };
}

/** As many of everything as there may be. */
function largestCampaign(usual: Campaign): Campaign {
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
