import { type OneOf, USUAL_REFUSALS } from '@/lib/tabletop/step-by-step';
import type { DriveCode } from '../rules/ratings';
import type { FighterId, Seat } from './state';

type Plain = 'keep' | 'switch' | 'frame' | 'meet' | 'go' | 'accept' | 'decline' | 'leave' | 'roll' | 'gain' | 'ready';
type OfFighter = 'offer' | 'name' | 'betray' | 'tell' | 'resume' | 'survive';
type OfNpc = 'bring' | 'buy' | 'tie' | 'improve' | 'lose';

/** All that can be decided, and what each names: Gladiators, NPCs, episodes and problems by their numbers in the game. */
interface Moves
  extends Record<Plain, object>,
    Record<OfFighter, { fighter: FighterId }>,
    Record<OfNpc, { npc: number }>,
    Record<'gamble' | 'judge', { dice: number }> {
  /** A place in the roster; NONE for somebody that nobody has written, whose drive is then chosen. */
  pick: { gladiator: number };
  drive: { drive: DriveCode };
  join: { group: number };
  /** A written episode for the next group without one. */
  stage: { episode: number };
  place: { fighter: FighterId; group: number };
  /** The seat that is to frame an ordinary scene. `frame` frames it, `meet` an encounter, and `go` goes on with one. */
  ask: { seat: Seat };
  problem: { problem: number };
  /** Whether the background bears on the conflict. */
  rule: { relevant: boolean };
  back: { side: number };
  face: { face: number };
}

export type Move = OneOf<Moves>;
export type MoveOf<Type extends Move['type']> = Extract<Move, { readonly type: Type }>;

/** Why a move is refused (rules 15). A refused move changes nothing. */
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
export type Refusal = (typeof REFUSALS)[number];

/** No list of moves is longer than 200: what could be chosen is cut at so many, and dice come in so many at once. */
export const CHOICES_MAX = 90;
export const DICE_AT_ONCE = 100;
