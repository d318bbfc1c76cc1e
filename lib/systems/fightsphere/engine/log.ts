import type { DriveCode } from '../rules/ratings';
import type { FighterId, Seat } from './state';

/** What somebody showed in a roll. */
export interface Rolled {
  /** NONE for the GM's side of an ordinary conflict. */
  readonly fighter: FighterId;
  readonly faces: readonly number[];
  readonly ones: number;
}

/** Something that happened. Everybody hears all of it. */
export type LogEvent =
  | { readonly type: 'picked'; readonly seat: Seat; readonly gladiator: number; readonly drive: DriveCode }
  | { readonly type: 'switched'; readonly seat: Seat; readonly drive: DriveCode }
  | { readonly type: 'layerBegan'; readonly layer: number; readonly threshold: number; readonly isCore: boolean }
  | { readonly type: 'episodeBegan'; readonly written: number; readonly fighters: readonly FighterId[] }
  | { readonly type: 'turnBegan'; readonly seat: Seat }
  | { readonly type: 'truceMade'; readonly a: FighterId; readonly b: FighterId }
  | { readonly type: 'truceDeclined'; readonly a: FighterId; readonly b: FighterId }
  | { readonly type: 'truceEnded'; readonly a: FighterId; readonly b: FighterId }
  | {
      readonly type: 'framed';
      readonly seat: Seat;
      readonly actor: FighterId;
      readonly isEncounter: boolean;
      readonly fighters: readonly FighterId[];
      readonly written: number;
      readonly problem: number;
      readonly npcs: readonly number[];
    }
  /** A first meeting, and the dice that each got for it. */
  | { readonly type: 'met'; readonly a: FighterId; readonly b: FighterId; readonly bonuses: readonly [number, number] }
  | {
      readonly type: 'built';
      readonly fighter: FighterId;
      readonly background: boolean;
      readonly gamble: number;
      readonly bought: readonly number[];
      readonly leaving: boolean;
    }
  | { readonly type: 'betrayed'; readonly by: FighterId; readonly of: FighterId; readonly bonus: number }
  | { readonly type: 'backed'; readonly seat: Seat; readonly fighter: FighterId; readonly dice: number }
  | { readonly type: 'rolled'; readonly rolls: readonly Rolled[] }
  | { readonly type: 'won'; readonly fighter: FighterId }
  | { readonly type: 'failed'; readonly fighter: FighterId; readonly gamble: number; readonly rests: readonly number[] }
  | { readonly type: 'gained'; readonly fighter: FighterId }
  | { readonly type: 'tied'; readonly fighter: FighterId; readonly npc: number; readonly rating: number }
  | { readonly type: 'improved'; readonly fighter: FighterId; readonly npc: number; readonly rating: number }
  | { readonly type: 'cutScene'; readonly fighter: FighterId }
  | { readonly type: 'resumed'; readonly fighter: FighterId; readonly by: FighterId }
  | { readonly type: 'beaten'; readonly winner: FighterId; readonly loser: FighterId; readonly victories: number }
  | { readonly type: 'suffered'; readonly fighter: FighterId; readonly gamble: number; readonly victories: number }
  | { readonly type: 'tieHurt'; readonly fighter: FighterId; readonly npc: number; readonly rating: number }
  | { readonly type: 'npcLost'; readonly npc: number; readonly fighter: FighterId }
  | { readonly type: 'gotAway'; readonly fighter: FighterId }
  | { readonly type: 'defeated'; readonly fighter: FighterId; readonly isDead: boolean }
  | { readonly type: 'encounterOver'; readonly fighters: readonly FighterId[] }
  | { readonly type: 'judgmentLost'; readonly seat: Seat; readonly dice: number }
  | { readonly type: 'lastStanding'; readonly fighter: FighterId }
  | {
      readonly type: 'episodeEnded';
      readonly written: number;
      readonly why: 'oneLeft' | 'closed' | 'npcsAlone';
    }
  | { readonly type: 'layerEnded'; readonly layer: number; readonly pools: readonly number[] }
  | { readonly type: 'ended'; readonly ending: number; readonly winners: readonly Seat[] };
