import { at } from '@/lib/kernel/at';
import type { Move } from '../../engine/moves';
import { stepMove } from './hunt';
import { SHUT } from './odds';
import type { Sight } from './sight';

/** Straight home, round what bites. */
export function homeMove(sight: Sight): Move | undefined {
  const { ways, game, here } = sight;
  if (at(ways.cost, game.finish) >= SHUT) return undefined;
  return stepMove(sight, ways.firstStep(here, game.finish), game.finish);
}

/** With nothing left to do but wait for the others: near the finish. */
export function waitMove(sight: Sight): Move | undefined {
  const { ways, game, here, home, view, seat } = sight;
  if (at(home, here) <= 1) return undefined;
  let best: number | undefined;
  for (const gate of at(game.neighbours, game.finish)) {
    if (at(ways.cost, gate) < SHUT && (best === undefined || at(ways.cost, gate) < at(ways.cost, best))) best = gate;
  }
  if (best === undefined || best === here || view.isStopped(seat, 'noMove')) return undefined;
  return stepMove(sight, ways.firstStep(here, best), best);
}
