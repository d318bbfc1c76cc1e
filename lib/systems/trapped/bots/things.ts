import { at } from '@/lib/kernel/at';
import { NONE } from '../engine/game';
import type { Move } from '../engine/moves';
import type { Person } from '../engine/state';
import type { View } from '../engine/view';
import { feeling } from './feelings';
import { bestPoints } from './means';
import type { Mind } from './mind';

/** Picks up whatever is of use. */
export function take({ chart, game }: Mind, view: View, me: Person): Move | undefined {
  for (let item = 0; item < game.items.length; item++) {
    if (!at(chart.isUseful, item) || view.holds(me, item)) continue;
    if (view.table.mayTake(item, me)) return { type: 'take', item, by: me };
  }
  return undefined;
}

/** Gives a thing of which there is no other to somebody here who can do clearly more with it. */
export function handOver(mind: Mind, view: View, me: Person): Move | undefined {
  const { chart, game, temper } = mind;
  if (temper.alone) return undefined;
  for (let item = 0; item < game.items.length; item++) {
    if (!at(chart.isUseful, item) || !view.holds(me, item) || view.supply(item) !== 0) continue;
    for (let player = 0; player < view.players; player++) {
      const other = view.characterOf(player);
      if (other === NONE || other === me || view.roomOf(other) !== view.roomOf(me) || view.holds(other, item)) continue;
      if (feeling(view, me, other) < 0 || !serves(mind, view, item, me, other)) continue;
      if (view.table.mayGive(item, me, other)) return { type: 'give', item, from: me, to: other };
    }
  }
  return undefined;
}

/** Points by which somebody has to be better at it. */
const CLEARLY = 3;

function serves({ chart, game, plan }: Mind, view: View, item: number, me: Person, other: Person): boolean {
  const isBetter = (fits: number) => bestPoints(view, other, fits) >= bestPoints(view, me, fits) + CLEARLY;
  if (game.monsters.some(({ means }) => means.includes(item))) return isBetter(chart.fitsFight);
  const { todo } = plan;
  for (let i = 0; i < todo.length; i++) {
    const goal = at(todo, i);
    const asks = at(game.goals, goal).groups.some((group) => group.includes(~item));
    if (!asks && !at(chart.goalKeys, goal).includes(~item)) continue;
    return view.isGoalOpen(goal, other) && isBetter(at(chart.fits, goal));
  }
  return false;
}
