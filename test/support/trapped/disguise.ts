import { below, type Rng, seededRng } from '@/lib/kernel/rng';
import { clone } from '@/lib/systems/trapped/engine/clone';
import { isStrikable } from '@/lib/systems/trapped/engine/conflict';
import { type Game, NONE } from '@/lib/systems/trapped/engine/game';
import type { Seat, State } from '@/lib/systems/trapped/engine/state';
import { isSeen } from '@/lib/systems/trapped/engine/world';

const pick = <T>(rng: Rng, list: readonly T[]): T => list[below(rng, list.length)] as T;

/** Copies a game and shuffles what a seat may not know: others' cards, the deck, secrets and hidden monsters. */
export function reshuffled(game: Game, state: State, seat: Seat, seed: number): State {
  const other = clone(state);
  const rng = seededRng(seed);
  other.rng = seededRng(seed + 1);
  const { conflict } = other;
  const isHidden = (player: number) => player !== seat;
  const hidden = [...other.deck, ...other.hands.flatMap((hand, player) => (isHidden(player) ? hand : []))];
  const table = { game, state, emit: undefined };
  const isDown = (card: number, player: number) =>
    card !== NONE && !conflict.revealed && isHidden(player) && !(seat === state.players && isStrikable(table, player));
  const down = conflict.cards.filter(isDown);
  const pool = [...hidden, ...down].toSorted(() => below(rng, 3) - 1);
  other.deck = other.deck.map(() => pool.pop() ?? NONE);
  other.hands = other.hands.map((hand, player) => (isHidden(player) ? hand.map(() => pool.pop() ?? NONE) : hand));
  conflict.cards = conflict.cards.map((card, player) => (isDown(card, player) ? (pool.pop() ?? NONE) : card));
  if (seat === state.players) return other;
  const unseen = game.rooms.map((_, room) => room).filter((room) => !isSeen(state, room));
  other.monsterRoom = state.monsterRoom.map((room) => (isSeen(state, room) ? room : pick(rng, unseen)));
  // One that has run out is known, and never stopped.
  const isSecret = (clock: number) => {
    const { hidden, sizes } = game.clocks[clock] as Game['clocks'][number];
    return hidden && (state.clockAt[clock] ?? 0) < (sizes[state.players] ?? 0);
  };
  other.clockAt = state.clockAt.map((gone, clock) =>
    isSecret(clock) ? below(rng, game.clocks[clock]?.sizes[state.players] ?? 1) : gone,
  );
  other.stoppedClocks = game.clocks.reduce(
    (bits, _, clock) => (isSecret(clock) ? bits ^ (below(rng, 2) << clock) : bits),
    state.stoppedClocks,
  );
  const unvisited = game.hideouts.filter((room) => !state.visited[room]);
  other.secret = state.secret.map((room, goal) =>
    room === NONE || state.told[goal] || state.visited[room] || unvisited.length === 0 ? room : pick(rng, unvisited),
  );
  return other;
}
