import { at } from '@/lib/kernel/at';
import { awaitMove } from '@/lib/tabletop/play/step-by-step';
import { successShare } from '../rules/odds';
import { ratingOf } from '../rules/ratings';
import { type Context, fighterOf, layerTally, ownerOf, sceneOf, sideNow } from './context';
import type { MoveOf } from './moves';
import type { Shown, Side, State, Tie } from './state';

/** Counts ones; other faces do not count (rules 1). */
export const onesIn = (faces: readonly number[]): number => faces.filter((face) => face === 1).length;

/** Counts the ones of each side and announces the roll. */
export function readDice({ state, emit }: Context): void {
  const { sides } = sceneOf(state);
  for (const side of sides) side.ones = onesIn(side.faces);
  emit?.({
    type: 'rolled',
    rolls: sides.map(({ fighter, faces, ones }) => ({ fighter, faces: faces.slice(), ones })),
  });
}

/** Tells whether the player wins an ordinary conflict (rules 5; equality by `tieFails`), and records the reward. */
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

/** Applies a failure: the gamble is lost, and the ties that helped rest. */
export function fail({ state, emit }: Context): void {
  const side = at(sceneOf(state).sides, 0);
  fighterOf(state, side).pool -= side.gamble;
  const rests = restUsed(state, side);
  emit?.({ type: 'failed', fighter: side.fighter, gamble: side.gamble, rests });
}

/** Rests the ties that a side used, for as many conflicts as their rating. Returns the NPCs whose ties now rest. */
export function restUsed(state: State, side: Side): readonly number[] {
  const { ties, drive } = fighterOf(state, side);
  const used = ties.filter(({ npc }) => side.used.includes(npc));
  for (const tie of used) tie.rest = Math.max(0, ratingOf(tie.base, drive));
  return used.filter(({ rest }) => rest > 0).map(({ npc }) => npc);
}

/** Applies losses to used ties where there is no choice (rules 7). Returns true if a player must choose. */
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

/** Takes one point off a tie. */
export function loseTie(context: Context, { npc }: MoveOf<'lose'>): void {
  const side = sideNow(context.state);
  const tie = usedTies(context.state, side).find((one) => one.npc === npc);
  if (!tie) return;
  side.allotted += 1;
  hurt(context, side, tie, 1);
}

/** Returns the ties that can take losses: all that were used, including those lost by now. */
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
