import { at, count } from '@/lib/kernel/at';
import { diceOf, ratingOf } from '../rules/ratings';
import { isRelevant } from '../rules/relevance';
import { type Context, fighterOf, ownerOf, sceneOf, sideNow, thresholdNow } from './context';
import { type Game, NONE } from './game';
import { DICE_AT_ONCE, type MoveOf } from './moves';
import type { Backing, Seat, Shown, Side, Tie } from './state';

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
function helpersOf(state: Shown, side: Side): readonly number[] {
  const { drive } = fighterOf(state, side);
  return helpOf(state, side)
    .filter(({ npc, base }) => side.bought.includes(npc) || diceOf(ratingOf(base, drive)) > 0)
    .map(({ npc }) => npc);
}

/** What a side may put at risk in all: the holder of the initiative sets the limit, and has none (rules 7). */
export function gambleLimit(state: Shown, { fighter }: Side): number {
  const { limit, initiative } = sceneOf(state);
  return limit === NONE || fighter === initiative ? Number.POSITIVE_INFINITY : limit;
}

/** How many dice a side may put at risk now, in one go; another go is had only after as many as go at once. */
export function mostGamble(state: Shown, side: Side): number {
  if (side.lastGamble !== 0 && side.lastGamble !== DICE_AT_ONCE) return 0;
  const most = Math.min(gambleLimit(state, side), fighterOf(state, side).pool) - side.gamble;
  return Math.min(Math.max(0, most), DICE_AT_ONCE);
}

/** Puts dice at risk. */
export function gamble({ state }: Context, { dice }: MoveOf<'gamble'>): void {
  const side = sideNow(state);
  side.gamble += dice;
  side.lastGamble = dice;
}

/** How many dice each side rolls, and who helped it. */
export function countDice(context: Context): void {
  const { state } = context;
  for (const side of sceneOf(state).sides) {
    const isGms = side.fighter === NONE;
    side.used.splice(0, side.used.length, ...(isGms ? [] : helpersOf(state, side)));
    side.due = isGms ? thresholdNow(context) + side.judgment : diceNow(state, side);
  }
}

// Dice of Judgment Pools (rules 9).

/** The side that a player backs in this roll. */
export const backingOf = (state: Shown, seat: Seat): Backing | undefined =>
  sceneOf(state).backings.find((backing) => backing.seat === seat);

export function back({ state }: Context, { side }: MoveOf<'back'>): void {
  sceneOf(state).backings.push({ seat: state.awaited, side, dice: 0 });
}

/** Adds dice of the Judgment Pool to the side. */
export function judge({ state }: Context, { dice }: MoveOf<'judge'>): void {
  const backing = backingOf(state, state.awaited);
  if (!backing) return;
  backing.dice += dice;
  at(sceneOf(state).sides, backing.side).judgment += dice;
}

/** A move names only so many dice, so that as many may be followed by more. */
export function mayBackMore(state: Shown): boolean {
  const { dice = 0 } = backingOf(state, state.awaited) ?? {};
  return dice % DICE_AT_ONCE === 0 && dice < at(state.judgment, state.awaited);
}

/** A player is done with backing. */
export function endJudging({ state, emit }: Context): void {
  const backing = backingOf(state, state.awaited);
  if (!backing || backing.dice === 0) return;
  const { seat, side, dice } = backing;
  emit?.({ type: 'backed', seat, fighter: at(sceneOf(state).sides, side).fighter, dice });
}

/** Stakes are reversed: judgment dice are lost if the side they backed succeeds. */
export function settleJudgment({ state, emit }: Context, hasSucceeded: (side: Side) => boolean): void {
  const { backings, sides } = sceneOf(state);
  for (const { seat, side, dice } of backings) {
    if (dice === 0 || !hasSucceeded(at(sides, side))) continue;
    state.judgment[seat] = at(state.judgment, seat) - dice;
    emit?.({ type: 'judgmentLost', seat, dice });
  }
}

/** Who rolls: the one whose side comes first. */
export const rollerOf = (state: Shown): Seat => ownerOf(state, at(sceneOf(state).sides, 0).fighter);
