import type { BotKind } from '@/lib/contract/played';
import { at } from '@/lib/kernel/at';
import { below, type Rng, seededRng } from '@/lib/kernel/rng';
import { FAR } from '../engine/distance';
import { type Game, NONE, OBJECTIVE, type Place } from '../engine/game';
import type { Move } from '../engine/moves';
import type { View } from '../engine/view';

/** Walks to the nearest target and steps on whatever lies there. */
export const explorer: BotKind<Game, View, Move> = {
  id: 'explorer',
  title: 'Careless explorer',
  help: 'Runs to the nearest unseen tile and steps on it. Never looks first, never waits, helps nobody.',
  role: 'player',
  seat(game, _, seed) {
    const rng = seededRng(seed);
    return {
      decide(view, moves) {
        const before = musterMove(view, rng);
        if (before) return before;
        const legal = [...moves()];
        const done = legal.find(({ type }) => type === 'deactivate' || type === 'release');
        if (done) return done;
        const steps = legal.filter((move) => move.type === 'move');
        const last = legal.at(-1) ?? { type: 'endTurn' };
        if (steps.length === 0) return legal.find(({ type }) => type === 'endTurn') ?? last;
        return nearest(steps, view.distancesTo(goalsOf(game, view)), rng) ?? at(steps, below(rng, steps.length));
      },
    };
  },
};

/** Chooses level and character at random, so that playtests compare them fairly; undefined once play has begun. */
export function musterMove(view: View, rng: Rng): Move | undefined {
  const { game } = view;
  if (view.table.phase === 'level') return { type: 'level', level: below(rng, game.levels.length) };
  if (view.table.phase !== 'muster') return undefined;
  const free = [...game.characters.keys()].filter((character) => !view.isTaken(character));
  return { type: 'pick', character: free.length === 0 ? NONE : at(free, below(rng, free.length)) };
}

function goalsOf(game: Game, view: View): readonly Place[] {
  if (view.table.done >= view.table.objectives) return [game.finish];
  const known: Place[] = [];
  const unseen: Place[] = [];
  for (let cell = 0; cell < game.cells; cell++) {
    if (view.isFaceDown(cell)) unseen.push(cell);
    else if (view.tileAt(cell) === OBJECTIVE && !view.isMarked(cell)) known.push(cell);
  }
  return known.length > 0 ? known : unseen;
}

/** Returns a random one of the steps that lead nearest; undefined if no step leads to a goal. */
function nearest(
  steps: readonly Extract<Move, { type: 'move' }>[],
  distance: readonly number[],
  rng: Rng,
): Move | undefined {
  let best: Extract<Move, { type: 'move' }>[] = [];
  let least = FAR;
  for (const step of steps) {
    const far = at(distance, step.to);
    if (far < least) {
      least = far;
      best = [step];
    } else if (far === least && far < FAR) best.push(step);
  }
  return best.length === 0 ? undefined : at(best, below(rng, best.length));
}
