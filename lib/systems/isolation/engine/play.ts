import { stepByStep } from '@/lib/tabletop/step-by-step';
import { conflictMoves } from './conflict-moves';
import type { Context } from './context';
import type { Game } from './game';
import type { Move, Refusal } from './moves';
import { nightMoves } from './night-moves';
import type { Phase, Seat, State } from './state';

const steps = stepByStep<Context, Move, Phase, Refusal>({ ...nightMoves, ...conflictMoves });

/** Every move the seat may make now. */
export const moves = (game: Game, state: State, seat: Seat): readonly Move[] =>
  steps.moves({ game, state, emit: undefined }, seat);

/** Makes a move, in place, and all that follows from it by itself. A refused one changes nothing. */
export const { play } = steps;
