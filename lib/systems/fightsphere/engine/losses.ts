import { at } from '@/lib/kernel/at';
import { ratingOf } from '../rules/ratings';
import { awaitMove, type Context, fighterOf, ownerOf, sceneOf, sideNow } from './context';
import type { MoveOf } from './moves';
import type { Shown, Side, Tie } from './state';

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
