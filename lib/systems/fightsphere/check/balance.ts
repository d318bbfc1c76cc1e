import type { Issue } from '@/lib/kernel/issue';
import { sumOf } from '@/lib/kernel/sums';
import { percent } from '@/lib/kernel/words';
import { called, counted, joinedUpTo } from '@/lib/tabletop/words/wording';
import { leadShare, successShare } from '../rules/odds';
import { thresholdOf } from '../rules/ratings';
import type { Campaign } from '../schema';
import { report } from './codes';

/** Chance below which a roll counts as hopeless. */
const HOPELESS = 0.01;
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
  const { npcGladiators, startPool, layers, options } = body;
  if (options.npcGladiatorsFrom === 'players') return;
  const most = startPool + sumOf(layers.map((_, place) => thresholdOf(body, place + 1)));
  const hopeless = new Map<number, boolean>();
  const isHopeless = (pool: number) => {
    const known = hopeless.get(pool) ?? (pool > most && leadShare(most, pool, 1) < HOPELESS);
    hopeless.set(pool, known);
    return known;
  };
  const giants = npcGladiators.flatMap(({ id, name, pool }, i) =>
    pool !== null && isHopeless(pool) ? [{ id, pool, name: called(name, 'Gladiator', i) }] : [],
  );
  const [first] = giants;
  if (!first) return;
  const names = joinedUpTo(
    NAMED,
    giants.map(({ name, pool }) => `${name} (${pool})`),
  );
  const message = `Nobody can beat the pool of ${names}: a player who was last standing on every layer has ${counted(most, 'die', 'dice')} in the end. Give fewer dice.`;
  yield report('fightsphere/pool-unbeatable', ['npcGladiators', first.id, 'pool'], message);
}

/** Turns below which most fights are broken off by the end of their episode. */
const TURNS_MIN = 3;

function* checkTurns({ turnsPerEpisode }: Campaign): Generator<Issue> {
  if (turnsPerEpisode === null || turnsPerEpisode >= TURNS_MIN) return;
  const message = `Episodes end after ${counted(turnsPerEpisode, 'turn')}, before a fight can be decided. Give them ${TURNS_MIN} turns or more, or no limit.`;
  yield report('fightsphere/few-turns', ['turnsPerEpisode'], message);
}
