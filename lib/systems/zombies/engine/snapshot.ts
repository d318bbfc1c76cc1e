import { at } from '@/lib/kernel/at';
import type { JsonObject } from '@/lib/kernel/json';
import { codeOf } from './codes';
import { NONE } from './game';
import type { View } from './view';

/** Returns everything a view shows, with cards as codes (rules 14): the payload for a client. */
export function snapshotOf(view: View): JsonObject {
  const { game } = view;
  const { phase, round, opener, starter, active, again, flipped, edge, turns, roundTurns, dieLog, ...shown } =
    view.shown();
  const code = (card: number) => codeOf(game, card);
  const seat = (one: number) => (one === NONE ? null : one);
  const rowOf = <T>(one: number, list: readonly T[]) => list.slice(one * game.slots, (one + 1) * game.slots);
  return {
    phase,
    round,
    rounds: game.rounds,
    opener: seat(opener),
    starter: seat(starter),
    active: seat(active),
    again,
    flipped: code(flipped),
    slot: flipped === NONE ? null : shown.slot,
    edge,
    drawPile: view.drawSize,
    discard: shown.discard.map(code),
    removed: shown.removed.map(code),
    dieLog,
    exposed: shown.exposed.map(({ player, slot, card }) => ({ player, slot, card: code(card) })),
    turns,
    roundTurns,
    players: shown.saved.map((saved, one) => ({
      row: rowOf(one, shown.rows).map(code),
      peekers: rowOf(one, shown.known),
      placing: at(shown.placing, one),
      saved: saved.map(code),
      locks: at(shown.locks, one).map(({ creatures }) => creatures.map(code)),
      held: at(shown.held, one).map(code),
      steady: at(shown.steady, one),
      score: view.scoreOf(one),
    })),
    winners: shown.winners,
  };
}
