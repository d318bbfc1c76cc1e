import { lowestBit } from '@/lib/kernel/bits';
import type { Game } from '@/lib/systems/walls/engine/game';
import type { LogEvent } from '@/lib/systems/walls/engine/log';
import type { Act, Move } from '@/lib/systems/walls/engine/moves';
import { moves, play } from '@/lib/systems/walls/engine/play';
import { beginRound } from '@/lib/systems/walls/engine/rounds';
import { bareState } from '@/lib/systems/walls/engine/setup';
import type { State } from '@/lib/systems/walls/engine/state';
import { NONE } from '@/lib/tabletop/play/board';

/** A game in progress, and the events so far. */
export interface Stage {
  readonly game: Game;
  readonly state: State;
  readonly events: LogEvent[];
}

/** Stages the start of a round with tokens on these cells (NONE for eliminated seats) and the seat with the spinner. */
export function staged(game: Game, cells: readonly number[], holder: number): Stage {
  const state = bareState(game, cells.length, holder);
  for (const [seat, cell] of cells.entries()) state.at[seat] = cell;
  const stage: Stage = { game, state, events: [] };
  beginRound(contextOf(stage));
  return stage;
}

const contextOf = ({ game, state, events }: Stage) => ({ game, state, emit: (event: LogEvent) => events.push(event) });

/** Makes a move for the first seat that is to act. Returns the code of a refusal. */
export function make(stage: Stage, move: Move): string | undefined {
  const before = JSON.stringify(stage.state);
  const refusal = play(contextOf(stage), lowestBit(stage.state.awaited), move);
  if (refusal !== undefined && JSON.stringify(stage.state) !== before) {
    throw new Error('a refused move changed something');
  }
  return refusal;
}

/** Makes a move and expects it to be legal. */
export function must(stage: Stage, move: Move): void {
  const refusal = make(stage, move);
  if (refusal !== undefined) throw new Error(`the move is refused: ${refusal}`);
}

/** Lets all seats set arrows, the seat with the spinner as given. Its box is the first to be opened. */
export function openBox(stage: Stage, arrows: readonly number[]): void {
  const { game, state } = stage;
  while (state.phase === 'program') {
    const isOpener = lowestBit(state.awaited) === state.holder;
    must(stage, { type: 'program', arrows: isOpener ? arrows : (game.programs[0]?.arrows ?? []) });
  }
}

/** Lists the moves of the seat whose box is open. */
export const actsOf = ({ game, state }: Stage): readonly Act[] =>
  moves(game, state, state.active).flatMap((move) => (move.type === 'act' ? [move] : []));

/** Lists the distinct arrows that may be used. */
export const usesOf = (stage: Stage): readonly (readonly number[])[] => [
  ...new Map(actsOf(stage).map(({ use }) => [use.join(), use])).values(),
];

/** Plays to the end of the round without moving or building; calls `before` before each turn. */
export function sitOut(stage: Stage, before: () => void = () => {}): void {
  const { game, state } = stage;
  const { round } = state;
  while (state.round === round && state.phase !== 'over') {
    if (state.phase === 'program') must(stage, { type: 'program', arrows: game.programs[0]?.arrows ?? [] });
    else {
      before();
      must(stage, { type: 'act', use: [], wall: NONE });
    }
  }
}
