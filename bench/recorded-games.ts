import type { Lineup } from '@/lib/playtest/lineup';
import { playOne, seedOf } from '@/lib/playtest/play-one';
import type { Move } from '@/lib/systems/trapped/engine/moves';

/** One decision as it was made, and what a bare turn loop makes of it. */
interface Step {
  readonly seat: number;
  readonly move: Move;
  readonly deed: Deed;
  /** The turn passes on. */
  readonly next: boolean;
}

/** A card is laid, or the GM's cards are drawn and all is compared, or neither. */
export type Deed = 'lay' | 'settle' | 'speak';

/** A game that bots played. */
export interface Recorded {
  readonly seed: number;
  readonly steps: readonly Step[];
}

/** Games as bots play them, move by move, to be made again without bots. */
export function recordGames(lineup: Lineup, count: number): readonly Recorded[] {
  return Array.from({ length: count }, (_, i) => {
    const seed = seedOf(1, i);
    const made: { seat: number; move: Move; turns: number }[] = [];
    const { played, game } = lineup;
    playOne(lineup, seed, {
      beforeMove: (state, seat, move) =>
        made.push({ seat, move: move as Move, turns: played.clock(game, state).turns }),
    });
    const steps = made.map(({ seat, move, turns }, at) => ({
      seat,
      move,
      deed: deedOf(move),
      next: (made[at + 1]?.turns ?? turns) !== turns,
    }));
    return { seed, steps };
  });
}

const deedOf = (move: Move): Deed => ('card' in move ? 'lay' : move.type === 'allow' ? 'settle' : 'speak');

/** Makes recorded moves again by the real rules; how many there were. */
export function replayGames({ played, game, players }: Lineup, games: readonly Recorded[]): number {
  let moves = 0;
  for (const { seed, steps } of games) {
    const state = played.setup(game, players, seed);
    for (const { seat, move } of steps) {
      const refusal = played.play(game, state, seat, move);
      if (refusal) throw new Error(`a recorded move was refused: ${refusal.code}`);
    }
    moves += steps.length;
  }
  return moves;
}
