import type { FaceMove } from '@/lib/tabletop/dice';
import { USUAL_REFUSALS } from '@/lib/tabletop/step-by-step';
import type { DriveCode } from '../rules/ratings';
import type { FighterId, Seat } from './state';

/** Everything a seat can decide. Gladiators, NPCs, episodes and problems are numbers; the compiled game has their names. */
export type Move =
  /** A place in the roster; NONE for somebody that nobody has written, whose drive is then chosen. */
  | { readonly type: 'pick'; readonly gladiator: number }
  | { readonly type: 'drive'; readonly drive: DriveCode }
  | { readonly type: 'keep' }
  | { readonly type: 'switch' }
  | { readonly type: 'join'; readonly group: number }
  /** A written episode for the next group without one. */
  | { readonly type: 'stage'; readonly episode: number }
  | { readonly type: 'place'; readonly fighter: FighterId; readonly group: number }
  /** Frames an ordinary scene, asks somebody to, or frames an encounter; goes on with one that is not over. */
  | { readonly type: 'frame' }
  | { readonly type: 'ask'; readonly seat: Seat }
  | { readonly type: 'meet' }
  | { readonly type: 'go' }
  | { readonly type: 'offer'; readonly fighter: FighterId }
  | { readonly type: 'accept' }
  | { readonly type: 'decline' }
  | { readonly type: 'name'; readonly fighter: FighterId }
  /** A problem of the written episode; NONE for none. */
  | { readonly type: 'problem'; readonly problem: number }
  | { readonly type: 'bring'; readonly npc: number }
  /** Whether the background bears on the conflict. */
  | { readonly type: 'rule'; readonly relevant: boolean }
  | { readonly type: 'buy'; readonly npc: number }
  | { readonly type: 'gamble'; readonly dice: number }
  | { readonly type: 'leave' }
  | { readonly type: 'betray'; readonly fighter: FighterId }
  | { readonly type: 'back'; readonly side: number }
  | { readonly type: 'judge'; readonly dice: number }
  | { readonly type: 'roll' }
  | FaceMove
  | { readonly type: 'gain' }
  | { readonly type: 'tie'; readonly npc: number }
  | { readonly type: 'improve'; readonly npc: number }
  | { readonly type: 'tell'; readonly fighter: FighterId }
  | { readonly type: 'resume'; readonly fighter: FighterId }
  | { readonly type: 'lose'; readonly npc: number }
  | { readonly type: 'survive'; readonly fighter: FighterId }
  /** Done with this step. */
  | { readonly type: 'ready' };

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
