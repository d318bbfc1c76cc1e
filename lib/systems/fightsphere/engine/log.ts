import type { OneOf } from '@/lib/tabletop/step-by-step';
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
export type LogEvent = OneOf<Events>;

interface Events {
  picked: { seat: Seat; gladiator: number; drive: DriveCode };
  switched: { seat: Seat; drive: DriveCode };
  layerBegan: { layer: number; threshold: number; isCore: boolean };
  episodeBegan: { written: number; fighters: readonly FighterId[] };
  turnBegan: { seat: Seat };
  truceMade: { a: FighterId; b: FighterId };
  truceDeclined: { a: FighterId; b: FighterId };
  truceEnded: { a: FighterId; b: FighterId };
  framed: {
    seat: Seat;
    actor: FighterId;
    isEncounter: boolean;
    fighters: readonly FighterId[];
    written: number;
    problem: number;
    npcs: readonly number[];
  };
  /** A first meeting, and the dice that each got for it. */
  met: { a: FighterId; b: FighterId; bonuses: readonly [number, number] };
  built: { fighter: FighterId; background: boolean; gamble: number; bought: readonly number[]; leaving: boolean };
  betrayed: { by: FighterId; of: FighterId; bonus: number };
  backed: { seat: Seat; fighter: FighterId; dice: number };
  rolled: { rolls: readonly Rolled[] };
  won: { fighter: FighterId };
  failed: { fighter: FighterId; gamble: number; rests: readonly number[] };
  gained: { fighter: FighterId };
  tied: { fighter: FighterId; npc: number; rating: number };
  improved: { fighter: FighterId; npc: number; rating: number };
  cutScene: { fighter: FighterId };
  resumed: { fighter: FighterId; by: FighterId };
  beaten: { winner: FighterId; loser: FighterId; victories: number };
  suffered: { fighter: FighterId; gamble: number; victories: number };
  tieHurt: { fighter: FighterId; npc: number; rating: number };
  npcLost: { npc: number; fighter: FighterId };
  gotAway: { fighter: FighterId };
  defeated: { fighter: FighterId; isDead: boolean };
  encounterOver: { fighters: readonly FighterId[] };
  judgmentLost: { seat: Seat; dice: number };
  lastStanding: { fighter: FighterId };
  episodeEnded: { written: number; why: 'oneLeft' | 'closed' | 'npcsAlone' };
  layerEnded: { layer: number; pools: readonly number[] };
  ended: { ending: number; winners: readonly Seat[] };
}
