import { below, seededRng } from '@/lib/kernel/rng';
import type { Game } from '@/lib/systems/trapped/engine/game';
import type { Emit } from '@/lib/systems/trapped/engine/log';
import type { Move } from '@/lib/systems/trapped/engine/moves';
import { moves, play, seatToAct } from '@/lib/systems/trapped/engine/play';
import { setup } from '@/lib/systems/trapped/engine/setup';
import type { Seat, State } from '@/lib/systems/trapped/engine/state';

/** One decision of a game. */
export interface Step {
  readonly seat: Seat;
  readonly move: Move;
}

/** Plays random moves until the game ends or `stop` returns true; calls `before` before every decision. */
export function playRandomly(
  game: Game,
  players: number,
  seed: number,
  before: (state: State, seat: Seat, legal: readonly Move[], move: Move) => boolean | undefined = () => undefined,
  emit?: Emit,
) {
  const state = setup(game, players, seed);
  const rng = seededRng(seed ^ 0x5eed);
  const log: Step[] = [];
  for (let seat = seatToAct(state); seat >= 0; seat = seatToAct(state)) {
    const legal = moves(game, state, seat);
    const move = legal[below(rng, legal.length)];
    if (move === undefined) throw new Error(`nothing to do: ${JSON.stringify(state.ask)}`);
    if (before(state, seat, legal, move) === true) break;
    const refusal = play(game, state, seat, move, emit);
    if (refusal !== undefined) throw new Error(`${refusal}: ${JSON.stringify(move)}`);
    log.push({ seat, move });
  }
  return { state, log };
}

/** All cards in the game, sorted. */
export function allCards({ deck, discard, hands, conflict, eventInPlay }: State): readonly number[] {
  const { cards, opposition, added, damage } = conflict;
  return [...deck, ...discard, ...hands.flat(), ...cards, ...opposition, ...added, damage, eventInPlay.card]
    .filter((card) => card >= 0)
    .toSorted((a, b) => a - b);
}
