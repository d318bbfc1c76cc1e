import { at, count } from '@/lib/kernel/at';
import { addPair, dropPair, everyTwo, hasPair, twoOf } from '@/lib/tabletop/pairs';
import { REASON_TO_LIVE } from '../rules/ratings';
import { type Context, fallenIn, fighterOf, sceneOf, standingIn } from './context';
import { onesIn, restUsed } from './rolls';
import {
  type EpisodeInPlay,
  type Fighter,
  type FighterId,
  type Shown,
  type Side,
  type State,
  SWINGS,
  TIES_TOLD,
} from './state';

/** Pays what Gladiators of the scene gain by meeting for the first time in this episode (rules 6). */
export function meetFirst({ state, emit }: Context): void {
  const { sides, episode } = sceneOf(state);
  const { met } = at(state.episodes, episode);
  for (const [a, b] of everyTwo(sides)) {
    if (hasPair(met, a.fighter, b.fighter)) continue;
    addPair(met, a.fighter, b.fighter);
    const [one, other] = [fighterOf(state, a), fighterOf(state, b)];
    const bonuses = [meetingBonus(one, other), meetingBonus(other, one)] as const;
    one.pool += bonuses[0];
    a.met += bonuses[0];
    other.pool += bonuses[1];
    b.met += bonuses[1];
    emit?.({ type: 'met', a: a.fighter, b: b.fighter, bonuses });
  }
}

/** What one gains by meeting another: with a Reason to Live by all its own ties; from a Death wish by all of that one's. */
export const meetingBonus = (one: Fighter, met: Fighter): number =>
  (one.drive === REASON_TO_LIVE ? one.ties.length : 0) + (met.drive === REASON_TO_LIVE ? 0 : met.ties.length);

/** Whether two of the encounter are compared in its roll: all but partners of a truce are. */
export const areCompared = (state: Shown, a: Side, b: Side): boolean =>
  !hasPair(at(state.episodes, sceneOf(state).episode).truces, a.fighter, b.fighter);

/** Whether a side shows more ones than everybody it is compared with. */
export function beatsEnemies(state: State, side: Side): boolean {
  const enemies = sceneOf(state).sides.filter((other) => other !== side && areCompared(state, side, other));
  return enemies.length > 0 && isFirst(side, enemies);
}

/** Whether a side shows more ones than each of the others. */
const isFirst = (side: Side, sides: readonly Side[]): boolean =>
  sides.every((other) => other === side || other.ones < side.ones);

/**
 * Compares everybody once the dice lie, takes from the pools, and notes who may take a reward. Who is still leaving
 * afterwards got away (rules 7, 8).
 */
export function compareAll(context: Context): void {
  const { game, state, emit } = context;
  const { sides, rewards } = sceneOf(state);
  for (const side of sides) side.leaving &&= isFirst(side, sides);
  const isSpared = (side: Side) => side.leaving && game.rules.disengageHarm === 'none';
  const pairs = everyTwo(sides).filter(([a, b]) => !isSpared(a) && !isSpared(b) && areCompared(state, a, b));
  tallyPairs(context, pairs);
  const winners = new Set<Side>();
  for (const [a, b] of pairs) {
    const [winner, loser] = a.ones > b.ones ? [a, b] : [b, a];
    const victories = winner.ones - loser.ones;
    if (victories === 0) continue;
    winners.add(winner);
    loser.loss += victories;
    emit?.({ type: 'beaten', winner: winner.fighter, loser: loser.fighter, victories });
  }
  for (const [place, side] of sides.entries()) {
    const { fighter, gamble, loss } = side;
    if (loss > 0) {
      // However many pairs are lost, the gamble is lost once.
      fighterOf(state, side).pool -= gamble + loss;
      emit?.({ type: 'suffered', fighter, gamble, victories: loss });
    } else if (winners.has(side) && game.rules.encounterReward === 'standard') rewards.push(place);
  }
}

