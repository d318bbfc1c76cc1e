import type { JsonObject } from '@/lib/kernel/json';
import { NONE } from './cards';
import { codeOf } from './codes';
import type { View } from './view';

/** Everything a view shows, by the cards' codes (rules 14): what a client would be sent. */
export function snapshotOf(view: View): JsonObject {
  const { game } = view;
  const code = (card: number) => codeOf(game, card);
  const seat = (one: number) => (one === NONE ? null : one);
  return {
    phase: view.phase,
    round: view.round,
    rounds: game.rounds,
    opener: seat(view.opener),
    starter: seat(view.starter),
    active: seat(view.active),
    again: view.again,
    flipped: code(view.flipped),
    slot: view.flipped === NONE ? null : view.slot,
    edge: view.edge,
    drawPile: view.drawSize,
    discard: view.discard.map(code),
    removed: view.removed.map(code),
    dieLog: [...view.dieLog],
    exposed: view.exposed.map(({ player, slot, card }) => ({ player, slot, card: code(card) })),
    turns: view.turns,
    roundTurns: view.roundTurns,
    players: Array.from({ length: view.players }, (_, one) => ({
      row: Array.from({ length: game.slots }, (_, slot) => code(view.cardAt(one, slot))),
      peekers: Array.from({ length: game.slots }, (_, slot) => view.peekersAt(one, slot)),
      placing: view.isPlacing(one),
      saved: view.savedBy(one).map(code),
      locks: view.locksOf(one).map(({ creatures }) => creatures.map(code)),
      held: view.heldBy(one).map(code),
      steady: view.steadyOf(one),
      score: view.scoreOf(one),
    })),
    winners: [...view.winners],
  };
}
