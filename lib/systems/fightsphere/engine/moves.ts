import { type OneOf, USUAL_REFUSALS } from '@/lib/tabletop/play/step-by-step';
import type { DriveCode } from '../rules/ratings';
import type { FighterId, Seat } from './state';

type Plain = 'keep' | 'switch' | 'frame' | 'meet' | 'go' | 'accept' | 'decline' | 'leave' | 'roll' | 'gain' | 'ready';
type OfFighter = 'offer' | 'name' | 'betray' | 'tell' | 'resume' | 'survive';
type OfNpc = 'bring' | 'buy' | 'tie' | 'improve' | 'lose';

/** Payloads of moves, by type. Gladiators, NPCs, episodes and problems are indices in the game. */
interface Moves
  extends Record<Plain, object>,
    Record<OfFighter, { fighter: FighterId }>,
    Record<OfNpc, { npc: number }>,
    Record<'gamble' | 'judge', { dice: number }> {
  /** Index in the roster; NONE for an unwritten Gladiator, whose drive is then chosen. */
  pick: { gladiator: number };
  drive: { drive: DriveCode };
  join: { group: number };
  /** A written episode for the next group without one. */
  stage: { episode: number };
  place: { fighter: FighterId; group: number };
  /** The seat to frame an ordinary scene. `frame` frames it oneself, `meet` frames an encounter, `go` continues one. */
  ask: { seat: Seat };
  problem: { problem: number };
  /** Rules whether the background bears on the conflict. */
  rule: { relevant: boolean };
  back: { side: number };
  face: { face: number };
}

export type Move = OneOf<Moves>;
export type MoveOf<Type extends Move['type']> = Extract<Move, { readonly type: Type }>;

/** Refusal codes (rules 15). A refused move changes nothing. */
export const REFUSALS = [
  ...USUAL_REFUSALS,
  'alone',
  'gamble-limit',
  'pool-exceeded',
  'no-such-tie',
  'tie-rests',
  'already-bought',
  'npc-lost',
  'already-tied',
  'npc-not-in-scene',
  'truce-only',
] as const;
export type RefusalCode = (typeof REFUSALS)[number];

/** Limits that keep lists of moves at 200 or below: options offered, and dice in one move. */
export const CHOICES_MAX = 90;
export const DICE_AT_ONCE = 100;
