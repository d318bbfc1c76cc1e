import { at, count } from '@/lib/kernel/at';
import { addPair, allPairs, decodePair, dropPair, hasPair } from '@/lib/tabletop/play/pairs';
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
  TIES_COUNTED,
} from './state';

/** Pays bonuses to Gladiators of the scene that meet for the first time in this episode (rules 6). */
export function meetFirst({ state, emit }: Context): void {
  const { sides, episode } = sceneOf(state);
  const { met } = at(state.episodes, episode);
  for (const [a, b] of allPairs(sides)) {
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

/**
 * Returns the bonus of `one` for meeting `met`: with a Reason to Live one die for each of its own ties, and one for
 * each tie of `met` if that has a Death wish.
 */
export const meetingBonus = (one: Fighter, met: Fighter): number =>
  (one.drive === REASON_TO_LIVE ? one.ties.length : 0) + (met.drive === REASON_TO_LIVE ? 0 : met.ties.length);

/** Tells whether two sides are compared in the roll: all are, except partners of a truce. */
export const areCompared = (state: Shown, a: Side, b: Side): boolean =>
  !hasPair(at(state.episodes, sceneOf(state).episode).truces, a.fighter, b.fighter);

/** Tells whether a side shows more ones than every side it is compared with. */
export function beatsEnemies(state: State, side: Side): boolean {
  const enemies = sceneOf(state).sides.filter((other) => other !== side && areCompared(state, side, other));
  return enemies.length > 0 && isFirst(side, enemies);
}

/** Tells whether a side shows more ones than each of the others. */
const isFirst = (side: Side, sides: readonly Side[]): boolean =>
  sides.every((other) => other === side || other.ones < side.ones);

/** Compares all pairs, takes losses and records who may take a reward. Sides still `leaving` got away (rules 7, 8). */
export function compareAll(context: Context): void {
  const { game, state, emit } = context;
  const { sides, rewards } = sceneOf(state);
  for (const side of sides) side.leaving &&= isFirst(side, sides);
  const isSpared = (side: Side) => side.leaving && game.rules.disengageHarm === 'none';
  const pairs = allPairs(sides).filter(([a, b]) => !isSpared(a) && !isSpared(b) && areCompared(state, a, b));
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
      // The gamble is lost once, however many pairs are lost.
      fighterOf(state, side).pool -= gamble + loss;
      emit?.({ type: 'suffered', fighter, gamble, victories: loss });
    } else if (winners.has(side) && game.rules.encounterReward === 'standard') rewards.push(place);
  }
}

/** Counts which kinds of dice decided comparisons, and players' results by number of ties. */
function tallyPairs({ state }: Context, pairs: readonly (readonly [Side, Side])[]): void {
  const { tally, players } = state;
  for (const [a, b] of pairs) {
    for (const [side, other] of [
      [a, b],
      [b, a],
    ] as const) {
      const isWon = side.ones > other.ones;
      if (side.fighter < players) {
        const ties = Math.min(fighterOf(state, side).ties.length, TIES_COUNTED);
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

/** Tells whether `swing` decided a pair. Faces are ordered: background, gamble, ties, judgment. */
function isSwung(state: State, side: Side, other: Side, swing: (typeof SWINGS)[number]): boolean {
  const { background, gamble, judgment, faces, met, used } = side;
  const gambled = Number(background);
  const helped = gambled + gamble;
  const last = faces.length - judgment;
  const lost = Math.max(0, Math.min(gamble, met + gamble - fighterOf(state, side).pool));
  if (swing === 'ties' && used.length === 0) return false;
  // Without the betrayal, these two would not have been compared.
  if (swing === 'betrayal') return hasPair(sceneOf(state).partners, side.fighter, other.fighter);
  const [from, to] = {
    gamble: [gambled, helped],
    ties: [helped, last],
    // Gambled dice that the pool could not have covered without the meeting bonus.
    meeting: [gambled, gambled + lost],
    judgment: [last, faces.length],
  }[swing];
  return side.ones - onesIn(faces.slice(from, to)) <= other.ones;
}

/** Concludes an encounter roll after all losses: drops lost NPCs, rests ties, lets leavers go. Returns the fallen. */
export function concludeEncounter({ game, state, emit }: Context): readonly FighterId[] {
  const { sides } = sceneOf(state);
  forgetLost(state);
  for (const side of sides) {
    if (game.rules.encounterCooldown && side.loss > 0) restUsed(state, side);
    if (side.leaving) breakOff({ game, state, emit }, side);
  }
  return fallenIn(state);
}

/** Removes ties to lost NPCs: an NPC lost to one Gladiator is lost to all. */
function forgetLost({ players, fighters, lost, tally }: State): void {
  for (const [fighter, { ties }] of fighters.entries()) {
    for (let i = ties.length - 1; i >= 0; i--) {
      if (!lost[at(ties, i).npc]) continue;
      ties.splice(i, 1);
      if (fighter < players) count(tally.tiesLost, fighter);
    }
  }
}

/** Takes a Gladiator that got away out of its encounter; the GM may resume it later. */
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

/** Ends truces and encounters that cannot continue after Gladiators left an episode or made peace. */
export function settleEpisode({ state, emit }: Context, place: number): void {
  const episode = at(state.episodes, place);
  const standing = standingIn(state, place);
  for (const pair of episode.truces.slice()) {
    const [a, b] = decodePair(pair);
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

/** Tells whether an encounter continues: it needs a player and a pair that would be compared. */
const goesOn = (state: State, { truces }: EpisodeInPlay, engaged: readonly FighterId[]): boolean =>
  engaged.some((fighter) => isPlayers(state, fighter)) && allPairs(engaged).some(([a, b]) => !hasPair(truces, a, b));

const isPlayers = ({ players }: State, fighter: FighterId): boolean => fighter < players;
