import { at } from '@/lib/kernel/at';
import { awaitMove } from '@/lib/tabletop/step-by-step';
import { successShare } from '../rules/odds';
import { ratingOf } from '../rules/ratings';
import { type Context, fighterOf, layerTally, ownerOf, sceneOf, sideNow } from './context';
import type { MoveOf } from './moves';
import type { Shown, Side, State, Tie } from './state';

/** Only ones count (rules 1). */
export const onesIn = (faces: readonly number[]): number => faces.filter((face) => face === 1).length;

/** Reads the dice. */
export function readDice({ state, emit }: Context): void {
  const { sides } = sceneOf(state);
  for (const side of sides) side.ones = onesIn(side.faces);
  emit?.({
    type: 'rolled',
    rolls: sides.map(({ fighter, faces, ones }) => ({ fighter, faces: faces.slice(), ones })),
  });
}

/** Whether the player wins an ordinary conflict, and a reward (rules 5): by more ones, or as many where that is enough. */
export function compareWithGm({ game, state, emit }: Context): boolean {
  const { sides, rewards } = sceneOf(state);
  const [player, gm] = [at(sides, 0), at(sides, 1)];
  const { tieFails } = game.rules;
  const hasWon = tieFails ? player.ones > gm.ones : player.ones >= gm.ones;
  const tally = layerTally(state);
  tally.conflicts += 1;
  tally.expected += successShare(player.due, gm.due, tieFails);
  if (!hasWon) return false;
  tally.won += 1;
  rewards.push(0);
  emit?.({ type: 'won', fighter: player.fighter });
  return true;
}

/** The gamble is gone, and the ties that helped rest. */
export function fail({ state, emit }: Context): void {
  const side = at(sceneOf(state).sides, 0);
  fighterOf(state, side).pool -= side.gamble;
  const rests = restUsed(state, side);
  emit?.({ type: 'failed', fighter: side.fighter, gamble: side.gamble, rests });
}

/** The ties that a side used rest for as many conflicts as they are worth; to whom those are that do. */
export function restUsed(state: State, side: Side): readonly number[] {
  const { ties, drive } = fighterOf(state, side);
  const used = ties.filter(({ npc }) => side.used.includes(npc));
  for (const tie of used) tie.rest = Math.max(0, ratingOf(tie.base, drive));
  return used.filter(({ rest }) => rest > 0).map(({ npc }) => npc);
}

/**
 * Each loser spreads the Victories over the ties that were used (rules 7). Takes what leaves no choice; whether somebody
 * has to choose.
 */
export function askLoss(context: Context): boolean {
  const { state } = context;
  for (const [place, side] of sceneOf(state).sides.entries()) {
    const left = side.loss - side.allotted;
    if (left === 0) continue;
    const [tie, ...others] = usedTies(state, side);
    if (others.length > 0) {
      sceneOf(state).place = place;
      awaitMove(state, 'loss', ownerOf(state, side.fighter));
      return true;
    }
    side.allotted = side.loss;
    if (tie) hurt(context, side, tie, left);
  }
  return false;
}

/** Takes a point off a tie. */
export function loseTie(context: Context, { npc }: MoveOf<'lose'>): void {
  const side = sideNow(context.state);
  const tie = usedTies(context.state, side).find((one) => one.npc === npc);
  if (!tie) return;
  side.allotted += 1;
  hurt(context, side, tie, 1);
}

/** The ties on which a point can go: any that was used, even one that is lost by now. */
export const usedTies = (state: Shown, { fighter, used }: Side): readonly Tie[] =>
  at(state.fighters, fighter).ties.filter(({ npc }) => used.includes(npc));

function hurt({ state, emit }: Context, side: Side, tie: Tie, points: number): void {
  const { fighter } = side;
  const { npc } = tie;
  tie.base -= points;
  const rating = ratingOf(tie.base, fighterOf(state, side).drive);
  emit?.({ type: 'tieHurt', fighter, npc, rating });
  if (rating >= 0 || state.lost[npc]) return;
  state.lost[npc] = true;
  emit?.({ type: 'npcLost', npc, fighter });
}
