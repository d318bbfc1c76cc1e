import { at, count } from '@/lib/kernel/at';
import { diceOf, ratingOf } from '../rules/ratings';
import { isRelevant } from '../rules/relevance';
import { type Context, fighterOf, sceneOf, sideNow } from './context';
import { type Game, NONE } from './game';
import type { MoveOf } from './moves';
import type { Shown, Side, Tie } from './state';

/** Whether a background should count, by tags (rules 12): of the problem, or of somebody in the scene. */
export function isBackgroundRelevant(game: Game, state: Shown, { fighter }: Side): boolean {
  const { written } = at(state.fighters, fighter);
  if (written === NONE) return false;
  const { problem, npcs, episode } = sceneOf(state);
  const { tags } = at(game.roster, written);
  const staged = at(state.episodes, episode).written;
  return (
    (problem !== NONE && isRelevant(tags, at(at(game.episodes, staged).problems, problem))) ||
    npcs.some((npc) => isRelevant(tags, at(game.npcs, npc).tags))
  );
}

export function rule({ state }: Context, { relevant }: MoveOf<'rule'>): void {
  const side = sideNow(state);
  side.background = relevant;
  if (relevant && side.fighter < state.players) count(state.tally.backgrounds, side.fighter);
}

/** How many of the sides are Gladiators. */
export function gladiatorsIn(state: Shown): number {
  const { isEncounter, sides } = sceneOf(state);
  return isEncounter ? sides.length : 1;
}

export const tieTo = (ties: readonly Tie[], npc: number): Tie | undefined => ties.find((tie) => tie.npc === npc);

/** Buys a tie's help for a die, which is spent in any case; the NPC comes into the scene. */
export function buy({ state }: Context, { npc }: MoveOf<'buy'>): void {
  const scene = sceneOf(state);
  const side = sideNow(state);
  fighterOf(state, side).pool -= 1;
  side.bought.push(npc);
  if (scene.npcs.includes(npc)) return;
  scene.npcs.push(npc);
  count(state.tally.npcMet, npc);
}

/** A side is built; that of the initiative sets the limit for the others. */
export function endBuild({ state, emit }: Context): void {
  const scene = sceneOf(state);
  const { fighter, background, gamble: dice, bought, leaving } = sideNow(state);
  emit?.({ type: 'built', fighter, background, gamble: dice, bought: bought.slice(), leaving });
  if (scene.isEncounter && fighter === scene.initiative) scene.limit = dice;
}

/** Ties that help a side: those it bought, and in an encounter those that anybody bought, unless they rest (rules 6). */
function helpOf(state: Shown, side: Side): readonly Tie[] {
  const { sides } = sceneOf(state);
  return fighterOf(state, side).ties.filter(
    ({ npc, rest }) => rest === 0 && sides.some(({ bought }) => bought.includes(npc)),
  );
}

/** Dice of a Gladiator's roll that are no gamble, as it is built now (rules 5). */
export function dicePromised(state: Shown, side: Side): number {
  const { drive } = fighterOf(state, side);
  const ties = helpOf(state, side).reduce((sum, { base }) => sum + diceOf(ratingOf(base, drive)), 0);
  return Number(side.background) + ties + side.judgment;
}

/** The dice of a Gladiator as its roll is built now; at least one. */
export const diceNow = (state: Shown, side: Side): number => Math.max(1, dicePromised(state, side) + side.gamble);

/** NPCs of ties that count as used: those bought, and those that others bought if they add dice (rules 7). */
export function helpersOf(state: Shown, side: Side): readonly number[] {
  const { drive } = fighterOf(state, side);
  return helpOf(state, side)
    .filter(({ npc, base }) => side.bought.includes(npc) || diceOf(ratingOf(base, drive)) > 0)
    .map(({ npc }) => npc);
}
