import { at, count } from '@/lib/kernel/at';
import { addPair, allPairs, dropPair, hasPair, PAIR, pairOf } from '@/lib/tabletop/play/pairs';
import { awaitMove } from '@/lib/tabletop/play/step-by-step';
import { mostGamble } from './build';
import { type Context, ownerOf, sceneOf, sideNow, standingIn, thresholdNow } from './context';
import { settleEpisode } from './encounters';
import { type Game, NONE } from './game';
import type { MoveOf } from './moves';
import type { FighterId, Shown, Side } from './state';

/** Returns whom a truce can be offered: once a turn, while more than two stand in the episode (rules 8). */
export function offerable(state: Shown): readonly FighterId[] {
  const own = state.turn;
  const { episode } = at(state.fighters, own);
  const standing = standingIn(state, episode);
  if (state.offered !== NONE || standing.length <= 2) return [];
  const { truces } = at(state.episodes, episode);
  return standing.filter((fighter) => fighter !== own && !hasPair(truces, own, fighter));
}

/** Offers a truce to a Gladiator and asks its owner. */
export function offer({ state }: Context, { fighter }: MoveOf<'offer'>): void {
  state.offered = fighter;
  awaitMove(state, 'answer', ownerOf(state, fighter));
}

/** Makes the truce that was offered; the turn continues. */
export function accept(context: Context): void {
  answer(context, 'truceMade');
  const { turn, offered, fighters, episodes } = context.state;
  const { episode } = at(fighters, turn);
  addPair(at(episodes, episode).truces, turn, offered);
  settleEpisode(context, episode);
}

export const decline = (context: Context): void => answer(context, 'truceDeclined');

function answer({ state, emit }: Context, type: 'truceMade' | 'truceDeclined'): void {
  emit?.({ type, a: state.turn, b: state.offered });
  awaitMove(state, 'turn', state.turn);
}

/** Records, once all rolls are built, which truces can be broken in this roll. */
export function openBetrayals({ state }: Context): void {
  const scene = sceneOf(state);
  const { truces } = at(state.episodes, scene.episode);
  const pairs = allPairs(scene.sides).map(([a, b]) => pairOf(a.fighter, b.fighter));
  scene.partners.push(...pairs.filter((pair) => truces.includes(pair)));
  scene.place = 0;
}

/** Tells whether a side may still betray a partner, or raise its gamble after a betrayal. */
export const canBetray = ({ game, state }: Context, side: Side): boolean =>
  victimsOf(state, side).length > 0 || mostRaise(game, state, side) > 0;

/** Returns the dice a betrayer may add to the gamble of this roll, if the house rule allows it. */
export const mostRaise = ({ rules }: Game, state: Shown, side: Side): number =>
  rules.betrayalBonusUsableThisRoll && hasBetrayed(state, side) ? mostGamble(state, side) : 0;

/** Returns partners that a side can still betray; a betrayed partner may betray in return (ruling A15). */
export function victimsOf(state: Shown, { fighter }: Side): readonly FighterId[] {
  const { sides, partners, betrayals } = sceneOf(state);
  return sides
    .map((other) => other.fighter)
    .filter((other) => hasPair(partners, fighter, other) && !betrayals.includes(fighter * PAIR + other));
}

/** Tells whether a side has betrayed a partner in this roll. */
const hasBetrayed = (state: Shown, { fighter }: Side): boolean =>
  sceneOf(state).betrayals.some((pair) => Math.floor(pair / PAIR) === fighter);

/** Breaks a truce within this roll; the betrayer's pool gains the Threshold at once. */
export function betray(context: Context, { fighter: victim }: MoveOf<'betray'>): void {
  const { state, emit } = context;
  const scene = sceneOf(state);
  const side = sideNow(state);
  const bonus = thresholdNow(context);
  at(state.fighters, side.fighter).pool += bonus;
  // A house rule allows a further gamble at once.
  side.lastGamble = 0;
  scene.betrayals.push(side.fighter * PAIR + victim);
  dropPair(at(state.episodes, scene.episode).truces, side.fighter, victim);
  if (side.fighter < state.players) count(state.tally.betrayals, side.fighter);
  emit?.({ type: 'betrayed', by: side.fighter, of: victim, bonus });
}
