import type { Issue } from '@/lib/kernel/issue';
import { percent } from '@/lib/kernel/words';
import { called, counted, joinedUpTo } from '@/lib/tabletop/words/wording';
import { HOPELESS, mostDice, unbeatable } from '../rules/hopeless';
import { successShare } from '../rules/odds';
import { thresholdOf } from '../rules/ratings';
import type { Campaign } from '../schema';
import { report } from './codes';

/** Names in a message. */
const NAMED = 6;

/** Checks that numbers leave everybody a chance. */
export function* checkBalance(body: Campaign): Generator<Issue> {
  yield* checkSurface(body);
  yield* checkPools(body);
  yield* checkTurns(body);
}

/** Checks the Threshold of the surface. Further down every pool is at least as large as the Threshold (rules 9). */
function* checkSurface(body: Campaign): Generator<Issue> {
  const [surface] = body.layers;
  if (!surface) return;
  const [threshold, dice] = [thresholdOf(body, 0), body.startPool + 1];
  const chance = successShare(dice, threshold, body.options.tieFails);
  if (chance >= HOPELESS) return;
  const path =
    surface.thresholdOverride === null ? ['threshold', 'start'] : ['layers', surface.id, 'thresholdOverride'];
  const message = `On ${called(surface.name, 'Layer', 0)} the GM rolls ${threshold} dice. A Gladiator who puts in everything has ${dice}, and succeeds in ${percent(chance)} of the conflicts. Lower the Threshold, or let everybody start with more dice.`;
  yield report('fightsphere/threshold-unmet', path, message);
}

/** Checks pools of NPC Gladiators against a Gladiator who was last standing on all written layers. */
function* checkPools(body: Campaign): Generator<Issue> {
  if (body.options.npcGladiatorsFrom === 'players') return;
  const giants = unbeatable(body);
  const [first] = giants;
  if (!first) return;
  const names = joinedUpTo(
    NAMED,
    giants.map((one) => `${called(one.name, 'Gladiator', body.npcGladiators.indexOf(one))} (${one.pool})`),
  );
  const most = counted(mostDice(body), 'die', 'dice');
  const message = `Nobody can beat the pool of ${names}: a player who was last standing on every layer has ${most} in the end. Give fewer dice.`;
  yield report('fightsphere/pool-unbeatable', ['npcGladiators', first.id, 'pool'], message);
}

/** Turns below which a fight leaves no time for a scene. */
const TURNS_MIN = 3;

function* checkTurns({ turnsPerEpisode }: Campaign): Generator<Issue> {
  if (turnsPerEpisode === null || turnsPerEpisode >= TURNS_MIN) return;
  const message = `Episodes end after ${counted(turnsPerEpisode, 'turn')}, so there is a fight and no time for anything else. Give them more, or no limit.`;
  yield report('fightsphere/few-turns', ['turnsPerEpisode'], message);
}
