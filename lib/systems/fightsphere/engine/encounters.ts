import { at, count } from '@/lib/kernel/at';
import { addPair, dropPair, everyTwo, hasPair, twoOf } from '@/lib/tabletop/pairs';
import { REASON_TO_LIVE, ratingOf } from '../rules/ratings';
import { type Context, fighterOf, sceneOf, standingIn } from './context';
import type { Game } from './game';
import type { EpisodeInPlay, Fighter, FighterId, Shown, Side, State } from './state';
import { tallyPairs } from './swings';

/** A pair that one side of a roll has won. */
interface Beaten {
  readonly winner: Side;
  readonly loser: Side;
  readonly victories: number;
}

/** Pays what Gladiators of the scene gain by meeting for the first time in this episode (rules 6). */
export function meetFirst({ state, emit }: Context): void {
  const { sides, episode } = sceneOf(state);
  const { met } = at(state.episodes, episode);
  for (const [a, b] of everyTwo(sides)) {
    if (hasPair(met, a.fighter, b.fighter)) continue;
    addPair(met, a.fighter, b.fighter);
    const [one, other] = [fighterOf(state, a), fighterOf(state, b)];
    const bonuses = [meetingBonus(one, other), meetingBonus(other, one)] as const;
    pay(state, a, bonuses[0]);
    pay(state, b, bonuses[1]);
    emit?.({ type: 'met', a: a.fighter, b: b.fighter, bonuses });
  }
}

function pay(state: State, side: Side, bonus: number): void {
  fighterOf(state, side).pool += bonus;
  side.met += bonus;
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

/** Compares everybody once the dice lie, and takes from the pools. Who is still leaving afterwards got away (rules 7, 8). */
export function compareAll(context: Context): void {
  const { game, state, emit } = context;
  const { sides } = sceneOf(state);
  for (const side of sides) side.leaving &&= isFirst(side, sides);
  const pairs = beatenIn(game, state);
  for (const { winner, loser, victories } of pairs) {
    loser.loss += victories;
    emit?.({ type: 'beaten', winner: winner.fighter, loser: loser.fighter, victories });
  }
  tallyPairs(context, comparedIn(game, state));
  for (const { fighter, gamble, loss } of sides) {
    if (loss === 0) continue;
    // However many pairs are lost, the gamble is lost once.
    at(state.fighters, fighter).pool -= gamble + loss;
    emit?.({ type: 'suffered', fighter, gamble, victories: loss });
  }
}

/** Whether a side shows more ones than each of the others. */
const isFirst = (side: Side, sides: readonly Side[]): boolean =>
  sides.every((other) => other === side || other.ones < side.ones);

/** The pairs of the roll that are compared and take effect, once only those who got away are still leaving. */
function comparedIn(game: Game, state: State): readonly (readonly [Side, Side])[] {
  const isSpared = (side: Side) => side.leaving && game.rules.disengageHarm === 'none';
  return everyTwo(sceneOf(state).sides).filter(([a, b]) => !isSpared(a) && !isSpared(b) && areCompared(state, a, b));
}

const beatenIn = (game: Game, state: State): readonly Beaten[] =>
  comparedIn(game, state).flatMap(([a, b]): Beaten[] => {
    if (a.ones === b.ones) return [];
    const [winner, loser] = a.ones > b.ones ? [a, b] : [b, a];
    return [{ winner, loser, victories: winner.ones - loser.ones }];
  });

/** What a roll has come to: who has fallen, and the places of those who may take a reward. */
interface Conclusion {
  readonly fallen: readonly FighterId[];
  readonly rewards: readonly number[];
}

/** Once all losses are taken: who is lost, who got away, who has fallen, and who goes on. */
export function concludeEncounter({ game, state, emit }: Context): Conclusion {
  const { sides } = sceneOf(state);
  const { encounterCooldown, encounterReward } = game.rules;
  const winners = encounterReward === 'standard' ? beatenIn(game, state).map(({ winner }) => winner) : [];
  forgetLost(state);
  if (encounterCooldown) for (const side of sides) if (side.loss > 0) restUsed(state, side);
  breakOff({ game, state, emit });
  return {
    fallen: sides.flatMap((side) => (fighterOf(state, side).pool < 0 ? [side.fighter] : [])),
    rewards: sides.flatMap((side, place) => (side.loss === 0 && winners.includes(side) ? [place] : [])),
  };
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

/** The house rule: used ties of one who lost rest by what is left of them. */
function restUsed(state: State, side: Side): void {
  const { ties, drive } = fighterOf(state, side);
  for (const tie of ties) if (side.used.includes(tie.npc)) tie.rest = Math.max(0, ratingOf(tie.base, drive));
}

/** Those who got away leave the encounter, and the GM may come back to it; all others are engaged with each other. */
function breakOff({ state, emit }: Context): void {
  const { sides, episode: place } = sceneOf(state);
  const episode = at(state.episodes, place);
  for (const side of sides) leaveEncounter(episode, side.fighter);
  episode.encounters.push(sides.filter(({ leaving }) => !leaving).map(({ fighter }) => fighter));
  for (const side of sides) {
    if (!side.leaving) continue;
    emit?.({ type: 'gotAway', fighter: side.fighter });
    for (const other of sides) {
      const isPlayersAndGms = isPlayers(state, side.fighter) !== isPlayers(state, other.fighter);
      if (isPlayersAndGms && areCompared(state, side, other)) addPair(episode.brokenOff, side.fighter, other.fighter);
    }
  }
}

function leaveEncounter({ encounters }: EpisodeInPlay, fighter: FighterId): void {
  const place = encounters.findIndex((engaged) => engaged.includes(fighter));
  if (place >= 0) encounters.splice(place, 1);
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
