import { at, count } from '@/lib/kernel/at';
import { addPair, dropPair, everyTwo, hasPair, PAIR, pairOf } from '@/lib/tabletop/pairs';
import { awaitMove } from '@/lib/tabletop/step-by-step';
import { mostGamble } from './build';
import { type Context, ownerOf, sceneOf, sideNow, standingIn, thresholdNow } from './context';
import { settleEpisode } from './encounters';
import { type Game, NONE } from './game';
import type { MoveOf } from './moves';
import type { FighterId, Shown, Side } from './state';

/** To whom the seat whose turn it is can offer a truce: once a turn, while more than two stand in the episode (rules 8). */
export function offerable(state: Shown): readonly FighterId[] {
  const own = state.turn;
  const { episode } = at(state.fighters, own);
  const standing = standingIn(state, episode);
  if (state.offered !== NONE || standing.length <= 2) return [];
  const { truces } = at(state.episodes, episode);
  return standing.filter((fighter) => fighter !== own && !hasPair(truces, own, fighter));
}

/** Asks the owner of a Gladiator for a truce. */
export function offer({ state }: Context, { fighter }: MoveOf<'offer'>): void {
  state.offered = fighter;
  awaitMove(state, 'answer', ownerOf(state, fighter));
}

/** Makes the truce that was offered; then the turn goes on. */
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

/** Once all rolls are built: which truces can be broken in this roll. */
export function openBetrayals({ state }: Context): void {
  const scene = sceneOf(state);
  const { truces } = at(state.episodes, scene.episode);
  const pairs = everyTwo(scene.sides).map(([a, b]) => pairOf(a.fighter, b.fighter));
  scene.partners.push(...pairs.filter((pair) => truces.includes(pair)));
  scene.place = 0;
}

/** Whether one who builds may still betray a partner, or gamble more for having done so. */
export const canBetray = ({ game, state }: Context, side: Side): boolean =>
  victimsOf(state, side).length > 0 || mostRaise(game, state, side) > 0;

/** How many dice a betrayer may add to the gamble of this roll, where the house has it so. */
export const mostRaise = ({ rules }: Game, state: Shown, side: Side): number =>
  rules.betrayalBonusUsableThisRoll && hasBetrayed(state, side) ? mostGamble(state, side) : 0;

/** Partners, as betrayals began, whom a side can still betray: one who is betrayed may answer in kind (ruling A15). */
export function victimsOf(state: Shown, { fighter }: Side): readonly FighterId[] {
  const { sides, partners, betrayals } = sceneOf(state);
  return sides
    .map((other) => other.fighter)
    .filter((other) => hasPair(partners, fighter, other) && !betrayals.includes(fighter * PAIR + other));
}

/** Whether the side has betrayed somebody in this roll. */
const hasBetrayed = (state: Shown, { fighter }: Side): boolean =>
  sceneOf(state).betrayals.some((pair) => Math.floor(pair / PAIR) === fighter);

/** Breaks a truce in this very roll; the betrayer's pool gains the Threshold at once. */
export function betray(context: Context, { fighter: victim }: MoveOf<'betray'>): void {
  const { state, emit } = context;
  const scene = sceneOf(state);
  const side = sideNow(state);
  const bonus = thresholdNow(context);
  at(state.fighters, side.fighter).pool += bonus;
  // It may gamble more at once, where the house has it so.
  side.lastGamble = 0;
  scene.betrayals.push(side.fighter * PAIR + victim);
  dropPair(at(state.episodes, scene.episode).truces, side.fighter, victim);
  if (side.fighter < state.players) count(state.tally.betrayals, side.fighter);
  emit?.({ type: 'betrayed', by: side.fighter, of: victim, bonus });
}
