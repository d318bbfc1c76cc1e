import { at, count } from '@/lib/kernel/at';
import { diceOf, ratingOf } from '../rules/ratings';
import { isRelevant } from '../rules/relevance';
import { type Context, fighterOf, ownerOf, sceneOf, sideNow, thresholdNow } from './context';
import { type Game, NONE } from './game';
import { DICE_AT_ONCE, type MoveOf } from './moves';
import type { Backing, Seat, Shown, Side, State, Tie } from './state';

/** Tells whether a background bears on the scene, by the tags of its problem or of an NPC in it (rules 12). */
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

/** Buys a tie's help for one die, which is never refunded; the NPC enters the scene. */
export function buy({ state }: Context, { npc }: MoveOf<'buy'>): void {
  const scene = sceneOf(state);
  const side = sideNow(state);
  fighterOf(state, side).pool -= 1;
  side.bought.push(npc);
  if (scene.npcs.includes(npc)) return;
  scene.npcs.push(npc);
  count(state.tally.npcMet, npc);
}

/** Completes a side's build; the gamble of the initiative limits those of the others. */
export function endBuild({ state, emit }: Context): void {
  const scene = sceneOf(state);
  const { fighter, background, gamble: dice, bought, leaving } = sideNow(state);
  emit?.({ type: 'built', fighter, background, gamble: dice, bought: bought.slice(), leaving });
  if (scene.isEncounter && fighter === scene.initiative) scene.limit = dice;
}

/** Returns helping ties that don't rest: the side's own or, in encounters, to NPCs bought by anybody (rules 6). */
function helpOf(state: Shown, side: Side): readonly Tie[] {
  const { sides } = sceneOf(state);
  return fighterOf(state, side).ties.filter(
    ({ npc, rest }) => rest === 0 && sides.some(({ bought }) => bought.includes(npc)),
  );
}

/** Returns the dice of a side's current build without the gamble (rules 5). */
export function dicePromised(state: Shown, side: Side): number {
  const { drive } = fighterOf(state, side);
  const ties = helpOf(state, side).reduce((sum, { base }) => sum + diceOf(ratingOf(base, drive)), 0);
  return Number(side.background) + ties + side.judgment;
}

/** Returns the dice of a side's current build; at least one. */
export const diceNow = (state: Shown, side: Side): number => Math.max(1, dicePromised(state, side) + side.gamble);

/** Returns NPCs whose ties count as used: bought by the side, or by others if they add dice (rules 7). */
function helpersOf(state: Shown, side: Side): readonly number[] {
  const { drive } = fighterOf(state, side);
  return helpOf(state, side)
    .filter(({ npc, base }) => side.bought.includes(npc) || diceOf(ratingOf(base, drive)) > 0)
    .map(({ npc }) => npc);
}

/** Returns the maximum gamble of a side: that of the initiative, which itself has no limit (rules 7). */
export function gambleLimit(state: Shown, { fighter }: Side): number {
  const { limit, initiative } = sceneOf(state);
  return limit === NONE || fighter === initiative ? Number.POSITIVE_INFINITY : limit;
}

/** Returns the dice a side may still gamble in one move. Another gamble is allowed only after one of `DICE_AT_ONCE`. */
export function mostGamble(state: Shown, side: Side): number {
  if (side.lastGamble !== 0 && side.lastGamble !== DICE_AT_ONCE) return 0;
  const most = Math.min(gambleLimit(state, side), fighterOf(state, side).pool) - side.gamble;
  return Math.min(Math.max(0, most), DICE_AT_ONCE);
}

export function gamble({ state }: Context, { dice }: MoveOf<'gamble'>): void {
  const side = sideNow(state);
  side.gamble += dice;
  side.lastGamble = dice;
}

/** Records how many dice each side rolls, and the NPCs that helped it. */
export function countDice(context: Context): void {
  const { state } = context;
  for (const side of sceneOf(state).sides) {
    const isGms = side.fighter === NONE;
    side.used.splice(0, side.used.length, ...(isGms ? [] : helpersOf(state, side)));
    side.due = isGms ? thresholdNow(context) + side.judgment : diceNow(state, side);
    if (!isGms && side.fighter < state.players) countSources(state, side);
  }
}

/** Counts the dice of a player's side by source, in the order of `SOURCES`. */
function countSources(state: State, side: Side): void {
  const { tally } = state;
  const sums = sceneOf(state).isEncounter ? tally.encounterDice : tally.conflictDice;
  const promised = dicePromised(state, side);
  const background = Number(side.background);
  const dice = [side.gamble, promised - background - side.judgment, background, side.judgment];
  for (let i = 0; i < dice.length; i++) count(sums, i, at(dice, i));
  count(sums, dice.length, side.due - promised - side.gamble);
}

// Judgment Pools (rules 9).

/** Returns a player's backing in this roll, if any. */
export const backingOf = (state: Shown, seat: Seat): Backing | undefined =>
  sceneOf(state).backings.find((backing) => backing.seat === seat);

export function back({ state }: Context, { side }: MoveOf<'back'>): void {
  sceneOf(state).backings.push({ seat: state.awaited, side, dice: 0 });
}

/** Adds dice of the Judgment Pool to the backed side. */
export function judge({ state }: Context, { dice }: MoveOf<'judge'>): void {
  const backing = backingOf(state, state.awaited);
  if (!backing) return;
  backing.dice += dice;
  at(sceneOf(state).sides, backing.side).judgment += dice;
}

/** Tells whether the player can add more dice. Only a full batch (`DICE_AT_ONCE`) can be followed by another. */
export function mayBackMore(state: Shown): boolean {
  const { dice = 0 } = backingOf(state, state.awaited) ?? {};
  return dice % DICE_AT_ONCE === 0 && dice < at(state.judgment, state.awaited);
}

/** Announces a player's backing once it is complete. */
export function endJudging({ state, emit }: Context): void {
  const backing = backingOf(state, state.awaited);
  if (!backing || backing.dice === 0) return;
  const { seat, side, dice } = backing;
  emit?.({ type: 'backed', seat, fighter: at(sceneOf(state).sides, side).fighter, dice });
}

/** Takes judgment dice whose side succeeded: stakes are reversed. */
export function settleJudgment({ state, emit }: Context, hasSucceeded: (side: Side) => boolean): void {
  const { backings, sides } = sceneOf(state);
  for (const { seat, side, dice } of backings) {
    if (dice === 0 || !hasSucceeded(at(sides, side))) continue;
    state.judgment[seat] = at(state.judgment, seat) - dice;
    emit?.({ type: 'judgmentLost', seat, dice });
  }
}

/** Returns the seat that rolls: the owner of the first side. */
export const rollerOf = (state: Shown): Seat => ownerOf(state, at(sceneOf(state).sides, 0).fighter);
