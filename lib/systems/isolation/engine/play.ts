import { stepByStep } from '@/lib/tabletop/step-by-step';
import { conflictMoves } from './conflict-moves';
import type { Game } from './game';
import type { LogEvent } from './log';
import type { Move, Refusal } from './moves';
import { nightMoves } from './night-moves';
import type { Phase, State } from './state';

/** What may be done now, and the doing of it. */
export const played = stepByStep<Game, State, LogEvent, Move, Phase, Refusal>({
  ...nightMoves,
  ...conflictMoves,
});
