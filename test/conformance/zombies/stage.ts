import { isDeepStrictEqual } from 'node:util';
import { codeOf } from '@/lib/systems/zombies/engine/codes';
import type { Context } from '@/lib/systems/zombies/engine/context';
import { type Game, type Move, NONE } from '@/lib/systems/zombies/engine/game';
import type { LogEvent } from '@/lib/systems/zombies/engine/log';
import type { Luck } from '@/lib/systems/zombies/engine/luck';
import { moves, play } from '@/lib/systems/zombies/engine/play';
import { bareState } from '@/lib/systems/zombies/engine/setup';
import type { State } from '@/lib/systems/zombies/engine/state';

/** A game in progress with fixed dice and shuffles, and the events so far. */
export interface Stage {
  readonly game: Game;
  readonly state: State;
  readonly seats: readonly string[];
  readonly luck: Luck;
  readonly events: LogEvent[];
  /** Receives each event as it happens. */
  hear: (event: LogEvent) => void;
}

/** Dice and shuffles fixed by a vector: cards of the pile from the top, and of a row from the left. */
export interface Settled {
  readonly dice?: readonly number[];
  readonly pile?: readonly number[];
  /** Earlier position of each card of a scrambled row, from the left. */
  readonly row?: readonly number[];
}

export function luckOf({ dice = [], pile, row }: Settled): Luck {
  const left = [...dice];
  let givenPile = pile?.toReversed();
  const become = (cards: number[], wanted: readonly number[]) => {
    const sorted = (list: readonly number[]) => list.toSorted((a, b) => a - b);
    if (!isDeepStrictEqual(sorted(cards), sorted(wanted)))
      throw new Error('other cards are shuffled than the vector says');
    cards.splice(0, cards.length, ...wanted);
  };
  return {
    roll() {
      const roll = left.shift();
      if (roll === undefined) throw new Error('more dice are rolled than the vector has');
      return roll;
    },
    shufflePile(_, cards) {
      // Vectors give only the first new pile of a turn.
      if (givenPile) become(cards, givenPile);
      givenPile = undefined;
    },
    shuffleRow(_, cards) {
      if (!row) return;
      if (row.length !== cards.length) throw new Error('a row of another length is shuffled');
      become(
        cards,
        row.map((from) => cards[from] ?? NONE),
      );
    },
  };
}

/** Stages the start of a turn: all rows, piles and hands are empty. */
export function staged(game: Game, seats: readonly string[], active: string, settled: Settled = {}): Stage {
  const state = bareState(game, seats.length, 1);
  state.phase = 'flip';
  state.round = 1;
  state.placing.fill(false);
  state.draw.length = 0;
  state.active = seatOf(seats, active);
  state.starter = state.active;
  state.opener = state.active;
  return { game, state, seats, luck: luckOf(settled), events: [], hear: () => {} };
}

export function seatOf(seats: readonly string[], name: string): number {
  const seat = seats.indexOf(name);
  if (seat === -1) throw new Error(`nobody is called “${name}”`);
  return seat;
}

/** Lays cards face down in front of a player, from the left. */
export function lay({ game, state }: Stage, seat: number, cards: readonly number[]): void {
  for (const [slot, card] of cards.entries()) state.rows[seat * game.slots + slot] = card;
}

export const contextOf = (stage: Stage): Context => ({
  game: stage.game,
  state: stage.state,
  luck: stage.luck,
  emit: (event) => {
    stage.events.push(event);
    stage.hear(event);
  },
});

/** Makes a move for the player whose turn it is. Returns the code of a refusal. */
export function make(stage: Stage, move: Move): string | undefined {
  const before = JSON.stringify(stage.state);
  const refusal = play(contextOf(stage), stage.state.active, move);
  const changed = JSON.stringify(stage.state) !== before;
  if (refusal !== undefined && changed) throw new Error('a refused move changed something');
  return refusal;
}

/** Makes a move and expects it to be legal. */
export function must(stage: Stage, move: Move): void {
  const refusal = make(stage, move);
  if (refusal !== undefined) throw new Error(`the move is refused: ${refusal}`);
}

/** Flips a TRAP! and aims it at the first card. */
export function springOne(stage: Stage): void {
  const { game, state } = stage;
  must(stage, { type: 'flip', slot: 0 });
  const [aim]: readonly Move[] = moves(game, state, state.active);
  if (aim?.type === 'aim') must(stage, aim);
}

export const codesOf = (game: Game, cards: readonly number[]) => cards.map((card) => codeOf(game, card) ?? '');

/** Maps the names of players to values, without empty ones. */
export const byName = <T>(seats: readonly string[], read: (seat: number) => T, has: (value: T) => boolean) =>
  Object.fromEntries(seats.map((name, seat) => [name, read(seat)] as const).filter(([, value]) => has(value)));
