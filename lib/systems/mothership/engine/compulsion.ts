import { at } from '@/lib/kernel/at';
import { filled } from '@/lib/kernel/filled';
import type { Toward } from '../vocabulary';
import { isFaceDown } from './context';
import { distancesTo } from './distance';
import type { Game, Place } from './game';
import type { Seat, State } from './state';

/** Returns the drives of a player: of the newest token, or of all tokens under the house rule. */
function drivesOf(game: Game, state: State, seat: Seat): readonly Toward[] {
  const drives: Toward[] = [];
  const tokens = at(state.tokens, seat);
  for (let i = tokens.length - 1; i >= 0; i--) {
    const { trap, done } = at(tokens, i);
    const { compel } = at(game.traps, trap);
    if (compel === undefined || done) continue;
    drives.push(compel.toward);
    if (game.rules.compulsionConflict === 'newest') break;
  }
  return drives;
}

export function isCompelled(game: Game, state: State, seat: Seat): boolean {
  for (const { trap, done } of at(state.tokens, seat)) {
    if (!done && at(game.traps, trap).compel !== undefined) return true;
  }
  return false;
}

/** Returns the steps open to a compelled player: those that lead one step nearer to the target (rules 5). */
export function stepsOf(game: Game, state: State, seat: Seat): readonly Place[] {
  const here = at(state.at, seat);
  const neighbours = at(game.neighbours, here);
  const nearer: boolean[] = filled(neighbours.length, false);
  for (const toward of drivesOf(game, state, seat)) {
    if (toward === 'anyFaceDown') towardAny(game, state, here, nearer);
    else towardNearest(game, state, here, toward, nearer);
  }
  return neighbours.filter((_, i) => at(nearer, i));
}

function towardNearest(game: Game, state: State, here: Place, toward: Toward, nearer: boolean[]): void {
  const neighbours = at(game.neighbours, here);
  const distance = distancesTo(game, state.tile, targetsOf(game, state, toward));
  for (let i = 0; i < neighbours.length; i++) {
    const neighbour = at(neighbours, i);
    // The finish has a distance, since others may be driven there.
    if (neighbour === game.finish && toward !== 'finish') continue;
    if (at(distance, neighbour) === at(distance, here) - 1) nearer[i] = true;
  }
}

/** Marks steps that lead nearer to any face-down tile. Measures from both ends of the step, not from each tile. */
function towardAny(game: Game, state: State, here: Place, nearer: boolean[]): void {
  const neighbours = at(game.neighbours, here);
  const targets = targetsOf(game, state, 'anyFaceDown');
  const fromHere = distancesTo(game, state.tile, [here]);
  for (let i = 0; i < neighbours.length; i++) {
    const neighbour = at(neighbours, i);
    if (neighbour === game.finish) continue;
    const fromThere = distancesTo(game, state.tile, [neighbour]);
    if (targets.some((cell) => at(fromThere, cell) === at(fromHere, cell) - 1)) nearer[i] = true;
  }
}

function targetsOf(game: Game, state: State, toward: Toward): readonly Place[] {
  if (toward === 'start') return [game.start];
  if (toward === 'finish') return [game.finish];
  const faceDown: Place[] = [];
  for (let cell = 0; cell < game.cells; cell++) if (isFaceDown(state, cell)) faceDown.push(cell);
  return faceDown;
}