/** Counts what comparisons would have gone otherwise without, and those of players by their number of ties. */
function tallyPairs({ state }: Context, pairs: readonly (readonly [Side, Side])[]): void {
  const { tally, players } = state;
  for (const [a, b] of pairs) {
    for (const [side, other] of [
      [a, b],
      [b, a],
    ] as const) {
      const isWon = side.ones > other.ones;
      if (side.fighter < players) {
        const ties = Math.min(fighterOf(state, side).ties.length, TIES_TOLD);
        count(tally.pairsByTies, ties);
        count(tally.winsByTies, ties, Number(isWon));
      }
      if (!isWon) continue;
      for (const [swing, name] of SWINGS.entries()) {
        if (isSwung(state, side, other, name)) count(tally.swings, swing);
      }
    }
  }
}

/** Tells whether `swing` decided a pair. Dice lie in the order: background, gamble, ties, judgment. */
function isSwung(state: State, side: Side, other: Side, swing: (typeof SWINGS)[number]): boolean {
  const { background, gamble, judgment, faces, met, used } = side;
  const gambled = Number(background);
  const helped = gambled + gamble;
  const last = faces.length - judgment;
  const lost = Math.max(0, Math.min(gamble, met + gamble - fighterOf(state, side).pool));
  if (swing === 'ties' && used.length === 0) return false;
  // These two would not have been compared.
  if (swing === 'betrayal') return hasPair(sceneOf(state).partners, side.fighter, other.fighter);
  const [from, to] = {
    gamble: [gambled, helped],
    ties: [helped, last],
    // Dice of the gamble that the pool would not have held.
    meeting: [gambled, gambled + lost],
    judgment: [last, faces.length],
  }[swing];
  return side.ones - onesIn(faces.slice(from, to)) <= other.ones;
}

/** Once all losses are taken: who is lost and who got away, and the answer is who has fallen. */
export function concludeEncounter({ game, state, emit }: Context): readonly FighterId[] {
  const { sides } = sceneOf(state);
  forgetLost(state);
  for (const side of sides) {
    if (game.rules.encounterCooldown && side.loss > 0) restUsed(state, side);
    if (side.leaving) breakOff({ game, state, emit }, side);
  }
  return fallenIn(state);
}

/** An NPC who is lost for one is lost for everybody. */
function forgetLost({ players, fighters, lost, tally }: State): void {
  for (const [fighter, { ties }] of fighters.entries()) {
    for (let i = ties.length - 1; i >= 0; i--) {
      if (!lost[at(ties, i).npc]) continue;
      ties.splice(i, 1);
      if (fighter < players) count(tally.tiesLost, fighter);
    }
  }
}

/** One who got away leaves the encounter; the GM may come back to it. */
function breakOff({ state, emit }: Context, side: Side): void {
  const { sides, episode } = sceneOf(state);
  const { encounters, brokenOff } = at(state.episodes, episode);
  const engaged = encounters.find((list) => list.includes(side.fighter));
  engaged?.splice(engaged.indexOf(side.fighter), 1);
  emit?.({ type: 'gotAway', fighter: side.fighter });
  for (const other of sides) {
    const isPlayersAndGms = isPlayers(state, side.fighter) !== isPlayers(state, other.fighter);
    if (isPlayersAndGms && areCompared(state, side, other)) addPair(brokenOff, side.fighter, other.fighter);
  }
}

/** Ends what cannot go on once somebody has left an episode or made peace: truces of the last two, and encounters. */
export function settleEpisode({ state, emit }: Context, place: number): void {
  const episode = at(state.episodes, place);
  const standing = standingIn(state, place);
  for (const pair of episode.truces.slice()) {
    const [a, b] = twoOf(pair);
    const bothStand = standing.includes(a) && standing.includes(b);
    if (bothStand && standing.length > 2) continue;
    dropPair(episode.truces, a, b);
    if (bothStand) emit?.({ type: 'truceEnded', a, b });
  }
  for (const engaged of episode.encounters.splice(0)) {
    const left = engaged.filter((fighter) => standing.includes(fighter));
    if (goesOn(state, episode, left)) episode.encounters.push(left);
    else emit?.({ type: 'encounterOver', fighters: left });
  }
}

/** Whether two of those engaged would be compared, and a player is among them. */
const goesOn = (state: State, { truces }: EpisodeInPlay, engaged: readonly FighterId[]): boolean =>
  engaged.some((fighter) => isPlayers(state, fighter)) && everyTwo(engaged).some(([a, b]) => !hasPair(truces, a, b));

const isPlayers = ({ players }: State, fighter: FighterId): boolean => fighter < players;
