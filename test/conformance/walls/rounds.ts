import * as z from 'zod';
import { NONE } from '@/lib/tabletop/play/board';
import type { Operations } from '../vectors';
import { gameOf, type Input } from './notation';
import { type Stage, sitOut, staged } from './stage';

const seatsInput = z.object({
  seats: z.array(z.string()).min(1),
  holder: z.string(),
  removed: z.array(z.string()).default([]),
});

/** Game in which nobody moves or builds. */
const gameFor = (input: Input, rounds: number) =>
  gameOf(
    { options: input.options, width: 15, height: 15 },
    { wallSupply: 0, options: { mayStop: true, stalemateRounds: rounds } },
  );

function roundOf(input: Input): Stage & { readonly seats: readonly string[] } {
  const { seats, holder, removed } = seatsInput.parse(input);
  const stage = staged(
    gameFor(input, 10),
    seats.map((name, seat) => (removed.includes(name) ? NONE : seat)),
    seats.indexOf(holder),
  );
  sitOut(stage);
  return { ...stage, seats };
}

/** Operations about turn order and the length of the game. */
export const rounds: Operations = {
  order(input) {
    const { seats, events } = roundOf(input);
    return { order: events.flatMap((event) => (event.type === 'opened' ? [seats[event.seat]] : [])) };
  },

  spinner(input) {
    const { seats, state } = roundOf(input);
    return { next: seats[state.winners[0] ?? state.holder] };
  },

  stalemate(input) {
    const { wallsPlacedLastRound, removedLastRound, players } = z
      .object({ wallsPlacedLastRound: z.int(), removedLastRound: z.int(), players: z.int().min(1) })
      .parse(input);
    const { stalemateRounds } = z.object({ stalemateRounds: z.int().default(1) }).parse(input.options ?? {});
    const cells = Array.from({ length: players }, (_, seat) => seat);
    const stage = staged(gameFor(input, stalemateRounds), cells, 0);
    const { state } = stage;
    sitOut(stage, () => {
      state.stirred = wallsPlacedLastRound + removedLastRound > 0;
    });
    if (state.phase !== 'over') return { result: 'continue' };
    const isShared = state.winners.length === state.at.filter((cell) => cell !== NONE).length;
    return { result: 'draw', sharedBy: isShared ? 'all-remaining' : 'some' };
  },
};
