import { at } from '@/lib/kernel/at';
import { nextInt, type Rng, shuffle } from '@/lib/kernel/rng';
import { type Card, NONE } from './cards';
import { UNSEEN } from './log';
import { bareState } from './setup';
import type { Seat, State } from './state';
import type { View } from './view';

/** A whole game that looks like this one: the cards that are not seen are dealt at random, and nothing has been tallied yet. */
export function guess(view: View, rng: Rng): State {
  const { game, players } = view;
  const bare = bareState(game, players, nextInt(rng));
  const bySeat = <T>(read: (seat: Seat) => T): T[] => bare.saved.map((_, seat) => read(seat));
  const byPlace = (read: (seat: Seat, slot: number) => number): number[] =>
    bare.rows.map((_, place) => read(Math.floor(place / game.slots), place % game.slots));
  const known: State = {
    ...bare,
    phase: view.phase,
    round: view.round,
    roundTurns: view.roundTurns,
    turns: view.turns,
    opener: view.opener,
    starter: view.starter,
    active: view.active,
    placing: bySeat((seat) => view.isPlacing(seat)),
    rows: byPlace((seat, slot) => view.cardAt(seat, slot)),
    known: byPlace((seat, slot) => view.peekersAt(seat, slot)),
    draw: [],
    discard: view.discard.slice(),
    removed: view.removed.slice(),
    saved: bySeat((seat) => view.savedBy(seat).slice()),
    locks: bySeat((seat) => view.locksOf(seat).slice()),
    held: bySeat((seat) => view.heldBy(seat).slice()),
    steady: bySeat((seat) => view.steadyOf(seat)),
    flipped: view.flipped,
    slot: view.slot,
    edge: view.edge,
    again: view.again,
    dieLog: view.dieLog.slice(),
    exposed: view.exposed.slice(),
    winners: view.winners.slice(),
  };
  const unseen = without(game.pile, seenIn(known));
  shuffle(rng, unseen);
  for (const [place, card] of known.rows.entries()) if (card === UNSEEN) known.rows[place] = unseen.pop() ?? NONE;
  return { ...known, draw: unseen };
}

/** Every card that lies where it can be seen. */
const seenIn = ({ rows, discard, removed, saved, locks, held, flipped }: State): readonly Card[] => [
  ...rows.filter((card) => card !== UNSEEN && card !== NONE),
  ...discard,
  ...removed,
  ...saved.flat(),
  ...locks.flat().map(({ card }) => card),
  ...held.flat(),
  ...(flipped === NONE ? [] : [flipped]),
];

function without(all: readonly Card[], taken: readonly Card[]): Card[] {
  const counts: number[] = [];
  for (const card of taken) counts[card] = (counts[card] ?? 0) + 1;
  return all.filter((card) => {
    const left = counts[card] ?? 0;
    if (left > 0) counts[card] = at(counts, card) - 1;
    return left === 0;
  });
}
