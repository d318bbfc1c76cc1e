import { at } from '@/lib/kernel/at';
import { below, type Rng } from '@/lib/kernel/rng';
import { NONE } from '../engine/game';
import type { Move } from '../engine/moves';
import type { View } from '../engine/view';

/** Levels and characters are drawn by lot, so that a playtest compares them fairly; nothing once play has begun. */
export function musterMove(view: View, rng: Rng): Move | undefined {
  const { game } = view;
  if (view.phase === 'level') return { type: 'level', level: below(rng, game.levels.length) };
  if (view.phase !== 'muster') return undefined;
  const free = [...game.characters.keys()].filter((character) => !view.isTaken(character));
  return { type: 'pick', character: free.length === 0 ? NONE : at(free, below(rng, free.length)) };
}
